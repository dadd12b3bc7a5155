import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { isKeptTag } from '#engine/extraction/html/serialize-html.ts';
import { boundMarkdown, markdownDialect } from './lex-markdown.ts';

const tag = /<(\/?)([a-z][a-z0-9-]{0,30})(?=[\s/>])[^<>]{0,2000}>/gi;

/** Tags that only arrange their content. */
const arranging = new Set(
  'div span section article center font main header footer aside nav details summary button iframe video audio source picture svg path form label input'.split(
    ' ',
  ),
);

/**
 * True for "<div class="a">" and for tags with a closing tag in the block: they arrange the page. "the <div> tag" is
 * text.
 */
const arranges = (html: string, whole: string, isClosing: boolean, name: string): boolean =>
  arranging.has(name) && (isClosing || /\s[\w-]+\s*=/.test(whole) || html.includes(`</${name}>`));

const renderer = new Marked({
  ...markdownDialect,
  renderer: {
    /**
     * Keeps tags on the allow list as tags, and drops those that arrange a page. All others are meant to be read, as in
     * "the <title> tag".
     */
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

/** Renders Markdown as HTML that is not yet sanitized. Any text is valid Markdown. */
export const renderMarkdown = (markdown: string): string =>
  renderer.parse(boundMarkdown(markdown), { async: false });
