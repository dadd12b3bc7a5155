import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, asWritten, possessives, subjectPronouns } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

/** Whether a word is the comparative of a known adjective: "Trickier", "harder". */
const isComparative = (word: string): boolean =>
  /^(?:more|less) /.test(word) ||
  /^(?!soldier|carrier|courier|barrier|supplier|premier|frontier)[a-z]{2,}[^aeiou]ier$/.test(word) ||
  [
    word.replace(/er$/, ''),
    word.replace(/er$/, 'e'),
    word.replace(/ier$/, 'y'),
    word.replace(/(.)\1er$/, '$1'),
  ].some((base) => base !== word && (lexiconEntry(base)?.classes.includes('a') ?? false));

/** Corrections of words that sound or look like the right one, if the words around them decide it. */
export const soundAlikes: readonly PhraseRule[] = [
  // Finds "It was trickier then I expected."
  phrase(
    String.raw`((?:more|less) \p{Ll}{4,}|\p{Ll}{3,}er) then (?=(?:${alternatives(asWritten(subjectPronouns))})(?:['’]\p{Ll}+)? (?:ever |had |would |could |would have |originally |initially |first |actually )?(?:expect|thought|anticipat|imagin|hoped|reali[sz]ed|remember|planned|care to|used to be)\p{Ll}*)`,
    (word) => (isComparative(word) ? `${word} than ` : null),
  ),
  phrase('only every (?=(?:\\p{Ll}+ed|been|made|seen|used|had)(?![\\p{L}]))', 'only ever '),
  // Finds "Go throught the mill" and "I throught of it".
  phrase('((?:I|we|they|he|she) )throught (?=(?:I|it|that|of|about|this|the)(?![\\p{L}]))', '$1thought '),
  phrase(
    `throught (?=(?:the|an?|${alternatives(possessives)}|these|this|each|all|which|it)(?![\\p{L}]))`,
    'through ',
  ),
  // Finds "Before getting to far into it" and "it was to much for me".
  phrase(
    String.raw`((?:get|got|getting|gets|go|goes|going|went|gone|is|was|be|are|were|not|\p{L}+n['’]t|a bit|a little|way|far|look|looking|been|drift|stray|venture) )to far (?=(?:into|from|ahead|behind|off|down|away|along|out|in|back|afield)(?![\p{L}]))(?!away (?:places|lands))`,
    '$1too far ',
  ),
  phrase(
    String.raw`((?:is|was|are|were|be|been|isn['’]t|wasn['’]t|not|just|way|far|a bit|ask(?:ing)?|drank|drink|eat|ate|eaten|drinking|eating|spent|spend|know|knew|worry|think) )to much(?= (?:of|for|to|about|and|in|on|time|money|work|effort)(?![\p{L}])|[.,!?)])`,
    '$1too much',
  ),
  // Finds "It was quite lose and needed glue."
  phrase(
    String.raw`((?:quite|very|bit|little|pretty|too|came|come|comes|broke|break|breaks|hanging|hangs|turned|fairly|rather|somewhat) )lose(?= (?:and|enough|ends|in|on|from|around|at)(?![\p{L}])|[.,!?)])`,
    '$1loose',
  ),
  phrase(`loosing(?! (?:arrows|a volley|the (?:dogs|hounds)))`, 'losing', 'giu'),
  phrase(
    String.raw`((?:to|will|would|could|can|may|might|don['’]t|didn['’]t|not|never|you|we|they) )loose (?=(?:${alternatives(possessives)}|it['’]s|that|this|those|these|track|interest|hope|faith|motivation|ground|momentum|connection|everything|something|one|some|sleep|touch|half)(?![\p{L}]))`,
    '$1lose ',
  ),
  // Finds "I wondered through the town."
  phrase(
    String.raw`wonder(ing|ed) (?=(?:through|around|along|across|aimlessly|into(?! the (?:night|evening|small hours))|off|down) (?:the|a|my|our|their|his|her|town|this|to|in|into|and)(?![\p{L}])|aimlessly|around[.,])`,
    'wander$1 ',
  ),
  // Words that occur only in these phrases.
  phrase('(make|makes|made|making) due(?= with(?![\\p{L}])|[.,])', '$1 do', 'giu'),
  phrase('in all honestly', 'in all honesty', 'giu'),
  phrase(
    String.raw`(the|my|his|her|their|our|your|author['’]s|main|whole) rational (?=(?:behind|for (?:this|the|it|using|why|choosing|not))(?![\p{L}]))`,
    '$1 rationale ',
    'giu',
  ),
  phrase(String.raw`(\p{L}+['’]s) rational (?=(?:is|was|behind)(?![\p{L}]))`, (who) =>
    /^(?:it|that|he|she|what)['’]s$/i.test(who) ? null : `${who} rationale `,
  ),
  phrase(
    String.raw`((?:[Ii]t|[Tt]his|[Tt]hat|[Tt]hey|[Hh]e|[Ss]he|not|\p{L}+n['’]t|would|may|might|to|which|things) )seam(s|ed|) (?=(?:like|to|that|a bit|very|so|as|too|quite|more|feasible|possible|right|fair|odd|strange|obvious)(?![\p{L}]))`,
    '$1seem$2 ',
  ),
  phrase(
    'lightening (?=(?:talks?|bolts?|storms?|fast|strikes?|cables?|ports?|rods?|speed|quick|connector)(?![\\p{L}]))',
    'lightning ',
    'giu',
  ),
  phrase(
    '(the) follow (?=(?:problems|steps|questions|commands?|code|example|options|things|reasons|items|lines|sections|points|issues|rules|files|settings|images|packages|requirements|principles|topics|text|content|command)(?![\\p{L}]))',
    '$1 following ',
    'giu',
  ),
  phrase('((?:I|we|they|you|and|absolutely|really) )loath (?!to(?![\\p{L}]))(?=\\p{L})', '$1loathe '),
  phrase(
    "((?:to|would|could|can|will|might|helps?|\\p{L}+n['’]t) )sooth (?=(?:him|her|me|you|them|us|it|the|my|your|his|their|a)(?![\\p{L}]))",
    '$1soothe ',
  ),
  phrase(
    "((?:to|can|could|not|(?:do|does|did|ca|could)n['’]t|hardly|cannot) )breath (?=(?:in|out|deeply|again|through|easily|easy|properly|underwater|life|a sigh)(?![\\p{L}]))",
    '$1breathe ',
  ),
  phrase(
    '((?:I|we|he|she|they) )past (?=(?:the test|the exam|my|it on|him|her|them|a few|by|out)(?![\\p{L}]))',
    '$1passed ',
  ),
  phrase('in the passed(?=[.,]| (?:and|but|I|we|it|few|year|month|week)(?![\\p{L}]))', 'in the past', 'giu'),
  phrase(`((?:is|are|was|were|be|been|being|mostly|mainly|largely) )base on `, '$1based on '),
  phrase('something in the lines? of', 'something along the lines of', 'giu'),
  phrase('(different) than (?=(?:what|how|when|where)(?![\\p{L}]))', '$1 from ', 'giu'),
  phrase(
    '(?<=^|(?<![\\p{L}])(?:almost|nearly|on|in|it|me|up|do|to|of|for|and|with|happens?|works?|worked|home|there|pretty much) )ever (?=(?:night|morning|week|month|year|evening|weekend|single)(?![\\p{L}]))',
    'every ',
  ),
  phrase('(all|every) most (?=(?:every|all|always|never|as|any)(?![\\p{L}]))', (word) =>
    word === 'all' ? 'almost ' : null,
  ),
  phrase('some what', 'somewhat', 'giu'),
  phrase('along side (?=(?:the|a|my|our|your|his|her|their|it|this|other)(?![\\p{L}]))', 'alongside ', 'giu'),
  phrase('in the mean (?:time|while)|in the meanwhile', 'in the meantime', 'giu'),
  // Finds "Incase you bake". "Incase" is a company, and "to incase" means "to encase".
  phrase(
    `(?<=^|(?<!(?<!\\p{L})to)[ ,(])incase (?=(?:${alternatives(asWritten(subjectPronouns))}|there|someone|somebody|anyone|anything|something|of|the|my|your|our|this|that|people|one)(?![\\p{L}]))`,
    'in case ',
    'giu',
  ),
  phrase('handful or (?!two|so|more|less|dozens?|hundreds?)(?=\\p{Ll}{3,}s(?![\\p{L}]))', 'handful of '),
  phrase('out side (?=(?:of|the)(?![\\p{L}]))', 'outside ', 'giu'),
  phrase('(?<!(?:drive|walk|hike|pass|click|see|run|break) )thru', 'through'),
  // In "a search for e.g. rye", the preposition belongs to the search.
  // Before a capital, its period ends the sentence, too.
  phrase('(?<=^|[,;:(–—-] ?)for e\\.g\\.(?= \\p{Lu}\\p{Ll}+ \\p{Ll})', 'for example.'),
  phrase('(?<=^|[,;:(–—-] ?)for e\\.g\\.?', 'for example', 'giu'),
  phrase('passage way(s?)', 'passageway$1', 'giu'),
  phrase(
    'the most (\\p{Ll}{3,}iest|easiest|best|biggest|greatest|cheapest|fastest|simplest|largest|smallest|strongest|hardest|latest|worst)',
    'the $1',
    'giu',
  ),
  phrase('on accident(?=[.,!)]| (?:and|when|while|but|because|by)(?![\\p{L}]))', 'by accident', 'giu'),
];
