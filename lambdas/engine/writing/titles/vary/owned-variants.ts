import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, anyOf, articles, commonPrepositions } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { isNounPhrase, takesObject } from '#engine/writing/titles/reading/first-word.ts';
import { inSentence } from '#engine/writing/titles/reading/in-sentence.ts';
import { isPluralName } from '#engine/writing/titles/reading/is-plural-name.ts';
import { hasFiniteVerb, hasThirdPerson, readTitleVerb } from '#engine/writing/titles/reading/title-verb.ts';
import type { Voice } from '#engine/writing/titles/reading/voice.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const maxLength = 7;
const opening = regexOf(`^${anyOf(articles)} `, 'iu');
const personalPronouns = regexOf(
  String.raw`(?<!\p{L})(?:${anyOf(firstPersonPronouns)}|your?|['’]s)(?!\p{L})`,
  'iu',
);
const beforePhrase = regexOf(
  ` (?:${alternatives(commonPrepositions)}|of|about|that|which|who|I|we|you) `,
  'iu',
);
/**
 * Possessions and actions that are personal whatever the text says: "My Sobering Krav Maga Experience", "My favorite
 * concerts".
 */
const personal = regex.iu`^(?:favou?rite|first|top \d+ favou?rite|typical|ideal) |(?<!\p{L})(?:experiences?|journey|trip|adventures?|vacation|holidays?|resolutions?|highlights|impressions|setup|workflow|retrospective|book report|reading list|year in review)$`;
const ownedKinds = /^(?:diary|essay|opinion|travel|case-study|review|list)$/;

/** Not something that a person can have: an activity, a negation, two things. */
const notAThing = regex.iu`^(?:on|in|at|for|from|with|about|after|before|between|how|why|what|more|less|now|then) |(?<!\p{L})(?:no|not|and|or|&|vs\.?|versus)(?!\p{L})`;

/** "Bryce Canyon National Park": the text capitalizes all of it inside a sentence. */
const isName = (thing: string, text: string): boolean =>
  !thing.includes(' ') ||
  (regex.u`^\p{Lu}.*\s\p{Lu}`.test(thing) &&
    regexOf(`\\p{Ll},? (?:the |an? )?${escapeForPattern(thing)}(?!\\p{L})`, 'u').test(text));

const headOf = (title: string): string => (title.split(beforePhrase)[0] ?? '').split(' ').at(-1) ?? '';

/** The title without its exclamation mark and article, if it only names a thing. */
const thingNamed = (title: string, { text }: Subject): string | null => {
  const thing = title.replace(/!+$/u, '').replace(opening, '');
  const isThing =
    (opening.test(title) || !regex.iu`^\p{L}+ing `.test(thing)) &&
    !regex.u`[:?!,;()“”"–—]| - |\p{L}\. `.test(thing) &&
    thing.split(' ').length <= maxLength &&
    !personalPronouns.test(thing) &&
    !notAThing.test(thing) &&
    !isName(thing, text) &&
    !hasFiniteVerb(thing) &&
    !hasThirdPerson(thing) &&
    readTitleVerb(thing, text) === null &&
    isNounPhrase(thing.split(beforePhrase)[0] ?? '', text);
  return isThing ? thing : null;
};

/** "A sobering experience" as "My sobering experience", if the text is about something of its author's. */
const ownedVariant = (thing: string, { text, kind }: Subject, { who }: Voice): Composed[] => {
  const head = headOf(thing);
  const says = regexOf(`(?<!\\p{L})(?:my|our) (?:[\\p{L}-]+ ){0,3}${escapeForPattern(head)}(?!\\p{L})`, 'iu');
  return who !== null &&
    ownedKinds.test(kind) &&
    !/\d$/.test(head) &&
    (personal.test(thing) || says.test(text))
    ? [{ text: `${who === 'I' ? 'My' : 'Our'} ${inSentence(thing, text)}`, frame: 'restated' }]
    : [];
};

/**
 * "Judgmental forecasting experiment" as "A judgmental forecasting experiment", if the text puts "a" before such
 * things.
 */
const countedVariant = (title: string, thing: string, { text }: Subject): Composed[] => {
  const head = headOf(thing);
  const says = regexOf(
    `(?<!\\p{L})an? (?:[\\p{L}-]+ )?${escapeForPattern(head)}(?=[.,;:!?)]| (?:${alternatives(commonPrepositions)}|of|is|was|that|which|and|or|I|we) |$)`,
    'iu',
  );
  if (opening.test(title) || !thing.includes(' ') || regex.u`^\d|\d$`.test(thing) || isPluralName(head, text))
    return [];
  const inner = inSentence(thing, text);
  const first = (inner.split(' ')[0] ?? '').toLowerCase();
  return regexOf(`(?<![\\p{L}-])${escapeForPattern(first)}(?![\\p{L}-])`, 'u').test(text) && says.test(text)
    ? [{ text: `${indefiniteArticle(inner)} ${inner}`, frame: 'spelled' }]
    : [];
};

/** "Lies my law school told me" as "The lies my law school told me": a clause says which things they are. */
const relativeVariants = (title: string): Composed[] =>
  regex.iu`^(?!the )(?:\p{L}+ ){0,2}\p{L}{3,}s (?:that |who )?(?:I|we|my|you) [^:?,]+$`.test(title) &&
  !regex.iu`^(?:what|how|why|when|where|who|if|as|this|yes|some|many|few|all|more|most|these|those|other|several|every|both|thoughts|notes|things|\p{L}+ing) `.test(
    title,
  )
    ? [{ text: `The ${title}`, frame: 'spelled' }]
    : [];

const activity = regex.u`^(\p{L}{3,}ing) ([^:?!,;()–—]+)$`;
const notAnActivity =
  /^(?:going|getting|making|announcing|introducing|celebrating|understanding|remembering|rethinking|reminiscing|thinking|exploring|saying|.*thing)$/i;

/**
 * "Donating $10k to a school": an activity that the title reader does not recognize, if an object or a place follows
 * it.
 */
const livedVariants = (title: string, { text, kind }: Subject, { who, instructs }: Voice): Composed[] => {
  const [, doing = '', rest = ''] = activity.exec(title) ?? [];
  const isNarrative =
    /^(?:diary|travel)$/.test(kind) ||
    (who === 'I' && (ownedKinds.test(kind) || (kind === 'explainer' && !instructs)));
  if (doing === '' || who === null || !isNarrative || readTitleVerb(title, text) !== null) return [];
  const isNoun = lexiconEntry(doing.toLowerCase())?.classes.startsWith('n') ?? false;
  const opens = /^[$€£]?\d/.test(rest) || takesObject(doing, doing.toLowerCase(), rest, text);
  return isNoun || notAnActivity.test(doing) || personalPronouns.test(rest) || hasFiniteVerb(rest) || !opens
    ? []
    : [
        {
          text: `${who === 'I' ? 'My' : 'Our'} experience ${doing.toLowerCase()} ${rest}`,
          frame: 'restated',
        },
      ];
};

/** A title that only names a thing, with its owner or an article. */
export const ownedVariants = (title: string, subject: Subject, voice: Voice): Composed[] => {
  const thing = thingNamed(title, subject);
  return [
    ...(thing === null
      ? []
      : [...ownedVariant(thing, subject, voice), ...countedVariant(title, thing, subject)]),
    ...relativeVariants(title),
    ...livedVariants(title, subject, voice),
  ];
};
