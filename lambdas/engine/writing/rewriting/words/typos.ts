import {
  alternatives,
  anyOf,
  asWritten,
  capitalized,
  commonPrepositions,
  demonstratives,
  haveForms,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  questionWords,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { ownAmpersands, withAnd } from '#engine/writing/rewriting/blocks/own-ampersands.ts';
import { withoutConfusedWords } from '#engine/writing/rewriting/confused/confused-words.ts';
import {
  applyCorrections,
  type Correction,
  likeFirst,
} from '#engine/writing/rewriting/grammar/corrections.ts';
import { withoutGrammarMistakes } from '#engine/writing/rewriting/grammar/without-grammar-mistakes.ts';
import { withoutConfusions } from './confusions.ts';
import { withApostrophes } from './consistency/apostrophes.ts';
import { withoutNeedlessWords } from './consistency/needless-words.ts';
import { withRangesAndDates } from './consistency/ranges-and-dates.ts';
import { closedUnits, withCopyEdits } from './copy-edits.ts';
import { withSpaces } from './dashes.ts';
import { withGrammar } from './grammar.ts';
import { withHyphens } from './hyphens.ts';
import { withNames } from './names.ts';
import { misspellings } from './spelling/misspellings.ts';
import { withSpelling } from './spelling/with-spelling.ts';
import { british, withUsage } from './usage.ts';
import { withVerbForms } from './verb-forms.ts';

/** Errors of grammar or typing. */
const plainTypos: readonly Correction[] = [
  [
    /\b(could|would|should|must|might) of (?=been|have|had|done|gone|made|asked|taken|known|seen|used|got|given|just|never)/giu,
    '$1 have ',
  ],
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
    // "If it is higher then it makes sense" has a condition.
    /\b((?:more|less|better|worse|faster|slower|bigger|smaller|larger|higher|lower|older|younger|easier|harder|longer|shorter|rather|greater|fewer)) then (?=a |an |the |one |two |three |\d|just |ever |any |most |before |usual |expected |you |I |it )(?<!\b(?:if|when|whenever|once|unless|where|since|because)\b[^.;!?]{0,200})/giu,
    '$1 than ',
  ],
  // Finds "More an more of it".
  [/\b(more|again|over) an \1\b/giu, '$1 and $1'],
  [/\bother then (?=that|the|a)/giu, 'other than '],
  [/\bat at (?=time(?![a-z]))/gu, 'at a '],
  [
    /(?<=\b(?:it|that|which|this|also) )let['’]s(?= (?:you|us|me|them|him|her|people|users|everyone|anyone)\b)/giu,
    'lets',
  ],
  // Finds "To setup a server", because the single word is a noun. It is right in "Next to setup and cleanup" and "the
  // login page".
  [
    regexOf(
      String.raw`(?<=(?<!\b(?:related|access|due|close|next|prior|back|similar|compared|changes|leads?|led) )\b(?:to|can|will|['’]ll|must|should|could|please|let['’]s|${alternatives(asWritten('i you we they'))}) )(?:(set|back|clean|look|sign)(up)|(check|log)(out)|(log)(in)|(shut)(down)|(fall)(back)) (?=(?:the|an?|this|these|it|all|some|everything|anything|to|into|with|${alternatives(possessives)})\s)`,
      'gu',
    ),
    '$1$3$5$7$9 $2$4$6$8$10 ',
  ],
  // Finds "Go ahead and login."
  [/(?<=\b(?:ahead and|try to|need to|want to|able to|have to) )log(in|out)(?=[.,!?])/gu, 'log $1'],
  // Finds "I workout at home", because the single word is a noun.
  [
    regex.gu`(?<=\b(?:I|we|you|they|to|can) )workout(?= (?:at|in the|with|for|every|on|more|less|and|when|\p{Ll}+ly)\b)`,
    'work out',
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
  [
    // Not an error: "LESS files" are style sheets.
    /\b(?:less|Less) (?=(?:people|users|lines|words|bugs|mistakes|errors|things|steps|features|options|files|pages|books|changes|calories|trips|cars|clicks)\b)/gu,
    'fewer ',
  ],
  // Not an error: "[Crusts etc](url)" may be a shop.
  [regex.gu`(?<![\p{L}.])etc(?=[ ,)]|(?<!\[[^\]\n]{0,60})$)`, 'etc.'],
  [regex.gu`(?<![\p{L}.])etc\.\.(?!\.)`, 'etc.'],
  // Finds "1920's America". A year does not own a country.
  [
    /(?<=\b(?:in|of|from|for|to) (?:[a-z]+ )?(?:18|19|20)\d0)['’]s (?=(?:America|Britain|England|London|Paris|Berlin|New York|Chicago|Hollywood|Europe|Germany|France|Russia|Japan|Harlem|Italy|Spain|China|India|Ireland|Texas|California|Vienna|Tokyo)\b)/gu,
    's ',
  ],
  // Finds "The 1990's" and "PDF's are", which are plurals, not possessives.
  [regex.gu`(?<=\b(?:the|early|late|mid) (?:18|19|20)\d0)['’]s(?![\p{L}])`, 's'],
  [
    /(?<=\b(?:API|URL|PDF|DVD|CD|TV|PC|GPU|CPU|ID|FAQ|SDK|KPI|PR))['’]s(?= (?:are|were|have|and|or)\b)/gu,
    's',
  ],
  // Not an error: the peoples in "Many other peoples joined us" are nations, and a verb follows.
  [
    regexOf(
      String.raw`(?<!\b(?:many|most|all|some|several|and|few|among|between|like|two|three) )\bother peoples (?=(?!\p{Ll}+ed(?![\p{L}]))(?!(?:${alternatives(commonPrepositions)}|of|and|or|like|as|who|that|which|live|lived|come|came|went|had|have|has|are|were|was|is|did|do|can|could|will|would|may|also|around|across)(?![\p{L}]))\p{Ll}{3})`,
      'gu',
    ),
    "other people's ",
  ],
  // Finds "It has it's flaws", where no verb can follow.
  [
    regexOf(
      String.raw`(?<=\b(?:has|have|had|with|of|from|in|into|at|under|through|without|despite) )(?<!\bbecause of )it['’]s (?=(?!\p{Ll}+ing )(?!(?:${alternatives(possessives)}|an?|the|not|been|just|so|very|too|all|going|really|always|probably|actually|now|still|also|only|more|about|like|like|important|hard|easy|possible|fine|okay|worth|time|what|how|why|where)\b)\p{Ll}{3})`,
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
  [regex.gu`(?<![\p{L}.])(e\.g|i\.e)(?=,? )`, '$1.'],
  [/\bsneak peak\b/giu, 'sneak peek'],
  [/\bper say\b/giu, 'per se'],
  [
    regexOf(
      String.raw`\bwet(s|ted|ting)? (${alternatives(possessives)}|the|one['’]s) (?=appetites?\b)`,
      'giu',
    ),
    'whet$1 $2 ',
  ],
  // Not an error: "Her trust in her steed" is in a horse.
  [
    regexOf(
      String.raw`(?<!\b(?:trust|faith|confidence|belie\w+|pride|interest\w*) in \w+ )(?<=\bin (?:${alternatives(possessives)}) )steed(?=[.,;!?)]|$)`,
      'giu',
    ),
    'stead',
  ],
  [/(?<=\b(?:the|an?) )golden standard(?=s?\b)/giu, 'gold standard'],
  [/\b(allow(?:s|ed|ing)?) to (me|us|you|them|him|her) (?=to\b)/giu, '$1 $2 '],
  [/\b(have|has|had|['’]ve) be able (?=to\b)/giu, '$1 been able '],
  [/(?<=\bif )there['’]s is(?= )/giu, 'there is'],
  [/\bthe their (?=[a-z])/gu, 'their '],
  [
    regexOf(String.raw`\bof the what (?=(?:${alternatives(asWritten(subjectPronouns))}|is|was)\b)`, 'gu'),
    'of what ',
  ],
  [/(?<=\b(?:a|one) )(year|month|week|day)s (?=(?:time|worth)\b)/giu, "$1's "],
  [regex.gu`(?<=[\p{L}\p{N}], |(?<![\p{L}])and )ect(?:\.(?!\p{L})|(?=[ ,)]|$))`, 'etc.'],
  [regex.gu`(?<=^|[,;(] |(?<![\p{L}])(?:[Ss]o|[Aa]nd|[Bb]ut|[Nn]ow) )([Ll])et say(?=[ ,:])`, "$1et's say"],
  [/\bfor all intensive purposes\b/giu, 'for all intents and purposes'],
  [/\bfree reign\b/giu, 'free rein'],
  [/\bcase and point\b/giu, 'case in point'],
  [/\bpeaked (my|your|his|her|our|their) (interest|curiosity)\b/giu, 'piqued $1 $2'],
  [regex.giu`\b(?:the )(\p{L}+) of which I speak of\b`, 'the $1 of which I speak'],
  // Finds "Even if if was late".
  [/\b(if) if (?=(?:is|was|has|does|would|will|can)\b)/giu, '$1 it '],
  // Doubled words. "What there was was old", "had had", "that that" and "is is" can be right.
  [
    regex.gu`(?<![\p{L}'’-])(the|and|of|from|my|your|our|their|its|we|they|if|or|into|this|will|would|can|could|when|which) \1(?![\p{L}'’-])`,
    '$1',
  ],
  // In "You find a a store", the first "a" may stand for "at".
  [
    regexOf(
      String.raw`(?<=\b(?:${alternatives(presentBe, pastBe, haveForms, commonPrepositions)}|be|as|of|like|such|just|into|get|got|take|make|need|use|using|create) )(an?) \1(?![\p{L}'’-])`,
      'gu',
    ),
    '$1',
  ],
  // After many verbs, both words can be right: "Written to to enable", "looked for for years".
  [
    regex.gu`(?<=\b(?:need|needs|want|wants|going|able|trying|order|how|ready|easy|hard|due|next|thanks|over|back|up|down|close|according) )to to(?![\p{L}'’-])`,
    'to',
  ],
  [
    regex.gu`(?<=\b(?:is|are|was|were|not|it|them|this|that|and|but|or) )(for|with|at|by|as) \1(?![\p{L}'’-])`,
    '$1',
  ],
  [
    regex.gu`(?<![\p{L}'’"“-])a (?=(?:hour|honest|honor|heir|[Ee]xample|[Ii]ssue|[Ii]dea|[Ii]mage|easy|interesting|important|amazing|awesome|old|open|empty|entire|extra|error|email|article|app|API|application|object|array|index|element|event|option|input|output|instance|item|order|area|artist|author|address|account|action|answer|apple|effort|interface|update|upgrade|ugly|unusual|unexpected|unknown|understanding|iPhone|iPad|HTML|HTTP|SSH|RSS|NPM|MP3|XML)\b)`,
    'an ',
  ],
  [
    regex.gu`(?<![\p{L}'’"“-])an (?=(?:unique|user|useful|university|uniform|unit|universal|union|usage|usual|European|one-|once-|few|lot|great|good|new|big|small|simple|different|single|couple|bit|very|more|much|really|website|page|post|book|book's|problem|project|person|place|part|picture|question|reason|result|team|test|tool|version|way|week|year|URL|UI|USB)\b)`,
    'a ',
  ],
  // These letters are consonants both in words and in abbreviations that are spelled out.
  [
    regexOf(
      String.raw`(?<=\b(?:${alternatives(presentBe, pastBe, haveForms, commonPrepositions)}|be|as|of|just|into|such|create|use|using|not|like|need|get|got|it['’]s|mostly|quite) )an (?=[bcdgjkpqtvwz]\p{Ll}{2,})(?!\p{Ll}+, and )`,
      'gu',
    ),
    'a ',
  ],
  [
    regex.gu`(?<![\p{L}'’"“-]|\b(?:vitamin|option|plan|part|type|group|class|case|step|section|appendix|hepatitis) )a (?=(?!(?:others?|also|after|again|over|into|only|even|ever|either|else|already|always|amid|along|although|about|above|across|around|among|once|onto|each|every|equals?|one|eu|ewe|ouija)\p{Ll}*)[aeio]\p{Ll}{3,})`,
    'an ',
  ],
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
  [
    /(?<=\b(?:to|you|will|can|would|not) )loose (?=(?:weight|money|time|track|sight|interest|hope)\b)/gu,
    'lose ',
  ],
  // Not an error: "The beauty of the everyday" has a noun.
  [
    regexOf(
      String.raw`(?<=\p{Ll} )(?<!\b(?:the|an|${alternatives(possessives)}|very|so|of) )everyday(?=[.!]\s*$)`,
      'gu',
    ),
    'every day',
  ],
  // Finds "the end.The next", where the space between two sentences is missing.
  [
    regexOf(
      String.raw`(?<=[ ]\p{Ll}{3,})\.(?=${anyOf(capitalized(`${subjectPronouns} ${commonPrepositions} ${subordinators} ${demonstratives} ${questionWords}`), 'The But There However After As So And My Our Once Some Many Most Here Then Now First')} \p{Ll})`,
      'gu',
    ),
    '. ',
  ],
  [regex.gu`(?<=[\p{L})]) +([,;])(?= \p{L})`, '$1'],
  [regex.gu`(?<=\p{Ll}) +([?!])(?=\s*$| +\p{Lu})`, '$1'],
  // In "on google", it is the site. In "to google", it is a verb.
  [/(?<=\b(?:on|from|via|by|at) )google(?= (?:and|or|for|to|in|that|is|was|has)\b|[.,!?])/gu, 'Google'],
  // Not an error: "Ok ok, we bake" is speech.
  [regex.gu`(?<![\p{L}\p{N}._@/#:'’-])(?<![Oo]k,? )[Oo]k(?=[ ,.!?;:)…]|$)(?!,? ok(?![\p{L}]))`, 'OK'],
  [/\bin oder (?=to\b)/giu, 'in order '],
  [regex.giu`(?<![\p{L}\p{N}._@/#:-])raspberry pi(?![\p{L}\p{N}_@/:-])`, 'Raspberry Pi'],
  [
    /\bgoogle (?=(?:docs?|maps|drive|analytics|sheets|calendar|chrome|cloud|assistant|account)\b)/gu,
    'Google ',
  ],
  [/(?<=\b(?:on|from|via) )amazon(?=[ .,!?)]|$)/gu, 'Amazon'],
  [regex.gu`(?<=\p{Ll}{2}) +\.(?=\s+\p{Lu}|\s*$)`, '.'],
  [/(?<=\b(?:on|from|via|by) )twitter(?= (?:and|or|for|to|in|that|is|was|has)\b|[.,!?])/gu, 'Twitter'],
  [
    regexOf(
      String.raw`(?<=\p{Ll}{2}),(?=(?:and|but|which|so|or|the|${alternatives(asWritten(subjectPronouns))}|who|because) )`,
      'gu',
    ),
    ', ',
  ],
];

/** A word of running text. "Thats are" may stand for "those are". */
const anyWord = regex.gu`(?<![\p{L}\p{N}_@/.#'’-])(?![Tt]hats (?:are|were)(?!\p{L}))\p{L}{3,}(?![\p{L}\p{N}_@/'’-]|\.\p{L})`;

const spelled = (text: string): string =>
  text.replace(anyWord, (word, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    if (
      /^inorder$/i.test(word) &&
      /^ (?:traversal|walk|successor|predecessor)/i.test(text.slice(at + word.length))
    )
      return word;
    const right = regex.u`^\p{L}\p{Ll}+$`.test(word) ? misspellings.get(word.toLowerCase()) : undefined;
    return right === undefined ? word : likeFirst(word, right);
  });

/** A word this long is a misspelling and not a name, even if the heading has no other word. */
const minCertainLength = 7;

/** Corrects names and long misspelled words in a short heading, such as "ingreditents". */
export const withSpelledName = (heading: string): string =>
  withNames(heading.replace(anyWord, (word) => (word.length < minCertainLength ? word : spelled(word))));

/** Corrects names and misspelled words in a heading. A heading is not a sentence, so no other rule reads it. */
export const withSpelledWords = (heading: string): string => withNames(spelled(heading));

const withoutPlainTypos = applyCorrections(plainTypos);

const withWriter = applyCorrections([
  // In "if i is greater than 3", "i" is a variable. Only a first-person verb shows that it is the writer.
  [
    regex.gu`(?<=^|[\p{L},;] )i(?=['’](?:m|ve|ll|d)\b| (?:am|was|have|had|do|did|don['’]t|didn['’]t|can|can['’]t|could|will|won['’]t|would|should|might|think|thought|know|knew|want|wanted|need|needed|like|liked|love|loved|went|got|get|see|saw|said|say|made|make|use|used|feel|felt|hope|guess|wish|believe|remember|started|decided|found|tried|wrote|really|also|just|still|never|always|actually|usually|often|brought|bought|owe|live|lived|work|worked|spent|took|looked|plan|enjoy|enjoyed|hate|am)\b)`,
    'I',
  ],
]);

/** British writers say "try and see". */
const withTry = applyCorrections([
  [
    // Not an error, because "try" is a noun: "Give it a try and see". In "the tool try and use it", it is another word.
    /(?<!\b(?:a|another|one|this|that|first|next|last|good|(?:from|in|on|at|of|with) the(?: \w+)?) )\btry and (?=(?:make|get|find|do|keep|help|use|see|fix|take|give|avoid|understand|explain|figure|build|write|solve|learn|create|remember|work|stay|go|be|put|show|reach|change|run)\b)/giu,
    'try to ',
  ],
]);

/** A marker among the terms of an article whose writer always uses "i". An occasional capital would break the style. */
export const lowercaseWriter = 'small writer';

/** A marker among the terms of an article that writes "re-imagine" and the like with a hyphen. All of them then stay. */
export const ownPrefixes = 'hyphenated prefixes';
const prefixed = regex.u`((?<![\p{L}-])re-\p{Ll}+)`;
/** Words that dictionaries write without the hyphen. In "re-enter" and "re-sign", it is right. */
const needlessHyphen = regex.giu`(?<![\p{L}-])re-(?!e|(?:sign|cover|create|creat|form|sort|lease|press|mark|treat|dress|tread|lay|count|collect)(?:s|d|ed|ing)?(?!\p{L}))\p{L}{3,}`;
export const hasOwnPrefixes = (text: string): boolean =>
  (text.match(needlessHyphen)?.length ?? 0) >= minPrefixes;
const minPrefixes = 4;

const clearedUp = (text: string, terms: ReadonlySet<string>): string =>
  terms.has(ownPrefixes)
    ? text
        .split(prefixed)
        .map((part, i) => (i % 2 === 0 ? withoutConfusions(part) : part))
        .join('')
    : withoutConfusions(text);

/**
 * Corrects errors of spelling, typing and grammar, but only those that no context can justify. `terms` are words of the
 * article that only look like errors.
 */
export const withoutTypos = (text: string, terms: ReadonlySet<string>): string => {
  const isLowercaseWriter = terms.has(lowercaseWriter);
  const isBritish = terms.has(british);
  const respelled = withSpelling(spelled(text), terms);
  const spelledRight = isLowercaseWriter ? respelled : withNames(respelled);
  const plain = withoutPlainTypos(isLowercaseWriter ? spelledRight : withWriter(spelledRight));
  const tried = isBritish ? plain : withTry(plain);
  const edited = withCopyEdits(tried, isBritish, terms.has(closedUnits));
  const agreeing = withGrammar(
    withVerbForms(withoutConfusedWords(withoutGrammarMistakes(clearedUp(edited, terms), isLowercaseWriter))),
  );
  const joined = terms.has(ownAmpersands) ? agreeing : withAnd(agreeing);
  const ranged = withRangesAndDates(withApostrophes(withoutNeedlessWords(joined)));
  return withHyphens(withSpaces(withUsage(ranged, isBritish, isLowercaseWriter)), terms);
};
