import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  demonstratives,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import { endsInName, isBalanced, isList, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import {
  attachesToNext,
  countVerbs,
  endsInPhrase,
  hasAdjacentNouns,
  hasClauseWithoutThat,
  isComplete,
  isState,
  mainPartOf,
  maxSentenceLength,
  opinionVerb,
  subordinate,
} from './first-clauses.ts';
import { determined, verbAfterNoun } from './noun-subjects.ts';
import { describesSameNoun, joinsPartner, lacksVerb } from './parallel-parts.ts';
import {
  endsInPartner,
  endsInShortClause,
  isAlone,
  isChain,
  isYesNoQuestion,
  sharesCondition,
  startsPair,
  startsSubject,
} from './second-clauses.ts';
import { sharesNoun } from './shared-nouns.ts';

/** A coordinator between two words. Below: the adverbs that may open the second clause. */
const conjunction = regex.gu`(?<=[\p{L}\p{N})*_\x60’'"”]) (but|and|so) (?=[\p{L}\p{N}])`;
const adverb = regex.u`^(?:of course|currently|honestly|realistically|sometimes|unfortunately|fortunately|luckily|sadly|eventually|in the end|usually|often|apparently|obviously|clearly|hopefully|personally|recently|today|now|then|ultimately|generally|initially|anecdotally|somehow|suddenly|thankfully|overall|again|instead|at least|at the same time|in fact|in reality|in general|for now|to be honest|after a while|by then|during that time|at this point|at that point|of late|these days|at first|at times|even then|once again|for some reason|over time) (?=\p{L})`;

/** A shorter first clause needs no comma. */
const minWordsBefore = 3;
const minWordsAfter = 3;

const nominative = regexOf(
  `^(?:I|we|he|she|they)(?:['’](?:m|re|s|ll|ve|d))? (?!(?:who|that|and|or|both|all)(?![\\p{L}]))\\p{Ll}`,
  'u',
);

/** A clause that opens the second half, before its main clause: "If it rains", "once we bake". */
const startsWithCondition = regexOf(
  `^(?:if|when|once|as|while|since|because|although|after|before) (?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there)(?:['’]\\p{Ll}+)? `,
  'u',
);

type Kind = 'pronoun' | 'noun' | 'condition';
/** The kind of evidence that words open a clause of their own. Null if they may not. */
const kindOf = (right: string, word: string): Kind | null => {
  const text = right.replace(adverb, '');
  if (countWords(text) < minWordsAfter) return null;
  if (nominative.test(text)) return 'pronoun';
  if (/^(?:it|you|there)(?:['’]|\s)/.test(text)) {
    const verb = verbAt(text);
    return verb >= 0 && verb <= 2 ? 'pronoun' : null;
  }
  if (word === 'but' && startsWithCondition.test(text)) return countVerbs(text) >= 2 ? 'condition' : null;
  return verbAfterNoun(text) > 0 ? 'noun' : null;
};

/** A conjunction that may join two clauses. */
type Joint = {
  readonly left: string;
  readonly word: string;
  readonly right: string;
  readonly kind: Kind;
};
/** The same with the main clause of its first half. */
type ClauseJoint = Joint & { readonly main: string };
type Veto<Place = ClauseJoint> = (joint: Place) => boolean;

/** The reasons that need no reading of the first clause. */
const vetoesOfPlace: readonly Veto<Joint>[] = [
  ({ left, right }) => sharesCondition(left, right),
  ({ right }) => sharesNoun.test(right),
  ({ right }) => lacksVerb.test(right),
  ({ left, right, word }) => word === 'but' && describesSameNoun(left, right),
  ({ left, right, word }) => word === 'and' && joinsPartner(left, right),
  ({ left, right }) => isAlone(left, right),
  // The word is a degree: "We baked so many loaves".
  ({ word, right }) => word === 'so' && /^(?:many|much|few|little|far|long)\s/u.test(right),
  ({ left }) => countWords(left) < minWordsBefore || !isBalanced(left) || attachesToNext.test(left),
  ({ left }) => endsInPhrase(left),
];

const vetoesOfBut: readonly Veto[] = [
  ({ main }) =>
    regex.iu`(?<!\p{L})(?:that|whether|if|where|who|which|whose|because|since|while) [^,;]*$`.test(main),
  ({ kind, left }) => kind === 'noun' && isList(left),
  // The condition covers both halves: "It warns you when the oven is on but its door is open".
  ({ kind, main, right }) => kind === 'noun' && statesCondition.test(main) && !isPastClause(right),
];
const statesCondition = /(?<![a-z])(?:when|whenever|once|unless) [^,;]*$/iu;
const isPastClause = (right: string): boolean => {
  const { lower = '' } = wordsOf(right)[verbAfterNoun(right)] ?? {};
  return /^(?:was|were|had|did)$/.test(lower) || isPast(lower);
};

/** "And" and "so" join more than clauses, so the first clause must be longer and alone. */
const vetoesOfOthers: readonly Veto[] = [
  ({ main }) => countWords(main) < minWordsBefore + 1 || subordinate.test(main),
  ({ left }) => isList(left),
];

/** A state with a purpose: "A plan is advisable so the loaves are ready". */
const isAdvice =
  /(?<![a-z])(?:advisable|important|necessary|essential|crucial|critical|vital|best|better|helpful|useful|recommended|required|needed)$/u;
const possiblePurpose = regex.u`^\S+ (?:also |just |only )?(?:can|could|will|would|may|might|never|don['’]t|won['’]t)(?!\p{L})|^\S+['’](?:ll|d) `;
const containsModal = regexOf(`(?<![\\p{L}])(?:can|could|will|would|may|might)(?![\\p{L}])`, 'u');
/** After an action, "so" may state its purpose. */
const vetoesOfSo: readonly Veto[] = [
  ...vetoesOfOthers,
  // "It's about baking well so you're ready" states a purpose.
  ({ main }) => /(?<![a-z])(?:about|by|for) [a-z]{3,}ing(?![a-z])/u.test(main),
  ({ main }) => !isState(main) || isAdvice.test(main) || / to /u.test(main),
  ({ right }) => possiblePurpose.test(right),
  ({ kind, right }) => kind === 'noun' && containsModal.test(right),
];

/** A noun with its article or owner: "many of my plans". */
const endsInOwnedNoun = regexOf(
  `(?<!\\p{L})${anyOf(articles, possessives, demonstratives)} (?:\\p{Ll}+ )?\\p{Ll}+$`,
  'iu',
);

const endsInDegree = /(?<![a-z])(?:most|least|very) [a-z]+$/u;

/** A plain noun after its preposition: "with hands". */
const endsInPlainObject = regexOf(
  `(?<![\\p{L}])(?:of|with|in|for|from|to|by|between|like|about|on|without|as) \\p{Ll}+$`,
  'u',
);

const vetoesBeforeNoun: readonly Veto[] = [
  // Two nouns after a preposition: "Bread is good and mixing with hands and feet is fun".
  ({ left, right }) =>
    endsInPlainObject.test(left) && regex.u`^\p{Ll}+ `.test(right) && !determined.test(right),
  // A part of somebody after a slip for "its": "It's blood red skin and black eyes were too much".
  ({ left }) =>
    /^It['’]s (?:[a-z]+ ){1,3}(?:skin|hair|fur|face|body|head|tail|voice|eyes|teeth|nose|mouth|legs|arms|wings|surface|walls|roof)$/u.test(
      left,
    ),
  // Two things that somebody watches: "Watching a loaf rise and finish in the oven is good".
  ({ left }) =>
    /(?:^|, |(?<![a-z])(?:and|but|so) )(?:watch|see|hear|lett|help|mak|hav)ing [^,]*$/iu.test(left),
  // Two adjectives of one noun: "It is one of the most robust and light ovens money can buy".
  ({ left }) => endsInDegree.test(left),
  // Two nouns of one article: "It inspires me and many of my plans and loaves are new".
  ({ left, right }) => endsInOwnedNoun.test(left) && regex.u`^\p{Ll}`.test(right) && !determined.test(right),
  // A list of nouns: "The loaves and cakes and pies are good".
  ({ left, right }) => regex.u`\sand \p{L}+$`.test(left) && !determined.test(right),
];

const vetoesOfAnd: readonly Veto[] = [
  // The way has a clause of its own: "It depends on the way Ryemill time and bread data is kept".
  ({ left }) => /(?<![a-z])the way (?!to |of |in |out |back |up |down )[^,;]*$/iu.test(left),
  ({ left }) => endsInShortClause.test(left),
  ({ left, right }) => isChain(left, right),
  ...vetoesOfOthers,
  // The name before the coordinator shares the subject after it: "Anna was second and Rosa and Max came last".
  ({ left, right }) => regex.u`(?:^|\s)and \p{Lu}\p{Ll}+$`.test(left) && regex.u`^\p{Lu}\p{Ll}`.test(right),
  (joint) => joint.kind === 'noun' && vetoesBeforeNoun.some((isVeto) => isVeto(joint)),
  // Two people are the subject: "But the baker and the miller would", "so mommy and daddy can".
  ({ left }) => startsPair(left) || startsSubject(left),
  // A dash follows: "It is old and plain - the mill rises".
  ({ right }) => regex.u`^\p{Ll}+\s+[-–—]`.test(right),
  // Both clauses depend on "till": "Till the eggs are done and the peas are warm".
  ({ main }) => /(?<![a-z])(?:till|until) [^,;]*$/u.test(main),
  ({ main }) => hasClauseWithoutThat(main),
  ({ kind, left, right, main }) =>
    kind === 'pronoun'
      ? (endsInName(left) || endsInPartner.test(left)) && /^(?:I|we|he|she|they)\s/u.test(right)
      : main.includes(': ') || opinionVerb.test(main) || hasAdjacentNouns(wordsOf(main)),
];

const vetoesOf: Readonly<Record<string, readonly Veto[]>> = {
  but: vetoesOfBut,
  so: vetoesOfSo,
  and: vetoesOfAnd,
};

/** Whether the conjunction certainly joins two clauses. */
const joinsClauses = (joint: Joint): boolean => {
  if (vetoesOfPlace.some((isVeto) => isVeto(joint))) return false;
  const main = mainPartOf(joint.left);
  if (main === null || !isComplete(main, joint.kind === 'noun')) return false;
  return !vetoesOf[joint.word]?.some((isVeto) => isVeto({ ...joint, main }));
};

/** Adds a comma before a second clause that is certain to be one: "It works and the oven of our school is old". */
export const withCertainClause = (sentence: string): string => {
  if (sentence.length > maxSentenceLength || isYesNoQuestion.test(sentence)) return sentence;
  for (const found of matchesOf(sentence, conjunction)) {
    const word = found[1] ?? '';
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const kind = kindOf(right, word);
    if (kind !== null && joinsClauses({ left, word, right, kind })) return `${left}, ${word} ${right}`;
  }
  return sentence;
};
