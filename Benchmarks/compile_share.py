#!/usr/bin/env python3
"""How much of real UIKit code compiles against LintelUIKit.

    swift build && Benchmarks/compile_share.py PROJECT... [--files-per-project 4] [--projects 5] [--list FILE]

PROJECT is a folder with an iOS project; none of its files is changed or copied into the repository. Which files are taken is a rule, not a
choice: projects in the order of the SHA-256 of their folder's name, the first five that have at least four bar-related Swift files; in each the
four first by the SHA-256 of their path. --skip N leaves the first N such projects out. Bar-related is a file, no test and not vendored, that
imports UIKit, declares a class and names a bar's class or member, and none of the names that UIKit gave up with Swift 3 or 4.2: such a file
compiles with no UIKit of today. With --list the files are read from FILE, one a line; --built compares with another build.

Each file is lowered as the build plugin does it and type-checked with the other Swift files of its project as context, imports of modules
that do not exist here left out. An error counts as ours where it names a symbol of UIKit that LintelUIKit lacks: a type, a member of a UIKit
type, an override, a call whose labels do not fit. Types and members that the project, its packages or other Apple frameworks would bring are
told apart, and so are SwiftUI's UIHostingController and its like, and the names under which packages hang their members on UIKit's types
(`snp`, `rx`): they hide what else an expression misses.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILT = os.path.join(ROOT, ".build", "debug")
BAR = re.compile(
    r"\b(UIToolbar|UINavigationBar\w*|UITabBar\w*|UIBarButtonItem\w*|UIBarAppearance|UIToolbarAppearance|toolbarItems|setToolbarItems"
    r"|setToolbarHidden|isToolbarHidden|hidesBottomBarWhenPushed|hidesBarsOn\w+|hidesBarsWhen\w+|preferredStatusBar\w+"
    r"|prefersStatusBarHidden|setNeedsStatusBarAppearanceUpdate|childForStatusBar\w+|statusBarStyle|isStatusBarHidden|statusBarManager"
    r"|statusBarFrame|navigationItem|setNavigationBarHidden|isNavigationBarHidden|rightBarButtonItems?|leftBarButtonItems?"
    r"|isNetworkActivityIndicatorVisible|prefersHomeIndicatorAutoHidden|modalPresentationCapturesStatusBarAppearance)\b")
# Names of UIKit's that ended with Swift 3 (functions that make values, long method names) and 4.2 (types that moved into others).
GONE = re.compile(
    r"\b(UIControl(State|Events)|UIBarButton(ItemStyle|SystemItem)|UIApplicationLaunchOptionsKey|UIApplicationOpenURLOptionsKey"
    r"|UIView(Autoresizing|AnimationOptions|AnimationCurve|ContentMode)|UIAlert(Action|Controller)Style|UITableViewCell\w*Style"
    r"|UITableView(RowAnimation|ScrollPosition|Style)|UICollectionViewScroll(Position|Direction)|UIButtonType|UIActivityIndicatorViewStyle"
    r"|UIImage(RenderingMode|Orientation)|UIGestureRecognizerState|UILayoutConstraintAxis|UINavigationControllerOperation"
    r"|NSAttributedStringKey|NS(Font|ForegroundColor)AttributeName|UI(Keyboard|TextField|Text|Application|Device)\w+(Key|Notification)"
    r"|UIEdgeInsetsMake|CG(Rect|Point|Size)Make|UITableViewAutomaticDimension|sharedApplication\(\)|presentViewController|NSIndexPath"
    r"|animateWithDuration|dismissViewControllerAnimated|(white|black|clear|red|blue)Color\(\))\b")
# Of SwiftUI, by its names.
NOT_UIKIT = re.compile(r"^UI(HostingController|HostingConfiguration|ViewRepresentable\w*|ViewControllerRepresentable\w*|ApplicationDelegateAdaptor)$")
PACKAGES = re.compile(r"^(snp|rx|kf|reactive|hero|pin|yoga|bnd|sd_\w+|af_\w+|af)$")
VENDORED = re.compile(r"/(Pods|Carthage|node_modules|[Vv]endor|\.build|Local Pods|Third ?Party)/")
TEST = re.compile(r"Tests?/|Tests?\.swift$")
OURS = re.compile(
    r"^(UI[A-Z]\w+|CG(Float|Point|Size|Rect|Vector|AffineTransform|Color|Path|Context|Image)\w*|CA[A-Z]\w+"
    r"|NS(Layout|Collection|Diffable|Directional|Text|Paragraph|MutableParagraph|Shadow|DataAsset|Rect|StringFromCG)\w*|Selector)$")


def text_of(path):
    with open(path, errors="replace") as file:
        return file.read()


def code_of(path):
    """The file's text without comments and without what stands in strings."""
    text = re.sub(r"/\*.*?\*/", " ", text_of(path), flags=re.S)
    text = re.sub(r'"""(.*?)"""', '""', text, flags=re.S)
    return re.sub(r"//[^\n]*", "", re.sub(r'"(\\.|[^"\\\n])*"', '""', text))


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def swift_files(project):
    for folder, folders, names in os.walk(project):
        folders[:] = [name for name in folders if not name.startswith(".")]
        if VENDORED.search(folder + "/"):
            continue
        for name in sorted(names):
            path = os.path.join(folder, name)
            if name.endswith(".swift") and os.path.isfile(path) and not TEST.search(os.path.relpath(path, project)):
                yield path


