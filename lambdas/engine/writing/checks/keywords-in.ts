import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

/** Whether a text contains a keyword: its words are adjacent, in any grammatical form. */
export const holdsKeyword = (text: string, keyword: string): boolean => {
  const wanted = analyzeText(keyword).wordStems.join(' ');
  return wanted !== '' && ` ${analyzeText(text).wordStems.join(' ')} `.includes(` ${wanted} `);
};

const mostNamed = 5;

/** The keywords in a text, most relevant first. */
export const keywordsIn = (text: string, keywords: readonly KeywordIdea[]): string[] =>
  keywords
    .filter((keyword) => holdsKeyword(text, keyword.text))
    .slice(0, mostNamed)
    .map((keyword) => keyword.text);
