import { stopWords } from '#engine/english/stop-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import type { Passage, Reading } from '#engine/writing/passages/read-passages.ts';
import { startWithCapital } from './headline-style.ts';
import { isFirstPerson, startsVaguely } from './vague-openings.ts';

/** A clause of the article as a title; a higher score is better. */
export type ScoredClause = { text: string; score: number };

/** The number of words in an average title, used as the reference length in the estimate of F1. */
const typicalWords = 8;
/** The probability that a good title contains a candidate's function word, and its most salient content word. */
const functionChance = 0.22;
const contentChance = 0.85;

/**
 * The expected F1 (0-1) of a candidate against a publisher's title: expected common words, by salience, divided by
 * length.
 */
const expectedOverlap = (reading: Reading, text: string): number => {
  const tokens = analyzeText(text).tokens.filter((token) => token.kind !== 'mark');
  const seen = new Set<string>();
  let sum = 0;
  for (const token of tokens) {
    const stems = stemsOf(token.lower);
    if (stopWords.has(token.lower)) sum += functionChance;
    else if (!stems.every((word) => seen.has(word))) {
      const salience =
        stems.reduce((total, word) => total + (reading.salience.get(word) ?? 0), 0) /
        Math.max(stems.length, 1);
      sum += contentChance * salience ** 2;
    }
    for (const word of stems) seen.add(word);
  }
  return (2 * sum) / (tokens.length + typicalWords);
};

const attribution = regex.iu`(?<![\p{L}])(?:said|says|told|according to|reportedly)(?![\p{L}])`;
const clickbait = /you won['’]t believe|what happened next|mind-?blowing|shocking truth|!!|\?!/i;

/** The penalty for faults that make a clause a poor title despite its words. */
export const penalty = (text: string, steps: number, gaps: number): number =>
  (startsVaguely(text) ? 0.14 : 0) +
  (isFirstPerson(text) ? 0.1 : 0) +
  (attribution.test(text) ? 0.03 : 0) +
  (clickbait.test(text) ? 1 : 0) +
  (/^["“‘']/.test(text) ? 0.05 : 0) +
  (text.length < 30 ? 0.08 : 0) +
  (/\s[–—]\s|;/.test(text) ? 0.06 : 0) +
  (regex.iu`^(?:in|on|at|for|with|by|from|during|after|before|as|according|of course|also)(?![\p{L}])`.test(
    text,
  )
    ? 0.06
    : 0) +
  (regex.u`,\s(?:and|but|so)\s|,\s\p{L}+$`.test(text) ? 0.03 : 0) +
  (text.length < 40 ? (40 - text.length) * 0.002 : 0) +
  steps * 0.004 +
  gaps * 0.008;

/** The number of passages that count as the lead of a report. */
const leadPassages = 4;

export const placeBonus = (passage: Passage): number =>
  passage.index === 0 ? 0.17 : passage.index < leadPassages ? 0.03 : passage.opens ? 0.01 : 0;

const keywordBonus = (reading: Reading, text: string): number => {
  const [lead, ...others] = reading.keywords;
  if (lead === undefined) return 0;
  const early = text.slice(0, Math.ceil(text.length * 0.6));
  if (containsKeyword(text, lead.text)) return containsKeyword(early, lead.text) ? 0.05 : 0.035;
  return others.slice(0, 4).some((keyword) => containsKeyword(text, keyword.text)) ? 0.02 : 0;
};

/** A clause with its score: expected overlap with a good title, a keyword bonus, and `extra`. */
export const scored = (reading: Reading, text: string, extra: number): ScoredClause => ({
  text: startWithCapital(text),
  score: expectedOverlap(reading, text) + keywordBonus(reading, text) + extra,
});
