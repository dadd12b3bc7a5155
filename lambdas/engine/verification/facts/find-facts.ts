import type { FactKind } from '#contracts/keywords/writing.ts';
import { checkSize } from '#engine/bounds/check-size.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { memoizeByText } from '#engine/bounds/memoize.ts';
import { withAsciiDigits } from '#engine/language/ascii-digits.ts';
import { readCasing, type WordCasing } from './capital-words.ts';
import { clue } from './clues.ts';
import { type FoundDate, findDates } from './dates.ts';
import { findAddresses } from './find-addresses.ts';
import { findNames } from './names.ts';
import { findNegations } from './negations.ts';
import { type FoundNumber, findNumbers } from './numbers.ts';
import { blockOf, type ReadBlock, type ReadDocument, readDocument, type Unit } from './passage-units.ts';
import { quotationKey } from './quotations.ts';
import { lastUpTo, takenSpans } from './spans.ts';

/** A fact of a text and its position. */
export type FoundFact = {
  kind: FactKind;
  /** As written. */
  text: string;
  /** The Markdown of the sentence or block that holds it. */
  sentence: string;
  /** The form in which facts are compared. */
  key: string;
  /** The index of its unit in the document, and the offsets in the body of the unit's block. */
  unit: number;
  start: number;
  end: number;
  number?: FoundNumber;
  date?: FoundDate;
};

/** A document with the facts of its units, read once and compared often. */
export type FactDocument = { document: ReadDocument; facts: readonly FoundFact[] };

/** A fact of a block before its unit is known. All have the same shape, because V8 optimizes for few shapes. */
type Raw = {
  kind: FactKind;
  key: string;
  /** As written, if it differs from the text between the offsets. */
  text: string | null;
  start: number;
  end: number;
  number: FoundNumber | null;
  date: FoundDate | null;
};

const rawFact = (
  kind: FactKind,
  { start, end }: Span,
  key: string,
  text: string | null = null,
  number: FoundNumber | null = null,
  date: FoundDate | null = null,
): Raw => ({ kind, key, text, start, end, number, date });

type Span = { start: number; end: number };

/** Returns a check of whether one of these ranges, in a text of `length` characters, holds an offset. */
const holding = (length: number, spans: readonly Span[]): ((at: number) => boolean) => {
  if (spans.length === 0) return () => false;
  const taken = takenSpans(length);
  for (const { start, end } of spans) taken.take(start, end);
  return taken.holds;
};

const dateKey = (date: FoundDate): string =>
  Object.entries(date.parts)
    .map(([part, value]) => `${part}=${value}`)
    .join(' ');

const findNumericFacts = (
  text: string,
  dates: readonly FoundDate[],
  isTaken: (at: number) => boolean,
  clues: number,
): Raw[] => {
  const numbers = findNumbers(text, isTaken, clues);
  return [
    ...dates.map((date) => rawFact('date', date, dateKey(date), null, null, date)),
    ...numbers.map((number) =>
      rawFact('number', number, `${number.values[0] ?? 0} ${number.unit}`.trim(), null, number),
    ),
  ];
};

const codeOf = (block: ReadBlock): Raw[] => {
  const lines = block.block.body.split('\n').map((line) => line.trimEnd());
  const fenced = /^\s*(?:`{3,}|~{3,})/.test(lines[0] ?? '');
  const inner = fenced
    ? lines.slice(1, /^\s*[`~]{3,}$/.test(lines.at(-1) ?? '') ? -1 : undefined)
    : lines.map((line) => line.replace(/^(?: {4}|\t)/, ''));
  const key = inner.join('\n').trim();
  return key === '' ? [] : [rawFact('code', { start: 0, end: block.block.body.length }, key, key)];
};

const factsOfText = (block: ReadBlock, units: readonly Unit[], casing: WordCasing): Raw[] => {
  const { text } = block;
  const cluesIn = (unit: Unit): number => casing.units.get(unit)?.clues ?? 0;
  const clues = units.reduce((sum, unit) => sum | cluesIn(unit), 0);
  const addresses = findAddresses(text, clues);
  const plain = withAsciiDigits(text);
  const dates = findDates(plain, holding(text.length, addresses), clues);
  const isTaken = holding(text.length, [...addresses, ...dates]);
  const names = units.flatMap((unit) => findNames(text, unit, casing)).filter((name) => !isTaken(name.start));
  const negations = units
    .filter((unit) => (cluesIn(unit) & clue.negation) !== 0)
    .flatMap((unit) => findNegations(text, unit.start, unit.end));
  return [
    ...block.pieces.map((piece) => rawFact(piece.kind, piece, piece.value, piece.value)),
    ...block.quotations.map((span) => rawFact('quotation', span, quotationKey(span.inner))),
    ...addresses.map((address) => rawFact('address', address, address.key)),
    ...findNumericFacts(plain, dates, isTaken, clues),
    ...names.map((name) => rawFact('name', name, name.key)),
    ...negations.map((negation) => rawFact('negation', negation, negation.key)),
  ];
};

/** The index of the unit that holds an offset; units are adjacent without gaps. */
const unitAt = (starts: readonly number[], start: number): number =>
  Math.max(0, Math.min(lastUpTo(starts, start), starts.length - 1));

const placedFact = (raw: Raw, text: string, sentence: string, unit: number): FoundFact => {
  const { kind, key, start, end, number, date } = raw;
  const fact = { kind, text, sentence, key, unit, start, end };
  if (number !== null) return { ...fact, number };
  return date === null ? fact : { ...fact, date };
};

const factsOfBlock = (
  document: ReadDocument,
  block: ReadBlock,
  firstUnit: number,
  casing: WordCasing,
): FoundFact[] => {
  const { kind, body } = block.block;
  if (kind === 'rule' || kind === 'definition') return [];
  const raw = kind === 'code' ? codeOf(block) : factsOfText(block, block.units, casing);
  const starts = block.units.map((unit) => unit.start);
  return raw
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((fact) => {
      checkDeadline();
      const at = unitAt(starts, fact.start);
      const unit = block.units[at];
      const text = fact.text ?? body.slice(fact.start, fact.end).replace(/\s+/g, ' ').trim();
      const whole =
        unit === undefined || block.units.length === 1
          ? blockOf(document, block.units[0] ?? emptyUnit)
          : unit.source;
      return placedFact(fact, text, whole.trim(), firstUnit + at);
    });
};

const emptyUnit: Unit = { block: -1, kind: 'paragraph', start: 0, end: 0, source: '' };

/** Reads Markdown with its facts. */
export const readFacts = (markdown: string): FactDocument => {
  const document = readDocument(markdown);
  const casing = readCasing(document);
  const facts: FoundFact[] = [];
  let first = 0;
  for (const block of document.blocks) {
    for (const fact of factsOfBlock(document, block, first, casing)) facts.push(fact);
    checkSize('facts', facts.length);
    first += block.units.length;
  }
  return { document, facts };
};

/** The facts of a text that is compared with several rewrites, so it is read once. */
export const readOriginalFacts = memoizeByText(readFacts);

/**
 * The facts that a rewrite must keep: numbers, dates, addresses, quotations, names, code, links, images and
 * negations, in the order of the text, each with the sentence or block that holds it.
 */
export const findFacts = (markdown: string): readonly FoundFact[] => readFacts(markdown).facts;
