import {
  alternatives,
  articles,
  demonstratives,
  objectPronouns,
  possessives,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const determiners = alternatives(articles, possessives, demonstratives);
const objects = `${determiners}|${alternatives(objectPronouns)}|it|you|some|all|everything|new|another`;
const manner = 'perfectly|correctly|properly|nicely|well|automatically';
const links = 'as|in|to|with|for|and|by|on|so';

/** Corrections of "setup" and "shutdown" where the participle stands, and of the verb after a name or "help you". */
export const setUpRules: readonly PhraseRule[] = [
  // Finds "I have setup the oven" and "it is setup perfectly".
  phrase(
    String.raw`((?:have|has|had|\p{L}+['’]ve|is|are|was|were|be|been|got) (?:already |just |also |recently |now |all |all of |finally )?)(set|shut)(up|down)(?= (?:${objects}|${manner})(?![\p{L}]))`,
    '$1$2 $3',
  ),
  // Finds "It will be setup as a mill".
  phrase(`((?:be|been|is|are|was|were) )setup(?= (?:${links})(?![\\p{L}]))`, '$1set up'),
  phrase('((?:been|be|was|were|is|are|being|get|gets|has|have|had) )shutdown', '$1shut down', 'giu'),
  // Finds "You're all setup."
  phrase(
    String.raw`((?:you|we|they|I)['’](?:re|m|ve) (?:all |now |already )?)setup(?= (?:${links}|${manner})(?![\p{L}])|[.,!?])`,
    '$1set up',
    'giu',
  ),
  // Finds "You get setup with it", "we had everything setup for the day" and "get it setup".
  phrase(
    String.raw`((?:(?:get|gets|got|getting) (?:yourself )?|(?:get|gets|got|getting|have|has|had|having) (?:it|them|everything|things|you|all(?: of)? (?:this|that|it)) (?:all )?))setup(?= (?:${links}|before|the way|${manner})(?![\p{L}])|[.,;!?)])`,
    '$1set up',
    'giu',
  ),
  // Finds "They will help you setup the mill".
  phrase(
    String.raw`((?:help|helps|helped|let|lets) (?:you|people|users|${alternatives(objectPronouns)}) )setup(?= \p{L})`,
    '$1set up',
  ),
  // Finds "Anna setup camp".
  phrase(
    `((?:\\p{Lu}\\p{Ll}+|people|someone|who|he|she|friends|family) )setup (?=(?:camp|shop|${determiners})(?![\\p{L}]))`,
    '$1set up ',
  ),
  phrase(
    '(?<!(?:the|a|my|our|your|this|that|their) )setup (?=(?:camp|shop)(?:[.,;!?)]|$| (?:and|in|on|at|for|by|near)(?![\\p{L}])))',
    'set up ',
  ),
];
