import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  doForms,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  questionWords,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/**
 * A sentence that opens with a clause of time, reason or condition. After the verb of a question, such a clause asks
 * something.
 */
const clauseOpening = regexOf(
  String.raw`^(?:(?:And|But|So|Or|Then),? )?(?:${alternatives(subordinators)}|once|as|after|before|whenever|now that|even (?:if|though|when)|as (?:soon|long) as|by the time|(?:each|every|the (?:first|last|next|second)) time) (?!(?:${alternatives(presentBe, pastBe, doForms, modals)}|if|so|such)(?![\p{L}]))`,
  'iu',
);
const phraseOpening = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?:In|At(?! least)|On|After|Before|During|For|From|With|Without|By|Through|Throughout|Over|Under|Within|Among|Following|Like(?= (?:all|any|many|most|other|others|everything|everyone|every|the|an?|my|our|programming languages) )|Unlike|As(?= (?:an? |someone |(?:\p{Ll}+ )?\p{Ll}{3,}s ))|Since(?= (?:its |their |my |our |his |her |then |(?:19|20)\d\d |the (?:start|beginning|end|release|launch|last|first) ))|Despite|Instead of|Because of|Thanks to|Due to|Using|\p{Ll}{3,}ing (?:with|through|at|in|from|to|the|an?|this|these|my|our|all|back)|Based on|Looking at|While (?:in|at|on|\p{Ll}+ing)|When \p{L}+ing|To (?!the (?:point|extent|degree) )\p{Ll}+) `;
/** Phrases whose first word opens clauses elsewhere: "While in town", "as a teacher", "since its release". */
const placeOpening = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?:While (?:in|at|on) |Because of |As (?=an? |someone |(?:\p{Ll}+ )?\p{Ll}{3,}s (?:I|we|he|she|they|you)(?:['’]\p{Ll}+)? )|Since (?=its |their |my |our |his |her |then |(?:19|20)\d\d |the (?:start|beginning|end|release|launch|last|first) ))`;
/** Phrases for an action, which may contain a clause: "To use the tools we have", "after mixing what we bought". */
export const actionOpening = regexOf(
  String.raw`^(?:(?:And|But|So|Or|Then),? )?(?:To (?!${anyOf(articles, demonstratives, possessives, objectPronouns, questionWords)}(?!\p{L}))\p{Ll}+|(?:By|After|Before|When|While|Without|Instead of) \p{Ll}+ing|Using) `,
  'iu',
);

/** How a sentence opens: with a clause, with a phrase, or with neither. */
export const openingKindOf = (sentence: string): 'clause' | 'phrase' | null => {
  if (clauseOpening.test(sentence) && !actionOpening.test(sentence) && !placeOpening.test(sentence))
    return 'clause';
  return phraseOpening.test(sentence) ? 'phrase' : null;
};

/** An action that may be the subject of the sentence: "Leading a team to plan a mill". */
export const gerundOpening = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?!Using|During|Looking|Following)\p{L}{3,}ing(?: |$)`;

/** Words that open a clause, or a phrase if no verb follows: "After the show it was late", "since then we bake". */
export const beforeOrAfterOpening = /^(?:(?:and|but|so),? )?(?:after|before)(?![a-z])/iu;

/** In "Because of their varied past", words that are verbs elsewhere are not. */
export const causeOpening = /^because of /iu;

/** Subordinators of several words: "As soon as", "by the time". */
export const multiwordConjunction =
  /^(?:now that|even (?:if|though|when)|as (?:soon|long) as|by the time|(?:each|every|the (?:first|last|next|second)) time) /iu;

/** Clauses without a subject: "Once mastered", "if configured correctly". */
export const lacksSubject = regex.iu`^(?:once|when|if|unless|until) (?:(?:not|already|fully|properly) )?(?:\p{Ll}{3,}ed|done|needed|built|made|written|set up|chosen)(?:$| (?:correctly|properly|well|up|down|out|in|with|by|on|to|for|as|from) ?)`;

/**
 * Whether the main clause begins before the end of the words: "When done well loaves can be cut leaving slices you can
 * eat".
 */
export const containsMainClause = (left: string): boolean => lacksSubject.test(left) && hasModal.test(left);
const hasModal = regexOf(` (?:${alternatives(modals)}) `, 'u');

/**
 * An opening adverb that already has its comma: "So, each time we bake it rises". After "so when", the clause is read
 * like any other.
 */
export const adverbOpening = regexOf(
  `^(?:(?:And|But|So) (?=(?:${alternatives(commonPrepositions, 'when while if as after before since once although though because until every each the now even')}) )|(?:And|But|So|Or|Then|Also|Plus|However|Additionally|Moreover|Furthermore|For example|For instance|In addition|Of course|Unfortunately|Finally|Overall|Again), (?!I ))`,
  'u',
);

/** A clause that opens the second half of a sentence: "We left, but when we came back it was late". */
export const secondHalfOpening = regexOf(
  `(?:, (?:and|but|so|because|that) |; |—\\s?| (?:but|because|that) )(?=(?:if|when|once|whenever|as soon as|as long as|after|before|while) (?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there|people|everyone|someone)(?:['’]\\p{Ll}+)? )`,
  'gu',
);
