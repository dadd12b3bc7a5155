import type { ElementNode } from '#engine/extraction/html/tree.ts';
import type { FrontLine } from './front-lines.ts';
import { type ShownDate, shownDate } from './published-date.ts';

/** What announces a name, at the start of a line or on a line of its own. */
const announced =
  /^(?:.{0,40}[|•·⋅–—]\s*)?(?:(?:(?:words|text|written|posted|published|reported|contributed|created|authored|story|article|submitted|started)\s+)?by|authors?\s*:|thread starter)(?![\p{L}\p{N}])\s*:?\s*/iu;
/** What ends the names in such a line: another part, a date, a reading time, what the author does. */
const endOfNames =
  /\s*(?:[|•·⋅・/–—(]|\s-\s|,?\s+(?:on|in|at|for|from|updated|published|posted|last|read|reviewed|medically|edited|with|is|has|min|minutes?)(?![\p{L}])|,?\s*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2})|\s\d).*$/iu;
const role =
  /,\s*(?:(?:senior|staff|chief|managing|associate|contributing|deputy|assistant|vice|head|founder|co-?founder|director|editor|writer|author|manager|reporter|correspondent|ceo|cto|cfo|cmo|president|professor)(?![\p{L}])).*$/iu;

/** Two to five words with capitals, particles between them: a person's name. */
const namePart = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*|(?:de|del|della|der|den|di|da|du|van|von|bin|al|el|la|le)(?=\s))`;
const personName = new RegExp(`^${namePart}(?:\\s+${namePart}){1,4}(?:,?\\s+[A-Z][A-Za-z.]{1,5})*$`, 'u');
const longestName = 60;
/** Capitalized words that labels and section names consist of. */
const notName =
  /(?:^|\s)(?:read|min|share|blog|news|home|about|contact|editorial policy|guide|guides|privacy|policy|terms|updated|published|subscribe|follow|newsletter|category|categories|tags?|comments?|january|february|march|april|june|july|august|september|october|november|december)(?:\s|$)/iu;

/** Whether a text is or holds a label, a section's name or a month, which names do not hold. */
export const isLabeled = (text: string): boolean => notName.test(text);

/** Whether a text reads like the name of one person. */
export const isPerson = (text: string): boolean =>
  text.length <= longestName && personName.test(text) && !isLabeled(text);

const connector = /\s*(?:,|;|&|\band\b)\s*/iu;

/** The names in a line without what announces and follows them, or null if it holds no name. */
const namesIn = (text: string): string | null => {
  const names = text
    .replace(endOfNames, '')
    .replace(role, '')
    .replace(/\s+,/g, ',')
    .replace(/[\s,;:.]+$/, '')
    .trim();
  if (names === '' || names.length > 2 * longestName || isLabeled(names)) return null;
  return names;
};

const authorWords =
  /(?:^|[\s_-])(?:author|authors|byline|writer|author-?name|authorname|contributor)(?:$|[\s_-])/i;
const authorAddress =
  /\/(?:authors?|contributors?|writers?|people|team|staff|profiles?|users?|members?|by)\/[^/]/i;

const marksAuthor = (node: ElementNode): boolean => {
  const { class: name, itemprop, rel, href } = node.attributes;
  const words = (name ?? '').slice(0, 200).replace(/([a-z])([A-Z])/g, '$1-$2');
  if (rel === 'author' || /\bauthor\b/.test(itemprop ?? '') || authorWords.test(words)) return true;
  return node.tag === 'a' && authorAddress.test(href ?? '');
};

const holdsMark = (node: ElementNode): boolean =>
  node.children.some((child) => child.kind === 'element' && (marksAuthor(child) || holdsMark(child)));

/** The line, something in it or one of its two parents is marked as the author's. */
const isMarked = ({ node }: FrontLine): boolean => {
  const { parent } = node;
  if (marksAuthor(node) || holdsMark(node)) return true;
  return parent !== null && (marksAuthor(parent) || (parent.parent !== null && marksAuthor(parent.parent)));
};

/** Lines after the title first: a line before it may belong to the site. */
const inReadingOrder = (lines: readonly FrontLine[]): FrontLine[] => [
  ...lines.filter(({ afterTitle }) => afterTitle),
  ...lines.filter(({ afterTitle }) => !afterTitle),
];

/** The author whom a line near the title announces (`By ...`). */
export const announcedAuthor = (lines: readonly FrontLine[]): string | null => {
  const ordered = inReadingOrder(lines);
  for (const [at, { text }] of ordered.entries()) {
    const start = announced.exec(text)?.[0];
    if (start === undefined) continue;
    const rest = text.slice(start.length);
    const names = namesIn(rest === '' ? (ordered[at + 1]?.text ?? '') : rest);
    if (names === null) continue;
    const first = names.split(connector)[0] ?? '';
    if (isPerson(first) || (!/\s/.test(names) && names.length <= 30)) return names;
  }
  return null;
};

/** The author in a line that the page's markup names as such, near the title. */
export const markedAuthor = (lines: readonly FrontLine[]): string | null => {
  for (const line of lines.filter(({ afterTitle }) => afterTitle)) {
    if (!isMarked(line)) continue;
    const names = namesIn(line.text.replace(announced, ''));
    if (names !== null && isPerson(names.split(connector)[0] ?? '')) return names;
  }
  return null;
};

/** A date after one of these is not the day of publication. */
const otherDate = /(?:updat|modif|review|edited|last post|last reply|expires)\p{L}*[^.|•·\d]{0,24}$/iu;
/** A line of date and author is at most this long. */
const longestDateline = 100;

export type ShownDates = { published: ShownDate | null; updated: ShownDate | null };

/** The dates that the lines near the title show. */
export const shownDates = (lines: readonly FrontLine[]): ShownDates => {
  const dates: ShownDates = { published: null, updated: null };
  const ordered = inReadingOrder(lines);
  for (const [at, { text }] of ordered.entries()) {
    const found = text.length > longestDateline ? null : shownDate(text);
    if (found === null) continue;
    const label = found.start > 3 ? text.slice(0, found.start) : (ordered[at - 1]?.text.slice(-30) ?? '');
    if (otherDate.test(label)) dates.updated ??= found;
    else dates.published ??= found;
  }
  return dates;
};
