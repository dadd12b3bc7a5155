import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

/** Whether a text contains a keyword: its words are adjacent, in any grammatical form. */
export const containsKeyword = (text: string, keyword: string): boolean => {
  const wanted = analyzeText(keyword).wordStems.join(' ');
  return wanted !== '' && ` ${analyzeText(text).wordStems.join(' ')} `.includes(` ${wanted} `);
};

const maxNamed = 5;

/** The keywords in a text, most relevant first. */
export const keywordsIn = (text: string, keywords: readonly KeywordIdea[]): string[] =>
  keywords
    .filter((keyword) => containsKeyword(text, keyword.text))
    .slice(0, maxNamed)
    .map((keyword) => keyword.text);
