import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';

/**
 * Emoji with their joiners and modifiers (a joiner without emoji is part of the spelling, as in Hindi), control
 * characters, and symbols that DataForSEO and Google Ads reject. One such keyword makes the whole request fail.
 */
const rejectedSymbols =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})\u{200D}?|\u{FE0F}|\u{20E3}|[\u{E0020}-\u{E007F}\p{Cc}!=?@%^*;~`,(){}<>|]/gu;

export type LookUpForm =
  | { kind: 'asked'; text: string; isChanged: boolean }
  | { kind: 'too_long'; characters: number }
  | { kind: 'too_many_words'; words: number }
  | { kind: 'no_words' };

/**
 * The form of a keyword that is sent to a source of market data. Symbols that the source rejects become spaces. A
 * keyword without a letter or number has none, nor does one over 80 characters or 10 words, which Google Ads does not
 * accept.
 */
export const lookUpForm = (keyword: string): LookUpForm => {
  const text = keyword.replace(rejectedSymbols, ' ').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'no_words' };
  // Counts code points, because a letter outside the basic plane is one character to a person.
  const characters = [...text].length;
  if (characters > keywordLimits.characters) return { kind: 'too_long', characters };
  const words = text.split(' ').length;
  if (words > keywordLimits.words) return { kind: 'too_many_words', words };
  return { kind: 'asked', text, isChanged: text !== keyword };
};

export type KeywordNote = { short: string; long: string };

/** The note to the user about the form in which a keyword is looked up; null if it is looked up unchanged. */
export const noteOnLookUp = (keyword: string): KeywordNote | null => {
  const form = lookUpForm(keyword);
  switch (form.kind) {
    case 'too_long':
      return {
        short: `${form.characters} characters: not looked up`,
        long: `It has ${form.characters} characters. Search data exists for keywords of up to ${keywordLimits.characters}, so this one has none. Shorten it to get search data.`,
      };
    case 'too_many_words':
      return {
        short: `${form.words} words: not looked up`,
        long: `It has ${form.words} words. Search data exists for keywords of up to ${keywordLimits.words}, so this one has none. Shorten it to get search data.`,
      };
    case 'no_words':
      return {
        short: 'No letters or numbers: not looked up',
        long: 'It has no letters or numbers, so it could not be looked up.',
      };
    case 'asked':
      return form.isChanged
        ? {
            short: `Looked up as “${form.text}”`,
            long: `Search data does not support all of its symbols, so it was looked up as “${form.text}”.`,
          }
        : null;
  }
};
