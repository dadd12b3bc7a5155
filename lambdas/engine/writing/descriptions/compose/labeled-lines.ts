import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isPurpose } from '#engine/writing/descriptions/drafts/purposes.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { labelsOf } from './aspects/labels.ts';

/**
 * Not sentences to put after a label: a promise, a question, another label, or one that depends on an earlier
 * condition.
 */
const unlabeled = regex.iu`^Learn |\?$|: |^(?:if not|not only|either way|as such|depending)(?!\p{L})`;
const minLength = 70;
const maxLabelLength = 45;
const maxOpeningPassages = 4;
const maxPurposes = 2;
const maxStrongDrafts = 5;

/** A sentence after a colon: a function word at its beginning is in lower case. */
const afterColon = (text: string): string => {
  const [first = ''] = text.split(/[ ,]/);
  return first !== 'I' && !/^I['’]/.test(first) && stopWords.has(first.toLowerCase())
    ? first.toLowerCase() + text.slice(first.length)
    : text;
};

/**
 * "Syracuse Half Marathon: there was a pretty good snowfall the day before the race.": the name of the topic, and a
 * sentence that does not name it. `whole` holds the article's sentences, best first.
 */
export const labeledLines = (reading: Reading, topic: DescribedTopic, whole: readonly Draft[]): Draft[] => {
  const labels = labelsOf(reading, topic).filter((label) => label.length <= maxLabelLength);
  const words = [...contentOf(topic.phrase)];
  const isNamed = (text: string): boolean => {
    const held = contentOf(text.slice(0, 80));
    return words.filter((word) => held.has(word)).length > words.length / 2;
  };
  const open = whole.filter(({ text, row }) => row.length < 3 && !isNamed(text) && !unlabeled.test(text));
  const early = open.filter(({ row }) => (row[0]?.passage.index ?? maxOpeningPassages) < maxOpeningPassages);
  const purposes = open.filter(({ text }) => isPurpose(text)).slice(0, maxPurposes);
  const rows = [...new Set([...purposes, ...open.slice(0, maxStrongDrafts), ...early])];
  return labels.slice(0, 1).flatMap((label) =>
    rows.flatMap(({ text, row }): Draft[] => {
      const line = `${label}: ${isPurpose(text) ? text.replace(regex.u`^\p{Lu}(?=\p{Ll}|\s)`, (letter) => letter.toLowerCase()) : afterColon(text)}`;
      return line.length >= minLength && fitsSnippet(line, 'description')
        ? [{ text: line, make: 'labeled', row, named: 0 }]
        : [];
    }),
  );
};
