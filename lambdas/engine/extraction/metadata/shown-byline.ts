import { hint } from '#engine/extraction/html/hint-words.ts';
import { type ElementNode, walkElements } from '#engine/extraction/html/tree.ts';
import { type FrontLine, inReadingOrder, textParts } from './front-lines.ts';
import {
  announced,
  connector,
  isLabeled,
  isPerson,
  namesInParts,
  namesOf,
  partsAfter,
  roleOrEmployer,
  trimName,
} from './person-names.ts';
import { shownDate } from './published-date.ts';
import { maxDatelineLength } from './shown-dates.ts';

const authorWords =
  /(?:^|[\s_-])(?:author|authors|byline|writer|author-?name|authorname|contributor|user-?name|post-?user|poster)(?:$|[\s_-])/i;
const authorAddress =
  /\/(?:authors?|contributors?|writers?|people|team|staff|profiles?|users?|members?|by)\/[^/]/i;

const marksAuthor = (node: ElementNode): boolean => {
  const { class: name, itemprop, rel, href } = node.attributes;
  const words = (name ?? '').slice(0, 200).replace(/([a-z])([A-Z])/g, '$1-$2');
  if (rel === 'author' || /\bauthor\b/.test(itemprop ?? '') || authorWords.test(words)) return true;
  return node.tag === 'a' && authorAddress.test(href ?? '');
};

/** The innermost element of a line that is marked as the author's. */
const markedPart = (node: ElementNode): ElementNode | null => {
  for (const child of node.children) {
    if (child.kind !== 'element') continue;
    const within = markedPart(child);
    if (within !== null) return within;
    if (marksAuthor(child) && child.chars > 0) return child;
  }
  return null;
};

const containsMark = (node: ElementNode): boolean =>
  node.children.some((child) => child.kind === 'element' && (marksAuthor(child) || containsMark(child)));

/** Whether the line, something in it or one of its two nearest ancestors is marked as the author's. */
const isMarked = ({ node }: FrontLine): boolean => {
  const { parent } = node;
  if (marksAuthor(node) || containsMark(node)) return true;
  return parent !== null && (marksAuthor(parent) || (parent.parent !== null && marksAuthor(parent.parent)));
};

/** The author whom a line near the title announces (`By ...`); names for which `isSite` holds are skipped. */
export const announcedAuthor = (
  lines: readonly FrontLine[],
  isSite: (name: string) => boolean,
): string | null => {
  const ordered = inReadingOrder(lines);
  for (const [at, { text, parts }] of ordered.entries()) {
    const start = announced.exec(text)?.[0];
    if (start === undefined) continue;
    const rest = partsAfter(parts, start.length);
    const names = namesOf(rest.length > 0 ? rest : (ordered[at + 1]?.parts ?? []));
    if (names === null || isSite(names)) continue;
    const first = names.split(connector)[0] ?? '';
    if (isPerson(first) || (!/\s/.test(names) && names.length <= 30)) return names;
  }
  return null;
};

/** Labels of controls next to an author's name. */
const control =
  /^(?:author|profile|website|reply|follow|posts?|bio|linkedin|facebook|twitter|instagram|youtube|email|moderator|admin|administrator|member|guest|offline|online|quote|report|edit)$/iu;

const userWords = /user-?name|post-?user|poster/i;
const isUser = ({ attributes, parent }: ElementNode): boolean =>
  [attributes.class, parent?.attributes.class].some((name) => userWords.test((name ?? '').slice(0, 200)));

/** The name of an account, as forums show it: a single word that is a link or marked as the author's. */
const accountName = ({ node, parts }: FrontLine): string | null => {
  const marked = markedPart(node);
  const isLink = node.chars > 0 && node.linkChars === node.chars;
  const [name = ''] = marked === null ? parts : textParts(marked);
  const isOne = marked === null ? (isLink || isUser(node)) && parts.length === 1 : parts[0] === name;
  return isOne && /^[\p{L}\p{N}_.-]{3,30}$/u.test(name) && !control.test(name) && !isLabeled(name)
    ? name
    : null;
};

/** The pieces of a marked line from the marked name on; a role in the same line is a separate piece. */
const markedParts = ({ node, parts }: FrontLine): string[] => {
  const marked = markedPart(node);
  const name = marked === null ? undefined : textParts(marked)[0];
  return name === undefined ? parts : parts.slice(Math.max(parts.indexOf(name), 0));
};

