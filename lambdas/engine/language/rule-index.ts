import { memoizeByText } from '#engine/bounds/memoize.ts';
import { minRequiredLength, requiredTexts } from './required-texts.ts';

/** A rule, the lists of which a scan has found a required text (a bit each), and that scan. */
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
/** The required texts of all rules, by their first two, three or six characters. A longer key selects fewer texts. */
type Index = ReadonlyMap<number, readonly Required[]>;
const [byTwo, byThree, bySix] = [
  new Map<number, Required[]>(),
  new Map<number, Required[]>(),
  new Map<number, Required[]>(),
];
const [three, six] = [3, 6];

/**
 * Whether any key of the index has this hash. Most positions of a text have no key, and reading a byte is faster than
 * a lookup.
 */
const hasKey = new Uint8Array(2 ** 16);
const hashOf = (key: number): number => (key ^ (key >>> 16)) & 0xffff;

/** Adds a character to the last two of a text, packed into one number. */
const withNext = (key: number, text: string, at: number): number =>
  ((key << 10) | (text.charCodeAt(at) & 0x3ff)) & 0x3fffffff;
/** The last two of three characters. */
const lastTwo = (key: number): number => key & 0xfffff;
/** One number for two keys of three characters. Different pairs may share a number. */
const sixOf = (first: number, second: number): number => (Math.imul(first, 31) + second) | 0;

const keyOf = (text: string, length: number): number => {
  let key = 0;
  for (let at = 0; at < length; at++) key = withNext(key, text, at);
  return key;
};

/** The part of the index to which a text belongs, and its key there. */
const placeOf = (text: string): [index: Map<number, Required[]>, key: number] => {
  if (text.length < three) return [byTwo, keyOf(text, minRequiredLength)];
  const first = keyOf(text, three);
  return text.length < six ? [byThree, first] : [bySix, sixOf(first, keyOf(text.slice(three), three))];
};

const requiredAt = (text: string): Required => {
  const [index, key] = placeOf(text);
  const known = index.get(key) ?? [];
  if (known.length === 0) index.set(key, known);
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

/** The rules of each group that may match a text, in order, without groups of which only those in `always` may. */
type Groups = Map<number, number[]>;

/** Records a required text that a scan found. A rule may match if one text of each of its lists is found. */
const note = (required: Required, groups: Groups): void => {
  required.scan = scans;
  for (const [rule, bit] of required.uses) {
    const found = rule.scan === scans ? rule.found : 0;
    rule.scan = scans;
    rule.found = found | bit;
    if (rule.found === rule.all && found !== rule.all) {
      const places = groups.get(rule.group);
      if (places === undefined) groups.set(rule.group, [...(always[rule.group] ?? []), rule.place]);
      else places.push(rule.place);
    }
  }
};

const scan = (text: string): Groups => {
  scans += 1;
  const groups: Groups = new Map();
  const lower = text.toLowerCase();
  const noteAt = (index: Index, key: number, at: number): void => {
    if (at < 0 || hasKey[hashOf(key)] === 0) return;
    for (const required of index.get(key) ?? [])
      if (required.scan !== scans && lower.startsWith(required.text, at)) note(required, groups);
  };
  // The keys of three characters that end at a position and at the three before it.
  let [key, before, secondBefore, thirdBefore] = [0, 0, 0, 0];
  for (let at = 0; at < lower.length; at++) {
    thirdBefore = secondBefore;
    secondBefore = before;
    before = key;
    key = withNext(key, lower, at);
    noteAt(byTwo, lastTwo(key), at + 1 - minRequiredLength);
    noteAt(byThree, key, at + 1 - three);
    noteAt(bySix, sixOf(thirdBefore, key), at + 1 - six);
  }
  for (const places of groups.values()) places.sort((a, b) => a - b);
  return groups;
};
let scanOnce = memoizeByText(scan);

/**
 * Adds a group of patterns to the one index of all rules, and returns a function that finds those that may match a
 * text, in order. One scan finds the rules of all groups, because most texts pass through them unchanged.
 */
export const indexRules = (patterns: readonly RegExp[]): ((text: string) => readonly number[]) => {
  const group = always.push([]) - 1;
  for (const [place, pattern] of patterns.entries()) addRule(pattern, group, place);
  // An earlier scan does not know a newer group.
  scanOnce = memoizeByText(scan);
  return (text) => scanOnce(text).get(group) ?? always[group] ?? [];
};
