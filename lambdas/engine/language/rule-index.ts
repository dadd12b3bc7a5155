import { memoizeByText } from '#engine/bounds/memoize.ts';
import { minRequiredLength, requiredTexts } from './required-texts.ts';

/** A rule, the lists of required texts of which a scan has found one (a bit each), and the scan that found them. */
type IndexedRule = {
  readonly group: number;
  readonly place: number;
  readonly all: number;
  found: number;
  scan: number;
};

/** A required text, the rules that require it (each with the bit of its list), and the last scan that found it. */
type Required = {
  readonly text: string;
  readonly uses: (readonly [rule: IndexedRule, bit: number])[];
  scan: number;
};

/** The rules of one group that may match any text. */
const always: number[][] = [];
/** The length from which two numbers of characters are the key of a text in the index. */
const longLength = 2 * minRequiredLength;
/** The required texts of all rules, by their first characters: three of a short text, six of a long one. */
const short = new Map<number, Required[]>();
const long = new Map<number, Required[]>();

/** Whether any key of the index has this hash. Most positions of a text have none, and a byte is read faster. */
const hasKey = new Uint8Array(2 ** 16);
const hashOf = (key: number): number => (key ^ (key >>> 16)) & 0xffff;

/** The three characters that begin at a position, packed into one number. */
const threeAt = (text: string, at: number): number => {
  let code = 0;
  for (let i = at; i < at + minRequiredLength; i++) code = (code << 10) | (text.charCodeAt(i) & 0x3ff);
  return code;
};
/** One number for six characters. Different ones may share it. */
const sixOf = (first: number, second: number): number => (Math.imul(first, 31) + second) | 0;

const requiredAt = (text: string): Required => {
  const isShort = text.length < longLength;
  const key = isShort ? threeAt(text, 0) : sixOf(threeAt(text, 0), threeAt(text, minRequiredLength));
  const map = isShort ? short : long;
  const known = map.get(key) ?? [];
  if (known.length === 0) map.set(key, known);
  const same = known.find((one) => one.text === text);
  if (same !== undefined) return same;
  const required: Required = { text, uses: [], scan: 0 };
  known.push(required);
  hasKey[hashOf(key)] = 1;
  return required;
};

const addRule = (pattern: RegExp, group: number, place: number): void => {
  const lists = requiredTexts(pattern);
  if (lists.length === 0) always[group]?.push(place);
  const rule: IndexedRule = { group, place, all: 2 ** lists.length - 1, found: 0, scan: 0 };
  for (const [i, texts] of lists.entries())
    for (const text of texts) requiredAt(text).uses.push([rule, 2 ** i]);
};

let scans = 0;

/** Notes one required text that a scan found. A rule may match if one text of each of its lists is found. */
const note = (required: Required, groups: readonly number[][]): void => {
  required.scan = scans;
  for (const [rule, bit] of required.uses) {
    const found = rule.scan === scans ? rule.found : 0;
    rule.scan = scans;
    rule.found = found | bit;
    if (rule.found === rule.all && found !== rule.all) groups[rule.group]?.push(rule.place);
  }
};

/** The rules of each group that may match a text, in order. */
const scan = (text: string): readonly number[][] => {
  scans += 1;
  const groups = always.map((places) => [...places]);
  const lower = text.toLowerCase();
  const noteAt = (map: ReadonlyMap<number, readonly Required[]>, key: number, at: number): void => {
    if (hasKey[hashOf(key)] === 0) return;
    for (const required of map.get(key) ?? [])
      if (required.scan !== scans && lower.startsWith(required.text, at)) note(required, groups);
  };
  for (let at = 0; at + minRequiredLength <= lower.length; at++) {
    const first = threeAt(lower, at);
    noteAt(short, first, at);
    if (at + longLength <= lower.length)
      noteAt(long, sixOf(first, threeAt(lower, at + minRequiredLength)), at);
  }
  for (const places of groups) places.sort((a, b) => a - b);
  return groups;
};
const scanOnce = memoizeByText(scan);

/**
 * Adds a group of patterns to the one index of all rules, and returns a function that finds those that may match a
 * text, in order. One scan finds the rules of all groups, because most texts pass through them unchanged.
 */
export const indexRules = (patterns: readonly RegExp[]): ((text: string) => readonly number[]) => {
  const group = always.push([]) - 1;
  for (const [place, pattern] of patterns.entries()) addRule(pattern, group, place);
  // An earlier scan does not know a newer group.
  return (text) => scanOnce(text)[group] ?? scan(text)[group] ?? [];
};
