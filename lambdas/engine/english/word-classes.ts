import { questionWords } from '#domain/text/question-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/**
 * Classes of short English words. Each list is written once, lowercase with plain apostrophes and separated by spaces.
 * The engine's rules combine the lists with `wordSet`, `anyOf` and `startsWithAny`, and add words that only they need.
 */

export { questionWords };

export const articles = 'a an the';
export const demonstratives = 'this that these those';
export const possessives = 'my your his her its our their';
export const thirdPersonSubjects = 'he she it they';
export const subjectPronouns = `i you we ${thirdPersonSubjects}`;
export const objectPronouns = 'me him us them';
/** Words that refer to somebody or something mentioned before. */
export const thirdPersonForms = `${thirdPersonSubjects} him her them his its their`;

export const presentBe = 'is are';
export const pastBe = 'was were';
export const otherBe = 'be been being';
export const haveForms = 'has have had';
export const doForms = 'do does did';
export const modals = 'will would can could may might must should';
export const negatedAuxiliaries =
  "isn't aren't wasn't weren't hasn't haven't hadn't won't can't cannot doesn't don't didn't";

/** Verbs that begin a yes/no question. */
export const questionAuxiliaries = `${presentBe} ${doForms} can could should will would has have`;

/** Words that open a question in a search. */
export const searchQuestionWords = `${questionWords} ${presentBe} can should do does`;

export const coordinators = 'and or but nor';
/** Words that open a dependent clause. "As", "before" and "after" also open phrases. */
export const subordinators = 'because although though while whilst if unless until since when where';

/** Adverbs that link a sentence to the one before it. */
export const linkingAdverbs = 'however also then instead still moreover thus yet plus indeed now';

/** Adverbs that comment on a whole sentence when they open it; most editors put a comma after them. */
export const sentenceAdverbs =
  'however unfortunately fortunately additionally therefore furthermore moreover consequently interestingly surprisingly luckily thankfully ultimately nevertheless nonetheless meanwhile conversely hopefully sadly obviously admittedly alternatively finally lastly secondly firstly thirdly';

/** Negations. */
export const negationWords = 'not no never none neither nor nobody nothing nowhere without';
/** Words with a negative meaning. */
export const failureWords = 'unable fail fails failed lack lacks lacking refuse refuses hardly barely';
/** Negative prefixes: "unhappy", "impossible". */
export const negatingPrefixes = 'un in im il ir dis non';

/** Words that say for how many things a statement holds. */
export const quantifiers = 'all some any each every both few many most several';

/** Finite forms of the most frequent verbs. */
export const commonFiniteVerbs =
  'went goes gets took takes makes comes wants became becomes knows lets gives gave keeps needs says seems tells finds';

/** Verbs for a writer's attitude toward a thing, rather than an action. */
export const stanceVerbs =
  'love hate like enjoy want need wish hope think understand consider recommend prefer thank';

/** The prepositions that most lists share. "Of" is left out, because the noun before it is incomplete without it. */
export const commonPrepositions = 'at by for from in on to with';
export const prepositions =
  'of in on at by from with into onto over under between among through during within against about after before via per toward towards across behind beyond near upon';
/** Words that begin a phrase or a clause, so that the words before them may be complete. */
export const phraseOpeners = `${commonPrepositions} after before during amid as while when where because since although though until following over under between among against despite through into and but about near across around according including via so`;

/** No clause or headline ends in one of these, because each needs the word after it. */
export const danglingWords = [
  articles,
  demonstratives,
  possessives,
  questionWords,
  presentBe,
  pastBe,
  otherBe,
  haveForms,
  modals,
  doForms,
  coordinators,
  commonPrepositions,
  'of as not no than into after before over under about very more most any all each every some both another first last only up just even still',
].join(' ');

/** The first word is a noun here, although it can be a verb elsewhere: "Use cases", "Guide to rye bread". */
export const verbLikeNouns = regex.iu`^(?:use cases?|open[- ]source(?! the| our| my| your| it)|call for \p{L}+s|(?:guides?|introduction|intro|tribute|ode|answers?|approach|key|ways?|response|letter|thanks) to|guides? for|(?:list|set|name|end|type|form) of|(?:test|help|work|market|process|project|status|progress|bug|release) (?:cases?|stud(?:y|ies)|desks?|reports?|plans?|results?|notes))(?!\p{L})`;

const split = (lists: readonly string[]): string[] => lists.join(' ').split(' ');

/** The words of these lists as a set. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(split(lists));

/** The words of these lists as alternatives, for a regular expression group that has others, too. */
export const alternatives = (...lists: readonly string[]): string => split(lists).join('|');

/** A regular expression group that matches one of the words in these lists. */
export const anyOf = (...lists: readonly string[]): string => `(?:${alternatives(...lists)})`;

/** The words of a list in the spelling they have inside a sentence: "I" is capitalized. */
export const asWritten = (list: string): string => list.replace(/(?<![a-z])i(?![a-z'])/g, 'I');

/** The words of a list, each capitalized. */
export const capitalized = (list: string): string =>
  list.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** Matches a text that opens with one of the words in these lists, in any case. */
export const startsWithAny = (...lists: readonly string[]): RegExp =>
  regexOf(`^${anyOf(...lists)}(?![\\p{L}])`, 'iu');
