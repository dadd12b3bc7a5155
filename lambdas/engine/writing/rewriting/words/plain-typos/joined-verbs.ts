import { alternatives, asWritten, possessives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Correction } from '#engine/writing/rewriting/grammar/corrections.ts';

/** Corrections of verbs that are written as one word with their adverb: "to setup". */
export const joinedVerbs: readonly Correction[] = [
  // Finds "To setup a server", because the single word is a noun. It is right in "Next to setup and cleanup" and "the
  // login page".
  [
    regexOf(
      String.raw`(?<=(?<!\b(?:related|access|due|close|next|prior|back|similar|compared|changes|leads?|led) )\b(?:to|can|will|['’]ll|must|should|could|please|let['’]s|${alternatives(asWritten('i you we they'))}) )(?:(set|back|clean|look|sign)(up)|(check|log)(out)|(log)(in)|(shut)(down)|(fall)(back)) (?=(?:the|an?|this|these|it|all|some|everything|anything|to|into|with|${alternatives(possessives)})\s)`,
      'gu',
    ),
    '$1$3$5$7$9 $2$4$6$8$10 ',
  ],
  // Finds "Go ahead and login."
  [/(?<=\b(?:ahead and|try to|need to|want to|able to|have to) )log(in|out)(?=[.,!?])/gu, 'log $1'],
  // Finds "I workout at home", because the single word is a noun.
  [
    regex.gu`(?<=\b(?:I|we|you|they|to|can) )workout(?= (?:at|in the|with|for|every|on|more|less|and|when|\p{Ll}+ly)\b)`,
    'work out',
  ],
];
