import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  modals,
  pastBe,
  possessives,
  presentBe,
  questionWords,
  startsWithAny,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import {
  afterOpening,
  hasMainVerb,
  lacksMainClause,
  startsClause,
  verbAt,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isCertainVerb, objectOpeners } from './noun-subjects.ts';

/** A longer sentence has lost its periods. Each place in it would be read with all the words before and after it. */
export const maxSentenceLength = 1000;

export const countVerbs = (text: string): number => {
  const words = wordsOf(text);
  return words.filter(
    (word, i) =>
      i > 0 && (isFiniteVerb(word, words[i - 1], words[i + 1]) || /['’](?:s|re|m|ll|ve|d)$/.test(word.lower)),
  ).length;
};

/** Words that open a clause inside the first one, which may continue after the coordinator. */
export const subordinate = regexOf(
  `(?<![\\p{L}])(?:that|${alternatives(questionWords)}|${alternatives(subordinators)}|whether|whenever|wherever|once|except|than|whose|whom|before|after|in case|(?<!such |(?<![\\p{L}])as \\p{L}{1,20} )as(?! (?:an?|well|part|of|with|in|for|on)(?![\\p{L}])))(?![\\p{L}])`,
  'iu',
);
/** Verbs that may have a clause as their object. */
const opinionVerbs = String.raw`(?<![\p{L}])(?:(?:think|suspect|doubt|know|say|hope|believe|guess|assume|imagine|suppose|figure|realize|realise|understand|notice|feel|find|mean|wish|see|hear|ensure|suggest|show|claim|argue|decide|pretend|admit|prove|learn|tell|bet|expect)(?:s|d|ed|ing)?|admitted|admitting|thought|knew|said|assuming|imagining|realizing|noticing|felt|found|meant|saw|heard|told|learnt|sure|hoping|afraid|glad|happy)`;
export const opinionVerb = regexOf(`${opinionVerbs}(?![\\p{L}])`, 'iu');
/** Verbs of a report: "The mill confirmed it was late and it had closed". */
const reportVerbs = String.raw`(?<![\p{L}])(?:(?:confirm|announce|add|note|report|state|warn|insist|explain|stress|predict|promise|agree|concede|conclude|acknowledge|recall|mention)(?:s|d|ed)|swore)`;
const clauseWithoutThat = regexOf(
  `(?:${reportVerbs} (?=(?:${alternatives(asWritten(subjectPronouns))}|there)(?!\\p{L}))|${opinionVerbs} )(?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there|\\p{Lu}\\p{Ll}+)(?:['’]\\p{Ll}+)? `,
  'iu',
);

/**
 * Words before a clause that says how something looks or what it is: "It seems like you bake", "it turned out I was
 * late", "her strength is she bakes", "note I baked".
 */
const statedClause = regexOf(
  `(?<!\\p{L})(?:[Cc]hances|[Oo]dds) are (?:${alternatives(asWritten(subjectPronouns))}|there)(?!\\p{L})|(?:(?<!\\p{L})(?:like|as if|as though|turn(?:s|ed) out)|\\p{L}{3,} (?:is|was)|^(?:Please )?[Nn]ote) (?:I|you|we|he|she|they|there)(?:['’](?:m|re|s|ll|ve|d) |(?:['’]\\p{Ll}+)? (?!(?:and|or|who)(?!\\p{L}))\\p{Ll})|(?<!\\p{L})turn(?:s|ed) out it`,
  'u',
);

/** Words that are sure to open a clause: "know we", "said it's", "hope you". */
const opensClause =
  /['’](?:m|re|s|ll|ve|d) $|(?<![a-z])(?:I|we|he|she|they) $|^(?:think|thinks|thought|hope[sd]?|guess|suppose|assume|wish|bet|sure|glad|afraid) (?:you|it) $/iu;

/** Whether both clauses may be the thought: "I think it rises and it browns". */
export const hasClauseWithoutThat = (main: string): boolean => {
  const found = clauseWithoutThat.exec(main);
  if (found === null) return statedClause.test(main);
  const rest = main.slice(found.index + found[0].length);
  return opensClause.test(found[0]) || countVerbs(`that ${rest}`) > 0;
};

/** Words that belong together: "Nothing but it", "not only x but it y", "or so he said", "both he and I". */
export const attachesToNext = regexOf(
  String.raw`(?<!\p{L})(?:${anyOf(subjectPronouns)}$|(?:not|n['’]t) (?:only|just|merely|because|if|when|as) |(?:nothing|anything|everything|nobody|all|none|or|and|but|if|do|does|did|doing|done|just|even|ever|not|is|are|was|were|be|being|think|hope|say|the|an?|of|to|very|more|long|far|as|than|that|which|who)$|(?:both|either|neither|whether|between|so \p{L}+|such an?|the more|the longer|the better|the less|no matter) )`,
  'iu',
);

/**
 * Whether two nouns meet, so that the second may open a clause about the first: "The house my father and the neighbor
 * have built".
 */
export const hasAdjacentNouns = (words: readonly TaggedWord[]): boolean =>
  words.some(
    ({ lower, tag }, i) =>
      i > 1 &&
      (objectOpeners.has(lower) ||
        /^(?:I|we|they|he|she)$/i.test(lower) ||
        (tag === 'P' && words[i - 1]?.tag === 'N')) &&
      'NP'.includes(words[i - 1]?.tag ?? '-') &&
      !words.slice(0, i).some(({ lower: before }) => before === 'and') &&
      !words
        .slice(0, i)
        .some((before, k) => k > 0 && isFiniteVerb(before, words[k - 1], words[k + 1]) && k === i - 1),
  );

const startsWithSpeaker = regexOf(
  `^(?:(?:${alternatives(subjectPronouns)}|there)(?:['’]\\p{Ll}+)? \\p{Ll}|(?:This|That) ${anyOf(presentBe, pastBe, modals)} )`,
  'iu',
);

const subordinateOpening = startsWithAny(subordinators, 'as once after before whenever');

/** The main clause after the opening of the first half. Null if there is none. */
export const mainPartOf = (left: string): string | null => {
  const bare = left.replace(/^(?:And|But|So|Or|Yet|Plus|Also),? /u, '');
  if (subordinateOpening.test(bare)) {
    for (let at = bare.indexOf(', '); at > 0; at = bare.indexOf(', ', at + 1)) {
      const clause = bare.slice(at + 2);
      if (startsClause(clause)) return clause;
    }
    return null;
  }
  const main = afterOpening(bare);
  return lacksMainClause(bare) && main === bare ? null : main;
};

const hasCertainVerb = (main: string): boolean => {
  const words = wordsOf(main);
  return words.some(
    (word, i) =>
      i > 0 &&
      (isCertainVerb(words, i) ||
        (word.tag === 'V' && /^(?:up|down|out|off|over|away)$/.test(words[i + 1]?.lower ?? ''))),
  );
};
/** Whether a first half is a clause. Before a noun, which could be its object, its verb must be certain. */
export const isComplete = (main: string, isBeforeNoun: boolean): boolean =>
  startsWithSpeaker.test(main) ||
  (verbAt(main) >= 0 && hasMainVerb(main) && (!isBeforeNoun || hasCertainVerb(main)));

/** Whether a word after "is" or "has" may be an adverb before the rest of the state. */
const isDegree = ({ tag, lower }: TaggedWord): boolean =>
  tag === 'R' || /^(?:not|just|only|also|quite|rather|very|really|still|a|bit|all|so)$/.test(lower);

/** The index of "is" or "has" in a text whose first verb it is, or -1: "The time is", "they have", "it's". */
const stateVerb = (words: readonly TaggedWord[]): number => {
  const isContracted = /^(?:it|there|they|we|he|she|that)['’](?:s|re)$|^i['’]m$/.test(words[0]?.lower ?? '');
  if (isContracted) return 0;
  const at = words.findIndex(({ lower }, i) => i > 0 && /^(?:is|are|have|has)$/.test(lower));
  const hasOther = words
    .slice(1, Math.max(at, 1))
    .some((word, i) => isFiniteVerb(word, words[i], words[i + 2]));
  return at > maxStatePosition || hasOther ? -1 : at;
};
const maxStatePosition = 6;

/**
 * Whether a clause describes a state, which nobody brings about for a purpose: "The refire time is short", "they have
 * bonuses".
 */
export const isState = (main: string): boolean => {
  if (main.includes(',')) return false;
  const words = wordsOf(main);
  const verb = stateVerb(words);
  const next = verb < 0 ? undefined : words.slice(verb + 1).find((word) => !isDegree(word));
  if (next === undefined) return false;
  if (/^(?:have|has)$/.test(words[verb]?.lower ?? ''))
    return 'NAPC'.includes(next.tag) && !/(?:ed|en)$/.test(next.lower) && next.lower !== 'been';
  return (
    'NAPCF'.includes(next.tag) &&
    !/(?:ed|en|ing)$/.test(next.lower) &&
    !/^(?:here|there|to|in|on|at|set|up|made|done|built)$/.test(next.lower)
  );
};

/** Whether the text ends in a phrase of the next clause: "It grew but given the time of year". */
export const endsInPhrase = (left: string): boolean => {
  const last = left.split(/,\s|\s(?:and|but|so)\s/u).at(-1) ?? '';
  return last !== left && phraseOpening.test(last) && verbAt(last) < 0;
};
const phraseOpening = regexOf(
  `^(?:${alternatives(commonPrepositions)}|given|after|before|as|without|during|despite|like|instead of) `,
  'iu',
);
