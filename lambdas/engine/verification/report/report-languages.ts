import { detectLanguage, sampleCharacters } from '#engine/language/detect-language.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';
import { guessLanguage } from './guess-language.ts';

/** Few texts need a language name, so the formatter, which loads ICU data, does not load with the module. */
const nameOf = (language: string | null): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language ?? 'en') ?? language ?? 'English';

const textOf = ({ document }: FactDocument): string => document.blocks.map(({ text }) => text).join('\n');

/** The part of a text that detection reads. */
const beginningOf = ({ document }: FactDocument): string => {
  let beginning = '';
  for (const { text } of document.blocks) {
    beginning += `${text}\n`;
    if (beginning.length > sampleCharacters) break;
  }
  return beginning;
};

const stillChecked =
  'Numbers, dates, quotations, addresses, links, images and code are still checked. Names, negations and wording are judged only in English, so a sentence with a different meaning may be listed as reworded.';

/** Whether wording is judged, and what readers should know about the languages of both texts. */
export type LanguageReport = { isEnglish: boolean; notes: string[] };

/** Reads the languages of two texts. A text too short to detect counts as English. */
export const reportLanguages = (original: FactDocument, rewrite: FactDocument): LanguageReport => {
  const found = [beginningOf(original), beginningOf(rewrite)].map(detectLanguage);
  // Two versions of a short sentence reveal more than one.
  const guess = found.every((language) => language === null)
    ? guessLanguage([textOf(original), textOf(rewrite)].join('\n'))
    : null;
  const [before = null, after = null] = guess === null ? found : [guess, guess];
  const isForeign = (language: string | null): boolean => language !== null && language !== 'en';
  if (!isForeign(before) && !isForeign(after)) return { isEnglish: true, notes: [] };
  if (before !== null && after !== null && before !== after)
    return {
      isEnglish: false,
      notes: [
        `The original seems to be in ${nameOf(before)} and the rewrite in ${nameOf(after)}. A translation cannot be compared sentence by sentence. Use two texts in the same language.`,
      ],
    };
  return {
    isEnglish: false,
    notes: [`These texts seem to be in ${nameOf(isForeign(before) ? before : after)}. ${stillChecked}`],
  };
};
