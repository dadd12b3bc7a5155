import type { Article } from '#contracts/jobs/article.ts';
import { checkWords } from '#engine/bounds/check-size.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { monthForms, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { detectLanguage } from '#engine/language/detect-language.ts';
import { encodeAddresses } from '#engine/markdown/encode-addresses.ts';
import { renderMarkdown } from '#engine/markdown/render-markdown.ts';
import { serializeMarkdown } from '#engine/markdown/serialize-markdown.ts';
import { shownCode, withoutHiddenCode } from '#engine/markdown/without-hidden-code.ts';
import { countWords } from './article/count-words.ts';
import { markHeadingLines, opensNextLine } from './article/mark-heading-lines.ts';
import { measure } from './article/measure.ts';
import { markBlocks } from './html/mark-blocks.ts';
import { readImages, readLinks } from './html/media.ts';
import { parseHtml } from './html/parse-html.ts';
import { serializeHtml } from './html/serialize-html.ts';
import { serializeText } from './html/serialize-text.ts';
import { splitFrontMatter } from './metadata/front-matter.ts';

/** The first line is the title if it is this short and does not end like a sentence. */
const titleCharacters = 120;
const endsLikeSentence = /[.!?:;,\u3002\u061f\u0964]["'\u201d\u2019)\]]*$/;

/** A breadcrumb or a date may precede the main heading; more text is an introduction. */
const introCharacters = 200;

/** A line whose next line begins in lowercase or with a quotation is the first line of a wrapped paragraph. */
const goesOn = /^\n["“(]?\p{Ll}|^\n["“(]\p{Lu}/u;

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

/** A wrapped line has at least `leastWrapped` characters, and no line of its paragraph has more than `mostWrapped`. */
const leastWrapped = 40;
const mostWrapped = 110;

/** The end of a sentence that began on the previous line: "Phil Sturgeon. There was". */
const endsSentence = /^(?!\d)[\p{L}\p{N}'’-]{2,}(?: [\p{L}\p{N}'’-]+){0,2}\.\s\p{Lu}/u;

/** Whether a line is the first line of a hard-wrapped paragraph, rather than a headline above its text. */
const isWrapped = (line: string, text: string): boolean => {
  const [paragraph = ''] = text.split('\n\n', 1);
  const rest = paragraph.split('\n').slice(1);
  const [next = ''] = rest;
  if (line.length >= leastWrapped && endsSentence.test(next)) return true;
  if (line.length < leastWrapped || next === '' || rest.some(({ length }) => length > mostWrapped))
    return false;
  // The first word of the next line did not fit.
  const needed = line.length + 1 + (next.split(' ', 1)[0] ?? '').length;
  return (
    needed > Math.max(...rest.map(({ length }) => length)) ||
    (rest.length > 1 && endsLikeSentence.test(paragraph))
  );
};

/** Bylines, sources and labels of parts that any text has: none of them is the name of an article. */
const nameless =
  /^(?:(?:written |posted )?by\s\p{Lu}|(?:re)?posted (?:from|on|by|in)\s|(?:this (?:post|article|story|piece|text) (?:was )?)?(?:originally|first) (?:posted|published|appeared)|(?:image|photo|picture|video|header|cover) (?:source|credits?|courtesy|by|via)(?!\p{L})|[^|]+ \| [^|]*(?:engineer|architect|officer|manager|developer|advocate|director|writer|editor|analyst|scientist|consultant|specialist|intern)(?!\p{L})|\P{L}*(?:prep|cook|cooking|total) time(?!\p{L})|step\s*#?\d+(?!\d))|^(?:the )?(?:background|intro(?:duction)?|overview|summary|abstract|objectives?|goals?|motivation|pre-?requisites?|steps|results?|conclusions?|thanks|acknowledge?ments?|references|resources|credits|links|notes?|faqs?|usage|installation|ingredients|directions|instructions|next steps|(?:final|closing) thoughts|wrap(?:ping)?[ -]up|further reading|what['’]s next|(?:table of )?contents|(?:video|audio|full)? ?transcript(?:ion)?|tl;?dr)\s*[:.]?$/iu;

/** The date of a text: "January 2013", "July 4, 2015". */
const dated = new RegExp(
  String.raw`^(?:(?:${alternatives(weekdays)}),? )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${alternatives(monthForms)})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:19|20)\d\d$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$`,
  'iu',
);

/** "BAAR, SWITZERLAND": where a report is sent from. */
const placeLine = /^\p{Lu}[\p{Lu} .'’-]{2,30}, \p{Lu}[\p{Lu}. ]{1,20}$/u;

const titleOf = (text: string, headings: Article['headings'], images: Article['images']): string | null => {
  const tops = headings.filter(({ level }) => level === 1);
  // A later heading names its section, not the article. So does the first of several headings after an introduction.
  const isEarly = (offset: number): boolean => offset * 3 < text.length;
  const heading = headings.find(
    ({ level, offset }, i) =>
      offset === 0 ||
      (level === 1 && (offset < introCharacters || (tops.length === 1 && i === 0 && isEarly(offset)))),
  );
  const isName = (line: string): boolean =>
    /\p{L}\p{L}|\p{Lo}/u.test(line) &&
    !nameless.test(line) &&
    !dated.test(line) &&
    !placeLine.test(line) &&
    // The rest of a link whose beginning is cut off.
    !line.includes('](') &&
    // A caption repeats the alt text above it.
    !images.some(({ alt }) => alt === line);
  if (heading !== undefined) return isName(heading.text) ? heading.text : null;
  const [line = ''] = text.split('\n', 1);
  const isTitle =
    line.length > 0 &&
    line.length <= titleCharacters &&
    text.length > line.length &&
    !goesOn.test(text.slice(line.length, line.length + 3)) &&
    !isWrapped(line, text) &&
    isName(line) &&
    !endsLikeSentence.test(line) &&
    !opensNextLine.test(line);
  return isTitle ? line : null;
};

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
  const tags = [...markdown.matchAll(layoutTags)];
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
    input.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim(),
  );
  const isHtml = isHtmlSource(pasted);
  const source = isHtml ? pasted : markHeadingLines(encodeAddresses(pasted));
  const { body } = parseHtml(isHtml ? source : renderMarkdown(withoutTemplating(source)));
  markBlocks(body);
  measure(body);
  const { text, headings } = serializeText(body);
  const images = readImages(body, pageUrl);
  return {
    url: null,
    title: frontMatter?.title ?? titleOf(text, headings, images),
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
