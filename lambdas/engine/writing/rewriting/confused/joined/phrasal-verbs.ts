import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Words before an infinitive. After others, as in "next to setup and cleanup" and "related to setup", a noun follows. */
const beforeInfinitive =
  'how|when|where|able|unable|want(?:s|ed|ing)?|need(?:s|ed|ing)?|try|tries|tried|trying|have|has|had|having|decided?|going|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|manag(?:e|es|ed|ing)|learn(?:s|ed|ing)?|attempt(?:s|ed|ing)?|forget|forgot|remember(?:ed)?|required|necessary|possible|impossible|ready|lazy|busy|order|used|easy|easier|easiest|hard|harder|hardest|simple|simpler|simplest|quick|quicker|fast|faster|difficult|tricky|trivial|straightforward|complex|complicated|painful|cheap|cheaper|expensive|fun|great|nice|time|seconds|minutes|hours?|days?|weeks?|ages|forever|ways?|ability|chance|helps?|made sure|sure';

/** Corrections of verbs that are written as one word with their adverb, which is the noun, or with "of" for "off". */
export const phrasalVerbs: readonly PhraseRule[] = [
  // Finds "It is easy to setup and use" and "we want to backup our recipes".
  phrase(
    `((?:${beforeInfinitive}) to )(?:(set|back|clean|look)(up)|(shut)(down)|(work)(out))(?! (?:and|or) (?:cleanup|teardown|checkout|signup|logout))(?! up(?![\\p{L}]))`,
    (start, ...parts) => `${start}${parts.filter((part) => part !== '').join(' ')}`,
  ),
  // Finds "We decided to turn of the oven".
  phrase(
    `((?:to|can|could|will|would|must|should|please|I|we|you|they|just|always|\\p{L}+n['’]t|not) turn) of (?=(?:all|it|that|this|the|${alternatives(possessives)})(?![\\p{L}]))(?!(?:the|this|that) (?:century|millennium|decade|year|month|season|tide|phrase|events?|\\p{Ll}+ century|key|screw|wheel|dial))`,
    '$1 off ',
  ),
];
