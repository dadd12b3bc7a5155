import { isOnlyAdjective } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const subject = alternatives(asWritten(subjectPronouns));
const end = String.raw`(?=[.,;:!?)]|$| (?:in|on|at|and|or|but|for|to|with|is|are|was|were|of|that|when|where|if|as|because|so|from)(?![\p{L}]))`;

/** Nouns and adverbs that are one word. A capital marks the start of the second half. */
const closed =
  'halfWay countrySide textBook noteBook lapTop railRoad pinPoint counterPart shortComing campFire coronaVirus footNote newComer placeHolder storyTelling woodWorking tailWind grandMother grandFather grandParent grandChildren grandKid grandSon grandDaughter stepMother stepFather keyNote cardBoard strangleHold classRoom bookShelf tableTop hashTag bedRoom screwDriver loopHole toothBrush';
const joined: ReadonlyMap<string, string> = new Map(
  closed
    .split(' ')
    .map((word): [string, string] => [word.replace(/(?=[A-Z])/, ' ').toLowerCase(), word.toLowerCase()]),
);

/** Corrections of single words that are written as two. */
export const splitWords: readonly PhraseRule[] = [
  // Finds "My lap top" and "half way through".
  phrase(
    `(${[...joined.keys()].join('|')})(s?)`,
    (words, ending) => `${joined.get(words.toLowerCase()) ?? words}${ending}`,
    'giu',
  ),
  phrase('pin point(ed|ing)', 'pinpoint$1', 'giu'),
  phrase(
    '((?:a|my|your|our|their|this|that|healthy|active|busy) )life style(?=[.,;!?)]|$| (?:of|and|in|that|for|to|is|as|with)(?![\\p{L}]))',
    '$1lifestyle',
  ),
  phrase('((?:an?|the|many|some|few|of|any|all|these) )tell tale (?=\\p{Ll}|["“])', '$1telltale '),
  phrase(
    '(like|open|closed|close|narrow|absent|single|strong|simple|broad|small|fair|tough|weak|civic|career) minded',
    '$1-minded',
    'giu',
  ),
  // Finds "A life long baker" and "my week long course".
  phrase(
    String.raw`life long (?=(?:friend|learn|dream|injur|passion|fan|love|goal|resident|commitment|journey|impact|member|habit|interest|pursuit|career|ambition|supporter|obsession|companion|partner|relationship|struggle|battle|vegetarian|reader|baker)\p{Ll}*)`,
    'lifelong ',
    'giu',
  ),
  phrase(
    String.raw`((?:${alternatives(articles, possessives)}|this|that|another|one) )(day|week|month|year|decade|hour|mile) long (?=(?!and |or |as |of |for |in )\p{Ll}{4,})`,
    '$1$2-long ',
    'giu',
  ),
  phrase(
    "((?:is|are|was|were|be|isn['’]t|wasn['’]t|very|pretty|most|more|fairly|quite|relatively|seems|seemed|really|super|a) )straight forward(?! and)",
    '$1straightforward',
  ),
  phrase(
    `(?<!(?:(?:some|any|no|every)(?:where|one|thing|body)|what|who|place) )else where${end}`,
    'elsewhere',
    'giu',
  ),
  phrase(
    String.raw`(what|when|where|which) ever (?=(?:it is|it takes|I want|you are|they are|reason|the reason|floats|(?:${subject}) (?:find|can|have|want|need|feel|like|go|get|see|choose|decide)(?:s|ed)?)(?![\p{L}]))(?<!^(?:What|When|Where) ever )`,
    (word) => `${word.replace(/e$/, '')}ever `,
    'giu',
  ),
  phrase('all the sudden', 'all of a sudden', 'giu'),
  phrase(String.raw`(?<=^|[,;(] )(w)here as (?=\p{L})`, '$1hereas ', 'giu'),
  phrase(
    String.raw`along side (?=(?:${alternatives(articles, possessives)}|other|others|it|them|us|me|each)(?![\p{L}]))`,
    'alongside ',
  ),
  phrase('(?<!(?:draw|drew|come|came|stand|stood) )near by(?=[.,;:!?)]|$)', 'nearby'),
  phrase(
    String.raw`(?<=^|[,;:] |(?:but|and|so|that|because) )(s)ome times (?=(?:${subject}|the|there)(?![\p{L}]))`,
    '$1ometimes ',
    'giu',
  ),
  phrase(
    String.raw`(?<!(?:and|single|one|last|little|first|each|that|on|for|to) )every thing(?=[.,;!?]|$| (?:is|was|that|else|${subject})(?![\p{L}]))`,
    'everything',
    'giu',
  ),
  phrase(
    String.raw`(some|any) one (?=(?:who|else|interested|out there|like me)(?![\p{L}]))`,
    '$1one ',
    'giu',
  ),
  // Finds "Every one knows it" and "to an other." In "we read every one", the words count.
  phrase(
    '(every) one (?=(?:else|knows|loves|wants|needs|agrees|thinks|believes|understands|feels|talks|uses)(?![\\p{L}]))',
    '$1one ',
    'giu',
  ),
  phrase('an other(?=[.,;!?]|$)', 'another'),
  phrase('^(Further more|More over)(?=, | (?:I|we|it|the|this|they|you) )', (words) =>
    words.replace(' ', ''),
  ),
  phrase('(a|the|in|once in a|chance of a|of a) life time', '$1 lifetime'),
  phrase('(lack) there of', '$1 thereof', 'giu'),
  phrase('down right (?=(\\p{Ll}{4,}))', (word) =>
    isOnlyAdjective(word) || /(?:ing|ful|ous)$/.test(word) ? 'downright ' : null,
  ),
  phrase('((?:an?|the|our|these|any|this) )on going (?=\\p{Ll})', '$1ongoing '),
  phrase('((?:an?|the|our|my|your|their|this|next|any) )up coming (?=\\p{Ll})', '$1upcoming '),
  phrase('((?:was|am|is|are|were|be|been|being|pounds|slightly|bit) )over weight', '$1overweight'),
  phrase('((?:an?|of|these|some|with|beautiful|are) )(hand|home) made(?= \\p{Ll}|[.,;!?]|$)', '$1$2made'),
  phrase(
    '((?:some|any|your|user|customer|good|great|get|give|gave|giving|positive|negative|for|more|of|the|their|constructive|honest) )feed back(?=[.,;!?)]|$| (?:on|from|is|was|that|about|and|or|if|I|we|to|as)(?![\\p{L}]))',
    '$1feedback',
  ),
  phrase('((?:see|some|the|an|its|their|same|final) )out put', '$1output'),
  phrase(
    String.raw`((?:go|goes|going|went|run|ran|running|walk\p{Ll}*|climb\p{Ll}*|ride|rode|riding|hike\p{Ll}*) )(up|down) hill(?=[.,;!?)]|$| (?:and|for|to|from|in|on|at|all|again)(?![\p{L}]))`,
    '$1$2hill',
  ),
];
