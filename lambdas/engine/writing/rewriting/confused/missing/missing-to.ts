import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { classesOf, isOnlyVerb, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  capitalized,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Short verbs that are no nouns. */
const plainVerbs = wordSet(
  'be go have get make take see find give keep tell know say add eat think become create build write bring avoid enjoy',
);
/** Verbs that the dictionary lists only as verbs, although they are also nouns: "able start", "willing watch". */
const nounsToo = wordSet(
  'balk bathe blink blush boast break bump catch cheat climb close cough could crawl creak creep cross cruise crush downgrade drill flicker float flop found frown glaze graze grind guess hatch launch leave must offset pinch plague please pledge plunge practice probe process prowl puzzle quote reach react refuse reject salute scare scramble scratch screw scrub select shave shine shoot shout shove shrink shuffle slam slap slash smack snap sneak sniff snore snort snub spill spoil sprawl sprinkle sprout squeeze stagger stalk stand stare start steal stick stir stop suspect sway sweep swing thank throb throw thump tilt trample treat trot trudge tumble twirl update upgrade urge watch waver whirl whistle wiggle wince would wreck wrench wrestle should ought',
);
const leastVerb = 5;

/** Whether a word can only be an infinitive after a word that needs "to". */
const isInfinitive = (word: string): boolean =>
  plainVerbs.has(word) ||
  (word.length >= leastVerb &&
    isOnlyVerb(word) &&
    knownBase(word) === word &&
    !nounsToo.has(word) &&
    !(isIrregularVerbForm(word) && word !== 'become'));
/** Whether a word is a verb before an object: "help the", "use it". */
const isBeforeObject = (word: string): boolean =>
  classesOf(word).includes('v') && knownBase(word) === word && !isIrregularVerbForm(word);

const objects = `${alternatives(articles, possessives, objectPronouns)}|it|you`;
/** A verb, with the object after it as a group of its own. */
const verb = String.raw`(\p{Ll}{2,})(?=((?: (?:${objects})(?![\p{L}]))?)(?: \p{Ll}|[.,;!?)]|$))`;
const withTo = (start: string, word: string, object: string): string | null =>
  isInfinitive(word) || (object !== '' && isBeforeObject(word)) ? `${start}to ${word}` : null;
const withSureTo = (start: string, word: string): string | null =>
  isInfinitive(word) ? `${start}to ${word}` : null;

const be = String.raw`(?:${alternatives(presentBe, pastBe)}|am|be|been|being|\p{L}+['’](?:m|re|s)|(?:is|are|was|were)n['’]t)`;
const adverbs = String.raw`(?:(?:not|also|just|still|really|always|only|finally|even|more|less|most|very|quite|too|so|now|\p{Ll}{3,}ly) )*`;
/** A clause whose verb has an object of its own. In "the tools you need make it", the object comes before. */
const clauseStart = String.raw`(?:^|[,;:] |(?<!\p{L})(?:[Ii]f|[Ww]hen|[Aa]nd|[Bb]ut|[Bb]ecause|[Ss]o|[Ss]ince|[Ww]hile|[Uu]nless|[Tt]hough|[Aa]lthough) )`;
const speaker = alternatives(asWritten(subjectPronouns), capitalized(subjectPronouns));

/** Corrections of "to" that is missing before an infinitive. */
export const missingTo: readonly PhraseRule[] = [
  // Finds "She is able bake it" and "not willing help us".
  phrase(
    `((?:able|unable|willing|unwilling|${be} ${adverbs}supposed|trying|tend|tends|tended) )${verb}`,
    withTo,
  ),
  phrase(`((?<!(?:that|which|what|who) )${be} ${adverbs}(?:un)?likely )${verb}`, withSureTo),
  phrase(
    `(${be} ${adverbs}(?:hard|easy|difficult|tough|harder|easier|ready|happy|glad|eager) )${verb}`,
    withSureTo,
  ),
  phrase(`(${be} ${adverbs}going )(?!live )${verb}`, withSureTo),
  phrase(`((?:in order|In order) )${verb}`, withTo),
  // Finds "They used live in the mill".
  phrase(
    `((?:${speaker}|there|who) used )(be|live|think|go|have|know|believe|love|hate|enjoy)(?= (?:in|at|to|with|for|so|very|an?|the|my|that|it|on)(?![\\p{L}]))`,
    '$1to $2',
  ),
  // Finds "The ability accomplish the task" and "the best way reach them".
  phrase(
    `((?:the|an?|${alternatives(possessives)}|any|no|more|\\p{L}+['’]s) (?:\\p{Ll}+ )?(?:ability|inability|willingness) )${verb}`,
    withTo,
  ),
  phrase(
    `((?:an?|the|another|one|no|only) (?:only|good|great|better|right|quick|fast|easy|simple|cheap|effective|efficient|fun|new|different|perfect|other|\\p{Ll}{2,}est) way )${verb}`,
    (start, word, object) => (object === '' ? null : withTo(start, word, object)),
  ),
  phrase(`((?:find|found|finds|finding|have|has|had|need|offers?|provides?) a way )${verb}`, withTo),
  // Finds "We know how make it rise". In "how have I", a question follows.
  phrase(
    `((?:know|knows|knew|knowing|learn|learned|learning|teach|teaches|understand|figure out|and|about|on) how )(?!do |have |come |be )${verb}`,
    withSureTo,
  ),
  // Finds "If you want find a mill" and "I decided go home".
  phrase(
    `(?<=${clauseStart})((?:${speaker}|who) (?:(?:might|may|will|would|can|could|do not|did not|\\p{L}+n['’]t|also|just|still|really|always|often|never|first|\\p{Ll}{3,}ly) )*(?:want|need|needed|wanted|try|tried|decided|managed|refuse|refused|intend|planned|agreed|promised) )${verb}`,
    withTo,
  ),
  phrase(
    `((?:he|she|it|who|everyone|someone|nobody|anyone) (?:wants|needs|tries|decides|manages) )${verb}`,
    withSureTo,
  ),
  phrase(
    `((?:do|does|did)(?:n['’]t| not) have )(be|do|go|make|get|take|see|know|keep|find|give|tell|say|remember|understand|spend|buy|learn|choose|(?:worry|think)(?= about)|deal(?= with)|pay(?= for)|wait(?= for))(?= \\p{Ll})`,
    '$1to $2',
  ),
  // Finds "It allows you define a rule". After "help" and "let", no "to" follows.
  phrase(
    `((?:allow|enabl|encourag|forc|permit|invit|persuad|convinc)(?:e?s|e?d|ing|e)? (?:me|us|you|them|him|people|users) )${verb}`,
    withTo,
  ),
  phrase(`((?:[Ii]t['’]s|[Ii]t is|[Ii]t was) time )(?!go(?:es)? )${verb}`, withSureTo),
];