def is_bar_related(path):
    code = code_of(path)
    return (re.search(r"^\s*import UIKit\b", code, re.M) and re.search(r"\bclass\b", code) and BAR.search(code)
            and not GONE.search(code))


def choose(projects, count, each, skipped):
    chosen = []
    for project in sorted(projects, key=lambda path: digest(os.path.basename(path))):
        files = [path for path in swift_files(project) if is_bar_related(path)]
        if len(files) >= each:
            chosen.append((project, sorted(files, key=lambda path: digest(os.path.relpath(path, project)))[:each]))
        if len(chosen) == skipped + count:
            break
    return chosen[skipped:]


def headers(project):
    for folder, _, names in os.walk(project):
        for name in names:
            if name.endswith((".h", ".pch", ".m")) and os.path.isfile(os.path.join(folder, name)):
                yield os.path.join(folder, name)


class Context:
    """A project's Swift files, lowered, and what they declare."""

    def __init__(self, project, folder, built):
        self.built, self.lowered, self.names, self.added, self.parents = built, {}, set(), set(), {}
        self.types = {}
        self.headers = set(word for path in headers(project) for word in re.findall(r"\w+", text_of(path)))
        for number, path in enumerate(swift_files(project)):
            if os.path.basename(path) == "Package.swift" or "@main" in text_of(path) and path.endswith("Plugin.swift"):
                continue
            target = os.path.join(folder, f"{number}.swift")
            if subprocess.run([os.path.join(built, "lintel-lower"), path, target], capture_output=True).returncode:
                continue
            with open(target, errors="replace") as file:
                # The module with main() needs a machine's windows: what it brings an app is left out with it.
                lowered = re.sub(r"; *import LintelApp\b|^@main\b", "", file.read(), flags=re.M)
            with open(target, "w") as file:
                file.write(re.sub(r"(?m)^([ \t]*(?:@\w+[ \t]+)*(?:public |internal |private )?)import (?:\w+ )?(\w+)[.\w]*", self.kept, lowered))
            self.lowered[os.path.abspath(path)] = target
            code = code_of(path)
            names = set(re.findall(r"\b(?:func|var|let|case|class|struct|enum|protocol|typealias|actor)\s+`?(\w+)", code))
            self.names |= names
            for cases in re.findall(r"\bcase\s+([^:\n]*)", code):
                self.names |= set(re.findall(r"\w+", cases))
            self.types[target] = set(re.findall(r"(?m)^(?:@?\w+(?:\([^)]*\))?[ \t]+)*?(?:class|struct|enum|protocol)\s+(\w+)", code))
            for extended in set(re.findall(r"\bextension\s+((?:UI|NS|CA|CG)\w+)", code)):
                self.added |= {(extended, name) for name in names}
            for name, parent in re.findall(r"\bclass\s+(\w+)(?:<[^>]*>)?\s*:\s*([\w.]+)", code):
                self.parents[name] = parent

    @staticmethod
    def kept(match):
        known = ("LintelUIKit", "Foundation", "Dispatch", "Swift")
        return match.group(0) if match.group(2) in known else ""

    def adds(self, name, type_name):
        """Whether an extension in the project may bring a member; of its own classes' ancestors any may."""
        return any(added == name and (type_name.startswith(extended) or not OURS.match(type_name)) for extended, added in self.added)

    def is_uikit(self, type_name):
        """Whether a type is UIKit's, or a class of the project that inherits from one."""
        name = re.sub(r"[?!]|<.*|\.Type$|^\(|\)$|any ", "", type_name).split(".")[0]
        for _ in range(9):
            if OURS.match(name) and name not in self.names:
                return not NOT_UIKIT.match(name)
            if name not in self.parents:
                return False
            name = self.parents[name]
        return False


