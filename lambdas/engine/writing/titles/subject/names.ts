import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { escapeForPattern, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** A name at the beginning of a title or after a colon. */
export const surfaceName = (name: string): string => startWithCapital(name);

/** A name that the text has less often tells nothing of the words beside it. */
const fewestMentions = 3;
/** Share of the mentions that have the same word beside them. */
const shareOfSame = 0.8;

/** "Source firmware" of a text that has "open source firmware" nearly always: a part of a longer name. */
export const isCutName = (text: string, name: string): boolean => {
  const word = "[\\p{L}\\p{N}'’-]+";
  const mentions = [
    ...text.matchAll(
      regexOf(
        `(?<![\\p{L}\\p{N}])(?:(${word})[ -])?${escapeForPattern(name)}(?! ?[’'])(?: (${word}))?`,
        'giu',
      ),
    ),
  ];
  if (mentions.length < fewestMentions) return false;
  return [1, 2].some((side) => {
    const counts = Map.groupBy(mentions, (match) => (match[side] ?? '').toLowerCase());
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
