import { isPlural } from '#engine/english/is-plural.ts';
import { classesOf, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  asWritten,
  objectPronouns,
  possessives,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const whose = alternatives(possessives);
const subject = alternatives(asWritten(subjectPronouns));

/** Adjectives in "-er" that are not comparatives. */
const noComparative = wordSet(
  'lower upper former other proper clever tender eager sober bitter slender sinister inner outer later latter utter super sheer',
);
const isComparative = (word: string): boolean =>
  !noComparative.has(word) &&
  [word.slice(0, -2), word.slice(0, -1), word.replace(/ier$/, 'y'), word.replace(/(.)\1er$/, '$1')].some(
    (base) => base.length > 2 && base !== word && classesOf(base).startsWith('a'),
  );

/** Corrections of words written by mistake for a similar one, in contexts that allow only one of them. */
export const nearWords: readonly PhraseRule[] = [
  // Finds "It takes time, tough I like it". A sentence that begins with the adjective has a noun after it.
  phrase(`(?<=^|[,(] )(t)ough (?=(?:${subject}) \\p{Ll})`, '$1hough ', 'giu'),
  // Finds "Going though every mill".
  phrase(
    String.raw`((?:go|goes|going|went|gone|get|got|getting|scroll\p{Ll}*|flip\p{Ll}*|sort\p{Ll}*|comb\p{Ll}*|skim\p{Ll}*|sift\p{Ll}*|wad(?:e|ed|ing)|hik(?:e|ed|ing)|drove|half ?way|all the way|part ?way) )though (?=(?:every|all|each|several|most of|some of|many of|his|her|their|its|those|these|two|three|four|five|\d+)(?![\p{L}]))`,
    '$1through ',
    'giu',
  ),
  phrase(`proof (me|him|her|them|us|you|everyone|myself|yourself) wrong`, 'prove $1 wrong'),
  phrase(
    '(management|leadership|supporting|starring|pivotal|crucial|engineering|support) roll(s?)(?=[.,;!?)]|$| (?:for|in|as|at|with|where|that|and)(?![\\p{L}]))',
    '$1 role$2',
  ),
  phrase(
    "((?:should|must|need to|pays to|have to|has to) be|(?:is|was|were|are|am|be|been|\\p{L}+['’](?:m|re|s)) (?:a bit|a little|always|initially|naturally|rightly|understandably)) weary of",
    '$1 wary of',
    'giu',
  ),
  phrase(
    'stationary (?=(?:cupboard|stores?|shops?|supplies|sets?|brands?|company|items|nerds?|addicts?|lovers?)(?![\\p{L}]))',
    'stationery ',
    'giu',
  ),
  phrase(
    '((?:pens|paper|pencils|notebooks|books|cards|office|school|love|loves|loved|ordering|order|buy|buying|collect|collecting) (?:(?:and|or) )?)stationary(?=[.,;!?)]|$| (?:and|will|is|from|for|that)(?![\\p{L}]))',
    '$1stationery',
  ),
  phrase(
    '((?:grocery|store|cereal|supermarket|frozen|snack|candy|wine|middle|window|sketchbook) )isle(s?)',
    '$1aisle$2',
  ),
  phrase('((?:walk(?:s|ed|ing)?|stroll(?:ed|ing)?) (?:down|up) the) isle(?! of)', '$1 aisle'),
  phrase(
    String.raw`(\p{L}+['’]ll) loose (?=(?:interest|your|my|the|it|track|${whose})(?![\p{L}]))`,
    '$1 lose ',
  ),
  phrase(
    '((?:fonts|colou?rs|flavou?rs|skills|styles|ingredients|textures|they both|how well they) )compliment (?=each other(?![\\p{L}]))',
    '$1complement ',
  ),
  phrase('(an?|the|my|our|your|their) evasion of privacy', '$1 invasion of privacy'),
  // Finds "So far as been great". "As been told" has no subject.
  phrase(
    String.raw`(?<=(?<!(?:as|so|such) )\p{Ll}{3,} )as been (?=(?:so|very|an?|the|great|good|really|quite|my|\p{Ll}{3,}ed|\p{Ll}{3,}ing)(?![\p{L}]))`,
    'has been ',
  ),
  // Finds "I begun to bake" and "we arrived and begun our walk".
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:have|has|had|having|be|been|was|were|is|are)(?:n['’]t)? [^.;]{0,60}|['’](?:ve|d|s) [^.;]{0,60})((?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|and) )begun (?=(?:to|the|an?|${whose}|\p{Ll}{3,}ing)(?![\p{L}]))`,
    '$1began ',
  ),
  phrase(
    String.raw`(?<=^|[,;] |(?:and|but) )(I|[Ww]e|[Tt]hey) (written|been|gone|done|seen|taken) (?=(?:about|an?|the|this|that|to|it|some|many|my|our|a lot)(?![\p{L}]))`,
    (who, verb) => `${who}'ve ${verb} `,
  ),
  // Finds "It rarely every rises".
  phrase(String.raw`(rarely|barely|hardly|seldom) every (?=(\p{Ll}{3,}))`, (adverb, word) =>
    classesOf(knownBase(word)).startsWith('v') || /(?:ing|ed)$/.test(word) ? `${adverb} ever ` : null,
  ),
  phrase(
    String.raw`((?:is|are|was|were|am|be|been|\p{L}+['’](?:s|re|m)|\p{L}+n['’]t|not) (?:also )?)suppose to (?=\p{Ll}{2,})`,
    '$1supposed to ',
  ),
  // Finds "Did you knew that?"
  phrase(
    String.raw`((?:^|[Hh]ow |[Ww]hy |[Ww]hen |[Ww]here |[Ww]hat |[-–—,] )[Dd]id (?:${subject}) (?:ever |really |even )?)(knew|went|got|made|saw|came|took|found|thought|said|wrote|had|became|began|gave|felt|told|left)(?= \p{Ll}|\?)`,
    (start, past) => `${start}${knownBase(past)}`,
  ),
  // Finds "A bit more defensive then I was" and "much more control then on land".
  phrase(
    String.raw`((?:much|a (?:bit|lot|little)|slightly|far|even|way|have|had|is|was|looks?) (?:(?:more|less) )?(\p{Ll}{3,})) then (?=(?:${subject}|when|on|in|the) (?:was|were|am|is|are|had|have|did|do|thought|expected|wanted|it|social|${subject})(?![\p{L}]))`,
    (start, word) => (/(?:more|less) [a-z]+$/.test(start) || isComparative(word) ? `${start} than ` : null),
  ),
  // Finds "It is a little more easier".
  phrase(
    String.raw`(?<!more )((?:much|even|far|a (?:lot|bit|little)|lot|is|are|was|be|makes? it|make them|and) )more (\p{Ll}{3,}er)(?=[.,;!?)]|$| (?:than|and|to|for|but|with|in)(?![\p{L}]))`,
    (start, word) => (isComparative(word) ? `${start}${word}` : null),
  ),
  // Finds "There are a lot people".
  phrase('a lot (?=(?:people|things)(?![\\p{L}]))', 'a lot of ', 'giu'),
  phrase(
    '((?:got|get|had|have|has|spent|spend|takes|took|save|saved|saves|need|wasted?) a lot) (?=(?:time|money|work|information|space|energy|fun|attention|practice)(?:[.,;!?)]|$| (?:in|on|to|for|with|and|but|under\\p{Ll}*|at|from)(?![\\p{L}])))',
    '$1 of ',
  ),
  // Finds "Inspired me bake more". "Let" and "help" take no "to".
  phrase(
    String.raw`((?:inspired|allowed|allows|enabled|enables|encouraged|encourages|forced|forces|invited|taught|inspires|instructs|requires|convinced|persuaded) (?:me|us|him|them|people|users)) (take|make|do|think|see|find|write|keep|try|start|learn|build|create|become|give|look|read|know|understand|realize|explore|continue|focus|stay|move|change|choose|run)(?= (?:${whose}|an?|the|this|that|more|it|some|how|what|about|to|on|with|in)(?![\p{L}]))`,
    '$1 to $2',
  ),
  // Finds "Many loaves, who's baker is old" and "whose who's owner I know".
  phrase(String.raw`who['’]s (\p{Ll}{4,}) (?=(?:${subject}) \p{Ll})`, (noun) =>
    isOnlyNoun(noun) && !isPlural(noun, '') && !/ing$/.test(noun) ? `whose ${noun} ` : null,
  ),
  // Finds "By choosing to to bake" and "as a a baker".
  phrase(
    '((?:how|best|order|going|want|wants|wanted|able|need|needs|easy|hard|choos(?:e|es|ing)|chose|started|decided|trying|had|have|has|ways?|time|want) to) to (?=\\p{Ll})',
    '$1 ',
  ),
  phrase('(?<=^As |(?:is|was|be|with|for|of) )a a (?=\\p{Ll}{3,})', 'a '),
  // Finds "It takes time for us for us to bake".
  phrase(
    String.raw`((?:for|with|to|from) (?:me|us|him|her|them|it|you)|(?:in|for|at|from|to) the (?!day|time|side|night|box|bed)\p{Ll}{3,}|able to|(?<!(?:ha[sdv]e?|need|needs|going|wants?|ought|used) )to be) \1(?= \p{Ll})`,
    '$1',
  ),
  phrase('((?:idea|sense|understanding|perceptions?|picture|taste) of )whats (?=\\p{Ll})', "$1what's "),
  phrase(String.raw`(?<=^|: |^\p{Lu}\p{Ll}+, )([Ll])ets (?=(\p{Ll}{3,}) )`, (letter, verb) =>
    /^v/.test(classesOf(verb)) ? `${letter}et's ` : null,
  ),
  phrase('neither (\\p{Ll}{3,}) or (?=\\p{Ll}{3,}(?:[.,;!?)]|$))', 'neither $1 nor ', 'giu'),
  phrase(
    String.raw`((?:do|did|does|ca|wo|could|would)n['’]t|not) event (?=(?:bother|know|think|care|want|need|try|notice|look|get|have|see|remember|mention|realize|start|exist)(?:ed|s|ing)?(?![\p{L}]))`,
    '$1 even ',
  ),
  phrase(
    'horn(ed|ing)? (?=(?:my|your|our|his|her|their) (?:\\p{Ll}+ )?(?:skills?|craft|abilities|technique)(?![\\p{L}]))',
    (ending) => `hon${ending === '' ? 'e' : ending} `,
  ),
  phrase(
    "((?:could|to|not|\\p{L}+n['’]t|would|can|you|I|we) )waist (?=(?:an?|time|money|my|your|any|so much)(?![\\p{L}]))",
    '$1waste ',
  ),
  phrase(
    "((?:is|are|was|were|am|be|been|\\p{L}+['’]m|\\p{L}+['’]re|very|so) )loathe (?=to(?![\\p{L}]))",
    '$1loath ',
  ),
  phrase('ether (?=(?:way|of the)(?![\\p{L}]))', 'either '),
  phrase(
    '((?:otherwise|also|better|commonly|well|formerly|widely|best|sometimes|now|are|is|were|was) )know (?=as(?![\\p{L}]))',
    '$1known ',
  ),
  // Finds "She sat besides me" and "he blew passed the mill".
  phrase(
    `((?:sat|sit|sits|sitting|stood|stand|stands|standing|walk|walks|walked|walking|lay|lies|lying|parked|drove|ran|running|slept|sleep|sleeping|right) )besides (?=(?:${alternatives(objectPronouns)}|the|my|his|her|our|their|each|a)(?![\\p{L}]))`,
    '$1beside ',
  ),
  phrase(
    '((?:blew|flew|fly|flying|sail(?:ed|ing)?|cruis(?:e|ed|ing)|zoom(?:ed|ing)?|rode|riding|rolled|hurried|rush(?:ed|ing)?|squeez(?:e|ed|ing)|jog(?:ged|ging)?|stroll(?:ed|ing)?|march(?:ed|ing)?|speed|sped|whiz(?:zed|zing)?|climb(?:ed|ing)?|swim|swam|hik(?:e|ed|ing)) )passed (?=(?:the|an?|my|it|this|all|him|her|me|them|us|our|several|some|many|houses|people)(?![\\p{L}]))',
    '$1past ',
  ),
  phrase(
    'hoards of (?=(?:hikers|shoppers|runners|travelers|travellers|teenagers|customers|visitors|workers|commuters|players|followers|monsters|mosquitoes|insects|photographers|skiers|bikers|attendees|reporters|soldiers|flies|locals)(?![\\p{L}]))',
    'hordes of ',
    'giu',
  ),
  // Finds "A reasonable priced oven" and "it is beautiful designed".
  phrase(
    `(reasonable|beautiful|perfect|proper|careful|correct|wonderful|incredible|poor|clever|terrible|thoughtful|tasteful|masterful|brilliant|elegant|fair|moderate|competitive|excellent) (priced|written|made|designed|crafted|executed|done|organi[sz]ed|placed|timed|balanced|cooked|decorated|animated|illustrated|prepared|presented|constructed|built|acted|paced)`,
    (adjective, participle) => `${adjective.replace(/ble$/, 'b')}ly ${participle}`,
  ),
];
