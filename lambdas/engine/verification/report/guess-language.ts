import { stopWords } from '#engine/english/stop-words.ts';
import { countFunctionWords, languagesOf, sampleCharacters } from '#engine/language/detect-language.ts';
import { tokenize } from '#engine/language/tokenize.ts';

/** Function words of other languages that are also English words, though infrequent ones. */
const alsoEnglish: ReadonlySet<string> = new Set(
  'die man war hat den des son per come pro con se mi ton plus pour sous bat van'.split(' '),
);

/** Longer texts are recognized by their own frequent words. */
const fewWords = 30;

/**
 * The most likely language of a text that is too short for `detectLanguage`: it has at least two different function
 * words or letters of that language, more than of any other, and not one English stop word. Null if there is none or
 * the text may be English.
 */
export const guessLanguage = (text: string): string | null => {
  const words = tokenize(text.slice(0, sampleCharacters))
    .filter((token) => token.kind === 'word')
    .map(({ lower }) => lower);
  if (
    words.length > fewWords ||
    words.some(
      (word) =>
        stopWords.has(word) && languagesOf.get(word)?.length === 1 && languagesOf.get(word)?.[0] === 'en',
    )
  )
    return null;
  const { scores, different } = countFunctionWords(
    words.filter((word) => !stopWords.has(word) && !alsoEnglish.has(word)),
  );
  for (const [language, own] of different) if (own.size < 2) scores.delete(language);
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  return first === undefined || first[1] < 2 || first[1] === second?.[1] ? null : first[0];
};
