import { alternatives, articles, demonstratives, possessives } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isBalanced, startsClause, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { containsBoundary } from './later-commas.ts';
import { actionOpening } from './opening-patterns.ts';
import { auxiliaries, clauseVerbs, continuationWords } from './opening-words.ts';
import { hasVerb } from './verb-groups.ts';

const object = String.raw`(?:${alternatives(articles, possessives, demonstratives)}|it|them|me|us|\[|\x60)`;
/**
 * Verbs that only open requests, each with the words that must follow: "check out", "feel free to", "click the button".
 */
const requests = [
  String.raw`please \p{Ll}{2,}`,
  String.raw`(?:just|simply) (?:note|see|check|add|use|run|try|click|follow|let|go|select|open|read|contact|email|send|visit|make|create|type|press|enter|copy|set|change|remove|replace|download|install|ask|reach|join|leave|drop|consider|remember|fill|refer|head)(?![\p{L}])`,
  'make sure',
  'be sure',
  'feel free',
  '(?:take|have) a (?:quick |closer )?look',
  'check out',
  'let (?:me|us) know',
  'keep in mind',
  "(?:do not|don['’]t) (?:forget|hesitate|worry|be afraid)",
  'go ahead',
  'stay tuned',
  '(?:do|try|run|use|add|enter|type) the following',
  `(?:see|follow|click|visit|consult|contact|select|open|install|download|read|refer to|head (?:over |on )?to|sign up for|reach out to|check) ${object}`,
].join('|');

/**
 * A place where a request may begin. The words before it contain no punctuation, because a comma may close one clause
 * and open another.
 */
const requestAt = regexOf(
  String.raw`(?<=^[^,;:()–—“”"?!]{8,110}) (?=(?:${requests})(?:(?<=[^\p{L}])|(?![\p{L}])))`,
  'gu',
);
/** Openings before a request: "If you like it", "once you're done", "to learn more", "for more details". */
const startsRequest = regex.u`^(?:(?:And|But|So) )?(?:(?:[Ii]f|[Ww]hen|[Oo]nce|[Bb]efore|[Aa]fter|[Ww]henever|[Ii]n case) (?:you|that|this|it|your|the|any|anyone|someone|not)(?:['’]\p{Ll}+)? |(?:[Tt]o|[Ii]n order to) \p{Ll}{2,} |[Ff]or (?:more|further|additional|full|all the) )`;
const isMore = /^for (?:more|further|additional|full|all the) /iu;
const isPerson =
  /^(?:people|users|others|everyone|someone|anyone|somebody|anybody|readers|visitors|you|who|they|we|i)$/;

const causes = regexOf(
  String.raw`(?<=\S )to (?:have|let) (?:${alternatives(articles, possessives)}) (?:\p{L}+ ){0,2}\p{L}+$`,
  'iu',
);
const isOpening = (left: string): boolean => {
  const words = wordsOf(left);
  const last = words.at(-1);
  if (last === undefined || words.length < 3 || !isBalanced(left)) return false;
  if (clauseVerbs.test(last.lower) && !/^(?:first|way|thing|things)$/.test(last.lower)) return false;
  if (continuationWords.has(last.lower) || auxiliaries.has(last.lower) || isPerson.test(last.lower))
    return false;
  if (
    /^(?:to|not|never|also|then|always|and|or|for|please|rather|sooner)$|['’]|^-+$/.test(last.lower) ||
    /[-\s]-+$/.test(left)
  )
    return false;
  // The action is the team's: "It pays to have your old team check the flour".
  if (causes.test(left)) return false;
  return isMore.test(left) || actionOpening.test(left) || hasVerb(words.slice(1));
};

/** Adds a comma after the clause or purpose before a request: "If you like rye check out the mill". */
const withRequest = (sentence: string): string => {
  if (!startsRequest.test(sentence)) return sentence;
  const places = matchesOf(sentence, requestAt).filter(({ index }) => isOpening(sentence.slice(0, index)));
  const [place] = places;
  if (place === undefined || places.length > 1) return sentence;
  const [left, right] = [sentence.slice(0, place.index), sentence.slice(place.index + 1)];
  return containsBoundary(right) ? sentence : `${left}, ${right}`;
};

/** A conditional clause before "then": "If it is cold then we bake". */
const conditional = regex.u`^((?:(?:And|But|So) )?(?:If|[Ii]f|When|when|Once|once|Since|since) [^,;:()–—“”"?!]{6,140}?) then (?=\S)`;
const withThen = (sentence: string): string => {
  const [found, left = ''] = conditional.exec(sentence) ?? [];
  if (found === undefined) return sentence;
  const right = sentence.slice(found.length);
  const words = wordsOf(left);
  const canEnd =
    !/^(?:and|or|but|just|since|back|until|till|by|even|only|if|from|who|that|which|we|i|you|they)$/iu.test(
      words.at(-1)?.lower ?? '',
    ) && !auxiliaries.has(words.at(-1)?.lower ?? '');
  const isClause = startsClause(right) && verbAt(right) <= 5;
  return canEnd &&
    words.length > 2 &&
    isBalanced(left) &&
    !/[-.…]$/.test(left) &&
    hasVerb(words.slice(1)) &&
    (isClause || regexOf(`^(?:${requests})`, 'u').test(right)) &&
    !containsBoundary(right)
    ? `${left}, then ${right}`
    : sentence;
};

/** Adds a comma before a main clause that is a request or opens with "then". */
export const withRequestComma = (sentence: string): string => withThen(withRequest(sentence));
