import { classesOf, isOnlyNoun } from '#engine/english/word-checks.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const joints = alternatives(commonPrepositions, 'and or when if before after using as so to');
/**
 * Nouns that "your" need not own: names for the readers ("for you folks"), times, and descriptions of the readers
 * ("you're game").
 */
const notOwned =
  /^(?:game|folks|guys|people|lot|all|both|two|three|kids|girls|boys|ladies|gentlemen|fans|readers|listeners|types|home|today|tonight|tomorrow|yesterday|times?|ones?|part|toast|weeks?|days?|years?|hours?|minutes?|months?|morning|evening|night|christmas|someone|something|everything|anything)$/;
const isOwned = (noun: string): boolean =>
  (isOnlyNoun(noun) || /^(?:apps?|websites?|blogs?|repos?|laptops?|workflows?)$/.test(noun)) &&
  !notOwned.test(noun) &&
  !noun.endsWith('ing');

/** Corrections of "you", "your" and "you're" where one is written for another. */
export const yourRules: readonly PhraseRule[] = [
  // Finds "It saves settings for you oven, for example".
  phrase(
    String.raw`((?:in|on|for|of|with|from|into|about) )you (\p{Ll}{3,})(?=[.,;!?)]|$| (?:${joints})(?![\p{L}]))`,
    (before, noun) => (isOwned(noun) ? `${before}your ${noun}` : null),
  ),
  // Finds "Set up you're tent".
  phrase(
    String.raw`((?:of|into|up|use|using|put|get|make|take|keep|check|open|${alternatives(commonPrepositions)}) )you['’]re (\p{Ll}{3,})(?=[.,;!?)]|$| (?:of|is|was|has|will|that|${joints})(?![\p{L}]))`,
    (before, noun) => (isOwned(noun) ? `${before}your ${noun}` : null),
    'giu',
  ),
  // Finds "If you're use case is being met".
  phrase(
    String.raw`(if|and) you['’]re (\p{Ll}{3,}(?: \p{Ll}{3,})?) (?=(?:is|was|has|will)(?![\p{L}]))`,
    (start, words) =>
      words.split(' ').every((word) => classesOf(word).startsWith('n') && !notOwned.test(word)) &&
      !words.endsWith('ing')
        ? `${start} your ${words} `
        : null,
    'giu',
  ),
  // Finds "It encourages your to bake" and "your have two ovens".
  phrase(
    String.raw`your (?=(?:to(?! ?-?(?:do|be|read|go|dos|list|field|address|and))|are|have(?! ?-)|could|would|should|were|don['’]t|didn['’]t|can['’]t|won['’]t) \p{Ll})`,
    'you ',
    'giu',
  ),
  // Finds "We hope that it will resonate with your."
  phrase(String.raw`((?:with|for|to|of|on|at|by|from|about) )your(?=[.,;!?](?!\S))`, '$1you'),
  // Finds "Once your signed up" and "you feel like your about to bake".
  phrase(
    String.raw`((?:if|once|when|while|whenever|because|since|unless|until|that|what|where|ensure|though|think|know|hope|sure|like|but|and|so|say) )your (?=(?:about to|signed (?:up|in)|logged (?:in|out)|called to|supposed to|allowed to|required to|unsure|unable to|gonna|reading this|maximi[sz]ing the|flowing in|thinking (?:about|of|that)|wondering (?:if|why|how|what|whether)|scrolling (?:on|through|down)|working (?:on|with|in|for|from)|making (?:a|an|the|sure)|starting (?:a|out|to)|dealing with|planning (?:to|on)|paying for|talking (?:about|to))(?![\p{L}-]))`,
    "$1you're ",
    'giu',
  ),
  phrase(
    String.raw`((?:if|once|when|while|whenever|because|since|unless|until) )your (?=(?:interested(?=[.,;!?)]|$| (?:then|please|and|feel|check|you)(?![\p{L}]))|ready(?=[.,;!?)]|$)|finished(?=[.,;!?)]|$| with(?![\p{L}]))|done(?=[.,;!?)]|$)|probably|curious (?:about|to|how|what|why)|comfortable with|aware of|running (?:a|an|the|on|in|into|out)|building (?:a|an)|writing (?:a|an|the|code)|watching (?:a|the|it|this)|playing (?:with|in|on|a)|living in|visiting (?:the|a|us)|selling a)(?![\p{L}-]))`,
    "$1you're ",
    'giu',
  ),
];
