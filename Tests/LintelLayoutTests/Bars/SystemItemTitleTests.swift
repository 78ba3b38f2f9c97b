import LintelModel
import Testing

@testable import LintelLayout

struct SystemItemTitleTests {
    @Test(
        "TB-51: words of system items in the locale's language, English where none is known",
        arguments: [
            ("en_US", "Done", "Cancel"), ("de_DE", "Fertig", "Abbrechen"), ("fr_FR", "OK", "Annuler"), ("ja_JP", "完了", "キャンセル"),
            ("zh_CN", "完成", "取消"), ("ko_KR", "완료", "취소"), ("ru_RU", "Готово", "Отменить"), ("ar", "تم", "إلغاء"),
            ("he_IL", "סיום", "ביטול"),
            ("xx_YY", "Done", "Cancel"),
        ])
    func words(_ locale: String, _ done: String, _ cancel: String) {
        #expect(SystemItem.done.title(in: LocaleIdentifier(locale)) == done)
        #expect(SystemItem.cancel.title(in: LocaleIdentifier(locale)) == cancel)
    }

    @Test(
        "Chinese is told apart by script, or by region",
        arguments: [
            ("zh-Hans_CN", "编辑"), ("zh_CN", "编辑"), ("zh-Hant_TW", "編輯"), ("zh_TW", "編輯"), ("zh_HK", "編輯"), ("zh-Hans_HK", "编辑"),
        ])
    func chinese(_ locale: String, _ edit: String) {
        #expect(SystemItem.edit.title(in: LocaleIdentifier(locale)) == edit)
    }

    @Test("an item has a symbol or a word in every era, unless it is a space", arguments: SystemEra.allCases)
    func faces(_ era: SystemEra) {
        for item in SystemItem.allCases where item != .flexibleSpace && item != .fixedSpace {
            #expect((item.symbol(in: era) == nil) != item.title(in: "en").isEmpty || era >= .twentySix)
            #expect(item.symbol(in: era) != nil || !item.title(in: "en").isEmpty)
        }
    }

    @Test("every symbol that a system item asks for is drawn", arguments: SystemEra.allCases)
    func symbols(_ era: SystemEra) {
        for item in SystemItem.allCases {
            guard let name = item.symbol(in: era) else { continue }
            #expect(SymbolCatalogue.symbol(named: name) != nil, "\(name)")
        }
    }
}
