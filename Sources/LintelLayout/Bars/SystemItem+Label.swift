package import LintelModel

/// What the system items that are pictures are called: what VoiceOver says, and what the large content viewer shows (TB-51, TB-59). Apple
/// lists no such words; these are the ones that iOS's own apps use for the same actions in each language.
extension SystemItem {
    private static let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "ja", "zh-Hans", "ko", "ru"]

    /// A word of each of `languages`, in their order.
    private static let labels: [SystemItem: [String]] = [
        .add: [
            "Add", "Hinzufügen", "Ajouter", "Añadir", "Aggiungi", "Adicionar", "Voeg toe", "Lägg till", "追加", "添加", "추가", "Добавить",
        ],
        .compose: [
            "Compose", "Verfassen", "Rédiger", "Redactar", "Scrivi", "Escrever", "Schrijf", "Skriv", "作成", "撰写", "작성", "Написать",
        ],
        .reply: [
            "Reply", "Antworten", "Répondre", "Responder", "Rispondi", "Responder", "Antwoord", "Svara", "返信", "回复", "답장", "Ответить",
        ],
        .action: [
            "Share", "Teilen", "Partager", "Compartir", "Condividi", "Compartilhar", "Deel", "Dela", "共有", "共享", "공유", "Поделиться",
        ],
        .organize: [
            "Organize", "Ordnen", "Organiser", "Organizar", "Organizza", "Organizar", "Orden", "Ordna", "整理", "整理", "정리", "Упорядочить",
        ],
        .bookmarks: [
            "Bookmarks", "Lesezeichen", "Signets", "Marcadores", "Segnalibri", "Favoritos", "Bladwijzers", "Bokmärken", "ブックマーク", "书签",
            "책갈피", "Закладки",
        ],
        .search: [
            "Search", "Suchen", "Rechercher", "Buscar", "Cerca", "Buscar", "Zoek", "Sök", "検索", "搜索", "검색", "Поиск",
        ],
        .refresh: [
            "Refresh", "Aktualisieren", "Actualiser", "Actualizar", "Aggiorna", "Atualizar", "Vernieuw", "Uppdatera", "更新", "刷新", "새로 고침",
            "Обновить",
        ],
        .stop: [
            "Stop", "Stopp", "Arrêter", "Detener", "Interrompi", "Parar", "Stop", "Stopp", "停止", "停止", "중단", "Остановить",
        ],
        .camera: [
            "Camera", "Kamera", "Appareil photo", "Cámara", "Fotocamera", "Câmera", "Camera", "Kamera", "カメラ", "相机", "카메라", "Камера",
        ],
        .trash: [
            "Delete", "Löschen", "Supprimer", "Eliminar", "Elimina", "Apagar", "Verwijder", "Radera", "削除", "删除", "삭제", "Удалить",
        ],
        .play: [
            "Play", "Abspielen", "Lecture", "Reproducir", "Riproduci", "Reproduzir", "Speel af", "Spela", "再生", "播放", "재생", "Воспроизвести",
        ],
        .pause: [
            "Pause", "Pause", "Pause", "Pausa", "Pausa", "Pausar", "Pauzeer", "Pausa", "一時停止", "暂停", "일시 정지", "Пауза",
        ],
        .rewind: [
            "Rewind", "Zurückspulen", "Retour rapide", "Retroceder", "Riavvolgi", "Retroceder", "Spoel terug", "Spola tillbaka", "巻き戻し",
            "快退", "되감기", "Назад",
        ],
        .fastForward: [
            "Fast Forward", "Vorspulen", "Avance rapide", "Avance rápido", "Avanti veloce", "Avançar", "Spoel vooruit", "Spola framåt",
            "早送り", "快进", "빨리 감기", "Вперед",
        ],
        .close: [
            "Close", "Schließen", "Fermer", "Cerrar", "Chiudi", "Fechar", "Sluit", "Stäng", "閉じる", "关闭", "닫기", "Закрыть",
        ],
        .pageCurl: [
            "Page Curl", "Umblättern", "Tourner la page", "Pasar página", "Volta pagina", "Virar página", "Sla om", "Vänd blad", "ページめくり",
            "翻页", "페이지 넘기기", "Перелистнуть",
        ],
        .writingTools: [
            "Writing Tools", "Schreibwerkzeuge", "Outils d’écriture", "Herramientas de escritura", "Strumenti di scrittura",
            "Ferramentas de Escrita", "Schrijfhulp", "Skrivverktyg", "作文ツール", "写作工具", "글쓰기 도구", "Инструменты письма",
        ],
    ]

    /// The item in words: the title of the ones that are words, else the system's name for the picture; English where a language is not known
    /// here, empty for spaces.
    package func label(in locale: LocaleIdentifier) -> String {
        let title = title(in: locale)
        guard title.isEmpty, let words = Self.labels[self] else { return title }
        return words[Self.languages.firstIndex(of: Self.key(of: locale)) ?? 0]
    }
}
