import { baseOf } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { yesNoOpening } from './section-names.ts';

/** Words that open a dependent clause without a main clause: "when two phrases are left", but not "when to feed it". */
const subordinateOpening = regex.iu`^(?:when|if|before|after|once|while|because|unless|until|since|although|though|whether)(?![\p{L}])(?! to(?![\p{L}]))`;
/** "write five", "which one": the counted noun is outside the line. */
const ellipticalWords = regexOf(
  String.raw`(?<![\p{L}])(?:${alternatives(twoToTen)}|one|ones|both|neither|either|some|any|none|others?|the rest)$|(?<![\p{L}])which (?:one|of)(?![\p{L}])|^(?:one|two|three|both) of(?![\p{L}])`,
  'iu',
);
const singularPronouns = regex.iu`(?<![\p{L}])(?:it|its|itself)(?![\p{L}])`;
const pluralPronouns = regex.iu`(?<![\p{L}])(?:they|them|their|theirs|themselves|these|those)(?![\p{L}])`;
const personPronouns = regex.iu`(?<![\p{L}])(?:he|she|him|her|his|hers)(?![\p{L}])`;

/** "Four mistakes, and how to repair them": whether a pronoun refers to a word of the same heading. */
const hasAntecedent = (heading: string, pronoun: RegExp, own: RegExp): boolean =>
  own.test(heading.slice(0, pronoun.exec(heading)?.index ?? 0));
const pluralNoun = regex.u`\p{L}[^s\W]s(?![\p{L}])`;
const singularNoun = regex.iu`(?<![\p{L}])(?:an?|the|your|each|every)\s\p{L}`;

const isPlural = (topic: string): boolean => {
  const last = (topic.split(' ').at(-1) ?? '').toLowerCase();
  return !last.endsWith('ss') && baseOf(last, 's') !== undefined;
};

/** "How many, how long", "Fourth pass: ...": only the neighboring headings give the noun. */
const dependsOnOthers = regex.iu`^how (?:many|much|long|often)(?:[,?]|$)|^(?:first|second|third|fourth|fifth|last|next)\s\p{L}+:`;

/** "All of that", "a list like that", "an old one", "this one here", "for the players, that stuff is opaque". */
const refersBack = regex.iu`(?<![\p{L}])(?:of|like|than|for|with|in|at|to|from|about) (?:that|this)(?![\p{L}])|(?<![\p{L}])ones?(?![\p{L}])(?! \p{Ll})|(?<![\p{L}])th(?:is|at|ese|ose) (?:ones?|stuff|things?|kinds?|sorts?|part)(?![\p{L}])|(?<![\p{L}])here$`;

/** Whether a line makes sense alone: no word in it refers to another passage. */
export const isSelfContained = (line: string): boolean =>
  readsAfterTopic('', line) &&
  !refersBack.test(line) &&
  !dependsOnOthers.test(line) &&
  !regex.u`(?<![\p{L}])(?:an?|the) \p{Ll}+ one(?![\p{L}])`.test(line) &&
  (!singularPronouns.test(line) || hasAntecedent(line, singularPronouns, singularNoun));

/**
 * Whether a heading makes sense after the article's topic and a colon. "Sourdough starter: how to store it" does.
 * "Titles: write five" and "Errands: use it as a brake" do not, because words refer to text before the heading.
 */
export const readsAfterTopic = (topic: string, heading: string): boolean => {
  if (subordinateOpening.test(heading) || yesNoOpening.test(heading) || ellipticalWords.test(heading))
    return false;
  if (personPronouns.test(heading)) return false;
  return isPlural(topic)
    ? !singularPronouns.test(heading) || hasAntecedent(heading, singularPronouns, singularNoun)
    : !pluralPronouns.test(heading) || hasAntecedent(heading, pluralPronouns, pluralNoun);
};
