import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { asSecondHalf } from '#engine/writing/headlines/heading-rows.ts';

/** Puts later words in lower case if the text never capitalizes them inside a sentence. */
const lowerCommon = (words: string, text: string): string =>
  words.replace(regex.gu`(?<=\s)\p{Lu}[\p{Ll}'’]+(?![\p{L}-])`, (word) => {
    const lower = word.toLowerCase();
    return regexOf(`(?<![\\p{L}.#/-])${lower}(?![\\p{L}-])`, 'u').test(text) &&
      !regexOf(`[\\p{Ll},] ${word}(?!\\p{L})`, 'u').test(text)
      ? lower
      : word;
  });

/** A title as part of another one: its first word in lower case unless it is a name. */
export const inSentence = (title: string, text: string): string => {
  const first = regex.u`^\p{Lu}[\p{Ll}'’-]+(?=\s+[^\p{Lu}]|$)`.exec(title)?.[0] ?? '';
  const lower = first.toLowerCase();
  if (first !== '' && regexOf(`(?<![\\p{L}.#/-])${escapeForPattern(lower)}(?![\\p{L}-])`, 'u').test(text))
    return lower + lowerCommon(title.slice(first.length), text);
  return asSecondHalf(title, text);
};
