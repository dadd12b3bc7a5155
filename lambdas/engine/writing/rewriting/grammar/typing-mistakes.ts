import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const subject = alternatives(asWritten(subjectPronouns));

/** Typing errors that are valid words. */
export const typingMistakes: readonly PhraseRule[] = [
  // Finds "We flip the signs).Hopefully it works" and "Ms.Baker".
  [regex.gu`(?<= \p{Ll}{2,}\))\.(?=\p{Lu}\p{Ll}+ \p{Ll})`, '. '],
  [regex.gu`(?<![\p{L}\p{N}.@/])(Mr|Mrs|Ms|Dr)\.(?=\p{Lu}\p{Ll}{2,}(?![\p{L}.]))`, '$1. '],
  // Finds "At Thermopylae.It was there".
  [
    regex.gu`(?<= \p{L}\p{Ll}{4,})\.(?=(?:It|The|This|He|She|They|We|In|There|But|And|So|If|When|For|You|As|At|After|With|What|How|Then|These|My) \p{Ll}{2,} \p{Ll})`,
    '. ',
  ],
  // Finds "Only a a particular point in time".
  [
    regex.gu`(?<=\p{Ll}{2} )a a (?=(?:certain|particular|given|specific|later|single) (?:point|time|moment|date|place|stage|age|level)(?!\p{L}))`,
    'at a ',
  ],
  // Finds "We find a a loaf".
  [regex.gu`(?<=\p{Ll}{2} )a a (?=\p{Ll}{2,} \p{L})`, 'a '],
  // Finds "Locked into to a vendor".
  phrase(
    '(into|onto) to (?=(?:the(?! (?:extent|degree|point))|my|our|your|their|his|her|this|these|specific|certain|various|different)(?![\\p{L}]))',
    '$1 ',
  ),
  // "What we asked for for years" is right.
  phrase('(of(?! of course)|and|or|an|your|our|their|we|they) \\1 (?=\\p{Ll})', '$1 '),
  // Finds "At then end of the day".
  phrase('at then (?=(?:end|start|top|bottom|same|beginning|moment)(?![\\p{L}]))', 'at the '),
  phrase(`^That (?=(?:how|why) (?:${subject}|the)(?![\\p{L}]))`, "That's "),
  // Finds "While were all at home".
  phrase(
    '^While were (?=(?:all|still|on|at|not|here|talking|waiting|\\p{Ll}+ing)(?![\\p{L}]))',
    "While we're ",
  ),
  // Finds "Lets face it".
  phrase(
    '(?<=^|[,;:] |(?<![\\p{L}])(?:as|and|so|now|but|then) )(let)s (?=(?:face|hope|recap|review|revisit|break down|discuss|dig|focus|compare|examine|call (?:it|this|them|him|her)|get (?:to|on|going|this)|be|return|stick|skip|solve|simplify|pretend|stop|not \\p{Ll}+|learn|run|read|walk through|explore|turn|meet|eat|cook|bake|celebrate|answer|analyze|address)(?![\\p{L}]))',
    "$1's ",
    'giu',
  ),
  // Finds "You'll here people say so" and "nice to here from you".
  phrase(
    "(?<=(?:['’]ll|often|never|ever) )here (?=(?:people|someone|everyone|more about|stories|about)(?![\\p{L}]))",
    'hear ',
  ),
  phrase(
    '((?:love|nice|good|great|like|glad|want|sad|sorry|happy|surprised|interested) to )here (?=(?:from|about|that|what|it|your|how)(?![\\p{L}]))',
    '$1hear ',
  ),
  // Finds "Boy was I wrong".
  phrase(
    `^(Boy|Man|Wow) (?=(?:was|were|did|do|am|is|are|have|had|does) (?:${subject}|that|this)(?![\\p{L}]))`,
    '$1, ',
  ),
  phrase(
    '((?:a|the|this|that|right|my|our|your|their|his|her|of|growth|fixed|different) )mind set(?=[.,;!?)]|$| (?:of|for|and|is|was|that|in|to)(?![\\p{L}]))',
    '$1mindset',
  ),
  phrase('e\\.x\\.,? (?=\\p{L})', 'e.g., '),
  phrase('(non|anti)-inflamatory', '$1-inflammatory', 'giu'),
  phrase('viceversa', 'vice versa', 'giu'),
];
