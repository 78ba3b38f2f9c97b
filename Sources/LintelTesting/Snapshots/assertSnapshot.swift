public import LintelModel
public import LintelUIKit

/// Compares an app as it stands with the snapshot kept beside the test, in `__Snapshots__/<TestFile>/<test>.<name>.png`.
///
/// - Parameters:
///   - part: the whole screen, or one bar cut out of it.
///   - format: pixels, boxes as text, or the decisions as text.
///   - name: tells a test's snapshots apart.
///   - tolerance: how far pixels may differ; not at all by default.
///   - recording: when the file is written; by default what `LINTEL_SNAPSHOTS` says.
@MainActor
public func assertSnapshot(
    of app: UIApplication, showing part: SnapshotPart = .screen, as format: SnapshotFormat = .picture, named name: String? = nil,
    tolerance: SnapshotTolerance = .exact, record recording: SnapshotRecording = .environment, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, test: String = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = SnapshotFile(testFile: "\(filePath)", test: test, details: [name], format: format)
    let assertion = SnapshotAssertion(file: file, part: part, tolerance: tolerance, recording: recording, site: site)
    assertion.check(try SnapshotSubject(app), as: format)
}

/// Compares a controller on each of many devices with a snapshot of its own: `<test>.<name>.<device>.png`.
///
/// - Parameters:
///   - controller: made anew for each device if it is an expression that makes one.
///   - prepare: what happens before the picture is taken, such as taps and scrolling.
@MainActor
public func assertSnapshot(
    of controller: @autoclosure () throws -> UIViewController, on devices: [TestDevice], showing part: SnapshotPart = .screen,
    as format: SnapshotFormat = .picture, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
    record recording: SnapshotRecording = .environment, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    test: String = #function, line: UInt = #line, column: UInt = #column, after prepare: (UIApplication) throws -> Void = { _ in }
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for device in devices {
        do {
            let app = try UIApplication(on: device, rootViewController: try controller())
            try prepare(app)
            let file = SnapshotFile(testFile: "\(filePath)", test: test, details: [name, device.label], format: format)
            SnapshotAssertion(file: file, part: part, tolerance: tolerance, recording: recording, site: site)
                .check(try SnapshotSubject(app), as: format)
        } catch {
            site.fail("on \(device.label): \(error)")
        }
    }
}

/// Compares a controller on one device with its snapshot: `<test>.<name>.<device>.png`.
@MainActor
public func assertSnapshot(
    of controller: @autoclosure () throws -> UIViewController, on device: TestDevice, showing part: SnapshotPart = .screen,
    as format: SnapshotFormat = .picture, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
    record recording: SnapshotRecording = .environment, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    test: String = #function, line: UInt = #line, column: UInt = #column, after prepare: (UIApplication) throws -> Void = { _ in }
) {
    assertSnapshot(
        of: try controller(), on: [device], showing: part, as: format, named: name, tolerance: tolerance, record: recording,
        fileID: fileID, filePath: filePath, test: test, line: line, column: column, after: prepare)
}

/// Compares a screen of the model, such as one read from a storyboard, with its snapshot.
@MainActor
public func assertSnapshot(
    of screen: Screen, showing part: SnapshotPart = .screen, as format: SnapshotFormat = .picture, named name: String? = nil,
    tolerance: SnapshotTolerance = .exact, record recording: SnapshotRecording = .environment, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, test: String = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = SnapshotFile(testFile: "\(filePath)", test: test, details: [name], format: format)
    do {
        let subject = try SnapshotSubject(screen)
        SnapshotAssertion(file: file, part: part, tolerance: tolerance, recording: recording, site: site).check(subject, as: format)
    } catch {
        site.fail("snapshot \(file.name): \(error)")
    }
}
