import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { around, opensNounPhrase } from './noun-phrases.ts';

/** Pairs of a verb and an adverb that form an adjective with a hyphen. */
const hyphenated =
  'wrap up|warm up|follow up|sign up|catch up|build up|clean up|made up|grown up|mixed up|messed up|dressed up|beat up|fired up|souped up|wind down|cool down|cut down|stripped down|watered down|dumbed down|sit down|laid back|stripped back|stressed out|burned out|burnt out|worn out|drawn out|spaced out|sold out|cut off|kick off|spin off|jumping off|one off|far off|hands off|drop off|take home|drop in|walk in|sit in|carry on|clip on|bolt on|add on|see through|click through|read through|sell by|use by|best before|pour over|go to|how to|must have|must see|must read|to do|catch all|free for all|push button|pull down|top up|tune up|pump up|mock up|wait and see|copy and paste|word for word|frame by frame|line by line|case by case|side by side|head to head|door to door|wall to wall|hand to hand|coming of age|just in time|stay at home|work from home|on the go|on the spot|off the cuff|over the counter|under the radar|up and coming|tongue in cheek|hit or miss|make or break|all or nothing|hole in the wall|one size fits all|work life|trial and error';
/** Those that are one word as a noun and before a noun. */
const closed =
  'set up|back up|check up|check out|start up|stand out|pick up|take out|work out|make up|log in|print out|run down|shut down|roll out|play off|stand by';

const modified = (words: string): RegExp =>
  regexOf(
    String.raw`(?<=(?<!\p{L})(?:an?|${alternatives(possessives)}|another|every|the|some) (?:(?:great|good|quick|new|first|simple|final|small|big|little|short|long|nice|cool|full|whole|very|really|usual|typical|old|daily|weekly|separate|single|proper|initial|original|easy|personal|next|last|few|two|three) )?)(${words})(?= \p{Ll}{3})`,
    'giu',
  );
const hyphenatedPairs = modified(hyphenated);
const closedPairs = modified(closed);

/** Nouns for the pairs whose last word may be a preposition, or that may be a verb and its adverb: "The way to do lists". */
const nounsOf = new Map(
  Object.entries({
    'drop in': 'replacement|center|centre|session|class|solution',
    'walk in': 'closet|shower|wardrobe|clinic|freezer|pantry|customer|robe|appointment',
    'sit in': 'protest|restaurant',
    'carry on': 'bag|luggage|suitcase|item|case|baggage',
    'add on': 'pack|board|module|package|service|feature|manager|product',
    'clip on': 'light|tie|mic|lens|fan|microphone|lamp',
    'cut off': 'date|point|time|value|frequency|text|jeans|line|age|score',
    'far off': 'land|place|future|countr|galax|planet|cit',
    'see through': 'fabric|curtain|plastic|material|case|blouse|dress|shirt|glass',
    'click through': 'rate|link|ratio',
    'read through': 'session',
    'to do': 'lists?|apps?|items?',
    'go to':
      'option|tool|place|choice|recipe|snack|source|spot|app|resource|person|guy|solution|method|language|site|meal|drink|restaurant|phrase|answer|response|example|dish|game|framework|editor|store|order|strateg',
    'how to': 'guide|video|article|post|book|section|tutorial|manual|blog|page|series',
    'use by': 'date',
    'sell by': 'date',
    'best before': 'date',
    'must have':
      'item|tool|accessor|feature|app|plugin|skill|book|ingredient|gadget|piece|extension|list|for',
    'sit down': 'dinner|meal|restaurant|interview|lunch|conversation|meeting|breakfast|talk',
    'top up': 'card|fee',
    'hands off': 'approach|management|manager|style|way',
    'take home': 'pay|message|exam|test|assignment|project|point|challenge',
    'work life': 'balance',
    'just in time': 'compil|inventory|manufactur|production|delivery|compiler|learning|JIT',
  }).map(([words, nouns]): [string, RegExp] => [words, regexOf(`^ (?:\\p{Ll}+ )?(?:${nouns})`, 'iu')]),
);
const nounsOfClosed = new Map(
  Object.entries({
    'set up':
      'documentation|process|guide|instruction|time|cost|wizard|page|script|fee|phase|program|procedure|step|code',
    'back up':
      'plan|file|drive|copy|copies|system|server|script|generator|camera|solution|strateg|process|tool|software|data|run|disk|service',
    'check up': 'appointment|visit',
    'check out': 'process|page|line|counter|desk|time|flow|experience|form',
    'start up':
      'cost|time|compan|founder|idea|world|scene|culture|life|team|capital|communit|screen|script|process|fund',
    'stand out':
      'feature|trope|moment|track|performance|song|player|example|piece|scene|book|album|dish|game|episode|project',
    'pick up': 'truck|game|line|point|location|time|basketball|artist|soccer|football|window',
    'take out': 'food|container|menu|box|place|window|order|coffee|pizza|dinner',
    'work out': 'routine|plan|program|session|clothes|gear|video|schedule|app|buddy|class|music',
    'make up': 'artist|bag|tutorial|brush|remover|kit|routine|product|table',
    'log in': 'page|form|screen|button|process|credential|detail|information|system|link|flow|prompt|attempt',
    'print out': 'version',
    'run down':
      'house|building|hotel|part|area|neighbou?rhood|town|shack|apartment|motel|cabin|place|bar|old',
    'shut down': 'process|procedure|sequence|script|button|time|command',
    'roll out': 'plan|process|schedule|strateg|date|phase',
    'play off': 'game|team|series|race|run|spot|loss|win|match|hope|berth',
    'stand by': 'mode|time|power|button|light',
  }).map(([words, nouns]): [string, RegExp] => [words, regexOf(`^ (?:\\p{Ll}+ )?(?:${nouns})`, 'iu')]),
);

const hyphenate = (found: string, words: string, at: number, text: string): string => {
  const [, right] = around(text, at, found);
  const nouns = nounsOf.get(words.toLowerCase());
  const isSafe = nouns === undefined ? opensNounPhrase(right) : nouns.test(right);
  return isSafe ? found.replaceAll(' ', '-') : found;
};
const close = (found: string, words: string, at: number, text: string): string => {
  const [, right] = around(text, at, found);
  return nounsOfClosed.get(words.toLowerCase())?.test(right) === true ? found.replace(' ', '') : found;
};

/** Writes "a warm-up game" and "the setup guide" for "a warm up game" and "the set up guide". */
export const withVerbAdverbs = applyReplacements([
  [hyphenatedPairs, hyphenate],
  [closedPairs, close],
]);
