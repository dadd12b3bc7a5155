import { peoplePlurals } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  haveForms,
  modals,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { nounTo } from '#engine/writing/rewriting/confused/joined/before-infinitive.ts';
import { applyCorrections, type Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

const peopleNouns = `${peoplePlurals} folks kids`;
/**
 * Nouns for people. In "Tips for developers that are good", the clause may describe the noun before the preposition.
 */
const readerNouns =
  'users developers students teachers customers players readers friends parents writers authors artists engineers designers programmers visitors members employees colleagues';
/**
 * In "the one flour for people that can't be milled", the clause describes the flour. A verb that shows no number leaves
 * that open.
 */
const notOfEarlierNoun = String.raw`(?!(?<=(?<!\p{L})(?:for|of|to|with|from|about|in) (?:[\p{L}’'-]+ ){1,3})(?:${alternatives(modals)}|had|made|got|took|\p{Ll}{3,}ed)(?!\p{L}))`;
/** Devices and programs with such a name: "Card readers that work". */
const notDevices =
  '(?<!(?<!\\p{L})(?:fingerprint|card|screen|feed|rss|news|e-book|ebook|code|barcode|chip|file|pdf|text|tag|record|cd|dvd|media|music|video|audio) )';

/** Interviews and polls show a thing: "Talks with bakers and readers that showed the problem". */
const notOfEvidence = String.raw`(?!(?:showed|revealed|indicated|suggested|proved|demonstrated|confirmed)(?!\p{L}))`;
const personPronouns = 'someone somebody everyone everybody anyone anybody';
const objectOrSubject = `${alternatives(articles, possessives, demonstratives, asWritten(subjectPronouns))}|there`;
const countNouns =
  'people users things lines bugs files words pages features options posts books steps items students games tests tools problems errors mistakes questions comments queries subqueries transactions contributors developers players packages apps sites websites links clicks cars kids children countries cities companies articles';

const usages: readonly Correction[] = [
  // Finds "Users that are". A clause that describes people opens with "who". In "offers for
  // young people that are free", it describes the offers. In
  // "Men that bake and that sell", both clauses keep their word.
  [
    regexOf(
      String.raw`(?<![\p{L}])(?<!s for (?:[\p{L}’'-]+,? ){1,6})${notDevices}(${alternatives(peopleNouns)}|(?<!${anyOf(prepositions, commonPrepositions)} (?:\p{L}+ )?)${anyOf(readerNouns)}) that (?![^.;:!?]* (?:and|or|but) that )${notOfEarlierNoun}${notOfEvidence}(?=(?:have|are|were|do|don['’]t|aren['’]t|want|need|work|use|like|love|know|think|help|make|write|live|come|go|had|can|could|will|would|might|made|went|got|came|wrote|took|haven['’]t|didn['’]t|play|read|run|say|take|give|build|create|support|visit|teach|buy|speak|care|\p{Ll}{3,}ed)(?![\p{L}]))`,
      'giu',
    ),
    '$1 who ',
  ],
  [
    regexOf(
      String.raw`(?<![\p{L}])(${alternatives(personPronouns)}|(?<!${anyOf(prepositions, commonPrepositions)} )an? person) that (?![^.;:!?]* (?:and|or|but) that )(?=(?:has|is|was|does|doesn['’]t|isn['’]t|wants|needs|works|uses|likes|loves|knows|thinks|helps|makes|writes|lives|comes|goes|cares|had|can|could|will|would|might|made|went|got|came|wrote|took|hasn['’]t|didn['’]t|won['’]t|sells|plays|reads|runs|says|takes|gives|gets|builds|teaches|speaks|\p{Ll}{3,}ed)(?![\p{L}]))`,
      'giu',
    ),
    '$1 who ',
  ],
  // Finds "Each of the loaves are", which has a singular subject.
  [
    regex.giu`(?<!(?:and|or) |[\p{L}])((?:each|every one) of (?:us|them|(?:the|these|those|our|my|your|their)(?: \p{Ll}+){0,2} \p{Ll}{2,}s)) (?:are)(?= (?!in|on|at|(?:\p{Ll}+ )?\p{Ll}+[a-rt-z]s(?!\p{L}))\p{Ll})`,
    '$1 is',
  ],
  // Not at the start of a sentence, where it marks a spoken voice: "Anyways, I'm gonna bake."
  [
    regex.gu`(?<=\p{L} )(?<!(?<![\p{L}])(?:[Bb]ut|[Aa]nd|[Ss]o|[Oo]r|[Oo]h|[Ww]ell) )anyways(?![\p{L}])`,
    'anyway',
  ],
  [regex.giu`(?<![\p{L}])(in|with) regards to(?![\p{L}])`, '$1 regard to'],
  // Not an error: "More different than" is a comparison.
  [
    regex.giu`(?<!(?<![\p{L}])(?:more|much|any|less) )(?<![\p{L}])different than (?=(?:the|a|an|my|your|our|their|his|her|other|most|any|\p{Ll}{2,}ing)\s)`,
    'different from ',
  ],
  // In "And, it seems, bread", the comma is one of a pair around an insertion.
  [
    regexOf(
      String.raw`^(But|And|Yet|Or), (?!(?:you know|I mean|mind you)(?!\p{L}))(?=(?:${objectOrSubject})(?:['’]\p{L}+)?\s)(?![^.;]{0,30},)`,
      'u',
    ),
    '$1 ',
  ],
  // A noun with its verb is no insertion: "But, baking is hard". In "But, bakers will say, rye keeps", they are one.
  [
    regex.u`^(But|And|Yet|Or), (?=(?:(?:my|your|his|our|their|the) )?\p{Ll}+(?:ing|tion|ness|ment|ity|ers)s? (?:is|are|was|were|can|will|has) (?!(?:\p{Ll}+ ){0,2}\p{Ll}+,))`,
    '$1 ',
  ],
  // Finds "But, when it rains, we bake".
  [
    regexOf(
      String.raw`^(But|And|Yet|Or), (?=(?:if|when|whenever|once|because|although|though|unless|until|since|while|even (?:if|though)|as soon as) (?:${objectOrSubject})(?:['’]\p{L}+)?\s[^.;!?]*, (?:${objectOrSubject})(?:['’]\p{L}+)?\s)`,
      'u',
    ),
    '$1 ',
  ],
  [
    regexOf(String.raw`(?<![\p{L}])the amount of (?=(?:${alternatives(countNouns)})(?![\p{L}]))`, 'giu'),
    'the number of ',
  ],
  [
    regexOf(
      String.raw`(?<!(?:is|was|['’]s)(?: \p{L}+)? )(?<![\p{L}])a (large|small|huge|good|limited|certain|fair) amount of (?=(?:${alternatives(countNouns)})(?![\p{L}]))`,
      'giu',
    ),
    'a $1 number of ',
  ],
  [regex.giu`(?<![\p{L}])a short amount of time(?![\p{L}])`, 'a short time'],
  [
    regex.giu`(?<=(?<![\p{L}])(?:saw|see|seen|know|knew|learned|experienced|witnessed|felt|it|this) )first hand(?=[ .,])`,
    'firsthand',
  ],
  [regex.giu`(?<![\p{L}])first hand (?=(?:experience|knowledge|account|look)(?![\p{L}]))`, 'firsthand '],
  [
    regex.giu`(?<![\p{L}])can not (?!only|just|simply)(?<!(?<!\p{L})so (?:that )?(?:they|we|you|it|he|she) can not )`,
    'cannot ',
  ],
  [regex.gu`(?<=(?:^This|(?<![\p{L}])(?:has|have|had)) )lead (?=to )`, 'led '],
  // Finds "To opt-out". With a hyphen, it is a noun, as in "from sign-in to opt-out".
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:to|can|will|could|must|should|not|please|you|we|they|I) )(?<!${nounTo})(opt|log|sign|check|set|back|clean|speed|shut)-(in|out|up|down)(?=[.,;:!?]|$| (?:of|for|to|the|an?|and|or|with|from|on|my|your|our|this|that|all|before)\s)`,
      'gu',
    ),
    '$1 $2',
  ],
  [regex.giu`(?<![\p{L}-])on-going(?![\p{L}-])`, 'ongoing'],
  // Finds "In the short-term". With a hyphen, it is an adjective and needs a noun.
  [
    regex.giu`(?<=(?<![\p{L}])(?:in|for|over|to|on|and|or|just|than) the (?:very )?)(short|long|medium|near)-(term|run)(?=[.,;:!?)]|$| (?:and|or|but|it|we|I|you|they|this|is|will|as|because|by|when|if|with|while|the)(?![\p{L}])(?! (?:the )?(?:short|long|medium|near)-))`,
    '$1 $2',
  ],
  [
    regex.gu`(?<=(?<![\p{L}])in )real-time(?=[.,;:!?)]|$| (?:and|or|but|with|as|on|to|by|from|when|while|using|without|for|at|so|because)(?![\p{L}]))`,
    'real time',
  ],
  [regex.giu`(?<![\p{L}-])on-line(?![\p{L}-])`, 'online'],
  [
    regexOf(
      String.raw`(?<=\p{Ll} )(?<!(?<![\p{L}])(?:an?|the|${alternatives(possessives, demonstratives)}|very|so|of|in|for|with|to|from|and|more|most|or|as|about|on|into) )everyday(?= (?:for|at|until|since|because|when|after|before|while|is|was|to|I|we|you|they|it|in|on|by|so|that|but)(?![\p{L}]))`,
      'gu',
    ),
    'every day',
  ],
  [regex.giu`(?<![\p{L}])web site(?=s?(?![\p{L}]))`, 'website'],
  [regex.giu`(?<![\p{L}])smart phone(?=s?(?![\p{L}]))`, 'smartphone'],
  [regex.gu`(?<![\p{L}])screen shot(?=s?(?![\p{L}]))`, 'screenshot'],
  [
    regex.giu`(?<=(?<![\p{L}])(?:is|was|are|pretty|very|fairly|quite|more|as|so|relatively|seems|simple and) )straight forward(?![\p{L}])`,
    'straightforward',
  ],
  [/, where as (?=(?:the|it|a|in|with|my|our)\s)/giu, ', whereas '],
  [regex.giu`(?<![\p{L}])now a days(?![\p{L}])`, 'nowadays'],
  [regex.giu`(?<![\p{L}])(any|every|no|some)( )where(?=[ .,!?](?!(?:I|we|you|they)\s))`, '$1where'],
  [regex.giu`(?<![\p{L}])through out (?=(?:the|my|our|your|this|all)\s)`, 'throughout '],
  [regex.giu`(?<![\p{L}])any one (?=(?:can|could|who|else|would|should)\s)`, 'anyone '],
  [regex.giu`(?<![\p{L}])(?<!each and )(any|every) thing(?=[ .,!?])`, '$1thing'],
  [
    regex.giu`(?<=(?<![\p{L}])(?:a|my|our|your|their|his|her|with|this|some) )new found (?=\p{Ll})`,
    'newfound ',
  ],
  [regex.giu`(?<![\p{L}])(children|men|women)s['’](?=\s\p{Ll})`, "$1's"],
  [
    regex.giu`(?<![\p{L}])childrens (?=(?:books?|toys?|clothes|clothing|museum|hospital|literature|games?|stor(?:y|ies)|tele\p{L}+|TV|films?|movies?|shows?|author|party|parties|ward|rooms?|programs?|menu|playground|education|health|rights|lives|faces|eyes|hands|names|schools?|songs?|music|art|charity|library|section|area)(?![\p{L}]))`,
    "children's ",
  ],
  [
    regex.giu`(?<=(?<![\p{L}])(?:a|my|your|his|her|our|their|every|each|the) )childs (?=(?:name|life|room|toys?|hand|eyes|face|mind|mother|father|parents?|school|bed|bedroom|development|birthday|head|imagination|perspective|brain|health|education|future|voice|body)(?![\p{L}]))`,
    "child's ",
  ],
  [
    regex.gu`(?<=(?<![\p{L}])(?:is|was|such|just|total|complete|easy|bit of) (?:an? )?)cop out(?=[.,;!?)]|$)`,
    'cop-out',
  ],
  [
    regex.giu`(?<![\p{L}])hand made(?= (?:gifts?|soaps?|jewell?e?ry|pottery|paper|pasta|furniture|rugs?|shoes|goods|crafts?|items|products|bags?|bowls?|cards?|kni(?:fe|ves)|clothes|tiles?|quilts?|chocolates?|noodles|ceramics?)(?![\p{L}]))`,
    'handmade',
  ],
  [regex.gu`(?<=(?<![\p{L}])(?:is|are|was|were|all|been) )hand made(?![\p{L}-])`, 'handmade'],
  [
    regexOf(
      String.raw`(?<!(?<![\p{L}])(?:${alternatives(prepositions)}|despite|without) )(?<![\p{L}'’])(i)ts (?=not (?:a|an|that|just|so|the|like|really|always|clear|too|only)\s)`,
      'giu',
    ),
    "$1t's ",
  ],
  [regex.giu`(?<![\p{L}])your (?=not (?!(?:in|un|im|so-)\p{L}*)\p{L}+\s)`, "you're "],
  [regex.gu`(?<=(?<![\p{L}])(?:but|still|just) )cant (?=\p{Ll})`, "can't "],
  [
    regex.gu`(?<![\p{L}])(t?[Hh]ere)s (?=(?:a|an|the|no|nothing|something|how|what|why|some|more|also|always)\s)`,
    "$1's ",
  ],
  [
    regex.giu`(?<![\p{L}'’-])(around|about|because|while|between|through|during|without|been|than|every|these|those) \1(?![\p{L}'’-])`,
    '$1',
  ],
  [regex.giu`(?<![\p{L}])there there (?=(?:is|are|was|were)\s)`, 'there '],
  // Finds "Which means …", which refers to the whole statement.
  [
    regexOf(
      String.raw`(?<=[\p{Ll})])(?<![.!?…]\))(?<!in (?:an?|such an?|some) (?:\p{L}+ )?way)(?<!(?<![\p{L}])${anyOf(commonPrepositions, 'of and or know see about decide choose tell question')}) which (?=(?:means|meant|is why|was why)\s)`,
      'gu',
    ),
    ', which ',
  ],
  [
    regex.u`^((?!Even|As)\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3})(?<! even) (though|however), (?=(?:and|but|so|which|because|since)\s)`,
    '$1, $2, ',
  ],
  // Finds the second comma of a pair: "The mill for example, is old".
  [
    regexOf(
      String.raw`(?<=\p{Ll}{2}) (for example|for instance), (?!(?:${objectOrSubject})(?![\p{L}]))(?=\p{Ll})`,
      'gu',
    ),
    ', $1, ',
  ],
  [
    regex.giu`(?<![\p{L}])(?<!(?<![\p{L}])more and )more easy(?=[ ,.])(?!,? (?:and|or|but)(?![\p{L}]))`,
    'easier',
  ],
  [
    regex.giu`(?<![\p{L}])(?<!(?<![\p{L}])more and )more clear(?=[ ,.])(?!,? (?:and|or|but)(?![\p{L}]))`,
    'clearer',
  ],
  [regex.gu`(?<=(?<![\p{L}])(?:is|are|was|were)) of course (?=\p{Ll})`, ', of course, '],
  // At the end of a complete sentence, the period was typed twice. "And yet.." and "which means.." are pauses.
  [
    regexOf(
      String.raw`(?<=(?:\S+\s+){7}\S*\p{Ll}{2})(?<!etc|(?<![\p{L}])(?:${alternatives(presentBe, pastBe, haveForms, prepositions)}|means|meant|says|said|like|so|and|but|or|because|that))\.\.(?=\s*$)`,
      'gu',
    ),
    '.',
  ],
  [regex.gu`(?<=\p{Ll})(?<!etc)\.\.(?= [[(])`, '.'],
  [regex.gu`(?<=\p{Ll})(?<!etc)\.\.(?=\s|$)`, '...'],
  [/\( (?=[^()\s])([^()\n]{1,80}?) \)/gu, '($1)'],
  [regex.gu`\( (?=\p{L}[^()]*[^\s()]\))`, '('],
  [regex.gu`(?<=[ (])eg\.?(,?) (?=\p{L})`, 'e.g.$1 '],
  [regex.gu`(?<=[ (])ie\.?(,?) (?=\p{L})`, 'i.e.$1 '],
  // Finds "I know whether or not it rises". "Whether" already includes the other case.
  [
    regex.giu`(?<=(?<![\p{L}])(?:sure|know|knows|knew|choos\p{L}+|decid\p{L}+|decision|determin\p{L}+|see|ask|asked|wonder\p{L}*|question|figure out|check|tell|find out|debat\p{L}+) )whether or not (?=\p{L})`,
    'whether ',
  ],
  // Not "up until 5 levels", which is a limit.
  [regex.giu`(?<=^|, )up until (?=\p{L}|(?:19|20)\d\d(?!\d)|\d{1,2}(?::\d\d| ?[ap]\.?m))`, 'until '],
  // Finds "The guild is also comprised of bakers."
  [
    regex.gu`(?<=\p{L} )is ((?:also|largely|mainly|mostly|primarily) )?comprised of(?![\p{L}])`,
    '$1consists of',
  ],
  [
    regex.gu`(?<=\p{L} )are ((?:also|largely|mainly|mostly|primarily) )?comprised of(?![\p{L}])`,
    '$1consist of',
  ],
  [regex.gu`(?<=\p{L} )(?:was|were) comprised of(?![\p{L}])`, 'consisted of'],
  [regex.gu`(?<![\p{L}])based off(?: of)? (?=\p{L})`, 'based on '],
  [regex.gu`(?<=(?<![\p{L}])[Nn]either (?:\p{L}+ ){1,2})or (?=\p{L})`, 'nor '],
  // After a preposition it is a noun phrase of two words. "Stay awhile" is right.
  [regex.giu`(?<=(?<![\p{L}])(?:for|after|in|quite|once in) )awhile(?![\p{L}])`, 'a while'],
  [regex.giu`(?<![\p{L}])awhile (?=(?:ago|back)(?![\p{L}]))`, 'a while '],
  [regex.gu`(?<=\d ?(?:am|pm|AM|PM)) in the (?:morning|afternoon|evening)(?![\p{L}])`, ''],
  [regex.gu`(?<=(?<![\p{L}])wish (?:I|you|we|he|she|they)) would have (?=\p{Ll}+)`, ' had '],
  // In "I don't know if I would have baked", "if" means "whether".
  [
    regex.giu`(?<=(?<![\p{L}])(?<!(?:know|knows|knew|known|sure|certain|wonder|wonders|wondered|wondering|ask|asks|asked|asking|doubt|doubted|doubtful|see|tell|say|question|curious|unsure|remember|decide|matter) )if (?:I|you|we|he|she|they)) would have (?=\p{Ll}+(?:ed|en|wn)(?![\p{L}]))`,
    ' had ',
  ],
  [
    regex.giu`(?<=(?<![\p{L}])the reason (?:(?!is |was )\p{L}[\p{L}'’-]* ){1,7}(?:is|was) )because (?!of(?!\p{L}))(?=\p{L})`,
    'that ',
  ],
  [
    regex.gu`^Me and (my \p{Ll}+) (?=(?:have|had|were|are|went|can|could|will|would|decided|got|did|do|started|used|both|also)(?![\p{L}]))`,
    '$1 and I ',
  ],
  [regex.giu`(?<=(?<![\p{L}])(?:on|from|to|reading|via) )hacker news(?![\p{L}])`, 'Hacker News'],
  // Not the site: "A stack overflow" is an error.
  [
    regex.gu`(?<=(?<![\p{L}])(?:on|from|via|through|at|visit|check|use|search|and|of|to|than|like|or) \[?)[Ss]tack [Oo]verflow(?![\p{L}./:-]| (?:errors?|exceptions?|bugs?|attacks?|in|when|if|because)(?![\p{L}]))`,
    'Stack Overflow',
  ],
  [regex.gu`(?<![\p{L}./@-])Node\.JS(?![\p{L}/:-])`, 'Node.js'],
  [regex.gu`(?<![\p{L}./@-])MacOS(?![\p{L}/:-])`, 'macOS'],
  [regex.gu`(?<![\p{L}./@-])VS code(?![\p{L}./:-])`, 'VS Code'],
  [regex.gu`(?<=(?<![\p{L}./@-])(?:MacBook|iPad) )pro(?![\p{L}./@:-])`, 'Pro'],
  [regex.gu`(?<=(?<![\p{L}./@-])(?:MacBook|iPad) )air(?![\p{L}./@:-])`, 'Air'],
  [
    regex.gu`(?<![\p{L}./@-])python (?=(?:scripts?|code|packages?|library|libraries|functions?|programs?|developers?|modules?|version)(?![\p{L}]))`,
    'Python ',
  ],
  // Not the name: "docker container run" is a command.
  [
    regex.gu`(?<![\p{L}./@-])docker (?=(?:containers?|images?)(?![\p{L}]| (?:run|ls|rm|build|pull|push|exec|start|stop|inspect|logs|prune)(?![\p{L}])))`,
    'Docker ',
  ],
  [regex.gu`(?<![\p{L}./@-])java (?=(?:code|programs?|developers?|class|classes)(?![\p{L}]))`, 'Java '],
];

