import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { isKeptTag } from '#engine/extraction/html/serialize-html.ts';
import { boundMarkdown, markdownDialect } from './lex-markdown.ts';

const tag = /<(\/?)([a-z][a-z0-9-]{0,30})(?=[\s/>])[^<>]{0,2000}>/gi;

/** Tags that only arrange what is in them. */
const arranging = new Set(
  'div span section article center font main header footer aside nav details summary button iframe video audio source picture svg path form label input'.split(
    ' ',
  ),
);

/** "<div class="a">" and the tags of a block that closes them arrange the page; "the <div> tag" is text. */
const arranges = (html: string, whole: string, isClosing: boolean, name: string): boolean =>
  arranging.has(name) && (isClosing || /\s[\w-]+\s*=/.test(whole) || html.includes(`</${name}>`));

const renderer = new Marked({
  ...markdownDialect,
  renderer: {
    /** Tags of the allow list are read as such, and those that arrange a page are left out. All others were meant to be seen, as in "the <title> tag". */
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      const shown = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
      return shown.replace(tag, (all: string, slash: string, found: string) => {
        const name = found.toLowerCase();
        if (isKeptTag(name)) return all;
        return arranges(shown, all, slash !== '', name) ? ' ' : escapeHtml(all);
      });
    },
  },
});

/** HTML of Markdown, not yet sanitised. Any text is valid Markdown. */
export const renderMarkdown = (markdown: string): string =>
  renderer.parse(boundMarkdown(markdown), { async: false });
