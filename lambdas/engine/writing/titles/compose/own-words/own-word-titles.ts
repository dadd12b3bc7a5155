import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import {
  alternatives,
  demonstratives,
  objectPronouns,
  thirdPersonForms,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { readTopic } from '#engine/topic/read-topic.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { readSigns } from '#engine/topic/statement-signs.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isNotATitle } from '#engine/writing/headlines/not-a-title.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import { listsFavorites } from './life-events.ts';
import { judgmentForms, nounForms, type OwnForm, questionForms } from './own-forms.ts';

/** A title in the text's own words, with its chance of being published as it is. */
export type OwnWordTitle = { text: string; chance: number };

/**
 * Chances that put these titles before those of weak frames. A strict reader gave a 2 to 20 of 47 judgments, 6 of 20
 * events, 3 of 10 occasions and 7 of 17 questions.
 */
const chances: Readonly<Record<OwnForm['kind'], number>> = {
  judgment: 0.5,
  event: 0.5,
  occasion: 0.45,
  question: 0.45,
};

/** Of two titles of a kind, the one from the earlier sentence is better. */
const perSentence = 0.995;
const lastQuestion = 30;
/** A longer sentence is a list or has no end. */
const maxSentenceLength = 400;
/** The last place of an event and of an occasion. Further down, they are details. */
const last = { event: 4, occasion: 1 } as const;
const instructions = /^(?:how-to|reference|list)$/;
const noJudgment = /^(?:how-to|reference|case-study|news)$/;

const pronoun = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(thirdPersonForms, demonstratives, objectPronouns)}|hers|here|there|such|same|ones?|others?|another|following|above|below|former|latter|you|your)(?!\p{L})`,
  'iu',
);
const among = regex.giu`(?<!\p{L})one of (?:the|my|our) `;
const open = /[;“”"()<>{}[\]|*_`\\]|\/\//u;

const isWhole = (line: string): boolean =>
  line.length >= 14 && !open.test(line) && !pronoun.test(line.replace(among, '')) && isSelfContained(line);

const shareOf = (wanted: ReadonlySet<string>, text: string): number => {
  const held = stemsOfContent(text);
  return wanted.size === 0 ? 0 : [...wanted].filter((stem) => held.has(stem)).length / wanted.size;
};

/** Whether a line is about the topic of the text, by the words that its kind needs. */
const fitsTopic = ({ reading: { article }, kind }: Subject, form: OwnForm, place: number): boolean => {
  const lead = stemsOfContent(readTopic(article).phrase);
  const { topics, weight } = readSigns(article, form.text);
  switch (form.kind) {
    case 'event':
      return (
        !instructions.test(kind) && ((place <= last.event && topics >= 0.05) || listsFavorites(form.text))
      );
    case 'occasion':
      return !instructions.test(kind) && place <= last.occasion && topics >= 0.3;
    case 'question':
      return place < lastQuestion && topics >= 0.15 && weight >= 0.25;
    case 'judgment': {
      const own = readSigns(article, form.subject).topics;
      return (
        !noJudgment.test(kind) &&
        (own >= 0.25 ||
          (own > 0 && shareOf(lead, form.subject) >= 0.5) ||
          (place === 0 && own >= 0.1 && topics >= 0.3))
      );
    }
  }
};

/**
 * Titles that the text has word for word: judgments of its topic, also at its end, events in the author's life, occasions
 * and questions. A report has its own headlines, and a recipe its dish.
 */
export const ownWordTitles = (subject: Subject, titled: boolean): OwnWordTitle[] => {
  const { headline, kind, sentences, reading } = subject;
  if (headline !== '' || kind === 'recipe' || isReport(reading.article)) return [];
  return sentences
    .filter(({ text }) => text.length <= maxSentenceLength)
    .flatMap((sentence) =>
      [...nounForms(sentence), ...questionForms(sentence), ...judgmentForms(sentence)]
        .filter((form) => isWhole(form.text) && fitsTopic(subject, form, sentence.index))
        .map(({ text, kind: form }) => ({
          text: titled ? toTitleCase(startWithCapital(text)) : startWithCapital(text),
          chance: chances[form] * perSentence ** sentence.index,
        })),
    )
    .filter(({ text }) => fitsSnippet(text, 'title') && !endsIncomplete(text) && !isNotATitle(text));
};
