import { isKeptTag } from '#engine/extraction/html/serialize-html.ts';
import { matchesOf } from '#engine/language/matches.ts';

/** Tags are shorter than this; the bound keeps the time linear. */
const maxTagLength = 4000;

/** Where a component tag may begin: `<Map data={...} />`, `<Tabs.Item>`, `<img src={a} />`. */
const tagStart = /(?:(?<![\p{L}\p{N}_\\])<|<(?=\/))(\/?)([A-Za-z][\w.]{0,60})(?=[\s/>])/gu;

/** Component names; "<P>" and "<BR>" are HTML in capitals. */
const componentName = /^[A-Z](?=.*[a-z.])|\./;

type Tag = {
  start: number;
  end: number;
  name: string;
  isClosing: boolean;
  closesItself: boolean;
  text: string;
};

/** The index after a quotation, or -1 if it does not end. */
const afterQuote = (source: string, at: number, limit: number): number => {
  const end = source.indexOf(source[at] ?? '', at + 1);
  return end === -1 || end >= limit ? -1 : end + 1;
};

/**
 * The index after the `>` of a tag whose attributes begin at `from`, or -1. A `>` in braces or quotation marks does not
 * end the tag.
 */
const endOfTag = (source: string, from: number): number => {
  const limit = Math.min(source.length, from + maxTagLength);
  let depth = 0;
  for (let at = from; at < limit; at += 1) {
    const character = source[at];
    // In braces, an apostrophe can belong to a sentence.
    if (character === '"' || character === '`' || (character === "'" && depth === 0)) {
      at = afterQuote(source, at, limit) - 1;
      if (at < 0) return -1;
    } else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth === 0 && character === '>') return at + 1;
    else if (depth < 0 || (depth === 0 && (character === '<' || source.startsWith('\n\n', at)))) return -1;
  }
  return -1;
};

const readTags = (source: string): Tag[] => {
  const tags: Tag[] = [];
  let last = 0;
  for (const { 0: opening, 1: slash, 2: name = '', index } of matchesOf(source, tagStart)) {
    if (index < last) continue;
    const end = endOfTag(source, index + opening.length);
    if (end === -1) continue;
    const text = source.slice(index, end);
    const isComponent = componentName.test(name) || text.includes('={');
    if (!isComponent) continue;
    tags.push({ start: index, end, name, isClosing: slash !== '', closesItself: text.endsWith('/>'), text });
    last = end;
  }
  return tags;
};

/** "<Img src>" is HTML with a capital letter. */
const isHtmlTag = ({ name, text }: Tag): boolean => isKeptTag(name.toLowerCase()) && !text.includes('={');

/** True for a tag that begins its line or follows such a tag: it is layout. "the <Route> tag" is text. */
const startsLine = (source: string, start: number): boolean =>
  /(?:^|\n|>)[ \t]*$/.test(source.slice(Math.max(0, start - 200), start));

/**
 * The positions of component tags, except those that the text shows: a single tag in a sentence, without attributes.
 */
export const componentTags = (source: string): { start: number; end: number }[] => {
  const tags = readTags(source);
  const opened = new Set(tags.flatMap((tag) => (tag.isClosing || tag.closesItself ? [] : [tag.name])));
  const closed = new Set(tags.flatMap((tag) => (tag.isClosing ? [tag.name] : [])));
  return tags.filter((tag) => {
    if (isHtmlTag(tag)) return false;
    if (/[\w-]=["'{]/.test(tag.text)) return true;
    if (tag.closesItself) return startsLine(source, tag.start);
    return opened.has(tag.name) && closed.has(tag.name);
  });
};
