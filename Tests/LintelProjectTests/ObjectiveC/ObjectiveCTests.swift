import Foundation
import LintelEvidence
import LintelProject
import LintelTestSupport
import Testing

/// The Objective-C reader against what projects.md (section 1, "Objective-C") says is written.
@Suite struct ObjectiveCTests {
    private func read(_ body: String) -> SourceFile {
        ObjectiveCReader.read(path: "A.m", bytes: Array("@implementation A\n\(body)\n@end\n".utf8))
    }

    struct Answers: CustomTestStringConvertible {
        var method: String
        var paths: [String]
        var testDescription: String { method }

        init(_ method: String, _ paths: [String]) {
            self.method = method
            self.paths = paths
        }
    }

    static let answers = [
        Answers("-(BOOL)prefersStatusBarHidden { return YES; }", ["true"]),
        Answers("- (BOOL) prefersStatusBarHidden\n{\n\treturn (BOOL)true;\n}", ["true"]),
        Answers("- (BOOL)prefersStatusBarHidden { return _isHidden; }", ["isHidden"]),
        Answers("- (BOOL)prefersStatusBarHidden { return self.isHidden; }", ["isHidden"]),
        Answers("- (BOOL)prefersStatusBarHidden { return [super prefersStatusBarHidden]; }", ["super"]),
        Answers("- (BOOL)prefersStatusBarHidden { return isPad ? NO : YES; }", ["false | true"]),
        Answers("- (BOOL)prefersStatusBarHidden { return [self.bar prefersStatusBarHidden]; }", ["bar.prefersStatusBarHidden(…)"]),
        Answers(
            "- (BOOL)prefersStatusBarHidden { if (self.isShown) { return NO; } return YES; }",
            ["false if self.isShown", "true if !(self.isShown)"]),
        Answers("- (BOOL)prefersStatusBarHidden { if (a) return NO; else return YES; }", ["false if a", "true if !(a)"]),
        Answers(
            "- (BOOL)prefersStatusBarHidden { if (@available(iOS 13.4, *)) { return YES; } return YES; }",
            ["true if iOS 13.4+", "true if before iOS 13.4"]),
        Answers(
            "- (BOOL)prefersStatusBarHidden {\n#if DEBUG\n return YES;\n#else\n return NO;\n#endif\n}",
            ["true if #DEBUG", "false if #!(DEBUG)"]),
        Answers("- (BOOL)prefersStatusBarHidden { [self run:^BOOL(int a) { return NO; }]; return YES; // no\n }", ["true"]),
        Answers("- (BOOL)prefersStatusBarHidden:(int)x;\n- (void)other { }", []),
    ]

    @Test("paths of a method", arguments: answers)
    func paths(row: Answers) { #expect(read(row.method).answers(of: "prefersStatusBarHidden") == row.paths) }

    @Test("classes, categories, extensions, protocols and where they end") func types() {
        let source = """
            #import <SpriteKit/SpriteKit.h>
            #import "Own.h"
            @class Forward;
            @protocol Named <NSObject>
            - (void)name;
            @end
            @interface Page<T> : UIViewController <Named, UIToolbarDelegate> {
                IBOutlet UIToolbar *_bar;
            }
            @property (weak, nonatomic) IBOutlet UIBarButtonItem *share;
            @property (copy) void (^done)(BOOL);
            @end
            @interface Page ()
            @end
            @implementation Page
            - (void)run { }
            @end
            @implementation UINavigationController (Bar)
            - (UIStatusBarStyle)preferredStatusBarStyle { return UIStatusBarStyleLightContent; }
            @end
            """
        let file = ObjectiveCReader.read(path: "P.m", bytes: Array(source.utf8))
        #expect(
            file.typeLines == [
                "protocol Named: NSObject 4", "class Page: UIViewController, Named, UIToolbarDelegate 7", "extension Page 13",
                "class Page: UIViewController, Named, UIToolbarDelegate 15", "extension UINavigationController 18",
            ])
        #expect(file.imports == ["SpriteKit"])
        #expect(file.types[1].members.map(\.name) == ["bar", "share"])
        #expect(file.types[1].members.map(\.isOutlet) == [true, true])
        #expect(file.types[3].lines == 15...17)
        #expect(file.answers(of: "preferredStatusBarStyle") == [".UIStatusBarStyleLightContent"])
    }

