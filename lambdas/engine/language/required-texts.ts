/** The texts that every match of a pattern contains: at least one of each list. All are in lowercase. */
export type RequiredTexts = readonly (readonly string[])[];

/** The fewest characters of a useful required text; most sentences contain shorter ones. */
const minUsefulLength = 3;
/** The fewest characters of a required text of a pattern that requires no longer ones. */
export const minRequiredLength = 2;
/** The most texts of a list; most sentences contain one of more. */
const maxTexts = 100;
/** The most texts that joining two consecutive parts may yield. Without the limit, their number would multiply. */
const maxJoined = 64;
/** The most lists that a pattern keeps. More of them rule out hardly any other sentence. */
const maxLists = 8;

/** The parts of a pattern's source: a class, an escape, the beginning of a group, letters, or any other character. */
const part =
  /(?<set>\[(?:\\[\s\S]|[^\]\\])*\])|\\u(?<code>[\da-f]{4})|\\(?<back>[1-9]\d?)|(?<kind>\\(?:[dDwWsSnrtfv]|[pP]\{\w+\}|k<\w+>)|\.)|(?<border>\\[bB]|[\^$])|\((?<group>\?(?:<?[=!]|:|<\w+>))?|(?<word>[a-z ]+(?![*+?{]))|\\?(?<letter>[\s\S])/iuy;
const quantifier = /(?:[*+?]|\{(?<least>\d+)(?<comma>,(?<most>\d*))?\})\??/uy;

/** A pattern's source, the position up to which it is read, and the number of capturing groups before it. */
type Cursor = { readonly source: string; at: number; groups: number };

/** All texts that a part of a pattern can match, if they can be listed, and the texts that each match requires. */
type Matched = { readonly exact: readonly string[] | null; readonly required: RequiredTexts };

/**
 * A text at the end of the pattern as read so far. It starts with the text of a lookbehind, and the match itself
 * begins at `from`. `captured` has the texts of its groups.
 */
type Run = {
  readonly text: string;
  readonly from: number;
  readonly captured: Readonly<Record<number, string>>;
};
const emptyRun: Run = { text: '', from: 0, captured: {} };

const take = (cursor: Cursor, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source);
  cursor.at += found?.[0].length ?? 0;
  return found;
};

/** The number of times that a match contains the part before the cursor. */
const takeCount = (cursor: Cursor): { least: number; most: number } => {
  const found = take(cursor, quantifier);
  if (found === null) return { least: 1, most: 1 };
  const { least, comma, most = '' } = found.groups ?? {};
  if (least === undefined)
    return { least: found[0].startsWith('+') ? 1 : 0, most: found[0].startsWith('?') ? 1 : Infinity };
  if (comma === undefined) return { least: Number(least), most: Number(least) };
  return { least: Number(least), most: most === '' ? Infinity : Number(most) };
};

const isEnd = ({ source, at }: Cursor): boolean => at >= source.length || source[at] === ')';

const digits = [...'0123456789'];
const member = /\\u([\da-f]{4})|\\?([^\\])/gu;

/** The lowercase characters of a class without ranges and properties: "[Oo]", "['’]". Null for other classes. */
const membersOf = (set: string): readonly string[] | null => {
  const inside = set.slice(1, -1);
  if (/^\^|\\[^u\W]|.-./su.test(inside)) return null;
  const members = [...inside.matchAll(member)].map(([, code, letter = '']) =>
    code === undefined ? letter : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set(members.map((one) => one.toLowerCase()))];
};

/** The texts that a part other than a group can match. Null if there are too many. */
const textsOf = ({
  set,
  code,
  kind,
  word,
  letter,
}: Record<string, string | undefined>): readonly string[] | null => {
  if (set !== undefined) return membersOf(set);
  if (code !== undefined) return [String.fromCharCode(Number.parseInt(code, 16)).toLowerCase()];
  if (kind === '\\d') return digits;
  const plain = word ?? letter;
  return plain === undefined ? null : [plain.toLowerCase()];
};

const shortestLength = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length));

/** A list without the texts that contain another of its texts. */
const withoutLonger = (texts: readonly string[]): string[] => {
  const unique = [...new Set(texts)];
  return unique.filter((text) => !unique.some((other) => other.length < text.length && text.includes(other)));
};

/** Reads consecutive parts, and collects what they require. */
class Sequence {
  private runs: readonly Run[] = [emptyRun];
  private isExact = true;
  private readonly required: (readonly string[])[] = [];

  /** Adds the texts of the runs to the required ones, and starts over after a part that cannot be listed. */
  private restart(runs: readonly Run[] = [emptyRun]): void {
    this.required.push(this.runs.map(({ text }) => text));
    this.runs = runs;
    this.isExact = false;
  }

  private joined(texts: readonly string[], group?: number): Run[] | null {
    if (this.runs.length * texts.length > maxJoined) return null;
    return this.runs.flatMap(({ text, from, captured }) =>
      texts.map((next) => ({
        text: text + next,
        from,
        captured: group === undefined ? captured : { ...captured, [group]: next },
      })),
    );
  }

