import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** A name at the beginning of a title or after a colon. */
export const surfaceName = (name: string): string => startWithCapital(name);

/** A name that the text has less often tells nothing of the words beside it. */
const fewestMentions = 3;
/** Share of the mentions that have the same word beside them. */
const shareOfSame = 0.8;

/** A longer word beside a name is none that comes again and again. */
const longestBeside = 40;
const wordBefore = regex.u`([\p{L}\p{N}'’-]+)[ -]$`;
const wordBehind = regex.u`^ ([\p{L}\p{N}'’-]+)`;

/** The words before and behind each mention of a name, in lower case; empty where there is none. */
const besideOf = (text: string, name: string): { before: string; behind: string }[] =>
  [...text.matchAll(regexOf(`(?<![\\p{L}\\p{N}])${escapeForPattern(name)}(?! ?[’'])`, 'giu'))].map(
    (match) => {
      const end = match.index + match[0].length;
      const before = wordBefore.exec(text.slice(Math.max(0, match.index - longestBeside), match.index));
      const behind = wordBehind.exec(text.slice(end, end + longestBeside));
      return { before: (before?.[1] ?? '').toLowerCase(), behind: (behind?.[1] ?? '').toLowerCase() };
    },
  );

/** "Source firmware" of a text that has "open source firmware" nearly always: a part of a longer name. */
export const isCutName = (text: string, name: string): boolean => {
  const mentions = besideOf(text, name);
  if (mentions.length < fewestMentions) return false;
  return (['before', 'behind'] as const).some((side) => {
    const counts = Map.groupBy(mentions, (mention) => mention[side]);
    return [...counts].some(
      ([beside, { length }]) =>
        beside !== '' && !stopWords.has(beside) && length >= mentions.length * shareOfSame,
    );
  });
};

/** What may follow the name of what is announced: "Rye for Linux"; "Rye status page" and "Rye's page" are other things. */
export const nameEnds = regexOf(
  String.raw`^(?:["”’*_)\]]*(?:$|[.,;:!?(–—-])|[”"*_)\]]* (?:["“(–—-]|(?:${alternatives(commonPrepositions)}|\p{L}+ly|and|or|of|to|as|when|while|if|but|how|which|that|is|are|was|has|will|we|today|now|so|where|because|using|via)(?!\p{L})))`,
  'u',
);
