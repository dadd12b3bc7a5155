import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import type { Passage, Reading } from '#engine/writing/read-passages.ts';
import { type Form, formsOf } from './description-forms.ts';
import { scoreDescription } from './description-score.ts';
import { goesWith } from './sentence-joins.ts';

export type DescriptionAngle = 'own' | 'lead' | 'point' | 'question' | 'number' | 'sections';

export type DescriptionCandidate = { text: string; angle: DescriptionAngle; score: number };

const { maxCharacters } = snippetLimits.description;

const angleOf = (first: Form, text: string): DescriptionAngle => {
  if (first.passage.index === 0) return 'lead';
  if (/\?/.test(text)) return 'question';
  return /\d/.test(text) ? 'number' : 'point';
};

const candidateOf = (reading: Reading, forms: readonly Form[]): DescriptionCandidate | null => {
  const [first] = forms;
  const text = forms.map((form) => form.text).join(' ');
  if (first === undefined || !fitsSnippet(text, 'description')) return null;
  const score = scoreDescription(reading, forms, text);
  return { text, angle: angleOf(first, text), score };
};

const shortestSentence = 26;
/** Sentences that are next to each other: sentences from different places rarely belong together. */
const mostSentences = 4;
const candidatesKept = 10;

/** The forms of the next sentence, unless a whole paragraph without sentences is between the two. */
const nextForms = (reading: Reading, row: readonly Form[], forms: (passage: Passage) => Form[]): Form[] => {
  const last = row.at(-1);
  const next = last === undefined ? undefined : reading.passages[last.passage.index + 1];
  if (last === undefined || next === undefined || row.length >= mostSentences) return [];
  return next.paragraph - last.passage.paragraph > 1 ? [] : forms(next);
};

/** The best candidates from a sentence's forms, alone and with further sentences where they fit. */
const startingAt = (
  reading: Reading,
  passage: Passage,
  forms: (passage: Passage) => Form[],
): DescriptionCandidate[] => {
  const found: DescriptionCandidate[] = [];
  const extend = (row: readonly Form[], last: Form, length: number): void => {
    const candidate = candidateOf(reading, row);
    if (candidate !== null) found.push(candidate);
    if (length > maxCharacters - shortestSentence) return;
    for (const form of nextForms(reading, row, forms)) {
      const total = length + 1 + form.text.length;
      if (total <= maxCharacters && goesWith(last, form)) extend([...row, form], form, total);
    }
  };
  for (const form of forms(passage)) extend([form], form, form.text.length);
  return found.sort((a, b) => b.score - a.score).slice(0, candidatesKept);
};

const earliest = 8;
const strongest = 8;

/** All candidate descriptions from the article's own sentences, each with a score (see `scoreDescription`). */
export const findDescriptionCandidates = (reading: Reading): DescriptionCandidate[] => {
  const known = new Map<number, Form[]>();
  const forms = (passage: Passage): Form[] => {
    const value = known.get(passage.index) ?? formsOf(passage);
    known.set(passage.index, value);
    return value;
  };
  const byWeight = [...reading.passages].sort((a, b) => b.weight - a.weight).slice(0, strongest);
  const starts = [...new Set([...reading.passages.slice(0, earliest), ...byWeight])];
  return starts.flatMap((passage) => startingAt(reading, passage, forms));
};
