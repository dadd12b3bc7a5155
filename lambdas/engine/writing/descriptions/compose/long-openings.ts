import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';

/** "Over the weekend of April 9th, the bakers met": a time or place that can be left out before the main clause. */
const circumstance = regex.iu`^(?:over|early|late|back|throughout|around|starting|up until|until|since|in|on|at|during|after|last|this (?:week|month|year|spring|summer|fall|winter|morning|past)|one|two|three|several|some|a (?:few|couple of)|many|almost|about|more than|as (?:an?|the|part of)|for|within|earlier|later|recently|today|yesterday)(?!\p{L}) ?[^,;:“”"()]{0,90}, `;
/** A main clause begins with its subject. */
const subject = regex.u`^(?:I|we|the|an?|our|my|nearly|over|more than|\p{Lu}\p{L}+|\d+)(?!\p{L})`;
/** A beginning that limits what the sentence applies to. */
const conditional =
  /^(?:in case|in order|(?:in|on|at) (?:an?|my|our|the) (?:previous|earlier|last|other)|for (?:example|instance|those|anyone|me|us)|since (?:it|they|this|that)|as long)/iu;

/** The main clause without its time and place. */
export const withoutCircumstance = (text: string): string[] => {
  const rest = text.replace(circumstance, '');
  return rest === text || conditional.test(text) || !subject.test(rest) ? [] : [startWithCapital(rest)];
};

/** Endings that only add why, for whom or what else. The part before them is complete. */
const ends = regex.giu`(?: (?:because|so that|in order to|in anticipation of|in hopes? of|in the hopes? of|as part of|thanks to|due to|as well as|instead of|rather than|throughout|in an effort to|(?:to (?:help|support|ensure|make sure|raise|celebrate|discuss|learn|share|better)))|,? (?:including|such as|especially|particularly|with the (?:goal|aim|hope)|showing|making|allowing|giving|providing)|, (?:which|where|who)| which (?=(?:is|are|was|were|has|had|have|can|will|would)(?!\p{L}))|, and (?=(?:in|on|at|by|after|since|when|now|later|eventually|recently|from)(?!\p{L}))|,? and (?:to|then|how|also)|,? but| [–—-]) `;
const minPartLength = 70;
/** Phrases that only say by what means or where. A long sentence is complete without them. */
const means = /,? (?:with (?:an?|the|its|their|our)|using|via|across|based on|along with|together with) /giu;
const minLengthBeforeMeans = 95;
/** "applications are built", "properties that are designed": the words that follow such a word belong to it. */
const needsComplement = regex.iu`(?<!\p{L})(?:\p{L}+ed|\p{L}{3,}ing|built|split|set|made|begun|held|led|sent|given|known|has|have|had|is|are|was|were|be|been|able|in line|into|onto|that|and|or|of|to|so|such)$|, and (?:with|in|on|at|for|by|as|when|if)(?!\p{L})[^,]*$`;

/** The beginning of a sentence, up to an ending that only adds to it, the longest first. */
const withoutEnding = (text: string): string[] =>
  [...matchesOf(text, ends), ...matchesOf(text, means).filter(({ index }) => index >= minLengthBeforeMeans)]
    .sort((a, b) => a.index - b.index)
    .map(({ index }) => text.slice(0, index).replace(/[,;]$/, ''))
    .filter(
      (part) =>
        part.length >= minPartLength &&
        !needsComplement.test(part) &&
        !regex.iu`(?<!\p{L})(?:not|never|no|only|both|either|from|more|less|so|such)(?!\p{L})`.test(part),
    )
    .map((part) => `${part}.`)
    .reverse();

/** "Welcome to the mill": the words after the name say what it is. */
const welcome = regex.u`^Welcome to ((?:the )?\p{Lu}[\p{L}\p{N}.'’ -]{1,40}), ((?:the|an?) [^,;:()—–]{20,120}?)(?:[,.!]|\s[–—-]\s).*$`;

/** "Rye Club is a club of bakers." from "Welcome to Rye Club, a club of bakers, where ..." */
export const definitionIn = (text: string): string[] =>
  welcome.test(text)
    ? [text.replace(welcome, (_, name: string, what: string) => `${startWithCapital(name)} is ${what}.`)]
    : [];

/** Shorter forms of a long opening sentence, which usually says best what a text is about. */
export const shortenedOpenings = (text: string): string[] => {
  const later = withoutCircumstance(text);
  return [...later, ...withoutEnding(text), ...later.flatMap(withoutEnding)];
};
