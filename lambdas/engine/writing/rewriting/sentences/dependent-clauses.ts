import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { afterOpening } from '#engine/writing/clauses/sentence-halves.ts';

/** Words that make a clause depend on another one. */
export const subordinates = new RegExp(
  String.raw`\s(?:that|${alternatives(questionWords)}|because|since|although|though|while|until|once|except|as(?!\s(?:an?|well|part|of)\s))\s`,
  'i',
);

const innerCondition = regexOf(
  String.raw`\s(?:if|unless|whether|whenever|wherever|till|(?:before|after) ${anyOf(asWritten(subjectPronouns))})\s`,
  'u',
);
/** Uses after which no clause follows: "Because of its stairs", "until the end", "of that year". */
const asPreposition = regexOf(
  String.raw`\s(?:because of|until (?:the )?(?:end|middle|start|beginning)|(?:${alternatives(commonPrepositions, 'of')}) that)(?=\s)`,
  'giu',
);
/** Whether the next words may still belong to a subordinate clause: "The case where we don't know x, but we know y". */
export const containsSubordinate = (left: string): boolean => {
  const clause = afterOpening(left).replace(asPreposition, ' ');
  return subordinates.test(clause) || innerCondition.test(clause);
};

/** Whether the last clause of a text is a subordinate one, which a second clause may continue. */
export const endsInSubordinate = (left: string): boolean =>
  /(?:^|[,;(–—]\s?)(?:where|when|which|who|whose|whom|while|because|since|although|though|if|as|that|in which|for which|with which)\s[^,;]*$/i.test(
    left,
  );