/** The pieces of a line without a date at its start and the mark after it. */
const afterDate = (parts: readonly string[]): string[] => {
  const found = shownDate(parts.join(' '));
  if (found === null || found.start > 0) return [...parts];
  return partsAfter(parts, found.end)
    .map((part) => part.replace(/^[\s|•·⋅●–—,-]+/u, ''))
    .filter((part) => part !== '');
};

/** True for a line before the title that is only a link: a menu entry, whose address may look like an author's. */
const isMenuEntry = ({ node, afterTitle }: FrontLine): boolean =>
  !afterTitle && node.linkChars === node.chars;

const reviewWords = /review|testimonial/i;

/** Whether an element contains text by readers or customers, whose names are marked like an author's. */
export const isUserContent = ({ hints, attributes }: ElementNode): boolean =>
  (hints & hint.comments) !== 0 || reviewWords.test((attributes.class ?? '').slice(0, 200));

const isWithinUserContent = (node: ElementNode): boolean => {
  for (
    let at: ElementNode | null = node;
    at !== null && at.tag !== 'article' && at.tag !== 'body';
    at = at.parent
  )
    if (isUserContent(at)) return true;
  return false;
};

/** The author in a line near the title that the page's markup marks as the author's. */
export const markedAuthor = (
  lines: readonly FrontLine[],
  isSite: (name: string) => boolean,
): string | null => {
  for (const line of inReadingOrder(lines)) {
    if (!isMarked(line) || isMenuEntry(line) || isWithinUserContent(line.node)) continue;
    const parts = afterDate(markedParts(line));
    const start = announced.exec(parts.join(' '))?.[0] ?? '';
    const account = accountName(line);
    if (account !== null && !isSite(account)) return account;
    const names = namesOf(partsAfter(parts, start.length));
    if (names !== null && isPerson(names.split(connector)[0] ?? '') && !isSite(names)) return names;
  }
  return null;
};

/** Subjects that a line with date and category names instead of an author. */
const subject =
  /(?:^|\s)(?:updates?|releases?|engineering|products?|company|security|research|insights?|stories|stud(?:y|ies)|press|marketing|design|development|learning|management|technology|business|reading|time|articles?|tips|reviews?|features?|analysis|opinion|culture|community|announcements?)(?!\p{L})/iu;

/** The texts of a line's links that do not lead to an author page: categories, tags. */
const otherLinks = (node: ElementNode): string[] => {
  const texts: string[] = [];
  walkElements(node, (child) => {
    if (child.tag === 'a' && !marksAuthor(child)) texts.push(textParts(child).join(' '));
    return undefined;
  });
  return texts;
};

/** The person in a line with a date near the title: `December 17, 2025 · Ada Frost in Weather`. */
export const datedAuthor = (
  lines: readonly FrontLine[],
  isSite: (name: string) => boolean,
): string | null => {
  for (const { node, text, parts } of inReadingOrder(lines)) {
    const found = text.length > maxDatelineLength ? null : shownDate(text);
    if (found === null) continue;
    const others = otherLinks(node);
    const pieces = [...parts, text.slice(0, found.start), text.slice(found.end)].flatMap((part) =>
      part.split(/\s*[|•·⋅●–—]\s*/u),
    );
    for (const piece of pieces.filter((text) => !others.includes(text))) {
      const name = trimName(piece.trim().replace(announced, ''));
      if (isPerson(name) && !isSite(name) && !subject.test(name) && !roleOrEmployer.test(name)) return name;
    }
  }
  return null;
};

/** The first name on the page that links to an author page. */
export const linkedAuthor = (root: ElementNode, isSite: (name: string) => boolean): string | null => {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null || isUserContent(node)) return false;
    if (node.tag !== 'a' || !/\/(?:authors?|contributors?|writers?)\/[^/]/i.test(node.attributes.href ?? ''))
      return undefined;
    const parts = textParts(node);
    const name = namesInParts(partsAfter(parts, announced.exec(parts.join(' '))?.[0].length ?? 0));
    if (name !== null && !isSite(name)) found = name;
    return false;
  });
  return found;
};
