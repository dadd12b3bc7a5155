import { matchesOf } from '#engine/language/matches.ts';
import { componentTags } from './component-tags.ts';

/** Code blocks and code spans, which stay unchanged. */
export const shownCode = '(^(?:```|~~~)[\\s\\S]*?^(?:```|~~~)|`[^`\\n]*`)';

const outsideCode = (pattern: string): RegExp => new RegExp(`${shownCode}|${pattern}`, 'gm');

/** A page's scripts and styles, at the start of a line or after a tag: "never <script>" is text. */
const programs = outsideCode(
  String.raw`(?<=^ {0,3}|>[ \t]{0,8})<(script|style)(?=[\s>])[^<>]{0,1000}>[\s\S]{0,20000}?</\2\s{0,9}>`,
);

/**
 * The content that an embedded picture or post shows until its script has run: a link to its site. A quoted message has
 * words of its own.
 */
const embeds = outsideCode(
  String.raw`<blockquote\s[^<>]{0,300}class=["'][^"'<>]{0,100}(?:imgur-embed|instagram-media|tiktok-embed|reddit-card|reddit-embed|text-post-media)[^<>]{0,4000}>[\s\S]{0,20000}?</blockquote>`,
);

/**
 * Template calls: "{{ image(src="a.webp") }}", "{{ site.title }}". A call without blanks inside an address stays, and
 * "x^{{2}}" is a formula.
 */
const calls = outsideCode(String.raw`(?<![\^_}\\\w("'/=])(?:\{\{(?!\{)[^{}]{0,1000}\}\}){1,9}`);
const callsInAddress = outsideCode(
  String.raw`(?<=[("'/=])(?:\{\{(?=[^{}\n]{0,300}\s)[^{}\n]{0,1000}\}\}){1,9}`,
);

/**
 * MDX lines: "import Map from '../map'" and "import '../a.css'", and "export const a = {...}" up to the next blank
 * line.
 */
const imports = outsideCode(
  String.raw`^import\s(?:[\w*{][\w\s,*{}$]{0,1000}\sfrom\s{1,9})?["'][^"'\n]{1,300}["'];?[ \t]*$`,
);
const exported = outsideCode(
  String.raw`^export (?:(?:const|let|var) [\w${'$'}]{1,80}\s?[=:]|default (?:[\w${'$'}]{1,80};?[ \t]*$|\(|function|class )|(?:async )?function |\{)[\s\S]{0,20000}?(?=\n[ \t]*\n|(?![\s\S]))`,
);

/** Expressions between words: "{/* a note *\/}", "{' '}" and "{props.data.fields}". */
const expressions = outsideCode(
  String.raw`\{/\*[\s\S]{0,5000}?\*/\}|\{(["'])\s{0,9}\2\}|(?<![\w^_{}\\$(])\{[A-Za-z_]\w{0,60}(?:\.\w{1,60}|\[\w{1,60}\]|\([^(){}\n]{0,200}\)){1,12}\}(?!\})`,
);

/** "Caption:" below a picture labels it and does not describe it. */
const captionLabels = outsideCode(String.raw`(?<=[)}>][ \t]*\n{1,2})Caption:[ \t]+(?=\S)`);
/** LiveJournal's tags for users and folded parts. */
const users = outsideCode(String.raw`<lj user=["']([\w-]{1,60})["']\s{0,3}/?>(?:</lj>)?`);
const folds = outsideCode(String.raw`</?lj-cut(?:\s[^<>\n]{0,300})?>`);

const keepCode =
  (hidden: string) =>
  (_: string, shown: string | undefined): string =>
    shown ?? hidden;

/** The positions of code spans and code blocks. */
const codeSpans = (markdown: string): { start: number; end: number }[] =>
  matchesOf(markdown, new RegExp(shownCode, 'gm')).map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));

/** Removes component tags. Text without any sign of a component stays unchanged. */
const withoutComponents = (markdown: string): string => {
  if (!/<\/?[A-Z]|=\{/.test(markdown)) return markdown;
  const shown = codeSpans(markdown);
  let at = 0;
  let text = '';
  let code = 0;
  for (const { start, end } of componentTags(markdown)) {
    while ((shown[code]?.end ?? Number.POSITIVE_INFINITY) <= start) code += 1;
    if ((shown[code]?.start ?? Number.POSITIVE_INFINITY) < start) continue;
    text += `${markdown.slice(at, start)}`;
    at = end;
  }
  return text + markdown.slice(at);
};

/**
 * Markdown without the code that no reader of its page sees: scripts, styles, embeds, template calls, and the imports,
 * exports, expressions and tags of MDX. The content between a component's tags stays.
 */
export const withoutHiddenCode = (markdown: string): string =>
  withoutComponents(markdown.replace(exported, keepCode('')).replace(imports, keepCode('')))
    .replace(captionLabels, keepCode(''))
    .replace(users, (_, shown: string | undefined, name: string | undefined) => shown ?? name ?? '')
    .replace(folds, keepCode(' '))
    .replace(embeds, keepCode(' '))
    .replace(programs, keepCode(' '))
    .replace(expressions, keepCode(' '))
    .replace(callsInAddress, keepCode(''))
    .replace(calls, keepCode(' '));
