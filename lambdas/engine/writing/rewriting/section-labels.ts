import { checkDeadline } from '#engine/bounds/deadline.ts';
import { rememberReadings } from '#engine/bounds/remember.ts';
import { months, weekdays } from '#engine/english/calendar-words.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  capitalized,
  demonstratives,
  objectPronouns,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { extractKeywords } from '#engine/keyphrases/extract-keywords.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { countKeyword } from '#engine/writing/checks/measure-article.ts';
import { shortClauses } from '#engine/writing/clauses/clause-chunks.ts';
import { isWholeLabel, labelsIn } from '#engine/writing/headlines/label-titles.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';

const longestLabel = 48;
const mostWords = 7;
/** Number of sentences at the beginning of a section that are searched for labels: a heading announces what comes first. */
const sentencesRead = 6;

/** The number of sentences of a text that contain each word. Cached, because each section is compared with the whole article. */
const countContent = rememberReadings((text): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const sentence of analyzeText(text).sentences) {
    checkDeadline();
    for (const word of contentOf(sentence.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
});

/** How specific each word is to a section (0-1): the section's share of the word's occurrences in the article. */
const wordWeights = (section: string, whole: string): Map<string, number> => {
  const [here, all] = [countContent(section), countContent(whole)];
  return new Map(
    [...here].map(([word, times]) => [word, (times * times) / Math.max(times, all.get(word) ?? times)]),
  );
};

const isPlain = (label: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’&.,$€£%-]*$/u.test(label) &&
  !/https?|www|\.\p{L}{2,3}\b/u.test(label) &&
  /\p{L}{3}/u.test(label) &&
  label.split(' ').length <= mostWords;

/** Adjectives that refer to earlier text: "different planets", "a potential disruption" make no headings. */
const leaning =
  /^(?:entire|massive|different|iconic|simple|potential|certain|various|several|huge|little|big|whole|general|particular|specific|current|recent|latest|former|fellow|high|low|great|good|bad|real|true|full|main|major|minor|key|important|possible|similar|actual|final|additional|extra|usual|common|unknown|average|equivalent|existing|generated|following|great(?:er|est)?|\p{Ll}+est)\s/iu;
const pronoun = new RegExp(
  `(?<![\\p{L}])${anyOf(subjectPronouns, objectPronouns, possessives, demonstratives, 'one ones')}(?![\\p{L}])`,
  'iu',
);

/** "how the neo-banks make money" in a sentence names the section's topic: a clause follows the question word. */
const questionsIn = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<![\p{L}])((?:how|why) [\p{L}\p{N}'’ -]{10,42})(?=[.,;:?!–—]|$)/giu)]
    .map((match) => match[1] ?? '')
    .filter(
      (text) =>
        !pronoun.test(text) &&
        !/^(?:how|why) (?:to|is|are|was|do|does|did|can|could|should|would|much|many|long|far|often|not|so)(?![\p{L}])/iu.test(
          text,
        ),
    )
    .filter((text) => shortClauses(`${text.replace(/^\S+\s/, '')}.`, 60).some(({ rest }) => rest === ''));

/** "Billion times", "total value": an amount is no subject. */
const amount = /^(?:hundreds?|thousands?|millions?|billions?|total|references?|amount|value)(?![\p{L}])/iu;

const shareOfNames = (label: string): number => {
  const words = label.split(' ');
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
};

/** "Trump in October" says who and when, but not what. */
const nameAndTime = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.&-]*\s)+(?:in|on|by|since|until)\s(?:${alternatives(capitalized(months))}|${anyOf(capitalized(weekdays))}|\d{4})[\s\d]*$`,
  'u',
);

/** How often a section has the key phrase of a heading; 0 for a heading that begins with an imperative or ends in "'s". */
const mentionsOf = (label: string, section: string, phrases: ReadonlySet<string>): number => {
  // A name is a heading only for text about the same name, not about others that share a word with it.
  if (shareOfNames(label) === 1) return countKeyword(section, label);
  if (nameAndTime.test(label)) return 0;
  const lower = label.toLowerCase();
  const [first = ''] = lower.split(' ');
  if (/['’]s?$|\d/u.test(label) || (lexiconEntry(first)?.classes.startsWith('v') ?? false)) return 0;
  return [...phrases]
    .filter((phrase) => lower.includes(phrase))
    .map((phrase) => countKeyword(section, phrase))
    .reduce((a, b) => Math.max(a, b), 0);
};

/**
 * Candidate headings for a section, best first: its whole noun phrases and its how and why clauses, weighted by how
 * specific their words are to the section.
 */
export const sectionLabels = (section: string, whole: string): string[] => {
  const weights = wordWeights(section, whole);
  const phrases = new Set(extractKeywords(section, { limit: 10 }).map((phrase) => phrase.text.toLowerCase()));
  const sentences = analyzeText(section).sentences.slice(0, sentencesRead);
  const found = sentences.map(({ text }) => [
    ...questionsIn(text),
    ...labelsIn(text, longestLabel, { content: 2, characters: 12 }).filter(
      (label) => isWholeLabel(text, label) && !leaning.test(label) && !pronoun.test(label),
    ),
  ]);
  const plain = found.flatMap((labels, i) =>
    labels
      .filter(isPlain)
      .map((text) => ({ text, place: i, mentions: mentionsOf(text, section, phrases) }))
      .filter(({ mentions }) => mentions > 0),
  );
  // A section that repeats no phrase gets a heading from a phrase of the whole article.
  const comesBack = plain.filter(({ mentions }) => mentions > 1);
  const other = plain.filter(({ text }) => shareOfNames(text) < 1 && !amount.test(text));
  const known = other.filter(({ text }) => mentionsOf(text, whole, phrases) > 1);
  const told = [comesBack, known, other].find((labels) => labels.length > 0) ?? [];
  const scored = told.map(({ text, place }) => {
    const words = [...contentOf(text)];
    const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
    const held = [...phrases].filter((phrase) => text.toLowerCase().includes(phrase)).length;
    const length = text.length < 16 ? 0.7 : 1;
    const namesOnly = shareOfNames(text) === 1 ? 0.7 : 1;
    return { text, score: ((sum + held) / (words.length + 2)) * length * namesOnly * (1 - place * 0.05) };
  });
  return [...new Set(scored.sort((a, b) => b.score - a.score).map(({ text }) => text))];
};
