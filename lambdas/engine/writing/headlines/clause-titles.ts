import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, subordinators } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { shortClauses } from '#engine/writing/clauses/clause-chunks.ts';
import { isClause, isWord, startsPhrase } from '#engine/writing/clauses/clause-words.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { cutCost, isCompleteClause } from '#engine/writing/clauses/complete-clause.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Passage, Reading } from '#engine/writing/passages/read-passages.ts';
import { penalty, placeBonus, type ScoredClause, scored } from './clause-score.ts';
import { toHeadline } from './headline-style.ts';

const subordinate = regexOf(
  String.raw`^(?:${alternatives(subordinators)}|as|after|before|even|in case|whether|once|like|than|and|or|but|also|later|then)(?![\p{L}])`,
  'iu',
);

/** Whether a text is a dependent clause without its main clause, or the rest of a sentence after a lead-in. */
const isFragment = (text: string): boolean =>
  regex.iu`^(?:yes|no|well|oh|okay|according to)(?![\p{L}])`.test(text) ||
  (subordinate.test(text) && !text.includes(',')) ||
  /^(?:in|on|at|for|with|by|from|during|of|about|among|at) [^,]*$/iu.test(text);

/** Whether one of the parts between commas is a clause; "A man, after having switched" has none. */
const hasClause = (text: string): boolean =>
  text.split(',').some((part) => {
    const words = tagWords(part.trim()).filter(isWord);
    return words[0] !== undefined && !startsPhrase(words[0]) && isClause(words);
  });

/** The most forms of a sentence to try, fewest changes first. */
const formsTried = 10;

/** Clauses of an English sentence that can be a title. */
export const clauseTitles = (reading: Reading, passage: Passage): ScoredClause[] => {
  const found = new Map<string, ScoredClause>();
  const forms = compressSentence(passage.text).filter(({ text }) => !/\?["”’]?$/.test(text));
  for (const { text, steps } of forms.sort((a, b) => a.steps - b.steps).slice(0, formsTried)) {
    for (const short of shortClauses(text, 90)) {
      const { text: clause, gaps } = short;
      if (!isCompleteClause(short) || !isCleanCut(passage.text, clause)) continue;
      const title = toHeadline(clause);
      if (!fitsSnippet(title, 'title') || isFragment(title) || (clause.includes(',') && !hasClause(clause)))
        continue;
      const extra = placeBonus(passage) - penalty(title, steps, gaps) - cutCost(short);
      const candidate = scored(reading, title, extra);
      if ((found.get(title)?.score ?? -9) < candidate.score) found.set(title, candidate);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, 12);
};
