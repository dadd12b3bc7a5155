import { monthBeginnings } from '#engine/english/calendar-words.ts';
import { anyOf } from '#engine/english/word-classes.ts';
import { collapse, type ElementNode, rawText, walkElements } from '#engine/extraction/html/tree.ts';
import { textParts } from './front-lines.ts';
import { isLabeled } from './person-names.ts';
import { isoDateOf } from './published-date.ts';
import { isUserContent } from './shown-byline.ts';

const bylineName = /(?:^|[\s_-])(?:byline|author|p-author|writer|dateline)(?:$|[\s_-])/i;
const maxByline = 80;

const isByline = (node: ElementNode): boolean => {
  const { rel, itemprop, class: className } = node.attributes;
  return (
    rel === 'author' || /\bauthor\b/.test(itemprop ?? '') || bylineName.test((className ?? '').slice(0, 200))
  );
};

/** Text after a name in an author line: a date, a time, an account, an address. */
const afterName = new RegExp(
  String.raw`\s*(?:[|\u2022\u00b7@/]|(?:[,\u2013\u2014-]\s*|\s+)(?:(?:published|updated|posted|on)\b|${anyOf(monthBeginnings)}[a-z]*\.?\s+\d{1,2}|\d{1,2}[.:/\s]\s?\w+)).*$`,
  'i',
);
const beforeName =
  /^(?:(?:(?:view|see|read|browse)\s+)?(?:all|more|other)\s+(?:(?:posts?|articles?|stories|entries)\s+)?(?:by|from|of)|(?:written|posted|story|words|reported|published|reviewed)?\s*by|text|author)\b[:\s]*/i;
/** Connects two names in one line. */
const connector = /^(?:,|&|and)$/i;

/** The name in a byline. Its parts are in separate elements, often without a space between them. */
const authorName = (node: ElementNode): string => {
  const parts = textParts(node)
    .map((part) => part.replace(beforeName, '').replace(afterName, '').trim())
    .filter((part) => /\p{L}|[,&]/u.test(part));
  let name = parts[0] ?? '';
  for (let at = 1; at + 1 < parts.length && connector.test(parts[at] ?? ''); at += 2) {
    name += `${parts[at] === ',' ? ',' : ` ${parts[at]}`} ${parts[at + 1]}`;
  }
  return name.replace(/[,;:]$/, '');
};

/**
 * The first text on the page that is marked as its author's name, without `By`, and for which `isWanted` holds. Names
 * of commenters are marked the same way.
 */
export const findByline = (root: ElementNode, isWanted: (name: string) => boolean): string | null => {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null || isUserContent(node)) return false;
    if (!isByline(node)) return undefined;
    const text = authorName(node);
    if (text.length <= maxByline && /\p{L}/u.test(text) && !isLabeled(text) && isWanted(text)) found = text;
    return found === null ? undefined : false;
  });
  return found;
};

/** The element at or below `node` that contains the name in its microdata. */
const namedPart = (node: ElementNode): ElementNode => {
  let part = node;
  walkElements(node, (child) => {
    if (part === node && child.attributes.itemprop === 'name') part = child;
    return part === node;
  });
  return part;
};

/** The name in the microdata of the page's first author: `itemprop="author"`, with or without `itemprop="name"` in it. */
export const microdataAuthor = (root: ElementNode): string | null => {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null || isUserContent(node)) return false;
    if (!/(?:^|\s)author(?:\s|$)/.test(node.attributes.itemprop ?? '')) return undefined;
    const name = authorName(namedPart(node));
    if (/\p{L}{2}/u.test(name) && name.length <= maxByline && !isLabeled(name)) found = name;
    return false;
  });
  return found;
};

/** The first machine-readable date in the body: `<time datetime>` or `itemprop="datePublished"`. */
export const findPublished = (root: ElementNode): string | null => {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null) return false;
    const { itemprop, datetime, content } = node.attributes;
    if (node.tag !== 'time' && !/datePublished/i.test(itemprop ?? '')) return undefined;
    found = isoDateOf(datetime ?? content ?? collapse(rawText(node)));
    return undefined;
  });
  return found;
};
