import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** A name at the beginning of a title or after a colon. */
export const surfaceName = (name: string): string => startWithCapital(name);

/** If the text mentions a name less often, its neighboring words prove nothing. */
const minMentions = 3;
/** The share of mentions that have the same word beside them. */
const shareOfSame = 0.8;

/** The number of characters to read beside a mention; no recurring word is longer. */
const maxBesideLength = 40;
const wordBefore = regex.u`([\p{L}\p{N}'’-]+)[ -]$`;
const wordAfter = regex.u`^ ([\p{L}\p{N}'’-]+)`;

/** The words before and after each mention of a name, in lower case; empty where there is none. */
const besideOf = (text: string, name: string): { before: string; behind: string }[] =>
  matchesOf(text, regexOf(`(?<![\\p{L}\\p{N}])${escapeForPattern(name)}(?! ?[’'])`, 'giu')).map((match) => {
    const end = match.index + match[0].length;
    const before = wordBefore.exec(text.slice(Math.max(0, match.index - maxBesideLength), match.index));
    const behind = wordAfter.exec(text.slice(end, end + maxBesideLength));
    return { before: (before?.[1] ?? '').toLowerCase(), behind: (behind?.[1] ?? '').toLowerCase() };
  });

/** "Source firmware" in a text that nearly always has "open source firmware": part of a longer name. */
export const isCutName = (text: string, name: string): boolean => {
  const mentions = besideOf(text, name);
  if (mentions.length < minMentions) return false;
  return (['before', 'behind'] as const).some((side) => {
    const counts = Map.groupBy(mentions, (mention) => mention[side]);
    return [...counts].some(
      ([beside, { length }]) =>
        beside !== '' && !stopWords.has(beside) && length >= mentions.length * shareOfSame,
    );
  });
};

/**
 * What may follow the name of an announced thing: "Rye for Linux". "Rye status page" and "Rye's page" are different
 * things.
 */
export const nameEnds = regexOf(
  String.raw`^(?:["”’*_)\]]*(?:$|[.,;:!?(–—-])|[”"*_)\]]* (?:["“(–—-]|(?:${alternatives(commonPrepositions)}|\p{L}+ly|and|or|of|to|as|when|while|if|but|how|which|that|is|are|was|has|will|we|today|now|so|where|because|using|via)(?!\p{L})))`,
  'u',
);
