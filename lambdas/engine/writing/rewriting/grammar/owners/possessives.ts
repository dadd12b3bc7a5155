import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:of|${alternatives(commonPrepositions)}|and|or|but|is|was|were|are|has|had|can|will|would|as|when|that|which|over|into|while|because|so)(?![\p{L}]))`;

/** Nouns for what a thing has. In the singular they need an article, so an "it's" before them cannot mean "it is". */
const ownedNounList =
  'name size value location position state shape quality length weight height width depth structure origin purpose meaning role impact effect price cost parent child owner author creator audience predecessor successor neighbor neighbour surface center centre core tail path destination peak climax conclusion title cover plot syntax interface documentation configuration database directory server headquarter logo brand website homepage version release inception introduction creation existence absence presence nature behavior behaviour temperature lifetime lifespan battery screen keyboard battery flexibility popularity reputation simplicity complexity functionality capacity ability accuracy efficiency performance effectiveness usefulness usage potential appearance original location contents users members features properties attributes elements components parts ingredients limitations limits strengths weaknesses benefits roots wings legs edges sides employees customers competitors founders residents inhabitants readers dependencies settings default successor';
const ownedNouns = [...new Set(ownedNounList.split(' '))].join('|');

/** Nouns for one person (or animal, company, city) after "a" or "every". */
const person =
  'person player user child woman man developer author writer reader student teacher customer company friend parent artist king queen dog cat bird country city baby girl boy kid programmer designer character employee employer client neighbor';

const isNounNext = (words: string): boolean => {
  const [first] = tagWords(words);
  return (
    first !== undefined &&
    'NA'.includes(first.tag) &&
    (lexiconEntry(first.lower)?.classes.startsWith('n') ?? false)
  );
};

/** Corrections that add apostrophes to possessive nouns and remove them from "its". */
export const possessiveRules: readonly PhraseRule[] = [
  // Finds "New Years resolutions" and "Valentines Day".
  phrase('New Years (?=(?:[Rr]esolutions?|[Ee]ve|[Dd]ay)(?![\\p{L}]))', "New Year's "),
  phrase('(Valentine|Mother|Father|Patrick|Women)s (?=Day(?![\\p{L}]))', "$1's "),
  phrase(
    '(the|this|that) (author|artist|director)s own (?=(?:words|life|work|experience|website|blog|account|admission)(?![\\p{L}]))',
    "$1 $2's own ",
  ),
  // Finds "Some circle's are red".
  phrase(
    String.raw`((?:these|those|all|some|many|most|two|three|four|five) )(\p{Ll}{3,}[^siu\W])['’]s (are|were|have)(?= \p{Ll})`,
    (start, noun, verb) =>
      // "Some people's are old" is about things that people have.
      lexiconEntry(noun)?.classes.startsWith('n') && !/(?:people|men|children|one|body)$/.test(noun)
        ? `${start}${noun}s ${verb}`
        : null,
    'giu',
  ),
  // Finds "On a moments notice" and "a days drive".
  phrase(
    String.raw`(a|one|every|each|an) (moment|minute|hour|day|night|week|month|year)s (?=(?:notice|worth|drive|walk|ride|rest|work|pay|salary|sleep|supply|warning|wages|journey)(?![\p{L}]))`,
    "$1 $2's ",
    'giu',
  ),
  // Finds "Two years worth of bread", "10 years experience" and "a couple of days time".
  phrase(
    String.raw`(\d+|${alternatives(twoToTen)}|few|several|many|couple of|couple) (minutes|hours|days|weeks|months|years|decades|terms|dollars) (?=(?:worth|notice)(?![\p{L}])|experience(?=[.,;)]| (?:in|with|of|as|and|working|under))|time(?=[.,;)]| (?:to|I|we|and)))`,
    "$1 $2' ",
    'giu',
  ),
  // Finds "Other peoples' goals".
  phrase(`(other|some|most|many) peoples(?:['’]) `, "$1 people's ", 'giu'),
  // Finds "My moms house".
  phrase(
    String.raw`(my|his|her|your|our|their) (mom|mum|dad|wife|husband|mother|father|boss|grandma|grandpa|grandmother|grandfather)s (?=(?:house|car|name|place|birthday|job|family|side|old|new|favorite|favourite|death|voice|hand|face|friend|cooking|recipe|kitchen|garden|computer|laptop|phone)(?![\p{L}]))`,
    "$1 $2's ",
    'giu',
  ),
  // Finds "A players first move" and "every persons own way".
  phrase(
    String.raw`(a|an|another|each|every|one) ((?:\p{Ll}+ )?)(${person.replaceAll(' ', '|')})s (?=(own|first|next|last|name|life|work|mind|body|head|hand|face|eyes|job|time|point of view|perspective|experience|account|attention|needs|home|house|heart|voice|story|dream|nightmare|best friend|turn|inventory|browser|computer|screen|phone|data|behavior|ability)(?![\p{L}]))`,
    (article, middle, noun) => (/(?:of|and|or|the) $/.test(middle) ? null : `${article} ${middle}${noun}'s `),
    'giu',
  ),
  // Finds "It's name is" and "showing it's position on the map".
  phrase(
    `(i)t['’]s ((?:(?:main|original|default|current|underlying|entire|respective|initial|final|previous|full|own|unique|new|old|first|last) )?)(${ownedNouns})${phraseEnd}(?! (?:that|which))(?!(?<=value) for )`,
    (letter, adjective, noun) =>
      /^(?:new|old|first|last|unique|default) $/.test(adjective) &&
      !/^(?:name|owner|state|default|value|location|author|version|position)$/.test(noun)
        ? null
        : /^(?:default|original|parts|ability|performance|contents)$/.test(noun) && adjective === ''
          ? null
          : `${letter}ts ${adjective}${noun}`,
    'giu',
  ),
  // Finds "It's only responsibility is".
  phrase(
    String.raw`(i)t['’]s (only|main|primary|sole|biggest|greatest|default|original|current) (\p{Ll}{4,}) (?=(?:is|was|would|will|has|had)(?![\p{L}]))`,
    (letter, adjective, noun) =>
      isNounNext(noun) && !/^(?:money|time|love|people)$/.test(noun)
        ? `${letter}ts ${adjective} ${noun} `
        : null,
    'giu',
  ),
  // Finds "It loses it's crust" and "we reached it's end".
  phrase(
    String.raw`((?:need|needs|needed|require|requires|required|lose|losing|loses|lost|keep|keeps|kept|reach|reaches|reached|serve|serves|served|retain|retains|retained|maintain|maintains|maintained|improve|improves|improved|increase|increases|increased|reduce|reduces|reduced|change|changes|changed|double|doubled) )it['’]s ((?:(?:original|old|first|main|full|true|own|initial|current|final) )?)(\p{Ll}{3,})${phraseEnd}`,
    (verb, adjective, noun) =>
      /^n$/.test(lexiconEntry(noun)?.classes ?? 'n') ? `${verb}its ${adjective}${noun}` : null,
  ),
  // Finds "Moved to it's place" and "expertise on it's use". A clause never follows these words.
  phrase(
    String.raw`(to|on|by|about|around|within|across|towards?|against|behind|beyond|upon|during|between|via|over|throughout|since|upon) it['’]s (\p{Ll}{3,})${phraseEnd}`,
    (before, noun) =>
      lexiconEntry(noun)?.classes === 'n' ||
      /^(?:use|place|way|release|launch|start|arrival|return|side|back)$/.test(noun)
        ? /^(?:time|fun|part|one|home)$/.test(noun)
          ? null
          : `${before} its ${noun}`
        : null,
    'giu',
  ),
  // Finds "The developers needs will change" and "she describes the characters feelings". No plural subject has these
  // nouns as its verb.
  phrase(
    `((?:the|these|those|my|our|your|their|his|her|most|all|other) )(character|reader|user|player|student|customer|developer|author|parent|kid|teacher|friend|client|visitor|artist|writer|patient|owner|participant|employee|colleague|neighbor|worker|citizen|boy|girl|guest|member|baker|villager)s (needs|feelings|opinions|eyes|minds|expectations|thoughts|emotions|names|personalities|motivations|intentions|backgrounds|skills|lives)${phraseEnd}`,
    (start, owner, thing) => `${start}${owner}s' ${thing}`,
    'giu',
  ),
  phrase(
    `(the|other|most|some|many|these|those) peoples (faces?|lives|names|eyes|minds|opinions|needs|feelings|thoughts|homes|houses|time|money|attention|work|expectations)${phraseEnd}`,
    (start, thing) => `${start} people's ${thing}`,
    'giu',
  ),
];