def judge(message, line, class_name, context):
    """The UIKit symbol that an error misses, "" for what follows from other errors, None for what is not ours."""
    found = re.search(r"cannot find (?:type )?'(\w+)' in scope", message)
    if found:
        name = found.group(1)
        if OURS.match(name):
            return None if name in context.names or NOT_UIKIT.match(name) else name
        if name in context.names or name in context.headers or not class_name or not context.is_uikit(class_name):
            return None
        if not name[0].islower() or re.match(r"k[A-Z]", name) or PACKAGES.match(name):
            return None
        return f"{name} (in a class of UIKit's)"
    found = re.search(r"(?:value of type|type) '([^']+)' has no member '(\w+)'", message)
    if found:
        owner, name = found.groups()
        if not context.is_uikit(owner) or context.adds(name, owner) or PACKAGES.match(name):
            return None
        return f"{owner.strip('?')}.{name}"
    if re.search(r"actor-isolated|nonisolated context", message):
        return "isolation: code that UIKit lets be"
    if "does not override any" in message:
        if not context.is_uikit(class_name or ""):
            return None
        found = re.search(r"(func \w+\(.*?\)|var \w+|init\(.*?\))", line)
        return "override " + found.group(1) if found else "override"
    found = re.search(r"'(\w+)' is not a member type of class 'LintelUIKit\.(\w+)'", message)
    if found:
        return f"{found.group(2)}.{found.group(1)}"
    if "cannot be overridden from extension" in message:
        return "override in an extension"
    if "do not match those of overridden method" in message:
        return "override of " + re.search(r"method '([^']*)'", message).group(1)
    if re.search(r"non-function type 'UI(Table|Collection)View[?!]*'|binary operator .* 'UI\w+\.\w+'", message):
        return line.strip()[:110]
    if re.search(r"does not conform to protocol '(UI|NS)\w+'", message):
        return re.search(r"to protocol '(\w+)'", message).group(0)
    if re.search(r"cannot infer|contextual type|could not be inferred|unable to infer|ambiguous|unable to type-check", message):
        return ""
    found = re.search(r"LintelUIKit|instance method '(show|present|setItems|performBatchUpdates)'|have '[^']*(ReuseIdentifier|animated):'", message)
    if found:
        return f"{line.strip()[:110]} [{message}]"
    if re.search(r"label|argument|no exact matches|cannot convert|initializer", message):
        if "argument type 'NSObject'" in message:
            return "addObserver of an object that is no NSObject"
        found = re.search(r"\b((?:UI|NS|CG)\w+)(\.\w+)?\(", line)
        if "selector(" in line or found and OURS.match(found.group(1)) and found.group(1) not in context.names:
            return f"{line.strip()[:110]} [{message}]"
    return None