const lowercaseOpening = regex.gu`(?<= \p{Ll}{3,}[.])(?<! (?:etc|approx|incl|esp|inc|fig|min|max|avg|misc|est|vol|vs|resp)\.) (?!(?:the (?:\p{Ll}+ )?\p{Ll}+|he|she|they) (?:said|says|added|wrote|asked)(?!\p{L}))(?:it|the|this|we|you|they|but|so|then|if|there|he|she)(?= \p{Ll})`;

/** A missing "of" before a plural that is not a verb: "A couple problems". */
const coupleOf = regex.giu`(?<![\p{L}])(a couple) (?=((?:\p{Ll}+ )?\p{Ll}{3,}s)(?![\p{L}'’]))`;
const isPluralNoun = (words: string): boolean => {
  const last = words.split(' ').at(-1) ?? '';
  const [first] = tagWords(words);
  return (
    !/(?:ss|us|is)$/.test(last) &&
    (words === last || 'AN'.includes(first?.tag ?? '-')) &&
    (lexiconEntry(last.replace(/s$/, ''))?.classes.startsWith('n') ?? false)
  );
};

/** A needless hyphen after an adverb in "-ly": "A newly-built oven". */
const adverbWithHyphen = regex.gu`(?<![\p{L}-])(\p{L}\p{Ll}{2,}ly)-(?=\p{Ll}{2,}(?:ed|ing|en|wn|de|lt|nt|ous|ive|ble|al|ic|ful|lit|ete)(?![\p{L}-]))`;
const isAdverb = (word: string): boolean =>
  tagWords(word.toLowerCase()).at(0)?.tag === 'R' &&
  !/^(?:butter|dragon|fire|horse|may|gad|house)fly$/iu.test(word) &&
  !/^(?:only|bodily|early|family|daily|weekly|monthly|yearly|mealy|curly|googly|bubbly|wobbly|squiggly|surly|burly|steely|woolly|wooly|smelly|jelly|belly)$/iu.test(
    word,
  );

