/** Lowercase texts; every match of a pattern contains at least one of them. Null if the pattern guarantees none. */
export type NeededTexts = readonly string[] | null;

/** The fewest characters of a needed text; most sentences contain shorter ones. */
export const leastNeeded = 3;
/** The most needed texts; most sentences contain one of more. */
const mostTexts = 100;

/** The parts of a pattern's source: a class, an escape, the beginning of a group, or any other character. */
const part =
  /(?<set>\[(?:\\[\s\S]|[^\]\\])*\])|\\u(?<code>[\da-f]{4})|(?<kind>\\(?:[dDwWsSnrtfv]|\d+|[pP]\{\w+\}|k<\w+>)|\.)|(?<border>\\[bB]|[\^$])|\((?<group>\?(?:<?[=!]|:|<\w+>))?|\\?(?<letter>[\s\S])/uy;
const quantifier = /(?:[*+?]|\{(?<least>\d+)(?:,\d*)?\})\??/uy;

/** A pattern's source and the position up to which it is read. */
type Cursor = { readonly source: string; at: number };

const take = (cursor: Cursor, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source);
  cursor.at += found?.[0].length ?? 0;
  return found;
};

/** The fewest times that a match contains the part before the cursor, and whether it contains it exactly once. */
const takeCount = (cursor: Cursor): { least: number; isOnce: boolean } => {
  const found = take(cursor, quantifier);
  if (found === null) return { least: 1, isOnce: true };
  return { least: Number(found.groups?.least ?? (found[0].startsWith('+') ? 1 : 0)), isOnce: false };
};

const isEnd = ({ source, at }: Cursor): boolean => at >= source.length || source[at] === ')';

const shortest = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length));

/** The candidate with the fewest texts; among equals, the one with the longest texts. */
const best = (candidates: readonly (readonly string[])[]): NeededTexts =>
  candidates
    .filter((texts) => texts.length <= mostTexts && shortest(texts) >= leastNeeded)
    .sort((a, b) => a.length - b.length || shortest(b) - shortest(a))[0] ?? null;

/** The lowercase letter of a part that matches only that letter: "x", "\.", "\u0041", "[Oo]". */
const letterOf = ({ set, code, letter }: Record<string, string | undefined>): string | null => {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16)).toLowerCase();
  if (letter !== undefined) return letter.toLowerCase();
  const [, first, second] = /^\[(.)(.)\]$/u.exec(set ?? '') ?? [];
  return first !== undefined && first.toLowerCase() === second?.toLowerCase() ? first.toLowerCase() : null;
};

/** What consecutive parts need: their adjacent letters, or what one of their groups needs. */
const sequence = (cursor: Cursor): NeededTexts => {
  const candidates: (readonly string[])[] = [];
  let run = '';
  const endRun = (): void => {
    if (run !== '') candidates.push([run]);
    run = '';
  };
  while (!isEnd(cursor) && cursor.source[cursor.at] !== '|') {
    const found = take(cursor, part);
    const groups = found?.groups ?? {};
    const isGroup = found?.[0].startsWith('(') ?? false;
    const looks = /^\?<?[=!]/.test(groups.group ?? '');
    if (groups.border !== undefined) continue;
    const inner = isGroup ? alternatives(cursor) : null;
    if (looks) {
      // The text around a match is part of the text, too.
      if (inner !== null && groups.group?.endsWith('=')) candidates.push(inner);
      continue;
    }
    const letter = isGroup ? null : letterOf(groups);
    const { least, isOnce } = takeCount(cursor);
    if (letter !== null && least > 0) run += letter;
    if (letter === null || !isOnce) endRun();
    if (inner !== null && least > 0) candidates.push(inner);
  }
  endRun();
  return best(candidates);
};

/**
 * A match contains one of the alternatives, so it needs one of all their texts. The cursor ends after the closing
 * parenthesis.
 */
const alternatives = (cursor: Cursor): NeededTexts => {
  const all: NeededTexts[] = [sequence(cursor)];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    all.push(sequence(cursor));
  }
  cursor.at += 1;
  return all.includes(null) ? null : all.flatMap((texts) => texts ?? []);
};

export const neededTexts = ({ source }: RegExp): NeededTexts => {
  const texts = alternatives({ source, at: 0 });
  return texts === null ? null : best([texts]);
};
