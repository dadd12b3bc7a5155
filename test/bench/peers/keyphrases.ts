import keywordExtractor from 'keyword-extractor';
import { toString as textOf } from 'nlcst-to-string';
import { retext } from 'retext';
import retextKeywords from 'retext-keywords';
import retextPos from 'retext-pos';

/** A key phrase finder in the bench: returns the phrases of a text, best first. */
export type KeyphraseFinder = (text: string) => string[];

/** Single words without stop words, by frequency: what most sites use. */
export const keywordExtractorWords: KeyphraseFinder = (text) => {
  const words = keywordExtractor.extract(text, {
    language: 'english',
    remove_digits: true,
    return_changed_case: true,
    remove_duplicates: false,
  });
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
};

/** Noun phrases by the frequency of their stems, with the part-of-speech tagger that the plug-in requires. */
export const retextPhrases: KeyphraseFinder = (text) => {
  const processor = retext().use(retextPos).use(retextKeywords, { maximum: 15 });
  const tree = processor.parse(text);
  const file = { value: text, data: {} as { keyphrases?: Keyphrase[]; keywords?: Keyphrase[] } };
  processor.runSync(tree, file as never);
  return (file.data.keyphrases ?? []).map(({ matches }) =>
    (matches[0]?.nodes ?? (matches[0]?.node ? [matches[0].node] : []))
      .map((node) => textOf(node as never))
      .join(''),
  );
};

interface Keyphrase {
  score: number;
  matches: { nodes?: unknown[]; node?: unknown }[];
}
