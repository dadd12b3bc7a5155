import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { shortClauses } from '#engine/writing/clauses/clause-chunks.ts';
import { isClause, isWord, opensPhrase } from '#engine/writing/clauses/clause-words.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { cutCost, isWholeClause } from '#engine/writing/clauses/whole-clause.ts';
import type { Passage, Reading } from '#engine/writing/read-passages.ts';
import { toHeadline } from './headline-style.ts';
import { isWholeLabel, labelsIn } from './label-titles.ts';
import { angleOf, penalty, placeBonus, scored, type TitleCandidate } from './title-score.ts';

/** A subordinate clause without its main clause, or the rest of a sentence after a lead-in. */
const isFragment = (text: string): boolean =>
  /^(?:yes|no|well|oh|okay|according to)(?![\p{L}])/iu.test(text) ||
  (/^(?:while|when|if|although|though|because|since|as|after|before|until|unless|even|in case|whether|where|once|like|than|and|or|but|also|later|then)(?![\p{L}])/iu.test(
    text,
  ) &&
    !text.includes(',')) ||
  /^(?:in|on|at|for|with|by|from|during|of|about|among|at) [^,]*$/iu.test(text);

/** One of the parts between commas must be a clause; "A man, after having switched" has none. */
const hasClause = (text: string): boolean =>
  text.split(',').some((part) => {
    const words = tagWords(part.trim()).filter(isWord);
    return words[0] !== undefined && !opensPhrase(words[0]) && isClause(words);
  });

/** Maximum number of forms of a sentence that are tried, fewest changes first. */
const formsTried = 10;

/** Clauses of an English sentence that can be a title. */
export const clauseTitles = (reading: Reading, passage: Passage): TitleCandidate[] => {
  const found = new Map<string, TitleCandidate>();
  const forms = compressSentence(passage.text).filter(({ text }) => !/\?["”’]?$/.test(text));
  for (const { text, steps } of forms.sort((a, b) => a.steps - b.steps).slice(0, formsTried)) {
    for (const short of shortClauses(text, 90)) {
      const { text: clause, gaps } = short;
      if (!isWholeClause(short) || !isCleanCut(passage.text, clause)) continue;
      const title = toHeadline(clause);
      if (!fitsSnippet(title, 'title') || isFragment(title) || (clause.includes(',') && !hasClause(clause)))
        continue;
      const extra = placeBonus(passage) - penalty(title, steps, gaps) - cutCost(short);
      const candidate = scored(reading, title, angleOf(passage, title), extra);
      if ((found.get(title)?.score ?? -9) < candidate.score) found.set(title, candidate);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, 12);
};

/** A person's name and title without more say who, but not what. */
const isNameOnly = (text: string): boolean =>
  text
    .split(' ')
    .every((word) => /^[\p{Lu}\p{N}“‘"']/u.test(word) || word.length <= 4 || /^\p{Ll}+-\p{Ll}+$/u.test(word));

const holdsOneOf = (reading: Reading, text: string, first: number): boolean =>
  reading.keywords.slice(0, first).some((keyword) => holdsKeyword(text, keyword.text));

/** A phrase scores less than a clause, and a bare compound ("California probation department") less than a longer phrase. */
const labelCost = 0.015;
const bareCost = 0.03;
const goesOn = /\s(?:of|for|in|with|on|from|between|against|over|to|behind|across)\s/;

/** Titles without a verb: whole noun phrases that contain one of the article's keywords. */
export const labelTitles = (reading: Reading, passage: Passage): TitleCandidate[] =>
  labelsIn(passage.text, snippetLimits.title.maxCharacters)
    .filter((text) => fitsSnippet(text, 'title') && isWholeLabel(passage.text, text))
    .filter((text) => holdsOneOf(reading, text, isNameOnly(text) ? 1 : 12))
    .map((text) =>
      scored(
        reading,
        text,
        'label',
        placeBonus(passage) * 0.8 -
          penalty(text, 0, 0) -
          labelCost -
          (goesOn.test(text) || holdsOneOf(reading, text, 1) ? 0 : bareCost),
      ),
    );
