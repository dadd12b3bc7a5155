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
import type { Block } from '#engine/markdown/markdown-document.ts';
import { headingBlock, isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { boldCaptions } from '#engine/writing/rewriting/images/caption-lines.ts';
import { verbAt } from '#engine/writing/rewriting/sentences/sentence-halves.ts';

/**
 * A label that a paragraph opens with, and the paragraph without it; `rest` is empty where the label is all. Labels on
 * lines of their own may become headings where others, with their sentence behind them, do not.
 */
type LeadIn = { label: string; rest: string; isLine: boolean; loose?: 'plain' | 'dash' };

const longestLabel = 70;
const mostWords = 10;
/** A whole sentence in bold that opens a paragraph. */
const longestSentence = { characters: 100, words: 15 };
/** A label whose sentence a dash joins to it, or a label in plain letters, has this many siblings. */
const leastLoose = 3;
/** Words of the sentence behind it: "Tower: A high building." explains a term. */
const leastSentence = 4;
/** A question of an interview, alone on its line, may be longer. */
const longestQuestion = 100;
/** Siblings with less text than this below each are entries of a list rather than sections; among long ones, one may be short. */
const leastWords = 20;
const leastMeanWords = 35;
const amongLong = { mean: 60, least: 12 };
/** Where labels have a paragraph each, the last one has up to so many words more. */
const mostEnding = 60;
const meanParagraphs = 1.5;
const deepest = 6;

/** Marks of an aside, a figure or a speaker, not of a section. */
const isAside =
  /^(?:(?:note|notes|nb|tips?|hint|update|updated|warning|caution|important|edit|disclaimer|disclosure|tl;?dr|exception|example|figure|fig|table|photo|image|video|source|sources|credit|question|answer|ps|p\.s|read more|see also|listen|watch|download|subscribe|spoiler|takeaway)(?![\p{L}])(?!.*\?$)|(?:by|q|a|next|last|previous)\W*$)/iu;

const isShort = (label: string): boolean => label.length <= longestLabel && countWords(label) <= mostWords;
const isShortSentence = (label: string): boolean =>
  label.length <= longestSentence.characters && countWords(label) <= longestSentence.words;

/** "But we like it", "This is why": a sentence that leans on the one before it. */
const opensWithReference = new RegExp(
  `^(?:But|And|So|Or|Because|${anyOf(capitalized(demonstratives))}|It(?!['’])|They|He|She)(?![\\p{L}])`,
  'u',
);

const isLabel = (label: string, isLine: boolean): boolean =>
  (isShortSentence(label) || (isLine && label.length <= longestQuestion && label.endsWith('?'))) &&
  !(!isLine && opensWithReference.test(label) && !label.endsWith('?')) &&
  /\p{L}{2}/u.test(label) &&
  /^["“‘']?[\p{Lu}\p{N}]/u.test(label) &&
  !/[[\]<>|*_`\\\n]|https?:/.test(label) &&
  !/[.,;…][^\p{L}\p{N}]*$/u.test(label) &&
  !/^\d{1,2}[:.]\d{2}/.test(label) &&
  !isAside.test(label) &&
  !/(?<![\p{L}])(?:update|disclaimer)(?![\p{L}])/iu.test(label);

const boldLine = /^(\*\*|__)(?!\s)([^*_\n]+?):?\1:?[ \t]*(?:\n(?=\S)([\s\S]+))?$/;
const boldStart =
  /^(\*\*|__)(?!\s)([^*_\n]+?)(?:(?:[.:]|(?<=[?!]))\1:?|\1[.:])\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$/u;
/** "**Stairs** - The tower has many", "**Stairs -** The tower has many". */
const boldDash = /^(\*\*|__)(?!\s)([^*_\n]+?)(?:\1\s?[–—-]|\s?[–—-]\1)\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$/u;
/** "Stairs: The tower has many": a few words in plain letters. */
const plainStart =
  /^(?=\p{Lu})((?:[\p{L}\p{N}'’&/-]+(?:, |\s)){0,9}[\p{L}\p{N}'’&/-]+):\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$/u;
/** "First, make the dough. …": a short first sentence with its number. "Second is the oven" and "First, let's look" are none. */
const numberedStart = new RegExp(
  String.raw`^((?:First|Second|Third|Fourth|Fifth|Firstly|Secondly|Thirdly|Lastly|Finally|Step (?:\d{1,2}|${alternatives(oneToFive)}|six))[,:]\s(?!(?:let(?:['’]s| us)|${alternatives(asWritten(subjectPronouns))}|there|this|that|if|when|as)\s)[^.!?\n]{6,55})\.\s+(?=["“‘'[*_]?\p{Lu})([\s\S]+)$`,
  'u',
);

/** A whole paragraph in bold: where it cannot be a label, its siblings are none. */
const isBold = /^(\*\*|__)[^*_\n]+\1\W*$/;
const isBoldOther = (body: string): boolean => isBold.test(body) && !isAside.test(body.slice(2));

/** A paragraph or an item that opens with words in bold that may be a label. */
const isBoldLabel = (block: Block): boolean =>
  (block.kind === 'item' && /^(\*\*|__)(?!\s)[^*_\n]+\1:?[ \t]*(?:\n|$)/.test(block.body.trim())) ||
  (isPlainParagraph(block) &&
    /^(\*\*|__)(?!\s)[^*_\n]+(?:(?:[.:?]|\s[–—-])\1|\1(?:[.:]|\s[–—-]|\s*(?:\n|$)))/.test(block.body.trim()));

/** "**From:** Ann" above "**To:** Bea" in one paragraph: the head of a letter, a row of facts. */
const isRowOfLabels = (body: string): boolean => /\n(\*\*|__)[^*_\n]+(?::\1|\1:)/.test(body);

/** "3. Be self-aware.": a line of one sentence becomes a heading without its period. "Yes, they are." speaks. */
const withoutPeriod = (label: string, isLine: boolean): string =>
  isLine &&
  !opensWithReference.test(label) &&
  /^[^,.;:!?]*\d?[^,.;:!?]*[\p{L}\p{N})]\.$/u.test(label.replace(/^\d{1,2}[.)]\s+/, ''))
    ? label.slice(0, -1)
    : label;

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
const leadInOf = (block: Block): LeadIn | null => {
  if (!isPlainParagraph(block) || isRowOfLabels(block.body)) return null;
  const body = block.body.trim();
  const line = boldLine.exec(body);
  const bold = line ?? boldStart.exec(body);
  const [label = '', rest = ''] =
    bold === null ? (numberedStart.exec(body)?.slice(1) ?? []) : [bold[2], bold[3]];
  const isLine = line !== null;
  // "In my tests of the whole page, I have a rule: …": what follows belongs to the sentence.
  const ends = body.slice(0, body.length - rest.length);
  if (!isLine && /:\W*$/.test(ends) && !isShort(label)) return null;
  const text = withoutPeriod(label.trim(), isLine);
  return isLabel(text, isLine) ? { label: text, rest: rest.trim(), isLine } : looseLeadIn(body);
};

/** "**Stairs**" or "- **Stairs**" without anything behind it on its line. */
const isLineLabel = ({ body }: Block): boolean => /^(\*\*|__)[^*_\n]+\1:?[ \t]*(?:\n|$)/.test(body.trim());
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The blocks between two headings, with the level of the first. */
type Section = { level: number; start: number; end: number };

const sectionsOf = (blocks: readonly Block[]): Section[] => {
  const starts = blocks.flatMap(({ kind, level }, i) =>
    kind === 'heading' ? [{ level, start: i + 1 }] : [],
  );
  return [{ level: 1, start: 0 }, ...starts].map((section, i) => ({
    ...section,
    end: i < starts.length ? (starts[i]?.start ?? 1) - 1 : blocks.length,
  }));
};

/** Whether labels have more than one paragraph each, so that the last one may have more, too. */
const isLong = (blocks: readonly Block[], labels: number): boolean =>
  blocks.filter(isPlainParagraph).length > labels * meanParagraphs;

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { body }) => sum + countWords(body), 0);

/** The labels of a section that work like headings: siblings that differ, each with text of its own below it. */
const siblingsIn = (
  blocks: readonly Block[],
  { start, end }: Section,
  captions: ReadonlySet<number>,
): Map<number, LeadIn> => {
  const found = new Map<number, LeadIn>();
  let others = 0;
  for (const [i, block] of blocks.slice(start, end).entries()) {
    if (captions.has(start + i)) continue;
    const leadIn = leadInOf(block);
    if (leadIn !== null) found.set(start + i, leadIn);
    else if (isPlainParagraph(block) && isBoldOther(block.body.trim())) others += 1;
  }
  // "I finished Nier: Automata" beside labels in bold is no label.
  const hasBold = [...found.values()].some(({ loose }) => loose !== 'plain');
  if (hasBold) for (const [at, { loose }] of [...found]) if (loose === 'plain') found.delete(at);
  // Lines are the headings where there are several, and an opening among them is a note.
  const lines = [...found].filter(([, { isLine }]) => isLine);
  if (lines.length > 1) for (const [at, { isLine }] of [...found]) if (!isLine) found.delete(at);
  const places = [...found.keys()];
  const sizes = places.map((at, i) => {
    const below = wordsOf(blocks.slice(at + 1, places[i + 1] ?? end));
    return below + countWords(found.get(at)?.rest ?? '');
  });
  const shouts = [...found.values()].filter(({ label }) => label.endsWith('!')).length;
  const differ = new Set([...found.values()].map(({ label }) => label.toLowerCase())).size === found.size;
  const mean = sizes.reduce((sum, words) => sum + words, 0) / Math.max(sizes.length, 1);
  // The first label right below a heading would become a heading below a heading.
  const stacked = places[0] === start && start > 0;
  const isRow = others === 0 && differ && shouts * 2 < found.size;
  // A paragraph each, and much more behind the last one: an ending that none of them names.
  const last = places.at(-1) ?? 0;
  const isClosed = lines.length > 0 || isLong(blocks.slice(start, last), found.size - 1);
  if (!isClosed && wordsOf(blocks.slice(last + 1, end)) > mostEnding) return new Map();
  const isLoose = [...found.values()].some(({ loose }) => loose !== undefined);
  const fits = found.size >= (isLoose ? leastLoose : 2) && isRow && !stacked && mean >= leastMeanWords;
  const least = mean >= amongLong.mean ? amongLong.least : leastWords;
  return fits && sizes.every((words) => words >= least) ? found : new Map();
};

/** A label that comes back in the whole text is a speaker or a recurring note. */
const repeatedLabels = (blocks: readonly Block[]): boolean => {
  const labels = blocks.map(leadInOf).flatMap((leadIn) => leadIn?.label.toLowerCase() ?? []);
  return new Set(labels).size < labels.length;
};

/**
 * Turns the author's own labels, paragraphs in bold and paragraphs that open with a label in bold or "First, …", into
 * headings one level below their section, where at least two siblings have the form.
 */
export const raiseLeadIns = (blocks: readonly Block[]): Block[] => {
  if (repeatedLabels(blocks)) return [...blocks];
  const captions = boldCaptions(blocks);
  const raised = new Map<number, { leadIn: LeadIn; level: number }>();
  for (const section of sectionsOf(blocks)) {
    if (section.level >= deepest) continue;
    for (const [i, leadIn] of siblingsIn(blocks, section, captions))
      raised.set(i, { leadIn, level: section.level + 1 });
  }
  // Parallel labels become headings together or not at all. A list that only names them is none of them.
  const named = new Set([...raised.values()].map(({ leadIn }) => lettersOf(leadIn.label)));
  const hasPlain = [...raised.values()].some(({ leadIn }) => leadIn.loose === 'plain');
  const isLeft = (block: Block, i: number): boolean =>
    !raised.has(i) &&
    !captions.has(i) &&
    ((hasPlain && isPlainParagraph(block) && plainStart.test(block.body)) ||
      (isBoldLabel(block) &&
        !isAside.test(block.body.slice(2)) &&
        !(block.kind === 'item' && named.has(lettersOf(block.body))) &&
        [...raised.values()].some(({ leadIn }) => leadIn.isLine === isLineLabel(block))));
  if (blocks.some(isLeft)) return [...blocks];
  return blocks.flatMap((block, i) => {
    const found = raised.get(i);
    if (found === undefined) return [block];
    const heading = headingBlock(found.level, found.leadIn.label);
    return found.leadIn.rest === ''
      ? [{ ...heading, gap: block.gap }]
      : [heading, { ...block, body: found.leadIn.rest }];
  });
};
