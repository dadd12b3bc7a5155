import { isPlural } from '#engine/english/is-plural.ts';
import { isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  commonPrepositions,
  coordinators,
  demonstratives,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const determiners = alternatives(articles, possessives);
const be = String.raw`(?:${alternatives(presentBe, pastBe)}|am|be|been|being|\p{L}+['’](?:m|re)|(?:is|are|was|were)n['’]t)`;
const end = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, coordinators, presentBe, pastBe)}|of|that|which|who|when|where|because|so|as|if|you|I|we|they|it|have|had|has|will|can)(?![\p{L}]))`;

/** Verbs that take an object only after their preposition. */
const intransitive: readonly (readonly [verbs: string, preposition: string])[] = [
  ['depend|depends|depended|depending|rely|relies|relied|relying', 'on'],
  ['consist|consists|consisted|consisting', 'of'],
  [
    'listen|listens|listened|listening|belong|belongs|belonged|respond|responds|responded|responding|react|reacts|reacted|reacting|pertain|pertains|pertaining|apologized|according',
    'to',
  ],
  ['participate|participates|participated|participating|specialize|specializes|specializing', 'in'],
  ['cope|coping|comply|complies|interact|interacts|interacted|interacting|coincides|coincided', 'with'],
  ['differ|differs|stems|stemmed', 'from'],
];

/** Words that open an adverb: "It depends a lot", "she reacts the same way". */
const measure =
  '(?:same|most|best|last|first|next|lot|great|good|fair|bit|little|whole|entire|more|less|day|week|year|moment|other|way|very|least|previous|following|full|few|couple|while|second|third|right|wrong|usual)';

const unit =
  'day|week|month|year|time|world|team|family|way|post|article|book|code|night|evening|group|house|trip|game|story|project|film|movie|album|series|class|crew|country|site|page|season|summer|afternoon|morning';

/** Corrections of prepositions that are missing. */
export const missingPrepositions: readonly PhraseRule[] = [
  // Finds "It depends the flour". In "it depends what you bake", a clause follows.
  ...intransitive.map(
    ([verbs, preposition]): PhraseRule =>
      phrase(`(${verbs}) (?=(?:${determiners}) (?!${measure}(?!\\p{L}))\\p{Ll})`, `$1 ${preposition} `),
  ),
  phrase(
    `(${be} (?:\\p{Ll}+ly |also |more |not |all )?(?:based|focused)) (?=(?:${determiners}) \\p{Ll})`,
    '$1 on ',
  ),
  phrase(
    `(${be} (?:\\p{Ll}+ly |also |very |quite |more |not )?(?:similar|related|relevant|equivalent|dedicated)) (?=(?:${determiners}|what|those) \\p{Ll})`,
    '$1 to ',
  ),
  phrase(
    `((?:look|looks|looked|looking) forward) (?=(?:(?:${determiners}) (?!${measure}(?!\\p{L}))|\\p{Ll}{3,}ing )\\p{Ll})`,
    '$1 to ',
  ),
  // Finds "In front the mill". "In spite the rain" lacks the same word.
  phrase(
    `((?:in front|in spite|in favou?r|in search|in charge|on behalf|regardless|at the expense) )(?=(?:${determiners}|these|those) \\p{Ll})`,
    '$1of ',
    'giu',
  ),
  phrase('(on top) (?=(?:that|all that|this|it),)', '$1 of ', 'giu'),
  phrase(
    `((?:get|gets|getting|got) rid) (?=(?:${determiners}|it|them|this|these|those|all)(?![\\p{L}]))`,
    '$1 of ',
    'giu',
  ),
  phrase(
    `((?:take|takes|taking|took) care) (?=(?:${alternatives(possessives, objectPronouns)})(?![\\p{L}]))`,
    '$1 of ',
    'giu',
  ),
  phrase(
    `((?:pay|pays|paid|paying) (?:close |more |no |much |special |enough )?attention) (?=(?:${determiners}|this|these|what|how)(?![\\p{L}]))`,
    '$1 to ',
    'giu',
  ),
  phrase(
    `((?:have|has|had|get|gets|got|gain|gains|full|easy|direct|instant|(?:give|gives|gave|giving|provides?|grants?) (?:you|me|us|them|users|people)) access) (?=(?:${determiners}|all|these|those) \\p{Ll})`,
    '$1 to ',
  ),
  phrase('(capable) (?=\\p{Ll}{2,}ing(?![\\p{L}]))', '$1 of '),
  phrase(
    `((?:jump|jumped|get|got|came|come|appeared|seemingly|almost) out) (?=(?:nowhere|thin air)(?![\\p{L}]))`,
    '$1 of ',
  ),
  // Finds "Most us bake".
  phrase(
    '(?<!(?:at|the) )([Mm]ost|[Ss]ome|[Mm]any|[Nn]one|[Ff]ew|[Ss]everal|[Hh]alf) (?=(?:us|them)(?![\\p{L}]))',
    '$1 of ',
  ),
  // Finds "A series loaves" and "a piece paper".
  phrase(
    '((?:an?|the|any|large|small|huge|growing|good|great) (?:number|series|variety|handful|majority) )(\\p{Ll}{4,}s)' +
      end,
    (start, noun) => (isPlural(noun, '') && isOnlyNoun(knownBase(noun)) ? `${start}of ${noun}` : null),
  ),
  phrase(
    `((?:an?|this|that|each|every|one|another) (?:\\p{Ll}+ )?piece) (?=(?:paper|advice|cake|information|software|equipment|land|furniture|art|clothing|music|wood|code|writing|content|data|hardware|bread)${end})`,
    '$1 of ',
  ),
  phrase(
    `(lots|plenty) (?=(?:people|time|things|fun|space|work|money|room|reasons|ways|options|information|stuff|books|questions|ideas)${end})`,
    '$1 of ',
  ),
  phrase(`((?:there are|there were|are|were|met|know|see|saw|that) a lot) (?=people(?![\\p{L}]))`, '$1 of '),
  phrase(
    `((?:[Tt]he|an?|any|no|large|small|huge|same|fair|certain|right|vast) amount) (?=(?:time|money|data|information|effort|energy|space|research|content|detail|memory|stress|freedom|traffic|attention)${end})`,
    '$1 of ',
  ),
  phrase(
    `((?:some|any|this|that|what|which|same|another|different|every|these|those) (?:kind|sort|type)s?) (?=(?:thing|stuff|information|problem|behavior|situation|experience)s?${end})`,
    '$1 of ',
    'giu',
  ),
  phrase(
    `((?:${be}|become|became|becomes|as|not|just) part) (?=(?:the|${alternatives(possessives)}|an?) (?!of |in |to )\\p{Ll})`,
    '$1 of ',
  ),
  phrase(
    `(?<!(?:[Ii]n|for) )(an? (?:essential|important|integral|crucial|vital|key|big|huge|large|small|central) part) (?=(?:the|${alternatives(possessives)}|any|this|every) \\p{Ll})`,
    '$1 of ',
  ),
  phrase(
    `((?:for|with|like|and|from|in|to|throughout|than) the rest) (?=(?:the|${alternatives(possessives, demonstratives)}) (?:${unit})${end})`,
    '$1 of ',
  ),
  phrase(
    `((?:${be}|become|became|becomes|as|remains|probably|usually|still|perhaps|maybe) (?:\\p{Ll}+ly |also |still |just |now )?)one the (?=(?:most|best|biggest|main|first|few|largest|greatest|major|many|worst|easiest|fastest|oldest|simplest|hardest|coolest|reasons|things|only)(?![\\p{L}]))`,
    '$1one of the ',
  ),
  phrase(`((?<!(?:[Ff]or|[Tt]o|[Ll]ike|at) )some) (?=the \\p{Ll})`, '$1 of '),
];
