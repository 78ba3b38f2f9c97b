/// The style sheet of the HTML report: the system's own fonts and colours, light and dark.
enum PageStyle {
    static let sheet = """
        :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --ink: #1d1d1f; --soft: #6e6e73; --line: #e1e1e6; --code: #f7f7f9;
          --error: #d70015; --warning: #b25000; --advice: #0066cc; --mark: #ff375f; --shade: 0 1px 2px #0001, 0 4px 16px #0000000a; }
        @media (prefers-color-scheme: dark) { :root { --page: #000; --card: #161618; --ink: #f5f5f7; --soft: #a1a1a6; --line: #2c2c30;
          --code: #1d1d20; --error: #ff6961; --warning: #ffb340; --advice: #409cff; --mark: #ff375f; --shade: none; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 -apple-system, "SF Pro Text", Inter, system-ui, sans-serif; }
        main, header { max-width: 1080px; margin: 0 auto; padding: 0 24px; }
        header { padding-top: 44px; padding-bottom: 8px; }
        h1 { font-size: 30px; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 6px; }
        header p { margin: 0; color: var(--soft); }
        .counts { display: flex; flex-wrap: wrap; gap: 12px; margin: 22px 0 4px; padding: 0; list-style: none; }
        .counts li { background: var(--card); border-radius: 14px; padding: 12px 18px; min-width: 120px; box-shadow: var(--shade); }
        .counts b { display: block; font-size: 26px; line-height: 1.2; font-variant-numeric: tabular-nums; }
        .counts .error b { color: var(--error); } .counts .warning b { color: var(--warning); } .counts .advice b { color: var(--advice); }
        .counts span { color: var(--soft); font-size: 13px; }
        h2 { font-size: 16px; margin: 36px 0 12px; overflow-wrap: anywhere; }
        h2 small { color: var(--soft); font-weight: 400; font-size: 13px; margin-left: 8px; }
        article { background: var(--card); border-radius: 16px; padding: 20px 22px; margin: 0 0 16px; box-shadow: var(--shade);
          display: flex; gap: 28px; align-items: flex-start; }
        article > div { flex: 1; min-width: 0; }
        h3 { font-size: 17px; line-height: 1.35; margin: 8px 0 10px; }
        h3::first-letter { text-transform: uppercase; }
        .rule { font-size: 13px; color: var(--soft); }
        .rule b { color: var(--card); border-radius: 6px; padding: 2px 8px; margin-right: 8px; font-weight: 600; font-size: 12px; }
        .rule b.error { background: var(--error); } .rule b.warning { background: var(--warning); } .rule b.advice { background: var(--advice); }
        .place { color: var(--soft); font-size: 13px; margin: 14px 0 4px; overflow-wrap: anywhere; }
        pre { background: var(--code); border: 1px solid var(--line); border-radius: 10px; margin: 0; padding: 10px 0; overflow-x: auto;
          font: 12.5px/1.6 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; tab-size: 4; }
        pre span { display: block; padding: 0 14px 0 0; white-space: pre; }
        pre span::before { content: attr(data-line); display: inline-block; width: 52px; padding-right: 14px; text-align: right; color: var(--soft); opacity: .7; }
        pre span.hit { background: color-mix(in srgb, var(--tone) 9%, transparent); }
        mark { background: color-mix(in srgb, var(--tone) 22%, transparent); color: inherit; border-radius: 3px; }
        .is-error { --tone: var(--error); } .is-warning { --tone: var(--warning); } .is-advice { --tone: var(--advice); }
        .note { --tone: var(--soft); }
        .help { margin: 14px 0 0; padding: 10px 14px; border-radius: 10px; background: color-mix(in srgb, #30b050 12%, transparent); }
        .help::first-letter { text-transform: uppercase; }
        figure { flex: none; width: 200px; margin: 0; }
        .screen { position: relative; width: 100%; background-size: 100% 100%; border-radius: 20px; border: 1px solid var(--line); overflow: hidden; }
        .detail { position: relative; max-width: 560px; margin-top: 14px; background-size: 100% auto; border-radius: 10px; border: 1px solid var(--line); overflow: hidden; }
        .screen i, .detail i { position: absolute; border: 2px solid var(--mark); border-radius: 7px; box-shadow: 0 0 0 3px color-mix(in srgb, var(--mark) 25%, transparent); }
        figcaption { color: var(--soft); font-size: 12px; text-align: center; margin-top: 8px; }
        footer { max-width: 1080px; margin: 32px auto 48px; padding: 0 24px; color: var(--soft); font-size: 13px; }
        .fine { background: var(--card); border-radius: 16px; padding: 28px; text-align: center; box-shadow: var(--shade); margin-top: 28px; }
        ul.files { background: var(--card); border-radius: 16px; padding: 14px 22px 14px 38px; margin: 0; box-shadow: var(--shade); }
        ul.files span { color: var(--soft); }
        @media (max-width: 760px) { article { flex-direction: column; } figure { align-self: center; } }
        """
}
