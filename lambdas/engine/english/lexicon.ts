import lexicon from './lexicon.json' with { type: 'json' };

/** A dictionary entry: the word's classes (n, v, a, r), most frequent first, and log2 of its frequency, 1-9. */
export type LexiconEntry = {
  classes: string;
  frequency: number;
};

let entries: Map<string, LexiconEntry> | undefined;
let irregular: ReadonlySet<string> | undefined;

const load = (): Map<string, LexiconEntry> => {
  const map = new Map<string, LexiconEntry>();
  for (const [key, words] of Object.entries(lexicon.words)) {
    const entry = { classes: key.slice(0, -1), frequency: Number(key.slice(-1)) };
    for (const word of words.split(' ')) map.set(word, entry);
  }
  return map;
};

/** The dictionary's entry for a lowercase English base form, if it is one of the 8,000 most frequent ones. */
export const lexiconEntry = (lemma: string): LexiconEntry | undefined => {
  entries ??= load();
  return entries.get(lemma);
};

/** True for irregular past forms (wrote, written). */
export const isIrregularVerbForm = (word: string): boolean => {
  irregular ??= new Set(lexicon.irregular.split(' '));
  return irregular.has(word);
};

/**
 * The entry of a word without its ending; restores a y for -ies, a dropped e, and a single consonant for a doubled one.
 */
export const baseOf = (word: string, ending: 's' | 'ed' | 'ing'): LexiconEntry | undefined => {
  if (!word.endsWith(ending) || word.length < ending.length + 3 || word.endsWith('ss')) return undefined;
  const root = word.slice(0, -ending.length);
  if (root.endsWith('i') && ending === 'ed') return lexiconEntry(`${root.slice(0, -1)}y`);
  if (root.endsWith('ie') && ending === 's')
    return lexiconEntry(`${root.slice(0, -2)}y`) ?? lexiconEntry(root);
  const doubled = root.at(-1) === root.at(-2) ? lexiconEntry(root.slice(0, -1)) : undefined;
  const withoutE = ending === 's' && root.endsWith('e') ? lexiconEntry(root.slice(0, -1)) : undefined;
  return lexiconEntry(root) ?? (ending === 's' ? undefined : lexiconEntry(`${root}e`)) ?? doubled ?? withoutE;
};

/**
 * The entry of a word's base form, if the dictionary lists it: a regular -ed or -ing points to a verb, -s to a noun or
 * verb.
 */
export const lemmaEntry = (word: string): LexiconEntry | undefined =>
  lexiconEntry(word) ?? baseOf(word, 's') ?? baseOf(word, 'ed') ?? baseOf(word, 'ing');
