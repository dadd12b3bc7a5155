import { stopWords } from '#engine/english/stop-words.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { tokenize } from '#engine/language/tokenize.ts';

/** A phrase as the parts of its words: "couch-to-5k plan" has four. */
export type Phrase = {
  /** In lower case, as people type it. */
  text: string;
  stems: readonly string[];
  /** Whether the part is a word of content; parallel to `stems`. */
  content: readonly boolean[];
};

/** Whether a word has content, inside a phrase: all words but function words. */
export const isContentWord = (lower: string): boolean => !stopWords.has(lower) && lower !== 's';

/** Longer phrases are cut: nobody types them. */
const maxCharacters = 200;

/** Reads any phrase, whether the text has it or not. */
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

/** The stems of the words of content, each once and sorted: two phrases with the same ones mean the same. */
export const meaningOf = ({ stems, content }: Phrase): string =>
  [...new Set(stems.filter((_, i) => content[i]))].sort().join(' ');
