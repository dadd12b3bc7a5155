import { classesOf, isNounFirst, isOnlyAdjective } from '#engine/english/word-checks.ts';
import {
  alternatives,
  commonPrepositions,
  modals,
  pastBe,
  presentBe,
  quantifiers,
} from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** The start of a clause: "Its free", "I think its free", "and its free". */
const clauseStart = String.raw`(?<=^|[,;:–—-] |(?<![\p{L}])(?:and|but|because|that|when|if|so|since|while|though|although|hopefully|apparently|obviously|clearly|unfortunately|luckily|now|today|yes|think|know|feel|guess|believe|hope|say|said|sure|means|sometimes|usually|where|what|why|how) )`;

/** Text after a complete predicate. */
const afterPredicate = String.raw`(?=[.!?]|$| (?:to|that|if|when|because|for (?:me|you|us|them|everyone|anyone|free|now|the|a)|we|you|they|I|how|but)(?![\p{L}]))`;

/** A noun phrase that begins with an adverb: "its always fresh bread". */
const adverbPhrase = String.raw`(?!(?:always|never|also|really|very|quite|too|so) \p{Ll}+(?:,? (?:and|but|yet|or)? ?\p{Ll}+)? (?:\p{Ll}+(?:s|ion|ity|ness|er|ment)|way|style|design|team|staff|community|nature|role|place|life|name|use)(?![\p{L}]))`;

/** Words that may follow "it is": nouns without an article, and words that open anything but a noun phrase. */
const mayFollowIs = regexOf(
  `^(?:time|fun|love|work|proof|music|news|weather|food|magic|luck|business|people|money|day|night|morning|summer|winter|home|hell|code|data|part|kind|sort|number|type|more|not|just|also|only|your|their|his|her|this|that|these|those|one|another|something|nothing|everything|someone|what|who|where|why|how|been|going|like|of|about|up|out|over|off|as|so|too|very|now|then|there|here|always|never|still|open|free|hard|easy|good|great|best|back|down|full|quite|pretty|rather|really|almost|actually|probably|even|either|worth|possible|important|him|you|them|they|he|she|it|the|an?|no|much|if|when|because|while|since|but|and|or|until|than|simple|clear|true|thanks|due|based|today|tomorrow|yesterday|monday|friday|sunday|saturday|${alternatives(quantifiers)}|${alternatives(firstPersonPronouns)}|${alternatives(commonPrepositions)})$`,
  'i',
);

const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:of|${alternatives(commonPrepositions)}|and|or|but|as|into|through|when|which|that|while|because)(?![\p{L}]))`;
const finiteVerb = String.raw`(?=(?:${alternatives(presentBe, pastBe, modals)}|has|have|had|does|do|did)(?![\p{L}]))`;

/** Verbs that take a thing as their object but not a clause, unlike "say". */
const transitive =
  '(?:fund|justif|receiv|pars|us|los|need|provid|maintain|complet|achiev|reach|chang|increas|reduc|improv|explor|examin|limit|maximiz|control|manag|stor|load|send|updat|serv|mak|tak|keep|hav|fulfil|focus|retain|mov|hold|earn|deserv|liv|spend|trac|driv|break|open|clos|shut|cross)(?:e|es|ed|ing|s|ies|y|t)?';

/** Whether words can only be a noun with an adjective before it, so that "it is" cannot come before them. */
const isOwned = (adjective: string, noun: string): boolean =>
  !mayFollowIs.test(adjective) &&
  !mayFollowIs.test(noun) &&
  isNounFirst(noun) &&
  (adjective === '' || classesOf(adjective).startsWith('a') || isNounFirst(adjective));

/** Corrections of "its" for "it's" and of "it's" for "its" where the words after it leave no doubt. */
export const itsRules: readonly PhraseRule[] = [
  // Finds "I think its too sweet" and "its one of the mills".
  phrase(
    String.raw`${clauseStart}(i)ts (?=(?:these|those|too|one of|pretty much|called|about (?:time|how|what|who|the|\p{Ll}+ing)|just (?:what|that|how|a|an|the|me|one)|so \p{Ll}+|always|never|only \d+|being \p{Ll}+ed|funny|also|really|very|quite) )${adverbPhrase}`,
    "$1t's ",
    'giu',
  ),
  // Finds "Its 100% a good loaf".
  phrase(
    String.raw`(i)ts (?=\d{1,3} ?%,? (?:an?|the|not|my|your|our|sure|certain|worth|possible|true|clear|free|safe|about|because|that)(?![\p{L}]))`,
    "$1t's ",
    'giu',
  ),
  // Finds "Its available to all".
  phrase(
    String.raw`${clauseStart}(i)ts ((?:(?:always|never|often|usually|really|very|also|still|just|quite|pretty|too) )?)(\p{Ll}{3,})${afterPredicate}`,
    (letter, adverb, word) =>
      isOnlyAdjective(word) && word !== 'own' ? `${letter}t's ${adverb}${word}` : null,
    'giu',
  ),
  // Finds "Even if its infrequently needed."
  phrase(
    String.raw`${clauseStart}(i)ts (\p{Ll}{3,}ly \p{Ll}{3,}(?:ed|en))(?=[.,;!?]|$| (?:to|by|that|if|when|because|in|on|at|for|with)(?![\p{L}]))`,
    "$1t's $2",
    'giu',
  ),
  // Finds "It's owners are old".
  phrase(
    String.raw`(i)t['’]s ((?:\p{Ll}+ )?)(\p{Ll}{3,}) ${finiteVerb}`,
    (letter, adjective, noun) =>
      isOwned(adjective.trim(), noun) ? `${letter}ts ${adjective}${noun} ` : null,
    'giu',
  ),
  // Finds "It fell on it's face" and "due to it's early start".
  phrase(
    String.raw`((?:on|to|by|for|about|upon|between|through|under|over|behind|within|during|against|toward|towards|beyond|via|per|all|both|than) )it['’]s ((?:\p{Ll}+ )?)(\p{Ll}{3,})${phraseEnd}`,
    (before, adjective, noun) =>
      isOwned(adjective.trim(), noun) ? `${before}its ${adjective}${noun}` : null,
  ),
  // Finds "It receives it's orders as letters".
  phrase(
    String.raw`(${transitive} )it['’]s ((?:\p{Ll}+ )?)(\p{Ll}{3,})${phraseEnd}`,
    (verb, adjective, noun) => (isOwned(adjective.trim(), noun) ? `${verb}its ${adjective}${noun}` : null),
  ),
];
