import { isPlural } from '#engine/english/is-plural.ts';
import {
  alternatives,
  asWritten,
  commonPrepositions,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import {
  hasFurtherVerb,
  isAdverbAt,
  isAuxiliary,
  mainVerbAt,
} from '#engine/writing/rewriting/openings/joined-verbs.ts';

/** In "There are some parts in Heroku", the clause may describe the parts. */
export const thereAre = /(?:^| )there (?:is|are|was|were) /;

/** A result of the whole statement: "which means that we bake". */
const statesResult = regexOf(
  `^means (?:that|there|the|this|these|a|an|my|your|our|its|no|if|when|less|more|fewer|all|any|every|one|only|some|${alternatives(asWritten(subjectPronouns))})(?![a-z])`,
  'u',
);
/** Things that mean something themselves: "a word which means that". */
const hasMeaning =
  /^(?:words?|terms?|names?|phrases?|symbols?|signs?|characters?|expressions?|something|things?|one|acronyms?|abbreviations?|codes?|labels?|error|message|status|state|value|option|setting|flag|sentence|line|anything|everything|verb|noun)$/;

/** A plural that a singular verb cannot describe. After "of", the noun before it may be meant: "the number of loaves". */
const isOtherSubject = (words: readonly TaggedWord[], right: string): boolean => {
  const last = words.at(-1);
  return (
    /^(?:is|was|has|isn['’]t|wasn['’]t|hasn['’]t) /u.test(right) &&
    last?.tag === 'N' &&
    regex.u`^\p{Ll}+$`.test(last.text) &&
    isPlural(last.lower, '') &&
    !/ics$/.test(last.lower) &&
    !words.slice(-5, -1).some(({ lower }) => /^(?:of|and|or|for|in|with|to|on|from|about|one)$/.test(lower))
  );
};

/** In American English, a comma goes inside the quotation marks. */
const endsInQuote = /["”’']$/u;

/** In "It changed in a way which means that we leave", the clause specifies the way. */
const endsInWay = /(?<![a-z])in (?:an?|such an?|some) (?:[a-z]+ )?(?:way|manner|style|fashion)$/iu;

/** Whether a clause after "which" is about the whole statement and not about the noun before it. */
export const isAboutStatement = (left: string, words: readonly TaggedWord[], right: string): boolean =>
  !endsInQuote.test(left) &&
  !endsInWay.test(left) &&
  ((statesResult.test(right) && !hasMeaning.test(words.at(-1)?.lower ?? '')) || isOtherSubject(words, right));

/** Whether the words end with a name, with or without a number: "with Rsync", "my Rye 90". */
const endsInName = (words: readonly TaggedWord[]): boolean => {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined) return false;
  if (/^[A-Z]?\d+$/.test(last.text))
    return before.tag === 'P' && regex.u`^\p{Lu}\p{L}*\p{Ll}`.test(before.text);
  return last.tag === 'P' && regex.u`^\p{Lu}\p{L}*\p{Ll}`.test(last.text) && !/s$/.test(last.lower);
};

const linkAddress = /\]\([^()]*\)$/u;
const isVerb = (word: TaggedWord | undefined): boolean =>
  word !== undefined && (isAuxiliary(word) || word.tag === 'V');

/** Words before a name that is an object: "with Rosa Rye", "love Rosa Rye". */
const mayPrecedeName = regexOf(
  `^(?:of|is|was|are|use|used|using|called|like|into|via|and|my|our|than|about|through|near|under|visited|tried|read|played|watched|bought|love|loved|${alternatives(commonPrepositions)})$`,
  'u',
);

/**
 * Whether a clause describes a name, which needs no clause to single it out, and no verb of the main clause follows it:
 * "We bake with Rosa Rye which is old and dry".
 */
export const describesName = (left: string, words: readonly TaggedWord[], right: string): boolean => {
  const text = left.replace(linkAddress, '');
  if (thereAre.test(words.map(({ lower }) => lower).join(' '))) return false;
  if (!endsInName(words) || endsInQuote.test(text) || /[.,)]$/u.test(text)) return false;
  const start = words.findLastIndex(({ tag }) => tag !== 'P' && tag !== 'C');
  const before = words[start]?.lower ?? '';
  if (start < 1 || !mayPrecedeName.test(before)) return false;
  const [clause = ''] = right.split(/[,;:(—–]/u, 1);
  if (containsPurpose(clause)) return false;
  const parts = wordsOf(`it ${clause}`);
  const [, first, second] = parts;
  // "Figure 1 which loaves you can bake" is a question.
  const opensWithVerb = isVerb(first) || (first !== undefined && isAdverbAt(first) && isVerb(second));
  // In "We went to Rome which was hot and saw a mill", the clause ends before "and".
  const resumes = parts.some(({ lower }, i) => lower === 'and' && isVerb(parts[i + 1]));
  return opensWithVerb && !resumes && !hasFurtherVerb(parts, mainVerbAt(parts, 0) + 1);
};

/** Whether an infinitive may belong to the clause before: "Open the oven which is old to bake". */
export const containsPurpose = (right: string): boolean =>
  right.replace(takesInfinitive, '').includes(' to ');
/** Words that take "to". */
const takesInfinitive =
  /(?<![a-z])(?:allow\w*|able|going|used|need\w*|want\w*|ha(?:ve|s|d)|way|ways|time|eas(?:y|ier)|hard(?:er)?|difficult|next|close|similar|due|according|supposed|lead|leads|led|claim\w*|seem\w*|appear\w*|tend\w*|likely|ready|free|great|good|bad|nice|fun|interesting|important|useful|helps?|began|begins|started|starts|continue\w*|try|tries|tried|refers?|relates?|belongs?|came|comes|up|it|them|us|me|you) to /gu;
