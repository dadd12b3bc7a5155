import {
  alternatives,
  anyOf,
  articles,
  coordinators,
  demonstratives,
  doForms,
  haveForms,
  linkingAdverbs,
  modals,
  objectPronouns,
  otherBe,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  quantifiers,
  questionWords,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

/** Words after which a clause continues the opening: "if you think it is cold", "the moment it is done". */
export const clauseVerbs = new RegExp(
  `^(?:(?:think|know|say|hope|believe|guess|doubt|suspect|find|feel|mean|wish|imagine|notice|decide|determine|conclude|confirm|ensure|assume|figure|make|let|get|help|keep|show|see|recommend|suggest|propose|check|test|learn|discover|tell|hear|acknowledge|state|detect|indicate|report|expect|claim|argue|admit|predict|understand|reveal|prove|remember|demonstrate|declare|insist|swear|observe|bet|announce|mention|explain|warn|complain|remark|note|joke|reply|replied)(?:s|d|ed)?|recogni[sz](?:e|es|ed|ing)|den(?:y|ies|ied|ying)|verif(?:y|ies|ied)|reali[sz](?:e|es|ed|ing)|(?:think|know|say|hop|believ|guess|feel|mean|notic|assum|wish|find|see|recommend|suggest|ensur|tell|hear|argu|claim|decid|discover|expect|imagin|acknowledg|stat|admitt|help|mak|show|reveal|prov|confirm|remember|understand|demonstrat|declar|insist|learn)ing|admitted|proven|shown|understood|swore|sworn|thought|knew|said|felt|found|meant|saw|got|getting|made|making|letting|kept|told|tell|heard|hear|pretend|learned|discovered|ensure|sure|glad|happy|afraid|certain|confident|whenever|whatever|whichever|whoever|wherever|however|till|like|than|as|so|that|whether|only|everything|everyone|everybody|anything|anyone|anybody|something|someone|somebody|nothing|nobody|none|all|ways?|times?|moment|day|first|places?|reason|ones?|things?|person|people|thanks|${alternatives(questionWords, subordinators, coordinators)})$`,
);

/** Adverbs that take the comma before them: "Once we had it however". "Then" is handled separately. */
const otherAdverbs = linkingAdverbs.replace('then ', '');
/** Words after which the opening continues: "While we waited for". */
export const continuationWords = wordSet(
  prepositions,
  articles,
  possessives,
  subordinators,
  otherAdverbs,
  'once than to for',
);

/** Words that open a clause inside the opening. */
export const clauseOpeners = wordSet(questionWords, 'that whether');
/** Words that open a clause inside the main clause. */
export const ownClauseOpeners = wordSet(
  questionWords,
  subordinators,
  'that whether as after before once than',
);
/** After one of these, a later verb belongs to a clause of its own. */
export const joiningWords = wordSet(
  subordinators,
  subjectPronouns,
  questionWords,
  coordinators,
  'that whether as after before once so to there than whose whom',
);

export const beForms = wordSet(presentBe, pastBe, otherBe);
export const auxiliaries = wordSet(modals, doForms, haveForms, presentBe, pastBe, otherBe);
/** The auxiliaries that can be the verb of a clause: not "be", "been" and "being". */
export const finiteAuxiliaries = wordSet(modals, doForms, haveForms, presentBe, pastBe);
/** Auxiliaries before the base form of a verb: "will bake", "did bake". */
export const auxiliariesBeforeBase = wordSet(modals, doForms);
/** Auxiliaries that are also verbs with an object: "The good it did", "the oven we have". */
export const auxiliariesWithObject = wordSet(doForms, haveForms);
/** Auxiliaries whose subject may be an action: "To bake rye will take", "to bake is". */
export const auxiliariesOfAction = wordSet(modals, presentBe, pastBe);

/** Words that open the object of a verb. Without them, a clause after a noun of the left half may lack its object. */
export const objectOpeners = wordSet(
  articles,
  possessives,
  demonstratives,
  objectPronouns,
  quantifiers,
  questionWords,
  'it one two whether',
);
export const prepositionSet = wordSet(prepositions, 'for');
/** Subject pronouns for people. "It" may be an object. */
export const personPronouns = wordSet('i we you he she they');
/** Determiners that identify their noun: "My first year", "this work". */
export const identifyingDeterminers = wordSet(possessives, demonstratives);

/** No verb follows one of these, whatever the dictionary says of the next word. */
export const neverVerbAfter = wordSet(
  articles,
  possessives,
  demonstratives,
  prepositions,
  coordinators,
  quantifiers,
  modals,
  'to for not as than like no more most very too so own other',
);

/** Verbs whose object comes before them if a preposition follows: "The flour I need for the loaf". */
export const transitiveVerbs =
  /^(?:need|want|use|like|love|make|build|create|buy|find|see|know|choose|get|take|add|write|read|put|set|keep|send|give|show|wanted|needed|used|liked|loved|made|built|created|bought|found|saw|knew|chose|got|took|added|wrote|sent|gave|kept|met|visited|mentioned|described|received|learned)s?$/;
/** Verbs that an infinitive completes after a noun: "In order to bake rye you have to wait". */
export const verbsWithInfinitive =
  /^(?:have|has|had|need|needs|needed|decided|tried|started|began|wanted|trying|hoping|planning|able|going|want|wants|hope|plan)$/;
/** The same in a sentence without a further clause: "I'd love to bake it". */
export const verbsWithLastInfinitive =
  /^(?:have|has|had|needed|decided|tried|started|began|wanted|trying|hoping|planning|going|hope|plan|love|like|used|want|need)$/;

/** Words of time and manner, which are not objects: "The bread I baked yesterday". */
export const timeOrManner =
  /^(?:yesterday|today|tonight|tomorrow|last|next|first|most|best|more|less|better|here|home|back|together|alone|online|daily|later|earlier|long|hard|fast|well|\d.*)$/;
/** Nouns of time and amount, which are not objects: "We baked that day", "I baked a lot". */
export const timesAndAmounts =
  /^(?:year|month|week|day|hour|minute|night|morning|evening|time|while|bit|lot)s?$/;

/**
 * Beginnings of a clause that describes the noun before it: "The trouble I had getting there", "the problems I've had to
 * solve is".
 */
export const startsDescription =
  /^(?:I|we|you|they|he|she)(?:['’](?:ve|d))? (?:(?:have|has|had) )?(?:(?:have|has|had) [a-z]{2,}ing(?![a-z])|(?:[a-z']+ ){1,4}to [a-z]+ (?:is|are|was|were)(?![a-z])|(?:[a-z']+ ){1,3}(?:an?|one|two|three|several|a few|some) (?:moment|second|minute|hour|day|night|week|month|year|while|bit)s? (?:ago|before|earlier|later|back)(?![a-z]))/iu;

/** Words before what somebody is told: "When I got back and I told her I was late", "once he told my friend it was". */
export const endsInTelling = regexOf(
  String.raw`(?<!\p{L})(?:had|have|has|having) (?:no|any|some|an|the) (?:idea|clue|doubt|feeling|impression)$|(?<!\p{L})the fact$|(?<!\p{L})(?:is|was) that [^,]*$|(?<!\p{L})it(?:['’]s| is| was| seems) (?:\p{Ll}+ly )?(?:clear|true|obvious|likely|unlikely|evident|apparent|unfortunate|a shame|sad)$|(?<!\p{L})(?:tell|tells|told|telling|remind|reminds|reminded|reminding|inform|informs|informed|assure|assures|assured|warn|warns|warned|promise|promises|promised|convince|convinces|convinced|texted|show|shows|showed|shown) (?:${anyOf(objectPronouns)}|her|you|it|people|everyone|\p{Lu}\p{Ll}+|${anyOf(possessives, 'the')} (?:\p{Ll}+ )?(?:mom|mum|mother|dad|father|parents|wife|husband|partner|friends?|brothers?|sisters?|son|daughter|kids|boss|team|doctor|teacher|coach|colleagues?|customers?|clients?|world|family|others))$`,
  'u',
);