    @Test("items, lists and labels by any spelling") func items() {
        let file = read(
            """
            - (void)viewDidLoad {
                if (!self.here) {
                    self.here = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"here"] style:UIBarButtonItemStylePlain
                                                                target:self action:@selector(go:)];
                }
                self.kinds = [[UISegmentedControl alloc] initWithItems:@[ @"A", @"B" ]];
                self.kindItem = [[UIBarButtonItem alloc] initWithCustomView:self.kinds];
                UIBarButtonItem *flex = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace
                                                                                      target:nil action:NULL];
                self.toolbarItems = @[ self.here, flex, self.kindItem ];
                [self.here setAccessibilityLabel:NSLocalizedString(@"here", nil)];
            }
            - (void)edit {
                NSMutableArray *items = [NSMutableArray arrayWithObjects:_here, nil];
                if (self.isEditing) [items addObject:[[UIBarButtonItem alloc] initWithTitle:@"Done" style:0 target:nil action:nil]];
                [self setToolbarItems:items animated:YES];
            }
            """)
        #expect(
            file.itemLines == [
                "4 here, image here, label key “here”", "8 kindItem, view UISegmentedControl", "9 flex, system flexibleSpace",
                "16 -, title “Done”",
            ])
        #expect(file.listLines == ["toolbarItems [here, flexibleSpace, kindItem]", "toolbarItems [here, item] and more"])
    }

    @Test("a getter that makes its item at the first call stands for it in a list") func getters() {
        let file = read(
            """
            - (UIBarButtonItem *)backItem {
                if (!_backItem) {
                    _backItem = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"back"] style:0 target:self action:@selector(go:)];
                }
                return _backItem;
            }
            - (void)update {
                NSArray *items = [NSArray arrayWithObjects:self.backItem, nil];
                self.toolbarItems = items;
            }
            """)
        #expect(file.itemLines == ["4 backItem, image back"])
        #expect(file.listLines == ["toolbarItems [backItem]"])
    }

    @Test("the application's setters in three spellings, and what is none") func calls() {
        let file = read(
            """
            - (void)run:(UIApplication *)application {
                [UIApplication sharedApplication].statusBarHidden = YES;
                [[UIApplication sharedApplication] setStatusBarHidden:NO withAnimation:UIStatusBarAnimationFade];
                application.statusBarStyle = UIStatusBarStyleLightContent;
                [self setStatusBarStyle:@"dark" animated:YES];
                // [[UIApplication sharedApplication] setStatusBarHidden:NO];
                NSLog(@"[app setStatusBarHidden:NO]; // %d", a[0] == 'x');
                x = [UIApplication sharedApplication].statusBarFrame.size.height;
                self->app.networkActivityIndicatorVisible = count > 0;
            }
            """)
        #expect(
            file.callLines([
                "statusBarHidden", "setStatusBarHidden", "statusBarStyle", "setStatusBarStyle", "statusBarFrame",
                "networkActivityIndicatorVisible",
            ]) == [
                "3 assignment UIApplication.sharedApplication.statusBarHidden(true)",
                "4 call UIApplication.sharedApplication.setStatusBarHidden(false, withAnimation: .UIStatusBarAnimationFade)",
                "5 assignment application.statusBarStyle(.UIStatusBarStyleLightContent)",
                "6 call setStatusBarStyle(“dark”, animated: true)",
                "9 read UIApplication.sharedApplication.statusBarFrame()",
                "10 assignment app.networkActivityIndicatorVisible(count>0)",
            ])
    }

    @Test("branches of the preprocessor that cut through braces") func unevenBranches() {
        let file = read(
            """
            - (void)a {
                if (x) {
            #if TARGET_OS_VISION
                }
            #else
                } else {
                    [self.navigationController setToolbarHidden:NO];
                }
            #endif
            }
            - (BOOL)prefersStatusBarHidden { return NO; }
            """)
        #expect(
            file.callLines(["setToolbarHidden"]) == ["8 call navigationController.setToolbarHidden(false) if #!(TARGET_OS_VISION) if !(x)"])
        #expect(file.answers(of: "prefersStatusBarHidden") == ["false"])
    }

    static let brokenSources: [String: String] = [
        "empty": "", "no end": "@implementation A\n- (BOOL)prefersStatusBarHidden { if (a) { return",
        "open message": "@implementation A\n- (void)f { [[[a b",
        "stray brackets": "@implementation A ] ) } - (void)f { ) ] toolbar }",
        "open string": "@implementation A\n- (void)f { NSString *s = @\"toolbar",
        "open comment": "/* toolbar", "deep messages": "@implementation A\n- (void)f { " + String(repeating: "[", count: 20_000),
        "deep blocks": "@implementation A\n- (void)f { " + String(repeating: "{", count: 20_000),
        "deep brackets": "@implementation A\n- (void)f { x = " + String(repeating: "(", count: 20_000),
        "deep literals": "@implementation A\n- (void)f { x = " + String(repeating: "@[", count: 20_000),
        "deep choices": "@implementation A\n- (void)f { x = " + String(repeating: "a ? b : ", count: 20_000),
        "many signs": "@implementation A\n- (void)f { x = " + String(repeating: "!", count: 20_000) + "a; }",
        "many alternatives": "@implementation A\n- (void)f { " + String(repeating: "if (a) b(); else ", count: 20_000),
        "one long line": "@implementation A\n- (void)f { char d[] = {" + String(repeating: "0x1f,", count: 100_000) + "}; }",
        "unclosed conditions": String(repeating: "#if A\n", count: 2000) + "@implementation A",
    ]

    @Test("broken and deep source is survived", arguments: brokenSources.keys.sorted())
    func broken(name: String) async throws {
        let bytes = Array(try #require(Self.brokenSources[name]).utf8)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let thread = Thread {
                _ = ObjectiveCReader.read(path: "B.m", bytes: bytes)
                _ = ObjectiveCReader.scan(path: "B.m", bytes: bytes)
                done.resume()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
}
