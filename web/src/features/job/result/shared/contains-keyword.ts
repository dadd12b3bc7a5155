const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** The words of a text; a plural equals its singular, as in the checks. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(withoutPlural).join(' ')} `;

/** True if the text contains the keyword as the on-page checks see it. The page must not contradict them. */
export const containsKeyword = (text: string, keyword: string): boolean => {
  const phrase = wordsOf(keyword);
  return phrase.trim() !== '' && wordsOf(text).includes(phrase);
};
