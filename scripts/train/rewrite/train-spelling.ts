import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { rarityOf, stemsOf, typosOf } from '#engine';
import { frontCoded } from '../front-coded.ts';
import { pack } from '../pack.ts';

/**
 * Packs the words that a misspelled word can stand for, and the words that look like a misspelling but are correct,
 * into `lambdas/engine/writing/rewriting/words/spelling.json`. The word list is `index.json` of the npm package
 * `an-array-of-english-words` 2.0.0 (MIT).
 *
 *     npm run train -- spelling LIST
 */

const list = process.argv[2];
if (list === undefined) throw new Error('Name the list of words: index.json of an-array-of-english-words.');
const words = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(list, 'utf8')))
  .filter((word) => /^[a-z]{3,20}$/.test(word));
const listed = new Set(words);

/** A stem that occurs in fewer than about one in 600 texts is not a word that people misspell often. */
const rarest = 6.4;
const rarity = (word: string): number => rarityOf(stemsOf(word)[0] ?? word).prose;
const targets = words.filter((word) => word.length >= 5 && rarity(word) < rarest);

/** Words composed of common ones are in no list: "backend", "inline", "sandboxed". */
const common = new Set(words.filter((word) => rarity(word) < 4.2));
const prefixes = new Set(['in', 'on', 'up', 'by', 're', 'un', 'de', 'co', 'non', 'pre', 'sub', 'mis']);
const isMade = (form: string): boolean => {
  for (let at = 2; at <= form.length - 3; at += 1) {
    const [head, tail] = [form.slice(0, at), form.slice(at)];
    if (common.has(tail) && (prefixes.has(head) ? tail.length > 3 : at > 2 && common.has(head))) return true;
  }
  return false;
};
/** Forms of words that the list contains in another form: "initializers", "sandboxed", "memoizing". */
const endings = ['s', 'ed', 'ing', 'er', 'ers', 'able', 'ly'];
const isForm = (form: string): boolean =>
  endings.some((ending) => {
    const base = form.slice(0, -ending.length);
    return (
      form.endsWith(ending) &&
      base.length > 3 &&
      (listed.has(base) ||
        listed.has(`${base}e`) ||
        (base.at(-1) === base.at(-2) && listed.has(base.slice(0, -1))))
    );
  });
/** A form that is less rare than this, which about four texts contain, is a term of their field. */
const minTexts = 6;
const terms = new Set(['memoization', 'memoize', 'memoized', 'memoizing', 'generis', 'checkin', 'contenty']);
const isTerm = (form: string): boolean => terms.has(form) || rarity(form) < minTexts;

const known = new Set(targets);
const right = new Set<string>();
for (const target of targets)
  for (const form of typosOf(target))
    if (
      form.length >= 6 &&
      !known.has(form) &&
      (listed.has(form) || isTerm(form) || isMade(form) || isForm(form))
    )
      right.add(form);

const levels = targets.map((word) => Math.round((rarest - rarity(word)) * 2));
const packed = pack({
  words: frontCoded(targets),
  levels: Uint8Array.from(levels),
  others: frontCoded([...right].sort()),
});
const notice =
  'Words from an-array-of-english-words 2.0.0, Copyright 2014 Zeke Sikelianos, MIT License; how common they are from word-counts.json.';
writeFileSync(
  join(import.meta.dirname, '../../../lambdas/engine/writing/rewriting/words/spelling.json'),
  `${JSON.stringify({ notice, packed })}\n`,
);
console.log(`${targets.length} words, ${right.size} others, ${packed.data.length} bytes`);
