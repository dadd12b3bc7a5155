import { isoDateOf } from './published-date.ts';
import { collapse, type ElementNode, rawText, walkElements } from './tree.ts';

const bylineName = /(?:^|[\s_-])(?:byline|author|p-author|writer|dateline)(?:$|[\s_-])/i;
const maxByline = 80;

function isByline(node: ElementNode): boolean {
  const { rel, itemprop, class: className } = node.attributes;
  return (
    rel === 'author' || /\bauthor\b/.test(itemprop ?? '') || bylineName.test((className ?? '').slice(0, 200))
  );
}

/** What follows a name in a line of authorship: a date, a time, an account, an address. */
const afterName =
  /\s*(?:[|\u2022\u00b7@]|[,\u2013\u2014-]?\s*(?:(?:published|updated|posted|on)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}|\d{1,2}[.:/\s]\s?\w+)).*$/i;

function authorName(line: string): string {
  return line
    .replace(/^(?:(?:written |posted |story )?by|von|par|por|di|door|av)[:\s]+/i, '')
    .replace(afterName, '')
    .trim();
}

/** The first text on the page marked as its author's name, without `By`. */
export function findByline(root: ElementNode): string | null {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null) return false;
    if (!isByline(node)) return undefined;
    const text = authorName(collapse(rawText(node)));
    if (text !== '' && text.length <= maxByline && /\p{L}/u.test(text)) found = text;
    return found === null ? undefined : false;
  });
  return found;
}

/** The first machine-readable date in the body: `<time datetime>` or `itemprop="datePublished"`. */
export function findPublished(root: ElementNode): string | null {
  let found: string | null = null;
  walkElements(root, (node) => {
    if (found !== null) return false;
    const { itemprop, datetime, content } = node.attributes;
    if (node.tag !== 'time' && !/datePublished/i.test(itemprop ?? '')) return undefined;
    found = isoDateOf(datetime ?? content ?? collapse(rawText(node)));
    return undefined;
  });
  return found;
}
