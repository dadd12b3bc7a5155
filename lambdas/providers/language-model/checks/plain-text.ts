import type { ModelFault } from '#contracts/models/language-model.ts';
import { detectLanguage } from '#engine';
import { isRefusal } from '#providers/language-model/requests/refusal.ts';

/** HTML, links of Markdown, and addresses; none belongs into a keyword, a title or a caption. */
const markup = [
  /<\/?[a-z!][^<>]*>?/gi,
  /!?\[[^[\]]*\]\s*\([^()]*\)?/g,
  /\b(?:(?:javascript|vbscript)\s*:|data:[a-z]+\/|file:\/\/)\s*\S+/gi,
  /\b(?:https?:\/\/|www\.)\S+/gi,
];

/** More than any of these texts may have: what is longer has another fault. */
const readCharacters = 2_000;

/** Markup in a text that does not stand in `known` as it is: an article about tags may name them in its title. */
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

/** Whether the texts together are in another language than the one expected; too few words tell nothing. */
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

/** A refusal that was put into the answer's shape; an article may begin with such words itself. */
export const refusalFaults = (texts: readonly string[], known: string): ModelFault[] =>
  texts.some((text) => isRefusal(text) && !known.includes(text.slice(0, shownCharacters)))
    ? [{ reason: 'refused', detail: 'The answer is a refusal. The task is harmless.' }]
    : [];
