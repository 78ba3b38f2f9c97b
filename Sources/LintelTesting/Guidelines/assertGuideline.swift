public import LintelEvidence
import LintelGuidelines
import LintelModel
public import LintelUIKit

/// Holds an app, as it stands, against one guideline.
@MainActor
public func assertGuideline(
    _ guideline: Guideline, of app: UIApplication, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    GuidelineAssertion(site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)).check([guideline], app)
}

/// Holds a controller against one guideline on each of many devices, appearances, languages and sizes of text.
///
/// - Parameters:
///   - controller: made anew for each device if it is an expression that makes one.
///   - prepare: what happens before, such as taps and scrolling.
@MainActor
public func assertGuideline(
    _ guideline: Guideline, of controller: @autoclosure () throws -> UIViewController, on devices: [TestDevice],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    after prepare: (UIApplication) throws -> Void = { _ in }
) {
    GuidelineAssertion(site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        .check([guideline], try controller(), devices, prepare)
}

/// Holds an app, as it stands, against everything that can be told of a running app.
///
/// - Parameters:
///   - exceptions: ids of guidelines that are not asked.
///   - severity: findings below it are left out.
@MainActor
public func assertGuidelines(
    of app: UIApplication, except exceptions: Set<String> = [], from severity: Severity = .warning, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = GuidelineAssertion(site: site, severity: severity)
    assertion.check(assertion.guidelines(except: exceptions), app)
}

/// Holds a controller against everything that can be told of a running app, on each of many devices.
@MainActor
public func assertGuidelines(
    of controller: @autoclosure () throws -> UIViewController, on devices: [TestDevice], except exceptions: Set<String> = [],
    from severity: Severity = .warning, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, after prepare: (UIApplication) throws -> Void = { _ in }
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = GuidelineAssertion(site: site, severity: severity)
    assertion.check(assertion.guidelines(except: exceptions), try controller(), devices, prepare)
}
