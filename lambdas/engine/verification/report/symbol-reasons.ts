import type { FactDocument } from '#engine/verification/facts/find-facts.ts';

/** Arithmetic and comparison operators, by themselves or before a digit. */
const operators = /(?<!\S)(?:[-+*/<>=!&|^~%]{1,3}|[−≤≥≠≈±×÷])(?!\S)|[<>≤≥]=?(?=\d)/gu;
const emoji = /\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*/gu;

/** Tags, and emphasis marks at the edge of a word, are not operators. */
const markup = /<\/?[A-Za-z][^<>]{0,1000}>|(?<=^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$)/g;

const sourceOf = ({ document }: FactDocument, index: number): string => {
  const unit = document.units[index];
  return unit === undefined
    ? ''
    : (document.blocks[unit.block]?.block.body.slice(unit.start, unit.end) ?? '');
};

const textOf = (document: FactDocument, units: readonly number[]): string =>
  units.map((unit) => sourceOf(document, unit).replace(markup, ' ')).join('\n');

/** Formulas: "$\\pi r^2$". */
const formulas = /\$[^$\n]{0,200}[\\^_=][^$\n]{0,200}\$/g;

const symbolsIn = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((symbol) => symbol.replace('−', '-').replace(/\s+/g, ' '));

const kinds = [
  { noun: 'sign', pattern: operators, isQuoted: true },
  { noun: 'sign', pattern: emoji, isQuoted: false },
  { noun: 'formula', pattern: formulas, isQuoted: true },
];

/**
 * Symbols that were replaced by others. A symbol that is only added or left out may have become a word: "&" and
 * "and".
 */
const replacedSymbols = (
  before: string,
  after: string,
  { noun, pattern, isQuoted }: (typeof kinds)[number],
): string[] => {
  const [a, b] = [symbolsIn(before, pattern), symbolsIn(after, pattern)];
  if (a.length !== b.length) return [];
  const show = (symbol: string): string => (isQuoted ? `“${symbol}”` : symbol);
  return a.flatMap((symbol, i) => {
    const now = b[i] ?? symbol;
    return symbol === now || /^-+$/.test(symbol + now)
      ? []
      : [`The ${noun} ${show(symbol)} is now ${show(now)}.`];
  });
};

/** Most sentences have no symbols, which is much faster to find out. */
const anySymbol = /[-+*/<>=!&|^~%$]|[^\0-\x7f‘’“”–—…]/;
const hasSymbol = (document: FactDocument, units: readonly number[]): boolean =>
  units.some((unit) => anySymbol.test(sourceOf(document, unit)));

type Sides = { original: FactDocument; rewritten: FactDocument };
type Units = { original: readonly number[]; rewritten: readonly number[] };

/** Operators, emoji and formulas that a passage replaced. */
export const symbolReasons = (sides: Sides, group: Units): string[] => {
  if (!hasSymbol(sides.original, group.original) || !hasSymbol(sides.rewritten, group.rewritten)) return [];
  const before = textOf(sides.original, group.original);
  const after = textOf(sides.rewritten, group.rewritten);
  return kinds.flatMap((kind) => replacedSymbols(before, after, kind));
};
