import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string[] => JSON.parse(readFileSync(path, 'utf8'));
const own = join(import.meta.dirname, 'fixtures/naughty-strings.json');
/** The Big List of Naughty Strings, if the folder next to the project has it. */
const bigList = join(import.meta.dirname, '../../shared/corpora/naughty-strings/blns.json');

/** Lists of strings that have broken software, by name; null if the optional one is missing. */
export const naughtyLists: readonly { name: string; strings: string[] | null }[] = [
  { name: 'our own list', strings: read(own) },
  {
    name: 'the list in ../shared/corpora/naughty-strings',
    strings: existsSync(bigList) ? read(bigList) : null,
  },
];
