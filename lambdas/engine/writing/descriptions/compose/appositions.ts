import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, thirdPersonForms } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isAction } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isPromise } from '#engine/writing/descriptions/drafts/promises.ts';
import { isPurpose } from '#engine/writing/descriptions/drafts/purposes.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';

/** A text says what its subject is within this many passages. */
const maxPassages = 16;
const size = { min: 14, max: 110 } as const;

/** A definition: "Rise (the mill's app) is a planner that tells bakers when to feed a starter." */
const definitionPattern = regex.u`^(?:(?:The|This) )?([\p{Lu}\d][\p{L}\d.+#’'-]*(?: [\p{L}\d.+#’'-]+){0,3}?)(?: \([^()]*\))? (?:is|are) (?=(?:an?|the|one of the) )([^.;:!?]+(?:\.\p{L}[^.;:!?]*)*)\.$`;
/** Phrases that say nothing about the kind of thing, and words that refer to another passage. */
const emptyPhrase = regex.iu`^(?:an?|the) (?:\p{L}+ )?(?:bit|lot|idea|thing|way|part|reason|problem|deal|must|pain|question|case|time|day|mess|joy|treat|best|same|only|first|last|next|one|most)(?!\p{L})`;
const referringWords = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(thirdPersonForms, firstPersonPronouns)}|this|these|those|here|above|below|also|however|but|though|although|because|not|now|still|just|really|already)(?!\p{L})|["“”()]`,
  'iu',
);

/** A definition may end here: before a clause that adds to it. */
const tail = regex.u`,? (?:and|but|so|which|where|while) (?=[^,]* (?:is|are|was|has|can|will)(?!\p{L})).*$|, (?:which|and|but|so|where|while) .*$`;

type Definition = { name: string; text: string };

const definitionsIn = ({ passages }: Reading): Definition[] =>
  passages.slice(0, maxPassages).flatMap(({ text }): Definition[] => {
    const [, name = '', definition = ''] = definitionPattern.exec(text) ?? [];
    const whole = definition.length <= size.max ? definition : definition.replace(tail, '');
    return name === '' ||
      emptyPhrase.test(whole) ||
      referringWords.test(whole) ||
      whole.length < size.min ||
      whole.length > size.max
      ? []
      : [{ name, text: whole }];
  });

/**
 * "A guide to baking with Rise, a planner that tells bakers when to feed a starter.": adds the definition of the name
 * at the end of a line.
 */
export const withAppositions = (reading: Reading, lines: readonly string[]): Draft[] => {
  const definitions = definitionsIn(reading);
  return lines
    .filter((text) => isPromise(text) || isPurpose(text) || isAction(text))
    .filter((text) => !regex.u`[.!?] \p{Lu}|[,:;]`.test(text))
    .flatMap((text) =>
      definitions
        .filter(({ name }) =>
          regexOf(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.$`, 'iu').test(text),
        )
        .map((definition) => `${text.slice(0, -1)}, ${definition.text}.`)
        .slice(0, 1),
    )
    .filter((text) => fitsSnippet(text, 'description'))
    .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }));
};
