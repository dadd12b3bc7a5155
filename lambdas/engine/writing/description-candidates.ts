import { snippetLimits } from '#contracts/limits.ts';
import { closed, type Form, formsOf } from './description-forms.ts';
import { cutToFit } from './fit-words.ts';
import { holdsKeyword } from './keywords-in.ts';
import { countCharacters, fitsSnippet } from './measure-pixels.ts';
import { contentOf, type Passage, type Reading } from './read-passages.ts';
import { isFirstPerson, opensVaguely } from './vague-openings.ts';

export type DescriptionAngle = 'lead' | 'point' | 'question' | 'number';

export type DescriptionCandidate = { text: string; angle: DescriptionAngle; score: number };

const { minCharacters, maxCharacters } = snippetLimits.description;

/** Mean salience of what a text says, with little gain for saying it at length. */
const substance = (reading: Reading, text: string): number => {
  const words = [...contentOf(text, reading.language)];
  return words.reduce((sum, word) => sum + (reading.salience.get(word) ?? 0) ** 1.5, 0) / (words.length + 6);
};

const placeBonus = (index: number): number => 0.3 * Math.exp(-index / 2.5);

const keywordBonus = (reading: Reading, text: string): number => {
  const held = reading.keywords.slice(0, 5).filter((keyword) => holdsKeyword(text, keyword.text)).length;
  const lead = reading.keywords[0] !== undefined && holdsKeyword(text, reading.keywords[0].text);
  return (lead ? 0.015 : 0) + Math.min(held, 3) * 0.003;
};

/** Characters under the preferred length cost the more, the more are missing. */
const shortness = (length: number): number =>
  length >= minCharacters ? 0 : 0.15 + (minCharacters - length) * 0.002;

const angleOf = (first: Form, text: string): DescriptionAngle => {
  if (first.passage.index === 0) return 'lead';
  if (/\?/.test(text)) return 'question';
  return /\d/.test(text) ? 'number' : 'point';
};

const candidateOf = (reading: Reading, forms: readonly Form[]): DescriptionCandidate | null => {
  const [first] = forms;
  const text = forms.map((form) => form.text).join(' ');
  if (first === undefined || !fitsSnippet(text, 'description')) return null;
  const steps = forms.reduce((sum, form) => sum + form.steps, 0);
  const jump = forms.some(
    (form, i) =>
      i > 0 && form.passage.index !== (forms[i - 1]?.passage.index ?? 0) + 1 && opensVaguely(form.text),
  );
  const score =
    substance(reading, text) +
    placeBonus(first.passage.index) +
    keywordBonus(reading, text) -
    shortness(countCharacters(text)) -
    steps * 0.05 -
    (forms.length - 1) * 0.05 -
    (opensVaguely(text) ? 0.12 : 0) -
    (isFirstPerson(text) ? 0.03 : 0) -
    (/^["“]/.test(text) ? 0.05 : 0) -
    (jump ? 0.1 : 0);
  return { text, angle: angleOf(first, text), score };
};

const nextPassages = 6;
const laterPassages = 10;

/** What may follow a sentence: the next ones, and later short ones that fill the room that is left. */
const followers = (reading: Reading, passage: Passage): Passage[] => {
  const near = reading.passages.slice(passage.index + 1, passage.index + 1 + nextPassages);
  const later = reading.passages
    .slice(passage.index + 1 + nextPassages, passage.index + 60)
    .filter(({ text }) => text.length <= maxCharacters - 60 && !opensVaguely(text) && !isFirstPerson(text))
    .slice(0, laterPassages);
  return [...near, ...later];
};

/** A sentence's forms alone, and with one of the next sentences where there is room; at most two are added. */
const startingAt = (
  reading: Reading,
  passage: Passage,
  forms: (passage: Passage) => Form[],
): DescriptionCandidate[] => {
  const found: DescriptionCandidate[] = [];
  const add = (candidate: DescriptionCandidate | null) => candidate !== null && found.push(candidate);
  for (const form of forms(passage)) {
    add(candidateOf(reading, [form]));
    if (form.text.length > maxCharacters - 26) continue;
    for (const next of followers(reading, passage)) {
      for (const second of forms(next)) {
        add(candidateOf(reading, [form, second]));
        if (form.text.length + second.text.length > minCharacters) continue;
        const third = reading.passages[next.index + 1];
        for (const last of third === undefined ? [] : forms(third).slice(0, 4))
          add(candidateOf(reading, [form, second, last]));
      }
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, 6);
};

const earliest = 8;
const strongest = 8;

/** Descriptions from the article's own sentences, each with an estimate of its worth; not yet chosen among. */
export const findDescriptionCandidates = (reading: Reading): DescriptionCandidate[] => {
  const known = new Map<number, Form[]>();
  const forms = (passage: Passage): Form[] => {
    const value = known.get(passage.index) ?? formsOf(reading, passage);
    known.set(passage.index, value);
    return value;
  };
  const byWeight = [...reading.passages].sort((a, b) => b.weight - a.weight).slice(0, strongest);
  const starts = [...new Set([...reading.passages.slice(0, earliest), ...byWeight])];
  return starts.flatMap((passage) => startingAt(reading, passage, forms));
};

/** Descriptions for an article without a whole sentence that fits: its beginnings, cut between words. */
export const fallbackDescriptions = (reading: Reading): DescriptionCandidate[] => {
  const { article } = reading;
  const text = article.text.replace(/\s+/g, ' ').trim();
  const topics = [
    article.title ?? '',
    ...reading.keywords.slice(0, 3).map((keyword) => keyword.text),
    article.siteName ?? '',
    article.url ?? '',
    '1',
    '2',
    '3',
  ];
  const sources = [
    article.description ?? '',
    text,
    ...reading.passages.slice(0, 6).map((passage) => passage.text),
  ];
  const found = sources
    .filter((source) => source !== '')
    .map((source) => cutToFit(source, 'description', reading.language));
  const base = found[0] ?? article.title ?? 'Article';
  const framed = topics
    .filter((topic) => topic !== '')
    .map((topic) => cutToFit(`${topic}: ${base}`, 'description', reading.language));
  return [...found, ...framed]
    .filter((value) => value !== '')
    .map((value, i) => ({ text: closed(value), angle: 'point' as const, score: -1 - i }))
    .map((candidate) =>
      fitsSnippet(candidate.text, 'description')
        ? candidate
        : { ...candidate, text: candidate.text.slice(0, -1) },
    );
};
