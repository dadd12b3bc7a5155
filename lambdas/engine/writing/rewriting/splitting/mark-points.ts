import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  objectPronouns,
  pastBe,
  presentBe,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  capitalizeOpening,
  coversBothHalves,
  startsClause,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import { isCertainVerb } from '#engine/writing/rewriting/sentences/noun-subjects.ts';
import { isReport } from '#engine/writing/rewriting/sentences/splices.ts';
import { minWordsAtMark, type SplitPoint } from './split-point.ts';

/**
 * Whether examples follow, one of which may look like a verb: "for example, a coffee break in the garden, or lunch by
 * the mill".
 */
const isListedExample = (right: string): boolean => {
  const [, thing = ''] = /^for (?:example|instance),?\s([^,.;:]*),\sor\s/iu.exec(right) ?? [];
  const words = wordsOf(thing);
  return thing !== '' && !words.some((_, at) => isCertainVerb(words, at));
};

/** A semicolon between two clauses. */
export const semicolon: SplitPoint = {
  minWords: minWordsAtMark,
  isRight: true,
  pattern: regex.gu`;\s(?=[\p{L}\p{N}“"[*_])`,
  second: (left, right) => {
    // The clause continues the verb before it: "they deny the effect; that knowledge is inferior".
    if (left.includes(': ') || /^(?:that|how|why|which|whether)\s/i.test(right)) return null;
    // A series: "One team bakes; one team sells; and one rests".
    if (/;\s/.test(left) || /;\s/.test(right)) return null;
    const bare = right.replace(
      /^(?:however|therefore|otherwise|instead|besides|moreover|then|also|in fact|for example|and|but|so|yet),?\s/i,
      '',
    );
    return startsClause(bare) && !isListedExample(right) ? capitalizeOpening(right) : null;
  },
};

/** Words that announce an example, which a period would cut off. */
const announcement = new RegExp(
  `(?:following|these|this|two|three|four|five|things|steps|ways|as|like|reasons|options|including|namely|example|instance|${alternatives(objectPronouns, presentBe, pastBe)}|says?|said|asked|wrote|thinking|thought|reads?|goes|went|specified|explained|noted|added|replied|wondered|continued|concluded|realized)$`,
  'i',
);

const dependsOrIsName = new RegExp(
  String.raw`^(?:${alternatives(questionWords)}|whether|if|that)\s|^\S+,`,
  'i',
);

type Veto = (left: string, right: string) => boolean;
const dash = /\s[-–—]\s|—|--/;

/**
 * Words that may continue the first half after an aside, if the first half also contains them: ", or to bake it", ",
 * and in winter".
 */
const resumed = regexOf(
  `,\\s(?:and|or|nor|but)\\s(to|that|if|whether|how|why|${alternatives(commonPrepositions)})\\s`,
  'giu',
);

/**
 * Whether the words after the dash are an aside, after which the first half goes on: "I would love to give you a loaf —
 * it is old, or to tell you who bakes it".
 */
const isInserted: Veto = (left, right) =>
  matchesOf(right, resumed).some(([, word = '']) => regexOf(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(left));

/** A dash before a quotation introduces it: "a rule — "Old lamps give more light"". */
const isQuotation: Veto = (_, right) => /^[*_\\([]{0,4}["“‘«]/u.test(right);

/** A name that the next clause refers to: "a new product - Google Photos, it's an unlimited service". */
const opensWithName: Veto = (_, right) =>
  regex.u`^(?:\S+\s){0,3}\S+,\s(?:it|they|he|she|this|that|these|which|who)(?:['’]\p{Ll}+)?\s`.test(right);

/** The dateline of an agency opens the report: "Boston (AP) - The mill is open". */
const isDateline: Veto = (left, right) => left.endsWith(')') && regex.u`^\p{Lu}`.test(right);

/** A participle is not the verb of a sentence: "two problems - the first being how it is stored". */
const hasParticiple: Veto = (_, right) => /^(?:\S+\s){1,4}being\s/iu.test(right);

/**
 * The rest is part of the sentence in "two questions - how x works", and part of a name in "James Bond - Nightfire,
 * other games".
 */
const isPartOfSentence: Veto = (_, right) => dependsOrIsName.test(right) || isReport(right);

/** Examples, each a clause of its own: "many chances — I bake, I write for the mill, I sell". */
const isSeries: Veto = (_, right) => (right.match(furtherClause)?.length ?? 0) > 1;
const furtherClause = regexOf(`, (?:and )?${anyOf(asWritten(subjectPronouns))} `, 'gu');

const vetoes: readonly Veto[] = [
  isSeries,
  opensWithName,
  isDateline,
  hasParticiple,
  (left) => announcement.test(left) || wordsOf(left).at(-1)?.tag === 'V',
  (_, right) => !startsClause(right) || /;/.test(right),
  // A second dash closes an aside, which a split would leave open.
  // A pause with three dots ends a sentence, so the whole is shorter than it looks: "of the mill. ... it is".
  (left, right) => /[.!?…] (?:\.{3}|…) /u.test(`${left} ${right}`),
  (left, right) => dash.test(left) || dash.test(right) || coversBothHalves(left),
  isPartOfSentence,
  isInserted,
  isQuotation,
];

/**
 * A single dash before a clause that explains. A colon stays, because editors consider a period in its place a loss.
 */
export const explanation: SplitPoint = {
  minWords: minWordsAtMark,
  isRight: true,
  pattern: /\s[—–]\s|—|\s-\s/gu,
  second: (left, right) => (vetoes.some((isVeto) => isVeto(left, right)) ? null : capitalizeOpening(right)),
};
