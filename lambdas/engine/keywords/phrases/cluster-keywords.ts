import { stopWords } from '#engine/english/stop-words.ts';
import { questionWords, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { textReader } from '#engine/text/analyzed-text.ts';

/** A question differs from its topic: "what is seo" and "seo" are two searches. */
const questionWordSet = wordSet(questionWords, 'can should vs versus');

/** Replaces -ise with -ize and -our with -or, so that both spellings have one stem; used for comparison only. */
const americanSpelling = (word: string): string => {
  if (word.length < 6) return word.replace(/our(s?)$/, 'or$1');
  return word.replace(/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1').replace(/our(s|ed|ing|ful)?$/, 'or$1');
};

/**
 * "café" and "cafe" are the same search. Only Latin letters lose their diacritics; in other scripts, the marks
 * distinguish letters.
 */
const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(regex.gu`(\p{Script=Latin})\p{M}+`, '$1').normalize('NFC');

/** Two keys: the stems of the content words in alphabetical order, and the same words without spaces. */
export const clusterKeys = textReader(({ text, tokens }): readonly string[] => {
  const words = tokens.filter((token) => token.kind !== 'mark');
  const content = words.filter((token) => !stopWords.has(token.lower) || questionWordSet.has(token.lower));
  const spelt = (content.length > 0 ? content : words).map((token) =>
    americanSpelling(withoutAccents(token.lower)),
  );
  if (spelt.length === 0) return [`=${text.trim().toLowerCase()}`];
  const stems = new Set(spelt.flatMap((word) => stemsOf(word)));
  return [[...stems].sort().join(' '), `+${spelt.join('').replace(regex.gu`[^\p{L}\p{N}+#]|s$`, '')}`];
});

/**
 * Groups near-duplicate keywords: the same words in another form, order or spelling ("keyword idea", "ideas for
 * keywords", "key-word ideas"). Maps each text to the first of its group, so list the strongest first.
 */
export const clusterKeywords = (texts: readonly string[]): Map<string, string> => {
  const heads = new Map<string, string>();
  const clusters = new Map<string, string>();
  for (const text of texts) {
    const keys = clusterKeys(text);
    const head = keys.map((key) => heads.get(key)).find((known) => known !== undefined) ?? text;
    for (const key of keys) if (!heads.has(key)) heads.set(key, head);
    clusters.set(text, head);
  }
  return clusters;
};
