/**
 * Builds lambdas/engine/english/lexicon.json from the dictionary files of WordNet 3.0 (Princeton University;
 * its license allows use and redistribution with the notice kept in the file).
 *
 * node scripts/generate/build-lexicon.ts DICT   where DICT holds cntlist.rev and verb.exc
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const notice = 'Derived from WordNet 3.0, Copyright 2006 by Princeton University. All rights reserved.';
/** Below three occurrences in the tagged corpus, a word's classes are random. */
const minCount = 3;
const classOfType: Record<string, string> = { '1': 'n', '2': 'v', '3': 'a', '4': 'r', '5': 'a' };
const target = join(import.meta.dirname, '../../lambdas/engine/english/lexicon.json');

type Counts = Map<string, number>;

function readCounts(path: string): Map<string, Counts> {
  const words = new Map<string, Counts>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, word, type, count] = /^([a-z]+)%(\d)\S* \d+ (\d+)/.exec(line) ?? [];
    const wordClass = classOfType[type ?? ''];
    if (!word || !wordClass) continue;
    const counts = words.get(word) ?? new Map<string, number>();
    counts.set(wordClass, (counts.get(wordClass) ?? 0) + Number(count));
    words.set(word, counts);
  }
  return words;
}

/** Classes with at least a tenth of a word's uses, most frequent first. */
function classesOf(counts: Counts, total: number): string {
  return [...counts]
    .filter(([, n]) => n >= total * 0.1)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([wordClass]) => wordClass)
    .join('');
}

/** Irregular forms of the kept verbs: those that no ending rule derives. */
function readIrregular(path: string, verbs: ReadonlySet<string>): string {
  const forms = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([form, verb]) => form && verb && verbs.has(verb) && !/(?:ed|ing|s)$/.test(form))
    .map(([form]) => form);
  return [...new Set(forms)].join(' ');
}

const dictionary = process.argv[2];
if (!dictionary) throw new Error('Give the folder with cntlist.rev and verb.exc of WordNet 3.0.');
const groups = new Map<string, string[]>();
const verbs = new Set<string>();
for (const [word, counts] of readCounts(join(dictionary, 'cntlist.rev'))) {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (total < minCount || word.length < 2) continue;
  const key = `${classesOf(counts, total)}${Math.min(9, Math.floor(Math.log2(total)))}`;
  if (key.includes('v')) verbs.add(word);
  groups.set(key, [...(groups.get(key) ?? []), word]);
}
const words = Object.fromEntries([...groups].sort().map(([key, list]) => [key, list.sort().join(' ')]));
const irregular = readIrregular(join(dictionary, 'verb.exc'), verbs);
writeFileSync(target, `${JSON.stringify({ notice, irregular, words }, null, 1)}\n`);
