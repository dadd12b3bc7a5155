import { letterSet, type Target, targetsOf } from './dictionary.ts';
import { editCost } from './edit-cost.ts';

/** A word that a misspelling can stand for, with the cost of its errors and how rare the word is. */
export type Candidate = { word: string; cost: number; level: number };

/** What an error of cost 1 counts against the levels of rarity. */
const costWeight = 10;
export const scoreOf = ({ cost, level }: Candidate): number => cost * costWeight + level;

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** No error that changes the set of letters costs less than this for each letter that it changes. */
const leastCostOfLetter = 0.4;

const mayBe = (wrong: string, letters: number, limit: number, { word, letters: own }: Target): boolean =>
  bitCount(own ^ letters) * leastCostOfLetter <= limit &&
  (word.charCodeAt(0) === wrong.charCodeAt(0) || word.charCodeAt(1) === wrong.charCodeAt(0));

/** The words that a misspelling can stand for, most likely first. Their first letter is its first or second one. */
export const candidatesFor = (wrong: string, limit: number): Candidate[] => {
  const letters = letterSet(wrong);
  const found: Candidate[] = [];
  const firsts = new Set([wrong.charAt(0), wrong.charAt(1)]);
  for (const first of firsts)
    for (let length = wrong.length - 2; length <= wrong.length + 2; length += 1)
      for (const target of targetsOf(first, length)) {
        if (!mayBe(wrong, letters, limit, target)) continue;
        const cost = editCost(wrong, target.word, limit);
        if (cost <= limit) found.push({ word: target.word, cost, level: target.level });
      }
  return found.sort((a, b) => scoreOf(a) - scoreOf(b));
};

/** The letters that two words share at the start, and at the end. */
export const sharedStart = (a: string, b: string): number => {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
};
export const sharedEnd = (a: string, b: string): number => {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
};