def enclosing_class(lines, number):
    for line in reversed(lines[:number]):
        found = re.match(r"\s*(?:@?\w+\s+)*?(?:class|extension)\s+([A-Z]\w+)", line)
        if found:
            return found.group(1)
    return None


def check(path, context):
    target = context.lowered[os.path.abspath(path)]
    # Another target's file may declare the same types.
    others = [file for file in context.lowered.values() if file != target and not context.types[file] & context.types[target]]
    command = ["swiftc", "-frontend", "-typecheck", "-swift-version", "5", "-module-name", "App", "-I", os.path.join(context.built, "Modules")]
    result = subprocess.run(command + ["-primary-file", target] + others, capture_output=True, text=True)
    lines = text_of(path).split("\n")
    ours, foreign = set(), set()
    for found in re.finditer(r"^(.+?):(\d+):\d+: error: (.*)$", result.stderr, re.M):
        if os.path.abspath(found.group(1)) != os.path.abspath(path):
            continue
        number = int(found.group(2))
        line = lines[number - 1] if number <= len(lines) else ""
        symbol = judge(found.group(3), line, enclosing_class(lines, number), context)
        if symbol:
            ours.add(symbol)
        elif symbol is None:
            foreign.add(f"{number}: {found.group(3)}")
        else:
            foreign.add("")
    # A module that cannot be loaded is an error of no file: nothing is known of this one then.
    unchecked = result.returncode != 0 and ": error: " not in result.stderr.replace("<unknown>:0: error: ", "")
    crashed = result.returncode < 0 or "Stack dump" in result.stderr or unchecked
    return ours, foreign, crashed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("projects", nargs="*")
    parser.add_argument("--projects", dest="count", type=int, default=5)
    parser.add_argument("--files-per-project", type=int, default=4)
    parser.add_argument("--skip", type=int, default=0, help="how many projects of the rule's order to leave out")
    parser.add_argument("--built", default=BUILT, help="the folder with lintel-lower and Modules")
    parser.add_argument("--list", help="files to take instead of the rule's")
    parser.add_argument("--verbose", action="store_true", help="print what is not ours as well")
    options = parser.parse_args()
    chosen = choose(options.projects, options.count, options.files_per_project, options.skip)
    if options.list:
        named = [line.strip() for line in open(options.list) if line.strip()]
        chosen = [(p, [f for f in named if os.path.abspath(f).startswith(os.path.abspath(p) + "/")]) for p in options.projects]
        chosen = [(project, files) for project, files in chosen if files]
    missing, total, whole, clean = collections.Counter(), 0, 0, 0
    for project, files in chosen:
        with tempfile.TemporaryDirectory() as folder:
            context = Context(project, folder, options.built)
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                results = list(pool.map(lambda path: check(path, context), files))
        for path, (ours, foreign, crashed) in zip(files, results):
            total += 1
            whole += not ours and not foreign and not crashed
            clean += not ours and not crashed
            state = "crashes the compiler" if crashed else f"{len(ours)} missing" if ours else "all of UIKit found" if foreign else "compiles"
            print(f"{os.path.basename(project)}/{os.path.relpath(path, project)}: {state}")
            for symbol in sorted(ours):
                print(f"    {symbol}")
                missing[symbol] += 1
            if options.verbose:
                for line in sorted(foreign - {""}):
                    print(f"    ({line})")
    print(f"\n{total} files: {whole} compile; {clean} miss nothing of UIKit's; {total - clean} miss {len(missing)} symbols")
    for symbol, count in missing.most_common():
        print(f"{count:4d}  {symbol}")


if __name__ == "__main__":
    sys.exit(main())
