import { baseOf } from '#engine/english/lexicon.ts';
import { alternatives, commonPrepositions, subordinators } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Passage } from '#engine/writing/passages/read-passages.ts';

/** A sentence as a description shows it; `steps` counts the omissions. */
export type Form = { text: string; steps: number; passage: Passage };

/** A text with a closing punctuation mark. */
export const withEndMark = (text: string): string => {
  const line = text.replace(/,(["”])$/, '$1');
  return /[.!?…。！？]["'”’»)\]]*$/.test(line) ? line : `${line}.`;
};

/** "Whether she is at home." is incomplete: a main clause must follow a dependent clause. */
const subordinate = regexOf(
  String.raw`^(?:whether|${alternatives(subordinators)}|as|after|before|even if|even though|once|wherever|whenever|whatever)(?![\p{L}])`,
  'iu',
);

/** "During the meeting at the school.": a phrase of time or place is not a sentence. */
const phraseOpening = regex.iu`^(?:during|despite|amid|throughout|following|according to|because of|instead of|along with|in addition to|depending on)(?![\p{L}])`;

/** "When I have a garden I want to grow a forest": the same speaker is the subject of the main clause. */
const sameSpeaker = /^(?:when|if|since|after|before|once|while|as) (?:.* )?(I|we|you) .{8,} \1(?: |['’])/iu;

/** Whether a text is only an opening clause or phrase that needs a main clause after it. */
export const isOpeningOnly = (text: string): boolean =>
  !text.endsWith('?') &&
  !text.includes(',') &&
  ((subordinate.test(text) && !sameSpeaker.test(text)) || phraseOpening.test(text));

const mainPart = (text: string): string =>
  subordinate.test(text) ? text.slice(Math.max(text.indexOf(',') + 1, 0)).trim() : text;

/** "The economy added 216,000 jobs.": the tagger takes a past tense before a number for a participle. */
const countedObject = regexOf(
  String.raw`^(?:(?!(?:${alternatives(commonPrepositions)}|of|and|or|that|who|which)(?!\p{L}))[\p{L}’'-]+ ){1,5}?(\p{Ll}{2,}ed) (?:(?:about|over|nearly|some|at least|more than|almost|up to) )?[$€£]?\d[\d.,]* \p{L}`,
  'u',
);
const countsObject = (text: string): boolean =>
  baseOf(countedObject.exec(text)?.[1] ?? '', 'ed')?.classes.includes('v') === true;

/** Whether a shortened sentence has a main verb outside relative clauses. */
export const isCompleteSentence = (text: string): boolean => {
  if (text.endsWith('?') || countsObject(text)) return true;
  if (subordinate.test(text) && !text.includes(',')) return false;
  const words = tagWords(mainPart(text));
  return (
    mainVerbAt(words) >= 0 && words.some((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]))
  );
};

/** "A map of the mills of Vermont.": a definition without a verb. */
export const isPresentation = (text: string): boolean =>
  regex.u`^An? (?:[\p{L}\d-]+ ){1,4}?(?:of|for|about|from|on|that|with) [^?!:;]{24,}\.$`.test(text);

/** "How I built a wiki.": such a line is complete, although it is not a main clause. */
export const isAction = (text: string): boolean =>
  /^(?:How|Why|What) (?:I|we)(?:['’]ve)? [^?]*\.$|^What [^?.]{8,90} taught (?:me|us)(?: [^?.]*)?\.$/.test(
    text,
  );
