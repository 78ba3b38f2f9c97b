package import LintelModel

/// The words of the system items that are words, as iOS writes them in each language (TB-51).
extension SystemItem {
    private struct Words {
        var done: String
        var cancel: String
        var edit: String
        var save: String
        var undo: String
        var redo: String
        var back: String

        init(_ done: String, _ cancel: String, _ edit: String, _ save: String, _ undo: String, _ redo: String, _ back: String) {
            self.done = done
            self.cancel = cancel
            self.edit = edit
            self.save = save
            self.undo = undo
            self.redo = redo
            self.back = back
        }
    }

    private static let english = Words("Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Back")

    private static let table: [String: Words] = [
        "en": english,
        "de": Words("Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück"),
        "fr": Words("OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour"),
        "es": Words("OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás"),
        "it": Words("Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro"),
        "pt": Words("OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar"),
        "nl": Words("Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug"),
        "sv": Words("Klar", "Avbryt", "Ändra", "Spara", "Ångra", "Gör om", "Bakåt"),
        "da": Words("OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Tilbage"),
        "pl": Words("Gotowe", "Anuluj", "Edycja", "Zachowaj", "Cofnij", "Ponów", "Wstecz"),
        "tr": Words("Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Geri"),
        "ja": Words("完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る"),
        "zh-Hans": Words("完成", "取消", "编辑", "存储", "撤销", "重做", "返回"),
        "zh-Hant": Words("完成", "取消", "編輯", "儲存", "還原", "重做", "返回"),
        "ko": Words("완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "뒤로"),
        "ru": Words("Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Назад"),
        "uk": Words("Готово", "Скасувати", "Редагувати", "Зберегти", "Скасувати", "Повторити", "Назад"),
        "ar": Words("تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "رجوع"),
        "he": Words("סיום", "ביטול", "עריכה", "שמירה", "ביטול", "חזרה על הפעולה", "חזרה"),
    ]

    private static func words(in locale: LocaleIdentifier) -> Words { table[key(of: locale)] ?? english }

    /// Chinese is two languages in writing; the region tells which where the script is not named.
    static func key(of locale: LocaleIdentifier) -> String {
        switch locale.language {
        case "zh":
            let isSimplified = locale.identifier.contains("Hans")
            let isTraditional = locale.identifier.contains("Hant") || ["TW", "HK", "MO"].contains(locale.region ?? "")
            return isTraditional && !isSimplified ? "zh-Hant" : "zh-Hans"
        case "iw": return "he"
        default: return locale.language
        }
    }

    /// The word in a language, English where iOS's word is not known here; empty for the ones that have no word.
    package func title(in locale: LocaleIdentifier) -> String {
        let words = Self.words(in: locale)
        switch self {
        case .done: return words.done
        case .cancel: return words.cancel
        case .edit: return words.edit
        case .save: return words.save
        case .undo: return words.undo
        case .redo: return words.redo
        case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
            .trash, .play, .pause, .rewind, .fastForward, .pageCurl, .close, .writingTools:
            return ""
        }
    }

    /// What a back button says where no title is left to say.
    static func backTitle(in locale: LocaleIdentifier) -> String { words(in: locale).back }

    /// What the item of an overflow menu says.
    static func moreTitle(in locale: LocaleIdentifier) -> String { more[key(of: locale)] ?? "More" }

    private static let more = [
        "en": "More",
        "de": "Mehr",
        "fr": "Plus",
        "es": "Más",
        "it": "Altro",
        "pt": "Mais",
        "nl": "Meer",
        "sv": "Mer",
        "da": "Mere",
        "pl": "Więcej",
        "tr": "Daha Fazla",
        "ja": "その他",
        "zh-Hans": "更多",
        "zh-Hant": "更多",
        "ko": "더 보기",
        "ru": "Еще",
        "uk": "Більше",
        "ar": "المزيد",
        "he": "עוד",
    ]
}
