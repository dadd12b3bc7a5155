import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  demonstratives,
  doForms,
  modals,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { applyCorrections, type Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

const subjectWords = alternatives(asWritten(subjectPronouns));
const determinerWords = alternatives(articles, possessives, demonstratives);

/** Verbs of motion into something. In "Log in to the site" and "drop in to see", the adverb belongs to the verb. */
const entryVerbs =
  'hammer|get|gets|got|getting|walk|walks|walked|walking|run|ran|running|jump|jumps|jumped|jumping|come|comes|came|coming|go|goes|went|going|move|moves|moved|moving|drawn|put|puts|putting|fall|falls|fell|turn|turned|merged|merge|dive|dives|dived|diving|bring|brings|brought|climb|climbed|sprinted|drove|drive|driving|slip|slipped|crammed|squeezed|packed|built|baked|break|broke|tap|tapped|tie|hook|hooked';

/** Units whose symbol is set apart from its number. The verifier reads both forms as the same. */
const units = 'MB|GB|TB|KB|kB|kg|km|mm|cm|ms|mph|lbs?|oz|ml|mL|mg|dpi|rpm|kW|fps|dB|ft|mins?|hrs?|secs?';

const edits: readonly Correction[] = [
  // Finds "We walked in to the mill."
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:${entryVerbs}) (?:(?:it|them|me|us|you|him|her|this|that|right|straight|back|deep|deeper|way|further) )?)in to (?=(?:${determinerWords}|position|place|town|each|one)\s)(?!the (?:office|store|shop|event|meeting) to)`,
      'gu',
    ),
    'into ',
  ],
  // Finds "A 64bit system" and "the 32 bit address". "64 bits" is a count.
  [
    regexOf(
      String.raw`(?<![\p{L}\p{N}.,:/_-])(8|16|32|64|128|256)(?:[- ]?)bit(?= (?:\p{Ll}{3,}|[A-Z][A-Za-z]+)(?![\p{L}]))(?! (?:of|per|and|or|is|are|was|for|from|with|but|more|less|longer|wide|long|in|on)(?![\p{L}]))`,
      'gu',
    ),
    '$1-bit',
  ],
  // Finds "At it's core" and "does it's best".
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:[Aa]t|${alternatives(doForms)}|doing|done|lost|losing|for|by|to|on) )it['’]s (?=(?:core|best|heart|own|peak|worst|most|fullest|limits?|knees|roots?|charm|name|job|place|purpose|way)(?: \p{Ll}|[.,;:!?)]))(?!(?:own|best|worst|most|place|way|name|job) (?:that|is|to be)(?![\p{L}]))`,
      'gu',
    ),
    'its ',
  ],
  // Finds "And it's size depends on the oven."
  [
    regexOf(
      String.raw`(?<=^|(?:[,;] |(?<![\p{L}])(?:and|but|that|because|as|of|with) ))(i)t['’]s (?=(?:size|value|name|reputation|purpose|price|length|weight|color|colour|structure|content|contents|design|popularity|author|authors|creator|population|history|quality|users|members|owner|owners|predecessor|successor|syntax|API|documentation|interface|features|surface|shape|location) (?:${alternatives(presentBe, pastBe, modals)}|has|have|depends|depend|means|makes|comes|goes|for|of|and|in)(?![\p{L}]))(?!value for )`,
      'giu',
    ),
    '$1ts ',
  ],
  // Finds "They where baking" and "the bakers who where born in it".
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:who|[Ww]e|[Tt]hey|you) )where (?=(?:\p{Ll}{3,}ing|\p{Ll}{3,}ed|taken|born|made|given|told|there|here|(?:in|at|on) (?:the|an?|my|our|their)|the first|very|so|too|only|just|still|also)(?![\p{L}]))(?!(?:in|at|on) which)`,
      'gu',
    ),
    'were ',
  ],
  [
    regex.gu`(?<![\p{L}])([Mm]ore) then (?=(?:likely|ever|one|once|twice|enough|half|just|any|a|the|two|three|\d)(?![\p{L}]))(?<!(?:no|any|once|some) more then )`,
    '$1 than ',
  ],
  [
    regex.gu`(?<![\p{L}])to chose(?= (?:a|an|the|one|to|from|which|what|between|my|your|our|their|how|it|this|that)(?![\p{L}])|[.,;])`,
    'to choose',
  ],
  // Finds "In the 80's". The verifier would take "'80s" for another year.
  [
    regex.gu`(?<=(?<![\p{L}])(?:the|my|his|her|their|your|our) (?:(?:early|late|mid)[ -])?)([2-9]0)['’]s(?![\p{L}])`,
    '$1s',
  ],
  // Finds "The 1970's and 80's". The decades of a list are written alike.
  [
    regex.gu`(?<=(?<![\p{L}])(?:the|early|late|mid)[ -](?:(?:18|19|20)?\d0['’]?s(?:, |,? (?:and|or|to|through) (?:(?:the|early|late|mid)[ -]){0,2})){1,4})((?:18|19|20)?\d0)['’]s(?![\p{L}])`,
    '$1s',
  ],
  // Finds "Everyday we bake."
  [regexOf(String.raw`^Everyday,? (?=(?:${subjectWords}|there)\s)`, 'u'), 'Every day, '],
  // Finds "You never left .They are friends" and "the volume.Your oven".
  [
    regexOf(
      String.raw`(?<=\p{Ll}{2}) \.(?=${anyOf(capitalized(`${subjectPronouns} ${demonstratives} ${possessives}`), 'The There But And So If When In On For')} \p{Ll})`,
      'gu',
    ),
    '. ',
  ],
  // Finds "Just because it is old, doesn't mean it is good". The clause is the subject.
  [
    regex.u`^((?:But )?[Jj]ust because [^.?!,;:()]{5,120}), ((?:does not|doesn['’]t|did not|didn['’]t) (?:necessarily )?mean)(?![\p{L}])`,
    '$1 $2',
  ],
  // Finds "Last but not the least".
  [regex.giu`(?<![\p{L}])(last,? but) not the least(?=[,.]| )`, '$1 not least'],
  // In "what it is is a loaf", each verb has its own clause.
  [
    regex.gu`(?<!(?<!\p{L})(?:[Ww]hat|[Ww]ho|[Hh]ow|[Ww]here|[Ww]hatever|[Aa]ll|way|thing|as) [^.;:!?]{0,60})(?<=(?<![\p{L}])(?:[Tt]his|[Tt]hat|[Ii]t) )(?:is|was) (?=(?:is|was) (?:an?|the|not|very)(?![\p{L}]))(?<!(?:what|all|[Tt]hat) (?:is|was) )`,
    '',
  ],
];

