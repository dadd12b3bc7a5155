import { regex } from '#engine/language/patterns.ts';
import { withoutConfusions } from './confusions.ts';

/** A marker among the terms of an article that writes "re-imagine" and the like with a hyphen. All of them then stay. */
export const ownPrefixes = 'hyphenated prefixes';
const prefixed = regex.u`((?<![\p{L}-])re-\p{Ll}+)`;
/** Words that dictionaries write without the hyphen. In "re-enter" and "re-sign", it is right. */
const needlessHyphen = regex.giu`(?<![\p{L}-])re-(?!e|(?:sign|cover|create|creat|form|sort|lease|press|mark|treat|dress|tread|lay|count|collect)(?:s|d|ed|ing)?(?!\p{L}))\p{L}{3,}`;
export const hasOwnPrefixes = (text: string): boolean =>
  (text.match(needlessHyphen)?.length ?? 0) >= minPrefixes;
const minPrefixes = 4;

/** Replaces words that sound or look like the right one. The author's own hyphens after "re" stay. */
export const withOwnPrefixes = (text: string, terms: ReadonlySet<string>): string =>
  terms.has(ownPrefixes)
    ? text
        .split(prefixed)
        .map((part, i) => (i % 2 === 0 ? withoutConfusions(part) : part))
        .join('')
    : withoutConfusions(text);
