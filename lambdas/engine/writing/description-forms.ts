import { snippetLimits } from '#contracts/limits.ts';
import { shortClauses } from './clause-chunks.ts';
import { isFiniteVerb } from './clause-words.ts';
import { compressSentence } from './compress-sentence.ts';
import { partsThatFit } from './fit-words.ts';
import { fitsSnippet } from './measure-pixels.ts';
import type { Passage, Reading } from './read-passages.ts';
import { tagWords } from './tag-words.ts';

/** A form of one sentence that may stand in a description; `steps` counts what was left out. */
export type Form = { text: string; steps: number; passage: Passage };

const { maxCharacters } = snippetLimits.description;
const formsKept = 14;

/** A text with a closing mark. */
export const closed = (text: string): string => (/[.!?…。！？]["'”’»)\]]*$/.test(text) ? text : `${text}.`);

/** What shortening left must still have a verb; other languages are only shortened by brackets and dashes. */
const isWholeSentence = (reading: Reading, text: string): boolean =>
  reading.language !== 'en' ||
  text.endsWith('?') ||
  tagWords(text).some((word, i, words) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]));

/** Beginnings of a sentence that is too long, up to the end of a phrase: clauses in English, else up to a comma. */
const beginnings = (reading: Reading, passage: Passage, whole: readonly Form[]): Form[] => {
  const clauses =
    reading.language === 'en'
      ? whole
          .filter((form) => form.steps <= 2)
          .slice(0, 6)
          .flatMap((form) =>
            shortClauses(form.text, maxCharacters - 1).map(({ text, dropped }) => ({
              text: closed(text),
              steps: form.steps + dropped + 1,
              passage,
            })),
          )
      : partsThatFit(passage.text, 'description')
          .slice(0, 2)
          .map((text) => ({ text: closed(text), steps: 3, passage }));
  return clauses
    .filter(({ text }) => text.length > 50 && fitsSnippet(text, 'description'))
    .sort((a, b) => b.text.length - a.text.length);
};

/** The forms of a sentence that fit a description, with the fewest changes first; beginnings of it if it is too long. */
export const formsOf = (reading: Reading, passage: Passage): Form[] => {
  // Where the tagger sees no verb in the sentence itself it cannot judge what is left of it.
  const isWhole = isWholeSentence(reading, passage.text);
  const whole = compressSentence(passage.text, reading.language)
    .map(({ text, steps }) => ({ text, steps, passage }))
    .filter(({ text, steps }) => steps === 0 || !isWhole || isWholeSentence(reading, text));
  const fitting = whole
    .filter(({ text }) => fitsSnippet(text, 'description'))
    .sort((a, b) => a.steps - b.steps || b.text.length - a.text.length)
    .slice(0, formsKept);
  if (fitting.some(({ steps }) => steps === 0)) return fitting;
  const long = beginnings(reading, passage, whole).filter(({ text }) =>
    fitting.every((form) => form.text !== text),
  );
  return [...fitting, ...long.slice(0, fitting.length === 0 ? 6 : 4)];
};
