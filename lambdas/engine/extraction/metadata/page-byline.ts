import { collapse, type ElementNode, rawText, walkElements } from '#engine/extraction/html/tree.ts';
import { isoDateOf } from './published-date.ts';
import { isLabeled } from './shown-byline.ts';

const bylineName = /(?:^|[\s_-])(?:byline|author|p-author|writer|dateline)(?:$|[\s_-])/i;
const maxByline = 80;

const isByline = (node: ElementNode): boolean => {
  const { rel, itemprop, class: className } = node.attributes;
  return (
    rel === 'author' || /\bauthor\b/.test(itemprop ?? '') || bylineName.test((className ?? '').slice(0, 200))
  );
};

/** What follows a name in a line of authorship: a date, a time, an account, an address. */
const afterName =
  /\s*(?:[|\u2022\u00b7@/]|[,\u2013\u2014-]?\s*(?:(?:published|updated|posted|on)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}|\d{1,2}[.:/\s]\s?\w+)).*$/i;
const beforeName = /^(?:(?:written|posted|story|words|reported)?\s*by|text|author)\b[:\s]*/i;
/** Between two names of one line. */
const connector = /^(?:,|&|and)$/i;

const textParts = (node: ElementNode): string[] =>
  node.children
    .flatMap((child) => (child.kind === 'text' ? [collapse(child.text)] : textParts(child)))
    .filter((part) => part !== '');

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

/** The first text on the page marked as its author's name, without `By`. */
export const findByline = (root: ElementNode): string | null => {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null) return false;
    if (!isByline(node)) return undefined;
    const text = authorName(node);
    if (text.length <= maxByline && /\p{L}/u.test(text) && !isLabeled(text)) found = text;
    return found === null ? undefined : false;
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
