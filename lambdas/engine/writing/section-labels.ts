import { extractKeywords } from '#engine/keyphrases/extract-keywords.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { labelsIn } from './label-titles.ts';
import { contentOf } from './read-passages.ts';
import { surfaceForm } from './surface-form.ts';

const longestLabel = 48;
const mostWords = 7;
/** Sentences of a section in which labels are looked for: a heading announces what comes first. */
const sentencesRead = 6;

/** How special each word of a section is to it, against the other sections: its share of all that the article says of it. */
const wordWeights = (section: string, whole: string, language: string | null): Map<string, number> => {
  const count = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const sentence of splitSentences(text))
      for (const word of contentOf(sentence.text, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const [here, all] = [count(section), count(whole)];
  return new Map(
    [...here].map(([word, times]) => [word, (times * times) / Math.max(times, all.get(word) ?? times)]),
  );
};

const isPlain = (label: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’&.,$€£%-]*$/u.test(label) &&
  !/https?|www|\.\p{L}{2,3}\b/u.test(label) &&
  /\p{L}{3}/u.test(label) &&
  label.split(' ').length <= mostWords;

const shareOfNames = (label: string): number => {
  const words = label.split(' ');
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
};

/**
 * Candidate headings for a section, best first: in English its noun phrases, weighed by how special their
 * words are to the section; in other languages its key phrases of two words or more.
 */
export const sectionLabels = (section: string, whole: string, language: string | null): string[] => {
  if (language !== 'en') {
    return extractKeywords(section, { limit: 12 })
      .map((phrase) => surfaceForm(whole, phrase.text))
      .filter((phrase) => phrase.includes(' ') && isPlain(phrase));
  }
  const weights = wordWeights(section, whole, language);
  const phrases = new Set(extractKeywords(section, { limit: 10 }).map((phrase) => phrase.text.toLowerCase()));
  const sentences = splitSentences(section).slice(0, sentencesRead);
  const scored = sentences.flatMap((sentence, i) =>
    labelsIn(sentence.text, longestLabel, { content: 2, characters: 10 })
      .filter(isPlain)
      .map((text) => {
        const words = [...contentOf(text, language)];
        const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
        const known = [...phrases].filter((phrase) => text.toLowerCase().includes(phrase)).length;
        const length = text.length < 16 ? 0.7 : 1;
        const namesOnly = shareOfNames(text) === 1 ? 0.7 : 1;
        return { text, score: ((sum + known) / (words.length + 2)) * length * namesOnly * (1 - i * 0.05) };
      }),
  );
  return [...new Set(scored.sort((a, b) => b.score - a.score).map(({ text }) => text))];
};
