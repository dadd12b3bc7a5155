import type { ModelFault } from '#contracts/models/language-model.ts';
import { detectLanguage } from '#engine';
import { isRefusal } from '#providers/language-model/requests/refusal.ts';

/** HTML, Markdown links and URLs. None of them belongs in a keyword, a title or a caption. */
const markup = [
  /<\/?[a-z!][^<>]*>?/gi,
  /!?\[[^[\]]*\]\s*\([^()]*\)?/g,
  /\b(?:(?:javascript|vbscript)\s*:|data:[a-z]+\/|file:\/\/)\s*\S+/gi,
  /\b(?:https?:\/\/|www\.)\S+/gi,
];

/** More than any of these texts may have. A longer text fails another check. */
const readCharacters = 2_000;

/** Finds markup that `known` does not contain verbatim. An article about tags may name them in its title. */
export const findMarkup = (text: string, known: string): string[] =>
  markup
    .flatMap((pattern) => text.slice(0, readCharacters).match(pattern) ?? [])
    .filter((found) => !known.includes(found));

const shownCharacters = 80;

export const markupFaults = (texts: readonly string[], known: string): ModelFault[] =>
  texts.flatMap((text) =>
    findMarkup(text, known).map((found) => ({
      reason: 'markup' as const,
      detail: `“${found.slice(0, shownCharacters)}” is markup or an address and does not belong in the text.`,
    })),
  );

/** The fault of texts that, taken together, are in an unexpected language. Too few words give no result. */
export const languageFaults = (texts: readonly string[], expected: string | null): ModelFault[] => {
  const language = detectLanguage(texts.join('. '));
  if (language === null || expected === null || language === expected) return [];
  return [
    {
      reason: 'language',
      detail: `The answer is in the language "${language}"; it must be in "${expected}".`,
    },
  ];
};

/** The fault of an answer whose JSON contains a refusal. The article may begin with the same words. */
export const refusalFaults = (texts: readonly string[], known: string): ModelFault[] =>
  texts.some((text) => isRefusal(text) && !known.includes(text.slice(0, shownCharacters)))
    ? [{ reason: 'refused', detail: 'The answer is a refusal. The task is harmless.' }]
    : [];
