import { alternatives, commonPrepositions, possessives, prepositions } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of contractions and of the words that sound like them: "its", "your", "their", "lets", "Im". */
export const contractions: readonly Correction[] = [
  [/\b(it)['’]s own\b/giu, '$1s own'],
  // Finds "Its a short book", where the next words cannot follow a possessive. In "With its not so new crust", a noun
  // comes later.
  [
    regexOf(
      String.raw`(?<!(?<![\p{L}])(?:${alternatives(prepositions)}|despite|without) )(?<![\p{L}'’])(i)ts (?=(?:a|an|been|going to|not|just an?|just the|the|time to|worth|hard to|easy to|important to|possible to|because|all about|basically|nice to|still|also|probably|definitely) )`,
      'giu',
    ),
    "$1t's ",
  ],
  [
    /(?<=\b(?:it|that|which|this|also) )let['’]s(?= (?:you|us|me|them|him|her|people|users|everyone|anyone)\b)/giu,
    'lets',
  ],
  [
    regex.gu`\bIm (?=(?:summary|general|addition|short|conclusion|particular|theory|practice|reality|contrast|order to)(?![\p{L}]))`,
    'In ',
  ],
  [
    regexOf(
      String.raw`\bIm(?= (?:not|so|too|as|an?|the|sure|just|also|still|really|very|pretty|quite|here|there|back|done|happy|glad|sad|sorry|afraid|aware|able|ready|curious|about|always|never|now|gonna|new|old|one|only|more|no|all|\p{Ll}{2,}(?:ing|ed|ly)|${alternatives(commonPrepositions)})(?![\p{L}]))`,
      'gu',
    ),
    "I'm",
  ],
  // In "Jony Ive once said", it is a name.
  [
    regex.gu`(?<!(?<![.!?] |^)(?<!\p{L})\p{Lu}\p{Ll}+ )\b(I)(ve)(?= (?!(?:had|has|was|is|did|once|said)(?!\p{L}))\p{Ll}{2})`,
    "$1'$2",
  ],
  // Finds "It has it's flaws", where no verb can follow.
  [
    regexOf(
      String.raw`(?<=\b(?:has|have|had|with|of|from|in|into|at|under|through|without|despite) )(?<!\bbecause of )it['’]s (?=(?!\p{Ll}+ing )(?!(?:${alternatives(possessives)}|an?|the|not|been|just|so|very|too|all|going|really|always|probably|actually|now|still|also|only|more|about|like|like|important|hard|easy|possible|fine|okay|worth|time|what|how|why|where|around|${alternatives(prepositions)})\b)\p{Ll}{3})`,
      'gu',
    ),
    'its ',
  ],
  [regex.giu`(?<=\b(?:you|we|they|it|that|which|I|users|people) )(ca|wo)nt(?= \p{L})`, "$1n't"],
  // Finds "A baker who wont sell it". In "as they are wont to do" and "for wont of", the word is right.
  [
    regexOf(
      String.raw`(?<=(?<!\b(?:is|are|was|were|be|been|am|as|${alternatives(possessives)}|the|a|for|so|not|is as|[’']s|[’']re) )(?<=\p{L} ))wont(?= (?:even |just |ever |always |only |also |really |suddenly )?(?:be|have|get|go|do|see|make|take|work|help|find|read|know|say|let|give|need|want|come|tell|bake|sell|buy|use|stop|change|bother|discuss|trust|believe|regret|increase|happen|last|hurt|mind|ask|miss|matter|cost|fit|run|start|open|load|allow|accept|show|add|keep|write|eat|leave|move|play|feel|look|think|like|try|break|pay|become|return|stay|forget|support)(?![\p{L}]))`,
      'gu',
    ),
    "won't",
  ],
  [/(?<=\bif )there['’]s is(?= )/giu, 'there is'],
  [regex.gu`(?<=^|[,;(] |(?<![\p{L}])(?:[Ss]o|[Aa]nd|[Bb]ut|[Nn]ow) )([Ll])et say(?=[ ,:])`, "$1et's say"],
  [
    /^Lets (?=(?:see|look|take a|start|say|talk|begin|dive|assume|try|get started|find out|go over|go through|have a look|move on)\b)/gu,
    "Let's ",
  ],
  [
    /^((?:Now|So|Then|Next|First),?) lets (?=(?:style|import|create|add|make|write|install|implement|look|see|define|run|use|build|take a|have a)\b)/gu,
    "$1 let's ",
  ],
  [/\byour (?=(?:not )?going to )/gu, "you're "],
  [
    /\btheir (?=(?:is|are|was|were) (?:a|an|no|not|many|some|several|also|two|three|always|still|lots) )/giu,
    'there ',
  ],
];