  append({ exact, required }: Matched, group?: number): void {
    this.required.push(...required);
    if (exact === null) this.restart();
    else {
      const joined = this.joined(exact, group);
      if (joined === null) this.restart(exact.map((text) => ({ ...emptyRun, text })));
      else this.runs = joined;
    }
  }

  /** Adds a part that occurs several times, or not always. */
  appendCounted(matched: Matched, { least, most }: { least: number; most: number }, group?: number): void {
    if (least === 0 && most === 1 && matched.exact !== null)
      this.append({ exact: [...matched.exact, ''], required: [] }, group);
    else if (least === 0) this.restart();
    else {
      for (let i = 0; i < Math.min(least, maxRepeats); i++) this.append(matched, group);
      // After one or more spaces, the text still ends with a space.
      if (most > Math.min(least, maxRepeats))
        this.restart(matched.exact?.map((text) => ({ ...emptyRun, text })));
    }
  }

  /** Adds the text of a group once more. */
  appendAgain(group: number): void {
    if (this.runs.some(({ captured }) => captured[group] === undefined)) this.restart();
    else this.runs = this.runs.map((run) => ({ ...run, text: run.text + (run.captured[group] ?? '') }));
  }

  /** Adds a lookahead or lookbehind. The text around a match is part of the text, too. */
  look({ exact, required }: Matched, isBehind: boolean): void {
    this.required.push(...required);
    if (exact === null) return;
    const isStart = this.runs.every(({ text }) => text === '');
    if (isBehind && isStart) this.runs = exact.map((text) => ({ ...emptyRun, text, from: text.length }));
    else if (isBehind) this.required.push(exact);
    else this.required.push(this.joined(exact)?.map(({ text }) => text) ?? exact);
  }

  end(): Matched {
    const exact = this.isExact ? [...new Set(this.runs.map(({ text, from }) => text.slice(from)))] : null;
    this.restart();
    return { exact, required: usefulLists(this.required) };
  }
}
const maxRepeats = 4;

/** The lists that rule out many sentences, the best ones first: those with the longest texts. */
const usefulLists = (lists: RequiredTexts): RequiredTexts =>
  lists
    .flatMap((texts) => (texts.length > maxTexts ? [] : [{ texts, shortest: shortestLength(texts) }]))
    .filter(({ shortest }) => shortest >= minRequiredLength)
    .sort((a, b) => b.shortest - a.shortest || a.texts.length - b.texts.length)
    .map(({ texts }) => texts);

/**
 * The best lists. A list adds nothing if each text of a better one contains one of its texts. A list with a short text
 * counts only if there is no other.
 */
const bestLists = (lists: RequiredTexts): RequiredTexts => {
  const best: (readonly string[])[] = [];
  for (const texts of lists) {
    if (best.length === maxLists || (best.length > 0 && shortestLength(texts) < minUsefulLength)) break;
    if (!best.some((better) => better.every((long) => texts.some((text) => long.includes(text)))))
      best.push(withoutLonger(texts));
  }
  return best;
};

const requiredOf = ({ exact, required }: Matched): RequiredTexts =>
  exact === null ? required : usefulLists([exact, ...required]);

const sequence = (cursor: Cursor): Matched => {
  const read = new Sequence();
  while (!isEnd(cursor) && cursor.source[cursor.at] !== '|') {
    const found = take(cursor, part);
    const groups = found?.groups ?? {};
    if (groups.border !== undefined) continue;
    const isGroup = found?.[0].startsWith('(') ?? false;
    const isCaptured = isGroup && (groups.group === undefined || /^\?<\w/.test(groups.group));
    if (isCaptured) cursor.groups += 1;
    const group = isCaptured ? cursor.groups : undefined;
    const matched = isGroup ? alternatives(cursor) : { exact: textsOf(groups), required: [] };
    if (/^\?<?!/.test(groups.group ?? '')) continue;
    if (/^\?<?=/.test(groups.group ?? '')) {
      read.look(matched, groups.group === '?<=');
      continue;
    }
    const count = takeCount(cursor);
    if (groups.back !== undefined && count.least === 1 && count.most === 1)
      read.appendAgain(Number(groups.back));
    else read.appendCounted(matched, count, group);
  }
  return read.end();
};

/**
 * A match contains one of the alternatives, so it requires one of all their texts. The cursor ends after the closing
 * parenthesis.
 */
const alternatives = (cursor: Cursor): Matched => {
  const all = [sequence(cursor)];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    all.push(sequence(cursor));
  }
  cursor.at += 1;
  if (all.length === 1) return all[0] ?? { exact: null, required: [] };
  const exact = all.every((one) => one.exact !== null) ? all.flatMap((one) => one.exact ?? []) : null;
  const lists = all.map(requiredOf);
  const fewest = Math.min(...lists.map(({ length }) => length));
  const required = Array.from({ length: fewest }, (_, i) => lists.flatMap((list) => list[i] ?? []));
  return {
    exact: exact !== null && exact.length <= maxTexts ? [...new Set(exact)] : null,
    required: usefulLists(required),
  };
};

/** The texts that every match of a pattern contains. Empty if the pattern guarantees none. */
export const requiredTexts = ({ source }: RegExp): RequiredTexts =>
  bestLists(requiredOf(alternatives({ source, at: 0, groups: 0 })));
