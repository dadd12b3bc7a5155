import { regexOf } from '#engine/language/patterns.ts';

/** The plain words that replace longer ones, each with its other forms. */
const plainWords = [
  'use|uses|used|using',
  'buy|buys|bought|buying',
  'need|needs|needed|needing',
  'decide|decides|decided|deciding',
  'conclude|concludes|concluded|concluding',
  'consider|considers|considered|considering',
  'tend|tends|tended|tending',
  'many',
  'several',
  'often',
  'regularly',
];
const patterns = plainWords.map((forms) => regexOf(`(?<![\\p{L}'’-])(?:${forms})(?![\\p{L}'’-])`, 'giu'));

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether shorter words add a plain word that the sentence or the next one already has: "He purchased rye to buy time"
 * would have "bought" beside "buy".
 */
export const addsRepeatedWord = (sentence: string, shorter: string, next: string): boolean =>
  shorter !== sentence &&
  patterns.some((pattern) => {
    const own = count(sentence, pattern);
    return count(shorter, pattern) > own && own + count(next, pattern) > 0;
  });