const withEdits = applyCorrections(edits);

/**
 * A number and unit without a space: "It runs at 2ms", "I gained 10lbs". A name may contain both: "24mm-70mm",
 * "GTX1060-6GB".
 */
const closedUnit = regexOf(
  String.raw`(?<![\p{L}\p{N}.,:/_~#=-])((?:~|≈|<|>)?(?:\d{1,4}(?:\.\d+)?[–-])?\d{1,4}(?:,\d{3})*(?:[.,]\d+)?)(${units})(?![\p{L}\p{N}²³_-]|/(?!s(?!\p{L}))|\.\p{L})`,
  'gu',
);
/**
 * Units that stay closed up, because their letters may mean something else or they belong to a name: "20m of rope",
 * "200g of rye", "a 35mm film".
 */
const otherClosedUnit = regex.u`(?<![\p{L}\p{N}.,:/_#=$€£-])\d[\d.,]*(?:m|g|h|l|L|dl|cl|(?<!0)s|V|A|W|Wh|kWh|Hz|kHz|MHz|GHz|mAh|F|C|in|yd|mi|kmh|kph|(?:km|mi|cm|kg|mg|MB|GB|TB|kB)\/(?!s(?![\p{L}]))\p{L}+|cc|hp|psi|mpg|°[CF]|mm(?= (?:IMAX|prints?|projection|screenings?|negative|presentation|stock|f\/?\d|film|lens|lenses|prime|macro|cameras?|models?|watch|watches|case|version|edition)))(?![\p{L}\p{N}])`;
/** Measures after another number, which a space would part from their unit: "Two loaves of 2 10mg vials", "8x20secs". */
const countedUnit = regexOf(
  String.raw`(?<![\p{L}\p{N}])\d{1,3}(?:x| ?× ?| )\d{1,4}(?:${units})(?![\p{L}\p{N}])`,
  'u',
);
/** The film of photographers: "I shoot 35mm and 120". */
const film = /(?<![\w.,-])35mm(?!\w)/;
/** A name that begins with a measure: "the 512KB Club", "the 24km Challenge". */
const measureInName = regexOf(
  String.raw`(?<![\p{L}\p{N}.,:/_#=-])\d[\d.,]*(?:${units}|[km]b) (?:[Cc]lub|Challenge|Race|Ride|Trail|Jam|Contest|Competition|Initiative|League|Demo|Intro)(?![\p{L}])`,
  'u',
);
/** A marker among the terms of an article that has such a unit or name. All its units then stay closed up. */
export const closedUnits = 'closed units';
export const containsClosedUnit = (text: string): boolean =>
  [otherClosedUnit, measureInName, countedUnit, film].some((pattern) => pattern.test(text));

/** "Etc." without a comma before it: "Images, charts etc.". American editors write the comma; British ones do not. */
const andSoOn = regex.gu`(?<=, (?:\p{L}[\p{L}\p{N}'’-]* ){0,3}(?!(?:and|or)(?!\p{L}))\p{L}[\p{L}\p{N}'’-]*) etc(?=\.|[,)])`;

/** A capital where no sentence begins: "In that vein, The biggest loaf". */
const capitalizedArticle = regex.gu`(?<=\p{Ll}{3}, )The (?=(?:biggest|first|main|best|most|only|next|last|problem|reason|answer|idea|question|result|goal|point|thing|way|fact|other|rest|same|new|whole) \p{Ll})`;

/** Corrects what copy editors correct in every text: spaces, apostrophes and words that sound alike. */
export const withCopyEdits = (text: string, isBritish: boolean, keepsUnits: boolean): string => {
  const spaced = keepsUnits ? text : text.replace(closedUnit, '$1 $2');
  const edited = withEdits(spaced).replace(capitalizedArticle, 'the ');
  return isBritish ? edited : edited.replace(andSoOn, ', etc');
};
