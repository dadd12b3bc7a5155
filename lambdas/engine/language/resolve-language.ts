import { detectLanguage, knownLanguages } from './detect-language.ts';

/** In a text with fewer words, the declared language takes precedence over the detected one. */
const certainWords = 30;

/**
 * The language of a text whose page declares `declared` (ISO 639-1). A certain detection wins, because many templates
 * declare "en" for every page; otherwise the declared language counts. A declared language that detection does not know
 * always counts, because detection would report its nearest relative.
 */
export const resolveLanguage = (text: string, declared: string | null): string | null => {
  const detected = detectLanguage(text);
  if (declared === null || detected === null) return detected ?? declared;
  const isLong = (text.slice(0, 2000).match(/\S+/g)?.length ?? 0) >= certainWords || !/\s/.test(text.trim());
  return knownLanguages.has(declared) && isLong ? detected : declared;
};
