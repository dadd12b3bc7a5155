/** Texts of which every match of a pattern holds at least one, in lower case; null where the pattern does not tell. */
export type NeededTexts = readonly string[] | null;

/** Characters of the shortest texts: a shorter one is in most sentences. */
export const leastNeeded = 3;
/** Of more texts, most sentences have one. */
const mostTexts = 100;

/** The parts of a pattern's source: a class, an escape, the beginning of a group, any other character. */
const part =
  /(?<set>\[(?:\\[\s\S]|[^\]\\])*\])|\\u(?<code>[\da-f]{4})|(?<kind>\\(?:[dDwWsSnrtfv]|\d+|[pP]\{\w+\}|k<\w+>)|\.)|(?<border>\\[bB]|[\^$])|\((?<group>\?(?:<?[=!]|:|<\w+>))?|\\?(?<letter>[\s\S])/uy;
const quantifier = /(?:[*+?]|\{(?<least>\d+)(?:,\d*)?\})\??/uy;

/** A pattern's source and how far it is read. */
type Cursor = { readonly source: string; at: number };

const take = (cursor: Cursor, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source);
  cursor.at += found?.[0].length ?? 0;
  return found;
};

/** How often the part before the cursor is in a match at least, and whether it may be there more often. */
const takeCount = (cursor: Cursor): { least: number; isOnce: boolean } => {
  const found = take(cursor, quantifier);
  if (found === null) return { least: 1, isOnce: true };
  return { least: Number(found.groups?.least ?? (found[0].startsWith('+') ? 1 : 0)), isOnce: false };
};

const isEnd = ({ source, at }: Cursor): boolean => at >= source.length || source[at] === ')';

const shortest = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length));

/** The fewest texts, and of equally many the longest. */
const best = (candidates: readonly (readonly string[])[]): NeededTexts =>
  candidates
    .filter((texts) => texts.length <= mostTexts && shortest(texts) >= leastNeeded)
    .sort((a, b) => a.length - b.length || shortest(b) - shortest(a))[0] ?? null;

/** The letter of a part that stands for one, in any case: "x", "\.", "\u0041", "[Oo]". */
const letterOf = ({ set, code, letter }: Record<string, string | undefined>): string | null => {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16)).toLowerCase();
  if (letter !== undefined) return letter.toLowerCase();
  const [, first, second] = /^\[(.)(.)\]$/u.exec(set ?? '') ?? [];
  return first !== undefined && first.toLowerCase() === second?.toLowerCase() ? first.toLowerCase() : null;
};

/** What parts in a row need: their letters where these stand together, or what one of their groups needs. */
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
      // What stands before or behind a match is in the text, too.
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

/** One of the alternatives is in a match, so one of all their texts is. Ends behind the bracket that closes them. */
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