const withUsages = applyCorrections(usages);

/** A marker among the terms of an article with British spellings. */
export const british = 'british spelling';
export const britishWord =
  /(?<![a-z])(?:[a-z]{3,}(?:isation|isations|ising|ised|ises|yse|ysed)(?<!(?:prom|advert|superv|rev|dev|surpr|exerc|comprom|telev|adv|prec|ra|pra|no|appra|disgu|enterpr|franch|merchand|expert|prem|conc|bru|cru|improv)is(?:ing|ed|es))|colou?rs?(?<=our|ours)|(?:behavi|fav|hon|lab|neighb|flav|harb|hum)our\w{0,5}|cent(?:re|res)|programmes?|whilst|travell(?:ed|ing)|licences?|catalogues?|metres|grey|learnt|storey)(?![a-z])/i;

/**
 * An abbreviation without a comma: "E.g., rye". American editors write the comma; British ones do not. In "a grain e.g.
 * rye", the mark before it is missing, too.
 */
const latin = regex.gu`(?<=^|[,;:(—–-] ?)(e\.g\.|i\.e\.) (?=\p{L})`;
const withLatin = (text: string, isBritish: boolean): string =>
  isBritish ? text : text.replace(latin, '$1, ');

/** British writers say "try and see". */
const withTry = applyCorrections([
  [
    // Not an error, because "try" is a noun: "Give it a try and see". In "the tool try and use it", it is another word.
    /(?<!\b(?:a|another|one|this|that|first|next|last|good|(?:from|in|on|at|of|with) the(?: \w+)?) )\btry and (?=(?:make|get|find|do|keep|help|use|see|fix|take|give|avoid|understand|explain|figure|build|write|solve|learn|create|remember|work|stay|go|be|put|show|reach|change|run)\b)/giu,
    'try to ',
  ],
]);

const withAdverbs = applyReplacements([
  [coupleOf, (found: string, start: string, words: string) => (isPluralNoun(words) ? `${start} of ` : found)],
  [adverbWithHyphen, (found: string, adverb: string) => (isAdverb(adverb) ? `${adverb} ` : found)],
]);

/** Uses words and marks as copy editors do. */
export const withUsage = (text: string, isBritish: boolean, isLowercase = false): string =>
  withAdverbs(
    withLatin(withUsages(isBritish ? text : withTry(text)), isBritish).replace(lowercaseOpening, (found) =>
      isLowercase ? found : ` ${found.charAt(1).toUpperCase()}${found.slice(2)}`,
    ),
  );
