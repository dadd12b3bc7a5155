import { stopWords } from '#engine/english/stop-words.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { tokenize } from '#engine/language/tokenize.ts';

/** A phrase, split into the parts of its words: "couch-to-5k plan" has four. */
export type Phrase = {
  /** Lowercase, as people type it. */
  text: string;
  stems: readonly string[];
  /** Whether the part is a content word; parallel to `stems`. */
  content: readonly boolean[];
};

/** Whether a word counts as a content word inside a phrase: every word except function words. */
export const isContentWord = (lower: string): boolean => !stopWords.has(lower) && lower !== 's';

/** Longer phrases are cut off: nobody types them. */
const maxCharacters = 200;

/** Reads any phrase, in the text or not. */
export const readPhrase = (source: string): Phrase => {
  const text = source.slice(0, maxCharacters).toLowerCase().replace(/\s+/g, ' ').trim();
  const stems: string[] = [];
  const content: boolean[] = [];
  for (const token of tokenize(text)) {
    if (token.kind === 'mark') continue;
    for (const stem of stemsOf(token.lower)) {
      stems.push(stem);
      content.push(isContentWord(token.lower));
    }
  }
  return { text, stems, content };
};

/** The stems of the content words, each once, in the order of the phrase. */
export const contentStems = ({ stems, content }: Pick<Phrase, 'stems' | 'content'>): string[] => [
  ...new Set(stems.filter((_, i) => content[i] === true)),
];

/** The stems of the content words, sorted. Two phrases with the same stems mean the same. */
export const meaningOf = (phrase: Phrase): string => contentStems(phrase).sort().join(' ');
