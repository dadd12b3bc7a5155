import { oneToFive } from '#engine/english/number-words.ts';
import {
  alternatives,
  anyOf,
  asWritten,
  capitalized,
  demonstratives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { verbAt } from '#engine/writing/rewriting/sentences/sentence-halves.ts';

/**
 * A label that a paragraph opens with, and the paragraph without it; `rest` is empty where the label is all. Labels on
 * lines of their own may become headings where others, with their sentence behind them, do not.
 */
export type LeadIn = {
  label: string;
  rest: string;
  isLine: boolean;
  loose?: 'plain' | 'dash' | 'line';
  isBeforeConclusion?: true;
};

const longestLabel = 70;
const mostWords = 10;
/** A whole sentence in bold that opens a paragraph. */
const longestSentence = { characters: 100, words: 15 };
/** Words of the sentence behind it: "Tower: A high building." explains a term. */
const leastSentence = 4;
/** A question of an interview, alone on its line, may be longer. */
const longestQuestion = 100;
/** Marks of an aside, a figure or a speaker, not of a section. */
export const isAside = regex.iu`^(?:(?:note|notes|nb|tips?|hint|update|updated|warning|caution|important|edit|disclaimer|disclosure|tl;?dr|exception|example|figure|fig|table|photo|image|video|source|sources|credit|question|answer|ps|p\.s|read more|see also|listen|watch|download|subscribe|spoiler|takeaway)(?![\p{L}])(?!.*\?$)|(?:by|q|a|next|last|previous)\W*$)`;

const isShort = (label: string): boolean => label.length <= longestLabel && countWords(label) <= mostWords;
const isShortSentence = (label: string): boolean =>
  label.length <= longestSentence.characters && countWords(label) <= longestSentence.words;

/** "But we like it", "This is why": a sentence that leans on the one before it. */
const opensWithReference = regexOf(
  `^(?:But|And|So|Or|Because|${anyOf(capitalized(demonstratives))}|It(?!['’])|They|He|She)(?![\\p{L}])`,
  'u',
);

/** "Pause and reflect on this", "Remember this": what is meant stands in another line. */
const endsInReference = regexOf(`\\s${anyOf(demonstratives)}[^\\p{L}\\p{N}?]*$`, 'iu');

const isLabel = (label: string, isLine: boolean): boolean =>
  (isShortSentence(label) || (isLine && label.length <= longestQuestion && label.endsWith('?'))) &&
  !(!isLine && opensWithReference.test(label) && !label.endsWith('?')) &&
  !endsInReference.test(label) &&
  regex.u`\p{L}{2}`.test(label) &&
  regex.u`^["“‘']?[\p{Lu}\p{N}]`.test(label) &&
  !/[[\]<>|*_`\\\n]|https?:/.test(label) &&
  !regex.u`[.,;…][^\p{L}\p{N}]*$`.test(label) &&
  !/^\d{1,2}[:.]\d{2}/.test(label) &&
  !isAside.test(label) &&
  !regex.iu`(?<![\p{L}])(?:update|disclaimer)(?![\p{L}])`.test(label);

const boldLine = /^(\*\*|__)(?!\s)([^*_\n]+?):?\1:?[ \t]*(?:\n(?=\S)([\s\S]+))?$/;
const boldStart = regex.u`^(\*\*|__)(?!\s)([^*_\n]+?)(?:(?:[.:]|(?<=[?!]))\1:?|\1[.:])\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`;
/** "**Stairs** - The tower has many", "**Stairs -** The tower has many". */
const boldDash = regex.u`^(\*\*|__)(?!\s)([^*_\n]+?)(?:\1\s?[–—-]|\s?[–—-]\1)\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`;
/** "Stairs: The tower has many": a few words in plain letters. */
export const plainStart = regex.u`^(?=\p{Lu})((?:[\p{L}\p{N}'’&/-]+(?:, |\s)){0,9}[\p{L}\p{N}'’&/-]+):\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`;
/** "First, make the dough. …": a short first sentence with its number. "Second is the oven" and "First, let's look" are none. */
const numberedStart = regexOf(
  String.raw`^((?:First|Second|Third|Fourth|Fifth|Firstly|Secondly|Thirdly|Lastly|Finally|Step (?:\d{1,2}|${alternatives(oneToFive)}|six))[,:]\s(?!(?:let(?:['’]s| us)|${alternatives(asWritten(subjectPronouns))}|there|this|that|if|when|as)\s)[^.!?\n]{6,55})\.\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`,
  'u',
);

/** A whole paragraph in bold: where it cannot be a label, its siblings are none. */
const isBold = /^(\*\*|__)[^*_\n]+\1\W*$/;
export const isBoldOther = (body: string): boolean => isBold.test(body) && !isAside.test(body.slice(2));

/** A paragraph or an item that opens with words in bold that may be a label. */
export const isBoldLabel = (block: Block): boolean =>
  (block.kind === 'item' && /^(\*\*|__)(?!\s)[^*_\n]+\1:?[ \t]*(?:\n|$)/.test(block.body.trim())) ||
  (isPlainParagraph(block) &&
    /^(\*\*|__)(?!\s)[^*_\n]+(?:(?:[.:?]|\s[–—-])\1|\1(?:[.:]|\s[–—-]|\s*(?:\n|$)))/.test(block.body.trim()));

/** "**From:** Ann" above "**To:** Bea" in one paragraph: the head of a letter, a row of facts. */
const isRowOfLabels = (body: string): boolean => /\n(\*\*|__)[^*_\n]+(?::\1|\1:)/.test(body);

/** "3. Be self-aware.": a line of one sentence becomes a heading without its period. "Yes, they are." speaks. */
const withoutPeriod = (label: string, isLine: boolean): string =>
  isLine &&
  !opensWithReference.test(label) &&
  regex.u`^[^,.;:!?]*\d?[^,.;:!?]*[\p{L}\p{N})]\.$`.test(label.replace(/^\d{1,2}[.)]\s+/, ''))
    ? label.slice(0, -1)
    : label;

/** "How we work", a line of its own without marks: a heading whose mark was lost. A line of a poem has none of the rest. */
const plainLine = regex.u`^(?=[\p{Lu}\p{N}])[\p{L}\p{N}'’&/()+-]+(?:,? [\p{L}\p{N}'’&/()+-]+){0,8}\??$`;
const longestLine = 60;
const lineLeadIn = (body: string): LeadIn | null =>
  plainLine.test(body) && body.length <= longestLine && isLabel(body, true)
    ? { label: body, rest: '', isLine: true, loose: 'line' }
    : null;

/** A label in front of a whole sentence, joined to it by a dash or in plain letters. */
const looseLeadIn = (body: string): LeadIn | null => {
  const dash = boldDash.exec(body);
  const [label = '', rest = ''] =
    dash === null ? (plainStart.exec(body)?.slice(1) ?? []) : [dash[2], dash[3]];
  const isWhole = countWords(rest.split(/[.!?](?:\s|$)/)[0] ?? '') >= leastSentence;
  const isName = isShort(label) && verbAt(label) < 0 && isLabel(label.trim(), false);
  return isWhole && isName
    ? { label: label.trim(), rest: rest.trim(), isLine: false, loose: dash === null ? 'plain' : 'dash' }
    : null;
};

/** The label that opens a paragraph of its own. */
export const leadInOf = (block: Block): LeadIn | null => {
  return isPlainParagraph(block) && !isRowOfLabels(block.body) ? labelOf(block.body.trim()) : null;
};

/** The label that a text opens with. */
export const labelOf = (body: string): LeadIn | null => {
  const line = boldLine.exec(body);
  const bold = line ?? boldStart.exec(body);
  const [label = '', rest = ''] =
    bold === null ? (numberedStart.exec(body)?.slice(1) ?? []) : [bold[2], bold[3]];
  const isLine = line !== null;
  // "##Your oven" without a blank is a heading in its author's eyes.
  if (/^#{1,6}[^\s#]/.test(rest)) return null;
  // "In my tests of the whole page, I have a rule: …": what follows belongs to the sentence.
  const ends = body.slice(0, body.length - rest.length);
  if (!isLine && /:\W*$/.test(ends) && !isShort(label)) return null;
  const text = withoutPeriod(label.trim(), isLine);
  return isLabel(text, isLine)
    ? { label: text, rest: rest.trim(), isLine }
    : (looseLeadIn(body) ?? lineLeadIn(body));
};

/** "**Stairs**" or "- **Stairs**" without anything behind it on its line. */
export const isLineLabel = ({ body }: Block): boolean =>
  /^(\*\*|__)[^*_\n]+\1:?[ \t]*(?:\n|$)/.test(body.trim());
