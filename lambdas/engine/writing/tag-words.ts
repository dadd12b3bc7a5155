import { lemmaEntry } from '#engine/language/lexicon.ts';
import { type Tag, tagPartsOfSpeech } from '#engine/language/part-of-speech.ts';
import { type Token, tokenize } from '#engine/language/tokenize.ts';

export type TaggedWord = Token & { tag: Tag };

/** A capital at the beginning says nothing unless the dictionary does not know the word. */
const isName = (tokens: readonly Token[], i: number): boolean => {
  const token = tokens[i];
  if (token === undefined || !/^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(token.text)) return false;
  const before = tokens[i - 1];
  const initial = before === undefined || /^[“"‘:.!?(]$/.test(before.text);
  if (!initial) return true;
  if (/\p{Lu}.*\p{Lu}/u.test(token.text)) return true;
  const next = tokens[i + 1];
  const goesOn = next !== undefined && /^\p{Lu}/u.test(next.text);
  return lemmaEntry(token.lower) === undefined || (goesOn && !/(?:ing|ed|ly)$/.test(token.lower));
};

/** "US" and "IT" are no function words. */
const isCapitals = (token: Token): boolean => /^\p{Lu}{2,}$/u.test(token.text);

/** The words and marks of an English sentence with their guessed parts of speech. */
export const tagWords = (text: string): TaggedWord[] => {
  const tokens = tokenize(text);
  const tags = tagPartsOfSpeech(tokens, (i) => isName(tokens, i));
  return tokens.map((token, i) => ({ ...token, tag: isCapitals(token) ? 'P' : (tags[i] ?? 'N') }));
};
