import { diffArrays } from 'diff';
import { regex } from '#engine/language/patterns.ts';
import { blockSource, parseMarkdown, serializeMarkdown } from '#engine/markdown/markdown-document.ts';
import { lettersAndDigits } from '#engine/text/letters-and-digits.ts';
import { readDocument, type Unit } from '#engine/verification/facts/passage-units.ts';
import { unwrapped } from './edit-blocks.ts';

/** A sentence, a block without sentences, or the break between two blocks. */
export type Piece = {
  text: string;
  kind: Unit['kind'] | 'break';
  level: number;
  words: ReadonlySet<string>;
  skeleton: string;
};

/** Corresponding pieces before and after a rewrite; one side is empty for an addition or a removal. */
export type Hunk = { removed: Piece[]; added: Piece[] };

const piece = (text: string, kind: Piece['kind'], level = 0): Piece => ({
  text,
  kind,
  level,
  words: new Set(text.toLowerCase().match(regex.gu`[\p{L}\p{N}]{2,}`) ?? []),
  skeleton: text.replace(/!\[[^\]]*\]/g, '![]'),
});

const breakPiece = piece('\n\n', 'break');

/** Removes line wraps, so that rewrapped text does not count as a difference. */
const withoutWraps = (markdown: string): string =>
  serializeMarkdown({
    lead: '',
    blocks: parseMarkdown(markdown).blocks.map((block) =>
      block.kind === 'paragraph' ? { ...block, body: unwrapped(block.body) } : block,
    ),
  });

/** The pieces of Markdown in order. */
export const piecesOf = (markdown: string): Piece[] =>
  readDocument(withoutWraps(markdown)).blocks.flatMap((read, i) => {
    const { block } = read;
    const whole = block.kind !== 'paragraph' || read.units.length === 1;
    const pieces = whole
      ? [piece(blockSource(block).trim(), block.kind, block.level)]
      : read.units.map((unit) => piece(unit.source, unit.kind));
    return i === 0 ? pieces : [breakPiece, ...pieces];
  });

/** Pieces correspond when both have more than 60% of the shorter one's words and 30% of the longer one's. */
const isSamePassage = (a: Piece, b: Piece): boolean => {
  if (a.kind !== b.kind || a.kind === 'break') return a.kind === b.kind;
  if (a.text === b.text || a.skeleton === b.skeleton) return true;
  if (a.words.size === 0 || b.words.size === 0) return false;
  let shared = 0;
  for (const word of a.words) if (b.words.has(word)) shared += 1;
  return (
    shared > Math.min(a.words.size, b.words.size) * 0.6 && shared > Math.max(a.words.size, b.words.size) * 0.3
  );
};

/** The second half of a split sentence may have a new subject, but it keeps its other words. */
const endsLike = (whole: string, half: string): boolean =>
  lettersAndDigits(whole).includes(lettersAndDigits(half).slice(0, 30)) ||
  lettersAndDigits(whole).includes(lettersAndDigits(half).slice(-20));

/** The number of added pieces that continue the sentence that a hunk replaced. */
const continuedBy = (open: Hunk | undefined, added: readonly Piece[]): number => {
  const [before] = open?.removed ?? [];
  if (open === undefined || before === undefined || open.added.length === 0) return 0;
  const end = added.findIndex((value) => value.kind !== 'break' && !endsLike(before.text, value.text));
  const parts = added.slice(0, end < 0 ? added.length : end);
  return parts.findLastIndex(({ kind }) => kind !== 'break') + 1;
};

/** The first half of a split sentence comes before the piece that corresponds to the whole sentence. */
const isFirstHalf = (open: Hunk | undefined, whole: Piece, previous: Piece | undefined): boolean =>
  open !== undefined &&
  open.removed.length === 0 &&
  open.added.at(-1) === previous &&
  open.added.some((value) => value.kind !== 'break') &&
  open.added.every(
    (value) =>
      value.kind === 'break' ||
      (value.kind === whole.kind && lettersAndDigits(whole.text).includes(lettersAndDigits(value.text))),
  );

const split = (pieces: readonly Piece[]): Piece[][] => {
  const runs: Piece[][] = [];
  for (const value of pieces) {
    const last = runs.at(-1);
    if (last === undefined || value.kind === 'heading') runs.push([value]);
    else last.push(value);
  }
  return runs;
};

/** The hunks in which two texts differ, in order, with the shared piece before and after each. */
export const diffPieces = (
  before: readonly Piece[],
  after: readonly Piece[],
): { hunk: Hunk; left: Piece | undefined; right: Piece | undefined }[] => {
  const found: { hunk: Hunk; left: Piece | undefined; right: Piece | undefined }[] = [];
  let [i, j] = [0, 0];
  const push = (hunk: Hunk) => found.push({ hunk, left: after[j - hunk.added.length - 1], right: after[j] });
  for (const part of diffArrays([...before], [...after], { comparator: isSamePassage })) {
    const { length } = part.value;
    if (part.removed) {
      i += length;
      push({ removed: part.value, added: [] });
    } else if (part.added) {
      j += length;
      // A piece removed within the sentence comes before the rest of that sentence.
      const last = found.findLast(({ hunk }) => hunk.added.at(-1) === after[j - length - 1])?.hunk;
      const parts = continuedBy(last, part.value);
      last?.added.push(...part.value.slice(0, parts));
      for (const run of split(part.value.slice(parts))) push({ removed: [], added: run });
    } else {
      for (let k = 0; k < length; k += 1) {
        const [a, b] = [before[i + k], after[j + k]];
        if (a === undefined || b === undefined || a.text === b.text) continue;
        const open = found.at(-1)?.hunk;
        const halves = isFirstHalf(open, a, after[j + k - 1]) ? (open?.added ?? []) : [];
        if (halves.length > 0) found.pop();
        found.push({ hunk: { removed: [a], added: [...halves, b] }, left: undefined, right: undefined });
      }
      i += length;
      j += length;
    }
  }
  return found;
};
