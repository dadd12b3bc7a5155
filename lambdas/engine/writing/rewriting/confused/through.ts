import { surelyMonths, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives, capitalized, modals, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Verbs, nouns and adverbs for a way that leads through something. */
const ways =
  'go|goes|going|gone|went|come|comes|came|coming|get|gets|getting|got|run|runs|running|ran|walk|walks|walked|walking|look|looks|looked|looking|read|reading|scroll|scrolling|flip|flipped|flipping|sort|sorting|midway|halfway|half way|part way|partway|way|journey|pass|passes|passed|passing|work|works|worked|working|live|lives|lived|cut|cutting|break|breaks|broke|trip|tour|search|searching|searched|navigate|navigating|moved|moving|move|travel|traveled|travelled|traveling|travelling|drive|driving|drove|make it|makes it|follow|power|powered|skim|skimmed|skimming|browse|browsing|path|step|steps|stepping|loop|loops|looping|iterate|iterates|iterating|leaf|thumb|rummage|plow|plough|breeze|breezed|push|pushed|struggle|struggled|struggling';
const others = 'you|us|me|him|her|them|readers|users|people';
const led =
  'guide|guides|guided|guiding|take|takes|took|taking|lead|leads|led|walk|walks|walked|walking|talk|talks|talked|run|runs|ran|push|pull|carry|carries|carried|get|gets|got|see|put';
const determiners = `the|an?|this|these|those|each|all|every|some|several|many|two|three|${alternatives(possessives)}`;

/** A verb soon after "though" makes it a conjunction: "We drove though the rain was heavy". */
const noVerb = String.raw`(?!(?:[\p{L}'’-]+ ){1,5}(?:is|are|was|were|has|have|had|did|do|does|${alternatives(modals)}|seems?|seemed|looks?|looked|makes?|made|feels?|felt|takes?|took|went|goes|came|comes|need|needs|needed|know|knew|think|thought|isn['’]t|wasn['’]t|don['’]t|didn['’]t|doesn['’]t)(?![\p{L}]))`;

/** Corrections of "though" for "through". */
export const throughRules: readonly PhraseRule[] = [
  // Finds "Just go though the process" and "halfway though a loaf".
  phrase(
    `((?:${ways})(?: (?:${others}|myself|yourself|ourselves|right|straight|all|back))?) though (?=(?:${determiners}) )${noVerb}`,
    '$1 through ',
  ),
  // Finds "The baker guides you though the mill".
  phrase(`((?:${led}) (?:${others})) though (?=(?:${determiners}) )${noVerb}`, '$1 through '),
  // Finds "Open Monday though Friday" and "steps 1 though 5".
  phrase(
    `(${alternatives(capitalized(weekdays))}|${alternatives(capitalized(surelyMonths))}) though (?=(?:${alternatives(capitalized(weekdays))}|${alternatives(capitalized(surelyMonths))})(?:[.,;:!?)]|$| (?:from|at|and|in|of|to|each|every|only)(?![\\p{L}])))`,
    '$1 through ',
  ),
  phrase(
    String.raw`((?:steps|chapters|pages|parts|weeks|days|levels|grades|lines|versions|ages|months|episodes|numbers) \d{1,3}) though (?=\d{1,3}(?:[.,;:!?)]|$| ))`,
    '$1 through ',
    'giu',
  ),
];
