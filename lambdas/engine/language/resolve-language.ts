import { detectLanguage, knownLanguages } from './detect-language.ts';

/** Below this many words a page's own word counts for more than a count of its function words. */
const sureWords = 30;

/**
 * The language of a text of which a page declares `declared` (ISO 639-1): what the text shows where that is sure, as
 * templates declare "en" whatever they hold; else what is declared. A declared language that detection does not know
 * is believed, because its text would be taken for its nearest relative.
 */
export const resolveLanguage = (text: string, declared: string | null): string | null => {
  const detected = detectLanguage(text);
  if (declared === null || detected === null) return detected ?? declared;
  const isLong = (text.slice(0, 2000).match(/\S+/g)?.length ?? 0) >= sureWords || !/\s/.test(text.trim());
  return knownLanguages.has(declared) && isLong ? detected : declared;
};
