import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, demonstratives, thirdPersonSubjects } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

/** Words that begin a clause or a prepositional phrase. */
export const phraseStop =
  /^(?:that|which|who|whose|where|when|because|and|but|so|if|as|while|by|to|with|in|on|at|from|using|used|built|created|made|is|are|was|were|will|can|has|have|after|before|between|it|we|you|i)$/i;
/** Words that refer to another passage or say nothing. */
export const unusable = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(thirdPersonSubjects, demonstratives)}|its|them|his|her|here|there|we|our|my|i|way|thing|lot|bit|one)(?!\p{L})`,
  'iu',
);

/** The noun phrase at the beginning of a text, cut at each place where it can end, longest first. */
export const nounPhrases = (rest: string): string[] => {
  const parts = rest.split(' ').slice(0, 12);
  const ends: string[] = [];
  for (let i = 1; i < parts.length; i++) {
    const word = parts[i] ?? '';
    const before = parts[i - 1] ?? '';
    const closes = /[,.;:!?]$/.test(before);
    if (
      (closes || phraseStop.test(word) || /^[(“"–—]/.test(word)) &&
      !stopWords.has(before.toLowerCase().replace(/\W+$/, ''))
    )
      ends.push(
        parts
          .slice(0, i)
          .join(' ')
          .replace(/[\s,.;:!?]+$/, ''),
      );
    if (closes || /[()"“”<>]/.test(before)) break;
  }
  const all = /[.!]$/.test(rest) && parts.length < 12 ? [...ends, rest.replace(/[.!]+$/, '')] : ends;
  return [...new Set(all)].filter((text) => !unusable.test(text) && text.split(' ').length >= 3).reverse();
};
