import { isPlural } from '#engine/english/is-plural.ts';
import { isNounFirst } from '#engine/english/word-checks.ts';
import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const foods =
  'flour|sugar|salt|butter|milk|water|oil|pepper|garlic|rice|cream|cheese|yogurt|honey|vanilla|cinnamon|onions?|berries|cranberries|blueberries|raisins|nuts|walnuts|almonds|oats|broth|stock|juice|wine|vinegar|basil|parsley|cilantro|cumin|paprika|ginger|bread|bacon|chocolate|coffee|tea';
const qualities =
  'fresh|dried|chopped|ground|unsalted|olive|brown|white|whole|all-purpose|sliced|diced|grated|minced|warm|cold|hot|frozen|cooked|plain|sea|black';
const measures =
  'cups?|tablespoons?|teaspoons?|tbsps?|tsps?|pinch|cloves?|ounces?|oz|pounds?|lbs?|slices?|sticks?|dash|handful|drops?';

/** Verbs whose adverb may be "out". */
const outVerbs =
  'sort|sorted|sorting|find|found|finding|figure|figured|figuring|work|worked|working|check|checked|checking|carry|carried|carrying|point|pointed|turn|turned|turns|try|tried|trying|came|come|comes|went|go|goes|going|set|roll|rolled|reach|reached|start|started|take|took|throw|threw|leave|left|help|helped';

/** Words after "out" in an inverted sentence: "Out today is the new loaf". */
const timeAdverb = /^(?:today|tomorrow|tonight|next|soon|there|here|front|back)$/;

/** Corrections of "or", "if" and "on" for "of", of "our" for "out", and of "of" for "off". */
export const ofAndOutRules: readonly PhraseRule[] = [
  // Finds "We spent all or our time there".
  phrase(
    String.raw`((?:all|most|some|many|both|none|half|each|one|part) )or (?=(?:these|those|${alternatives(possessives)})(?![\p{L}]) \p{Ll})`,
    '$1of ',
  ),
  // Finds "1 cup or cranberries".
  phrase(
    String.raw`((?:\d+|½|¼|¾|an?|one|two|three|half an?|\d/\d) (?:${measures})) or (?=(?:(?:${qualities}) )*(?:${foods})(?![\p{L}]))`,
    '$1 of ',
    'giu',
  ),
  // Finds "It takes a fair amount if time".
  phrase(
    String.raw`((?:large|small|fair|huge|good|great|certain|decent) (?:amount|number)|couple|bunch|variety) if (?=(?:time|people|things|days|weeks|months|years|hours|minutes|money|work|data|code|different|ways|other)(?![\p{L}]))`,
    '$1 of ',
  ),
  phrase(String.raw`in terms on (?=\p{Ll})`, 'in terms of ', 'giu'),
  phrase(String.raw`(lose|lost|losing|loses) sight on (?=\p{Ll})`, '$1 sight of '),
  phrase('in additional to', 'in addition to', 'giu'),
  phrase(String.raw`(had) of (?=(?:been|had|done|gone|known|seen|made|thought)(?![\p{L}]))`, '$1 '),
  // Finds "It is one my favorite mills" and "one the best". In "the one my best friend baked", a clause follows.
  phrase(
    String.raw`one (my|our|his|her|their) ((?:favou?rite|best|biggest|main|closest|oldest|all-time favou?rite) (?:\p{Ll}+ )?)(\p{Ll}{3,}s)(?=[.,;!?)]|$| (?:of|in|on|and|to|for|from|is|was|that|at|so|because)(?![\p{L}]))`,
    (owner, start, noun) => (isPlural(noun, '') ? `one of ${owner} ${start}${noun}` : null),
    'giu',
  ),
  phrase(
    String.raw`((?:is|was|be|as|are) )one the (?=(?:most|best|biggest|main|few|largest|greatest|major|many|worst|easiest|fastest|oldest)(?![\p{L}]))`,
    '$1one of the ',
  ),
  // Finds "We sort our the flour".
  phrase(
    String.raw`((?:${outVerbs}) )our (?=(?:the|my|your|an?|this|these|that|how|what|why|if|of|in|on|for|to|with)(?![\p{L}-]))`,
    '$1out ',
  ),
  // Finds "Out oven is warm."
  phrase(String.raw`^Out (?=(\p{Ll}{4,}) (?:is|was|are|were|has|have|had|will|can)(?![\p{L}]))`, (noun) =>
    isNounFirst(noun) && !timeAdverb.test(noun) ? 'Our ' : null,
  ),
  // Finds "There are many ovens out their."
  phrase(String.raw`out their(?=[.!?)]|$| (?:to|that|who|and|is|are|but)(?![\p{L}]))`, 'out there'),
  // Finds "We decided to turn of the oven".
  phrase(
    `((?:to|can|could|will|would|must|should|please|I|we|you|they|just|always|\\p{L}+n['’]t|not) turn) of (?=(?:all|it|that|this|the|${alternatives(possessives)})(?![\\p{L}]))(?!(?:the|this|that) (?:century|millennium|decade|year|month|season|tide|phrase|events?|\\p{Ll}+ century|key|screw|wheel|dial))`,
    '$1 off ',
  ),
  phrase(
    '(turn|turned|turning|switch|switched) of (?=(?:the|my|your) (?:lights?|lamps?|phone|tv|computer|notifications|power|heat|oven|water|alarm)(?![\\p{L}]))',
    '$1 off ',
    'giu',
  ),
];
