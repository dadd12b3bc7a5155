import type { Article } from '#contracts/jobs/article.ts';
import { alternatives, questionWords } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { isNotATitleLine } from './not-a-title-line.ts';
import { takesUp } from './repeated-words.ts';

/** A pasted text, as far as its title depends on it. */
export type TitleSource = {
  text: string;
  headings: Article['headings'];
  images: Article['images'];
  /** Whether the author marked the first line as a heading. */
  isMarked: boolean;
  /** Whether the first line is the caption of a picture above it, or a remark in italics. */
  isAside: boolean;
};

/** The first line is the title if it is this short and does not end like a sentence. */
const titleCharacters = 120;
const endsLikeSentence = /[.:;,\u3002\uff0c\uff1a\uff1b\u0964]["'\u201d\u2019)\]]*$/;
/** Endings of many titles, but also of calls to the reader: "Goodbye, buoys!", "Why do I bake?", "Back to rye...". */
const endsLikeCall = /(?:[!?\u2026\u061f\uff1f\uff01]|\.{3})["'\u201d\u2019)\]]*$/;
const callCharacters = 80;
/** Phrases that address the reader: "Have you ever", "Isn't it", "Happy New Year". */
const talksToReader =
  /^(?:(?:have|do|did|are|were|can|could|would) you|ever |isn['’]t|aren['’]t|welcome|greetings|happy |merry |another |guess|imagine|ready|so,|well,|oh[ ,]|boy,|and |but |or )|["”’]$|\p{L}{2}[.!?]\s+\p{L}/iu;
const openEnd = /(?:\.{3}|…)$/;
/** A longer line before "..." is the beginning of a story. */
const maxWordsOfOpenEnd = 7;
const asks = regexOf(String.raw`^(?:${alternatives(questionWords)})\s.*\?$`, 'iu');

/** A line whose next line begins in lowercase or with a quotation is the first line of a wrapped paragraph. */
const continues = /^\n["“(]?\p{Ll}|^\n["“(]\p{Lu}/u;

/** A line whose sentence ends on the next line: "A question that I often hear is one along the lines of". */
export const startsNextLine = /(?<!\p{L})(?:of|the|an?|and|or|with|that|is|are|was|were)$/u;
/** The same, if the next line follows without a blank line. */
const startsWrapped =
  /(?<!\p{L})(?:to|for|in|on|at|from|by|into|as|my|our|your|its|this|these|but|because)$/u;

/** A clause before its main clause: "With another month of rye, the mill". */
const startsClause = /^(?:with|since|after|when|while|as|although|if)\s.*,\s/i;

/** A wrapped line has at least `minWrappedLength` characters, and no line of its paragraph has more than `maxWrappedLength`. */
const minWrappedLength = 40;
const maxWrappedLength = 110;

/** The end of a sentence that began on the previous line: "Phil Sturgeon. There was". */
const endsSentence =
  /^(?!\d|(?:Rep|Reps|Sen|Sens|Gov|Lt|Gen|Col|Capt|Sgt|Maj|Dr|Mr|Mrs|Ms|Prof|Rev|St|Mt|Ft|Jr)\.)[\p{L}\p{N}'’-]{2,}(?: [\p{L}\p{N}'’-]+){0,2}\.\s\p{Lu}/u;
export const sentenceEnd = /[.!?:\u3002]["'”’)\]]*$/;

/** Whether a line is the first line of a hard-wrapped paragraph, rather than a headline above its text. */
const isWrapped = (line: string, text: string): boolean => {
  const [paragraph = ''] = text.split('\n\n', 1);
  const rest = paragraph.split('\n').slice(1);
  const [next = ''] = rest;
  if (next !== '' && (startsWrapped.test(line) || startsClause.test(line))) return true;
  if (line.length >= minWrappedLength && endsSentence.test(next)) return true;
  if (line.length < minWrappedLength || next === '' || rest.some(({ length }) => length > maxWrappedLength))
    return false;
  // The first word of the next line did not fit.
  const needed = line.length + 1 + (next.split(' ', 1)[0] ?? '').length;
  return (
    needed > Math.max(...rest.map(({ length }) => length)) || (rest.length > 1 && sentenceEnd.test(paragraph))
  );
};

/** A fact such as "Start: the mill" above "End: the weir". */
const fact = /^\p{L}{2,12}: ?\S/u;
const isFactList = (line: string, next: string): boolean => fact.test(line) && fact.test(next);

const pictures = /(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u;

/** Whether a line over a paragraph ends as titles do. */
const endsLikeTitle = (given: string, text: string): boolean => {
  const line = given.replace(pictures, '');
  if (openEnd.test(line) && line.split(' ').length > maxWordsOfOpenEnd) return false;
  if (endsLikeCall.test(line))
    return (
      line.length <= callCharacters && !talksToReader.test(line) && (asks.test(line) || takesUp(line, text))
    );
  return !endsLikeSentence.test(line) && !startsNextLine.test(line);
};

/** A longer line is not a label. */
const minProseLength = 60;
const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/**
 * Whether a first line stands above text: the rest of its paragraph reads like text, or is a single line that continues
 * its headline.
 */
const isAboveText = (line: string, rest: string, text: string): boolean => {
  const [next = ''] = rest.split('\n', 1);
  if (rest === '') return true;
  if (sentenceEnd.test(rest) || next.length > minProseLength) return true;
  return (year.test(next) || !rest.includes('\n')) && takesUp(line, text);
};

/** A line with a label: "Title: How I bake rye". */
const named = /^(?:title|headline): *(?=\S)/i;
const namedTitle = (line: string): string | null => {
  const title = line.replace(named, '');
  return title.length > titleCharacters || isNotATitleLine(title) ? null : title;
};

/** The title of a text whose author did not mark it as a heading, from its first line. */
export const firstLine = ({ text, images, isAside }: TitleSource): string | null => {
  const [line = ''] = text.split('\n', 1);
  const rest = text.slice(line.length);
  if (named.test(line)) return namedTitle(line);
  const [block = '', follower = ''] = text.split('\n\n', 2);
  const [, next = ''] = block.split('\n', 2);
  const isTitle =
    line !== '' &&
    rest !== '' &&
    line.length <= titleCharacters &&
    !isNotATitleLine(line) &&
    !isAside &&
    // A caption repeats the alt text above it.
    !images.some(({ alt }) => alt === line) &&
    !isFactList(line, next || follower) &&
    !continues.test(rest.slice(0, 3)) &&
    !isWrapped(line, text) &&
    isAboveText(line, block.slice(line.length + 1), text.slice(block.length)) &&
    endsLikeTitle(line, rest);
  return isTitle ? line : null;
};
