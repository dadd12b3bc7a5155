import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { sentencesOf } from './edit-blocks.ts';

/** A marker among the terms of an article in which some "&" of the running text would stay. All of them then stay. */
export const ownAmpersands = 'ampersands';

/**
 * Finds "Rye & wheat". Between names, "&" belongs to the name. In "rye and salt & pepper", it joins one of the parts, and
 * in "drag & dropping", it stands inside a verb. "bread & bread" is a name, too. A short item such as "Wooly & wild" may
 * be a play on words, so only a sentence changes.
 */
const ampersand = regex.gu`(?= &)(?!(?<=(\p{L}{2,})) &(?:amp;)? \1(?!\p{L}))(?<=(?<![\p{L}\\-])\p{Ll}{2,}|^\p{Lu}\p{Ll}+)(?<!(?<!\p{L})and (?:\S+ )?\S+) &(?:amp;)? (?=\p{Ll}{2,})(?!(?<=(?<!\p{L})(?:drag|copy|cut|mix|pick|point|plug|hide|show|meet|wash) &(?:amp;)? )\p{Ll}+(?:ing|ed|s)(?!\p{L}))(?!\p{Ll}+(?: \p{Ll}+)? and )(?=[^]*[.!?][*_)]*\s*$)(?<=^(?=(?:\S+\s+){5}\S)[^]*)`;
/** Any "&" between two words, unless both have a capital, as in a name. */
const anyAmpersand = regex.u`(?<=[\p{L}\p{N})*_]) &(?:amp;)? (?=[\p{L}\p{N}(*_])(?!(?<=\p{Lu}[^\s&]* &(?:amp;)? )\p{Lu})`;

/** Writes "and" for "&" between words of running text. */
export const withAnd = (text: string): string => text.replace(ampersand, ' and ');

/** Changes a text outside its quotations, code and links. */
type ChangeText = (text: string, change: (part: string) => string) => string;

const pairOfWords = regex.giu`\p{L}+ &(?:amp;)? \p{L}+`;
/** "Wash & Cure": two words of a name. */
const pairOfCapitals = regex.gu`\p{Lu}\p{L}* &(?:amp;)? \p{Lu}\p{L}*`;
const pairsOf = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((pair) => pair.toLowerCase());

/** Whether the running text would keep some of its "&", so that changing the others would make it uneven. */
export const keepsAmpersands = (running: readonly Block[], changeText: ChangeText): boolean => {
  const names = new Set(running.flatMap(({ body }) => pairsOf(body, pairOfCapitals)));
  const keeps = (part: string): boolean =>
    anyAmpersand.test(withAnd(part)) ||
    (part.match(pairOfWords) ?? []).some(
      (pair) => pair.match(pairOfCapitals) === null && names.has(pair.toLowerCase()),
    );
  return running.some(
    (block) =>
      block.body.includes(' &') &&
      sentencesOf(block).some((sentence) => {
        let isKept = false;
        changeText(sentence, (part) => {
          isKept ||= keeps(part);
          return part;
        });
        return isKept;
      }),
  );
};
