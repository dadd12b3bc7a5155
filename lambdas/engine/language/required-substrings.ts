/** Lowercase texts; every match of a pattern contains at least one of them. Null if the pattern guarantees none. */
export type RequiredSubstrings = readonly string[] | null;

/** The fewest characters of a needed text; most sentences contain shorter ones. */
export const minRequiredLength = 3;
/** The most needed texts; most sentences contain one of more. */
const maxTexts = 100;

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

const shortestLength = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length));

/** The candidate with the fewest texts; among equals, the one with the longest texts. */
const bestTexts = (candidates: readonly (readonly string[])[]): RequiredSubstrings =>
  candidates
    .filter((texts) => texts.length <= maxTexts && shortestLength(texts) >= minRequiredLength)
    .sort((a, b) => a.length - b.length || shortestLength(b) - shortestLength(a))[0] ?? null;

/** The lowercase letter of a part that matches only that letter: "x", "\.", "\u0041", "[Oo]". */
const letterOf = ({ set, code, letter }: Record<string, string | undefined>): string | null => {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16)).toLowerCase();
  if (letter !== undefined) return letter.toLowerCase();
  const [, first, second] = /^\[(.)(.)\]$/u.exec(set ?? '') ?? [];
  return first !== undefined && first.toLowerCase() === second?.toLowerCase() ? first.toLowerCase() : null;
};

/** What consecutive parts need: their adjacent letters, or what one of their groups needs. */
const sequence = (cursor: Cursor): RequiredSubstrings => {
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
  return bestTexts(candidates);
};

/**
 * A match contains one of the alternatives, so it needs one of all their texts. The cursor ends after the closing
 * parenthesis.
 */
const alternatives = (cursor: Cursor): RequiredSubstrings => {
  const all: RequiredSubstrings[] = [sequence(cursor)];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    all.push(sequence(cursor));
  }
  cursor.at += 1;
  return all.includes(null) ? null : all.flatMap((texts) => texts ?? []);
};

export const requiredSubstrings = ({ source }: RegExp): RequiredSubstrings => {
  const texts = alternatives({ source, at: 0 });
  return texts === null ? null : bestTexts([texts]);
};
