import { isPlural, isPluralWithoutS } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { classesOf, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** The singular of a plural noun. Null for words that may be a singular or a verb: "this guides you". */
const singularOf = (noun: string): string | null => {
  const one = knownBase(noun);
  return one !== noun &&
    isPlural(noun, '') &&
    (classesOf(noun) === '' || /^(?:things|services)$/.test(noun)) &&
    classesOf(one).startsWith('n') &&
    !/(?:ss|us|is|ics|ways|means|news|thanks|lens|series|species|works|sometimes|always|perhaps|savings|links)$/.test(
      noun,
    )
    ? one
    : null;
};

/** Corrections of a number that does not fit the noun, and of an owner without an apostrophe. */
export const numberSlips: readonly PhraseRule[] = [
  // Finds "The bread of there ovens". After "in" or "from", the word may name a place.
  phrase(
    String.raw`((?:for|with|by|about|that|than|between) )there (\p{Ll}{4,}s)(?=[.,;!?)]|$| (?:of|in|on|and|to|for|with|at|are|were|from)(?![\p{L}]))`,
    (before, noun) =>
      isPlural(noun, '') && isOnlyNoun(noun.replace(/s$/, '')) ? `${before}their ${noun}` : null,
  ),
  // Finds "This loaves is old" and "a tools that costs much". A verb in the singular follows.
  phrase(
    String.raw`(this )(\p{Ll}{4,}s) (?=(?:(?:also|really|always|still|just|only) )?(?:is|was|has|does|seems|means|helps|gives|shows|makes|takes|contains|includes|inspires|fills|costs|comes|looks|works|needs|provides|explains|describes|covers|allows|uses)(?![\p{L}]))`,
    (start, noun) => {
      const one = singularOf(noun);
      return one === null ? null : `${start}${one} `;
    },
    'giu',
  ),
  phrase(
    String.raw`(a (?:\p{Ll}{3,} )?)(\p{Ll}{4,}s) (?=that (?:is|was|has|does|costs|seems|means|helps|gives|shows|makes|takes|contains|includes|comes|looks|works|needs|provides|allows|uses|lets)(?![\p{L}]))`,
    (start, noun) => {
      const one = singularOf(noun);
      return one === null || /^a (?:few|lot|couple|hundred|dozen|thousand|million|number)/.test(start)
        ? null
        : `${start}${one} `;
    },
  ),
  // Finds "Most these loaves are old". "What we bake most these days" has a time.
  phrase(
    String.raw`(?<=^|[,:;(] |(?<![\p{L}])(?:and|but|that|because|for|in|of|with|since|while) )(most) (these|those) (?!days|times|years|weeks|months|nights|mornings|evenings)(?=(?:\p{Ll}+ )?\p{Ll}{3,}s(?![\p{L}]))`,
    '$1 of $2 ',
    'giu',
  ),
  // Finds "Giving advices". In trade, "advices" are messages.
  phrase(
    String.raw`((?:give|gives|gave|given|giving|offer|offers|offered|offering|get|got|getting|share|sharing|some|any|more|good|bad|great|useful|helpful|practical|valuable|of|with|for) )advices(?=[.,;:!?)]|$| (?:about|on|for|to|from|that|and|in|as|is|I|you|we|they)(?![\p{L}]))`,
    (start) => `${start}advice`,
  ),
  // Finds "We bake all this loaves."
  phrase(
    String.raw`all this (\p{Ll}{4,}s)(?= (?:of|are|were|that|to|and|in|from|I|we|you)(?![\p{L}])|[.,;!?)]|$)`,
    (noun) =>
      isPlural(noun, '') &&
      classesOf(noun.replace(/s$/, '')).startsWith('n') &&
      !/(?:ss|us|is|news|means|ics)$/.test(noun)
        ? `all these ${noun}`
        : null,
  ),
  phrase(
    String.raw`these (information|advice|equipment|knowledge|feedback|evidence)(?= (?:is|was|should|will|can|from|about|in|on|and|has|helps|may)(?![\p{L}])|[.,;!?)]|$)`,
    'this $1',
    'giu',
  ),
  phrase(
    String.raw`((?:${alternatives(twoToTen)}|few|several|couple of|[2-9]|\d{2,}) )(day|week|month|year|hour|minute)(?= (?:later|ago|earlier)(?![\p{L}]))`,
    '$1$2s',
    'giu',
  ),
  // Finds "We wait for next years fair." "The last years" are several.
  phrase(
    String.raw`(?<!(?:the|these|those|our|my|of|few) )(last|this|next) years (\p{Ll}{3,})(?=[.,;!?)]|$| (?:is|was|will|in|on|at|and|for|with|to)(?![\p{L}]))`,
    (when, noun) => (isOnlyNoun(noun) ? `${when} year's ${noun}` : null),
    'giu',
  ),
  // Finds "One of these loaf is warm".
  phrase(
    String.raw`(one of (?:these|those)) (\p{Ll}{4,}[^sxyhf\W])(?= (?:is|was|will|can|has|that|in|on|for|and|to|at)(?![\p{L}])|[.,;!?)]|$)`,
    (start, noun) =>
      isOnlyNoun(noun) && !isPlural(noun, '') && !isPluralWithoutS(noun) ? `${start} ${noun}s` : null,
    'giu',
  ),
];
