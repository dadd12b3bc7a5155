import type { Article } from '#contracts/jobs/article.ts';
import { countWords } from '#domain/text/count-words.ts';
import { checkWords } from '#engine/bounds/check-size.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { detectLanguage } from '#engine/language/detect-language.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { encodeAddresses } from '#engine/markdown/encode-addresses.ts';
import { renderMarkdown } from '#engine/markdown/render-markdown.ts';
import { serializeMarkdown } from '#engine/markdown/serialize-markdown.ts';
import { shownCode, withoutHiddenCode } from '#engine/markdown/without-hidden-code.ts';
import { markHeadingLines } from './article/mark-heading-lines.ts';
import { measure } from './article/measure.ts';
import { withoutGarbledCharacters } from './garbled-characters.ts';
import { markBlocks } from './html/mark-blocks.ts';
import { readImages, readLinks } from './html/media.ts';
import { parseHtml } from './html/parse-html.ts';
import { serializeHtml } from './html/serialize-html.ts';
import { serializeText } from './html/serialize-text.ts';
import { splitFrontMatter } from './metadata/front-matter.ts';
import { readTitle } from './title/read-title.ts';

/** Pasted HTML source begins with a block element and ends with an end tag. */
const htmlSource = /^<(?:!doctype|html|body|main|article|section|div|h[1-6]|p|ul|ol|table)\b/i;
const htmlEnd = /<\/[a-z]+>\s*$/i;
/**
 * So do many Markdown posts, with an HTML note above and below. Their headings and links give them away, unless they
 * are in code.
 */
const markdownMarks = /^#{1,6} \S|\]\((?:https?:|\/|\.)/m;
const htmlCode = /<(?:pre|code|textarea)\b/i;

const isHtmlSource = (pasted: string): boolean =>
  htmlSource.test(pasted) && htmlEnd.test(pasted) && (htmlCode.test(pasted) || !markdownMarks.test(pasted));

/** A picture above the first line of a text, or a first line that is all in italics. */
const aside =
  /^(?:\[?!\[|<(?:img|figure|picture)[\s>]|<(?:p|div|center|a)(?:\s[^>]*)?>\s*<img|\{\{<\s*fig|\*(?!\*)[^*\n]+\*(?:\n|$)|_(?!_)[^_\n]+_(?:\n|$)|<(em|i)>[^<>\n]+<\/\1>(?:\n|$))/i;

/** Template commands of Hugo and Jekyll, which readers never see. */
const commands = new RegExp(
  String.raw`${shownCode}|\{\{[<%][^{}]{0,3000}[%>]\}\}|\{%[^{}]{0,3000}?%\}`,
  'gm',
);

/**
 * Attributes in the syntax of kramdown and Pandoc: "{:target="_blank"}" anywhere, "{#id}" and "{rel=noopener}" after
 * what they describe.
 */
const attributes = new RegExp(
  String.raw`${shownCode}|\{:[^{}\n]{0,300}\}|(?<=[)\]])\{(?:[#.][\w-]+|[\w-]+=)[^{}\n]{0,300}\}|(?<=^#{1,6} [^\n]{1,200})[ \t]*\{[#.][^{}\n]{1,300}\}(?=[ \t]*$)`,
  'gm',
);

/** Links of wikis and notes, of which readers see the last part: "[[Rye bread]]", "[[Rye bread|the loaf]]". */
const wikiLinks = new RegExp(
  String.raw`${shownCode}|\[\[(?:[^[\]|\n]{1,200}\|)?([^[\]|\n]{1,200})\]\](?![(\[])`,
  'gm',
);

/** Layout and components around Markdown: "<div>" or "<ReadingContext url="...">" alone on a line. */
const layoutTags = new RegExp(
  String.raw`${shownCode}|^ {0,3}<(/?)(div|section|center|[A-Z][A-Za-z]*)(?: [^<>\n]{0,300})?>[ \t]*$`,
  'gm',
);

/** The indentation of HTML inside layout, which would become a code block once the layout is removed. */
const indentedTags = new RegExp(
  String.raw`${shownCode}|^(?: {4}|\t)[ \t]*(?=</?(?:a|br|center|div|fig\w+|h[1-6]|iframe|img|p|picture|source|span|video)[\s>])`,
  'gm',
);

/**
 * Removes the opening and closing lines of layout, of which readers see only the content. A single one is a tag that
 * the text shows.
 */
const withoutLayout = (markdown: string): string => {
  const tags = matchesOf(markdown, layoutTags);
  const opened = new Set(tags.flatMap(([, shown, slash, name]) => (shown || slash ? [] : [name])));
  const closed = new Set(tags.flatMap(([, shown, slash, name]) => (shown || !slash ? [] : [name])));
  if (![...opened].some((name) => closed.has(name))) return markdown;
  return markdown
    .replace(
      layoutTags,
      (line, shown: string | undefined, _slash: string | undefined, name: string | undefined) =>
        shown ?? (opened.has(name) && closed.has(name) ? '' : line),
    )
    .replace(indentedTags, (_, shown: string | undefined) => shown ?? '');
};

/** A command may separate words, so a space replaces it; attributes touch what they describe. */
const withoutTemplating = (markdown: string): string =>
  withoutLayout(withoutHiddenCode(markdown))
    .replace(wikiLinks, (_, shown: string | undefined, name: string | undefined) => shown ?? name ?? '')
    .replace(commands, (_, shown: string | undefined) => shown ?? ' ')
    .replace(attributes, (_, shown: string | undefined) => shown ?? '');

const readInput = (input: string, pageUrl: string | null): Article => {
  checkWords(input);
  // `trim` also removes a byte order mark.
  const { frontMatter, body: pasted } = splitFrontMatter(
    withoutGarbledCharacters(input.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()),
  );
  const isHtml = isHtmlSource(pasted);
  const source = isHtml ? pasted : markHeadingLines(encodeAddresses(pasted));
  const { body } = parseHtml(isHtml ? source : renderMarkdown(withoutTemplating(source)));
  markBlocks(body);
  measure(body);
  const { text, headings } = serializeText(body);
  const images = readImages(body, pageUrl);
  const isMarked = isHtml || source.slice(0, 1) === pasted.slice(0, 1);
  const isAside = aside.test(pasted);
  return {
    url: null,
    title: frontMatter?.title ?? readTitle({ text, headings, images, isMarked, isAside }),
    description: frontMatter?.description ?? null,
    byline: null,
    published: null,
    siteName: null,
    language: detectLanguage(text),
    text,
    markdown: isHtml || pageUrl !== null ? serializeMarkdown(body, pageUrl) : source,
    html: serializeHtml(body, pageUrl),
    wordCount: countWords(text),
    headings,
    links: readLinks(body, pageUrl),
    images,
  };
};

/**
 * An article from pasted plain text or Markdown. `markdown` is the input with its bare heading lines marked, `html` its
 * sanitized rendering, and `text` the plain text of that rendering. Front matter provides the title and description,
 * and is in none of them.
 */
export const articleFromText = (input: string): Article => withinDeadline(() => readInput(input, null));

/**
 * An article from a page of plain text or Markdown. Unlike a paste, the page is untrusted: its Markdown is generated
 * from the sanitized rendering, so that no foreign HTML or script gets through. `url` is the page's address.
 */
export const articleFromPlainPage = (input: string, url: string): Article =>
  withinDeadline(() => ({ ...readInput(input, url), url }));
