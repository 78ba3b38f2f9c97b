import Foundation
public import LintelEvidence
import LintelModel

extension UIApplication {
    /// What is on screen now, as facts that the guidelines' rules read: the controllers, their bars and items. Nothing is known of code,
    /// files and screens that are not shown. Places name objects, not lines.
    public var evidence: ProjectEvidence {
        commit()
        return LiveEvidence(self).evidence
    }
}
