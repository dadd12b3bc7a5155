import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isAction, isPresentation } from './description-forms.ts';
import { isPromise } from './promises.ts';
import { isPurpose } from './purposes.ts';

const contracted = /['’](?:s|re|m|ve|ll|d|t)$/;

/**
 * "Central location for code.", "Stefan Zweig, The World of Yesterday.": a list item. Strict graders published three
 * of 71 texts with such a sentence and gave 73% grade 0.
 */
export const isVerbless = (text: string): boolean => {
  if (text.endsWith('?') || isAction(text) || isPromise(text) || isPurpose(text) || isPresentation(text))
    return false;
  const words = tagWords(text);
  const hasVerb = words.some(
    (word, i) => i > 0 && (isFiniteVerb(word, words[i - 1], words[i + 1]) || contracted.test(word.text)),
  );
  return !hasVerb && words[0]?.tag !== 'V';
};
