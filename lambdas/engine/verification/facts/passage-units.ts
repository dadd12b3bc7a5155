import { checkSize } from '#engine/bounds/check-size.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { memoizeByText } from '#engine/bounds/memoize.ts';
import { regex } from '#engine/language/patterns.ts';
import { type InlinePiece, readInline } from '#engine/markdown/inline-markup.ts';
import {
  type Block,
  type BlockKind,
  blockSource,
  parseMarkdown,
} from '#engine/markdown/markdown-document.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { findQuotations, type Span } from './quotations.ts';
import { takenSpans } from './spans.ts';

/**
 * The smallest passage that is compared and restored as a whole: a sentence of running text (including all sentences
 * of a quotation that it begins), or a block without sentences, such as code.
 */
export type Unit = {
  block: number;
  kind: BlockKind;
  /** Source in the block's body: `body.slice(start, end)`, including trailing white space. */
  start: number;
  end: number;
  /** The unit's Markdown without leading and trailing white space. */
  source: string;
};

/** A block with its plain text (markup blanked out, same offsets as its body) and its units. */
export type ReadBlock = {
  block: Block;
  text: string;
  pieces: InlinePiece[];
  quotations: Span[];
  units: Unit[];
};

const proseKinds: ReadonlySet<BlockKind> = new Set(['paragraph', 'item', 'quote']);
/** A longer quotation is not kept together, because its closing mark is probably missing. */
const maxQuotationLength = 1200;

const definitionsOf = (blocks: readonly Block[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { kind, body } of blocks) {
    const match = kind === 'definition' ? /\[([^\]]+)\]:\s*<?([^\s>]+)/.exec(body) : null;
    if (match?.[1] !== undefined && match[2] !== undefined) found.set(match[1].toLowerCase(), match[2]);
  }
  return found;
};

const boundariesOf = (
  text: string,
  kind: BlockKind,
  keepWhole: readonly { start: number; end: number }[],
): number[] => {
  if (!proseKinds.has(kind)) return [];
  const whole = takenSpans(text.length);
  for (const { start, end } of keepWhole) if (end - start < maxQuotationLength) whole.take(start + 1, end);
  return analyzeText(text)
    .sentences.slice(1)
    .map((sentence) => sentence.start)
    .filter((at) => !whole.holds(at));
};

/** Emphasis or brackets that open before a sentence's first letter belong to that sentence. */
const beforeMarkup = (body: string, at: number): number => {
  let start = at;
  while (start > 0 && /[*_[\](<>"“‘'«„\\~`]/.test(body[start - 1] ?? '') && !/\s/.test(body[start - 1] ?? ''))
    start -= 1;
  return start > 0 && !/\s/.test(body[start - 1] ?? '') ? at : start;
};

/** "**Stairs** - The tower has many": a bold label that a dash connects to its sentence is a separate passage. */
const dashLabel = regex.u`^(\*\*|__)(?!\s)[^*_\n]+(?:\1\s?[–—-]|\s?[–—-]\1)\s+(?=["“‘'[*_]?\p{Lu})`;

const readBlock = (block: Block, index: number, definitions: ReadonlyMap<string, string>): ReadBlock => {
  checkDeadline();
  if (block.kind === 'code' || block.kind === 'definition' || block.kind === 'rule') {
    const unit = {
      block: index,
      kind: block.kind,
      start: 0,
      end: block.body.length,
      source: block.body.trim(),
    };
    return { block, text: '', pieces: [], quotations: [], units: [unit] };
  }
  const { text, pieces } = readInline(block.body, definitions);
  const quotations = findQuotations(text);
  const cuts = boundariesOf(text, block.kind, [...quotations, ...pieces]).map((at) =>
    beforeMarkup(block.body, at),
  );
  const label = proseKinds.has(block.kind) ? (dashLabel.exec(block.body)?.[0].length ?? 0) : 0;
  const edges = [...new Set([0, label, ...cuts.filter((at) => at > label), block.body.length])];
  const units = edges.slice(0, -1).map((start, i) => {
    const end = edges[i + 1] ?? block.body.length;
    checkSize('sentence', end - start);
    return { block: index, kind: block.kind, start, end, source: block.body.slice(start, end).trim() };
  });
  return { block, text, pieces, quotations, units };
};

export type ReadDocument = { readonly blocks: readonly ReadBlock[]; readonly units: readonly Unit[] };

/** Reads Markdown into blocks and units; the units of a block concatenate to its body, character for character. */
export const readUnits = (markdown: string): ReadDocument => {
  const { blocks } = parseMarkdown(markdown);
  checkSize('blocks', blocks.length);
  const definitions = definitionsOf(blocks);
  const read = blocks.map((block, index) => readBlock(block, index, definitions));
  const units = read.flatMap((value) => value.units);
  checkSize('sentences', units.length);
  return { blocks: read, units };
};

/** Cached because facts, checks, changes and advice read the same versions of an article. */
export const readDocument = memoizeByText(readUnits);

/** The whole source of a unit's block, including the prefix. */
export const blockOf = (document: ReadDocument, unit: Unit): string => {
  const block = document.blocks[unit.block]?.block;
  return block === undefined ? unit.source : blockSource(block);
};
