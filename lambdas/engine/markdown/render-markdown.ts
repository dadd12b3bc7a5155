import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { isKeptTag } from '#engine/extraction/html/serialize-html.ts';
import { boundMarkdown, markdownDialect } from './lex-markdown.ts';

const tag = /<(\/?)([a-z][a-z0-9-]{0,30})(?=[\s/>])[^<>]{0,2000}>/gi;

const renderer = new Marked({
  ...markdownDialect,
  renderer: {
    /** Tags of the allow list are read as such; all others were meant to be seen, as in "the <title> tag". */
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      const shown = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
      return shown.replace(tag, (all: string, _slash: string, name: string) =>
        isKeptTag(name.toLowerCase()) ? all : escapeHtml(all),
      );
    },
  },
});

/** HTML of Markdown, not yet sanitised. Any text is valid Markdown. */
export const renderMarkdown = (markdown: string): string =>
  renderer.parse(boundMarkdown(markdown), { async: false });
