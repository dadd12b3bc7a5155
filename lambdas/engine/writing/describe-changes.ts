import { diffArrays } from 'diff';
import type { ArticleChange } from '#contracts/writing.ts';
import { blockSource } from '#engine/verification/markdown-document.ts';
import { type ReadDocument, readDocument, type Unit } from '#engine/verification/passage-units.ts';
import { holdsKeyword } from './keywords-in.ts';

/** A unit or the break between two blocks. */
type Piece = { text: string; kind: Unit['kind'] | 'break'; level: number };

const breakPiece: Piece = { text: '\n\n', kind: 'break', level: 0 };

const piecesOf = (document: ReadDocument): Piece[] =>
  document.blocks.flatMap((read, i) => {
    const { block } = read;
    const whole = block.kind !== 'paragraph' || read.units.length === 1;
    const pieces = whole
      ? [{ text: blockSource(block).trim(), kind: block.kind, level: block.level }]
      : read.units.map((unit) => ({ text: unit.source, kind: unit.kind, level: 0 }));
    return i === 0 ? pieces : [breakPiece, ...pieces];
  });

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => piece.text)
    .join(' ')
    .replace(/ ?\n\n ?/g, '\n\n')
    .trim();

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const headingReason = (added: readonly Piece[], removed: readonly Piece[], keyword: string): string => {
  const heading = added.find((piece) => piece.kind === 'heading');
  const holds = heading !== undefined && keyword !== '' && holdsKeyword(heading.text, keyword);
  if (heading?.level === 1)
    return holds
      ? `The main heading holds the keyword “${keyword}”.`
      : 'The article gets a main heading (H1).';
  if (removed.some((piece) => piece.kind === 'heading'))
    return holds ? `The heading holds the keyword “${keyword}”.` : 'The heading is set at its proper level.';
  return holds
    ? `A subheading with the keyword “${keyword}” breaks up a long stretch of text.`
    : 'A subheading breaks up a long stretch of text and says what comes.';
};

const reasonFor = (removed: readonly Piece[], added: readonly Piece[], keyword: string): string => {
  if (added.some((piece) => piece.kind === 'heading')) return headingReason(added, removed, keyword);
  const [before, after] = [textOf(removed), textOf(added)];
  if (/!\[/.test(after) && after.replace(/!\[[^\]]*\]/g, '') === before.replace(/!\[[^\]]*\]/g, ''))
    return 'The image gets an alternative text for screen readers and image search.';
  const sentences = added.filter((piece) => piece.kind !== 'break').length;
  if (
    sentences > removed.filter((piece) => piece.kind !== 'break').length &&
    bare(after).length >= bare(before).length * 0.8 &&
    removed.length > 0
  )
    return 'A long sentence is split, so that it reads more easily.';
  if (before === '')
    return keyword !== '' && holdsKeyword(after, keyword)
      ? `The keyword “${keyword}” comes early in the text.`
      : 'This passage was added.';
  if (after === '')
    return 'This passage was left out: it repeats what stands elsewhere or has no ground in the original.';
  return keyword !== '' && holdsKeyword(after, keyword) && !holdsKeyword(before, keyword)
    ? `The sentence now holds the keyword “${keyword}”.`
    : 'The sentence reads more easily.';
};

const isBreakOnly = (pieces: readonly Piece[]): boolean => pieces.every((piece) => piece.kind === 'break');

type Part = { value: Piece[]; added: boolean; removed: boolean };

/** A paragraph that was split shows with the sentences on both sides of the new break. */
const splitOf = (parts: readonly Part[], at: number): ArticleChange | null => {
  const before = parts[at - 1]?.value.at(-1)?.text;
  const after = parts[at + 1]?.value[0]?.text;
  if (before === undefined || after === undefined || !isBreakOnly(parts[at]?.value ?? [])) return null;
  const [apart, together] = [`${before}\n\n${after}`, `${before} ${after}`];
  return parts[at]?.added === true
    ? {
        before: together,
        after: apart,
        reason: 'A long paragraph is split, so that it reads more easily on a phone.',
      }
    : { before: apart, after: together, reason: 'Two paragraphs on one matter are joined.' };
};

/**
 * The passages in which a rewrite differs from its original, sentence by sentence in the order of the
 * article, each with the reason for it; works for any rewrite, whoever made it.
 */
export const describeChanges = (
  originalMarkdown: string,
  rewrittenMarkdown: string,
  leadKeyword: string,
): ArticleChange[] => {
  const before = piecesOf(readDocument(originalMarkdown));
  const after = piecesOf(readDocument(rewrittenMarkdown));
  const parts: Part[] = diffArrays(before, after, {
    comparator: (a, b) => a.text === b.text && a.kind === b.kind,
  });
  const changes: ArticleChange[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i];
    if (part === undefined || (!part.added && !part.removed)) continue;
    const next = parts[i + 1];
    const paired = next !== undefined && next.added !== part.added && (next.added || next.removed);
    const removed = part.removed ? part.value : paired && next.removed ? next.value : [];
    const added = part.added ? part.value : paired && next.added ? next.value : [];
    if (paired) i += 1;
    const split = paired ? null : splitOf(parts, i);
    if (split !== null) changes.push(split);
    else if (textOf(removed) !== textOf(added))
      changes.push({
        before: textOf(removed),
        after: textOf(added),
        reason: reasonFor(removed, added, leadKeyword),
      });
  }
  return changes;
};
