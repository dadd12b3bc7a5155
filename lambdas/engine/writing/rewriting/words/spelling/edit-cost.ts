const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const size = alphabet.length;
const firstCode = alphabet.charCodeAt(0);

/** What each kind of error costs. */
const costs = {
  /** A doubled letter written once, or the reverse. */
  doubled: 0.5,
  /** A vowel written once: "chose" for "choose" sounds different. */
  doubledVowel: 0.7,
  /** "h" and "e" are often silent, so writers omit them. They add only "e". */
  silent: 0.8,
  missing: 0.85,
  added: 1,
  swapped: 0.7,
  swappedVowels: 0.5,
  vowel: 0.8,
  alike: 0.9,
  neighbor: 1.25,
  other: 2,
  /** People seldom get the first letter wrong. */
  first: 0.8,
};

/** Letters that stand for similar sounds. */
const alike = 'cs ck sz cz gj td mn fv bp vw iy kq kg sx cx'.split(' ');
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

const isNeighbor = (a: string, b: string): boolean =>
  keyRows.some((row, y) => {
    const x = row.indexOf(a);
    const below = keyRows[y + 1] ?? '';
    return x >= 0 && (row[x + 1] === b || below[x] === b || below[x - 1] === b);
  });

const substitution = (a: string, b: string): number => {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return costs.vowel;
  if (alike.includes(a + b) || alike.includes(b + a)) return costs.alike;
  return isNeighbor(a, b) || isNeighbor(b, a) ? costs.neighbor : costs.other;
};

/** The cost of each letter for each other one. */
const substitutions = Float64Array.from(
  [...alphabet].flatMap((a) => [...alphabet].map((b) => substitution(a, b))),
);
const vowels = Uint8Array.from(alphabet, (letter) => Number(isVowel(letter)));

/** What a letter costs that only one of the two words has. */
type Singles = { plain: number; silent: (code: number) => boolean; doubled: (code: number) => number };
const [codeOfE, codeOfH] = [alphabet.indexOf('e'), alphabet.indexOf('h')];
const missing: Singles = {
  plain: costs.missing,
  silent: (code) => code === codeOfE || code === codeOfH,
  doubled: (code) => (vowels[code] === 1 ? costs.doubledVowel : costs.doubled),
};
const added: Singles = {
  plain: costs.added,
  silent: (code) => code === codeOfE,
  doubled: (code) => (vowels[code] === 1 && code !== codeOfE ? costs.added : costs.doubled),
};

const maxLength = 24;
/** The codes of the letters of both words, and the rows of the table. They are reused because a text has many pairs. */
const [wrongCodes, rightCodes] = [new Uint8Array(maxLength), new Uint8Array(maxLength)];
const [addedCosts, missingCosts] = [new Float64Array(maxLength), new Float64Array(maxLength)];
let [beforeLast, last, row] = [
  new Float64Array(maxLength + 1),
  new Float64Array(maxLength + 1),
  new Float64Array(maxLength + 1),
];

/** Reads a word, with the cost of each of its letters if the other word lacks it. */
const read = (word: string, codes: Uint8Array, singles: Float64Array, kinds: Singles): void => {
  for (let i = 0; i < word.length; i += 1) codes[i] = word.charCodeAt(i) - firstCode;
  for (let i = 0; i < word.length; i += 1) {
    const code = codes[i] ?? 0;
    const isDoubled = (i > 0 && codes[i - 1] === code) || (i + 1 < word.length && codes[i + 1] === code);
    const cost = isDoubled ? kinds.doubled(code) : kinds.silent(code) ? costs.silent : kinds.plain;
    singles[i] = i === 0 ? cost + costs.first : cost;
  }
};

/** The cost of two swapped letters that end at these places, if they are. */
const swapCost = (i: number, j: number): number => {
  const [a, b] = [wrongCodes[i] ?? 0, rightCodes[j] ?? 0];
  if (a === b || a !== rightCodes[j - 1] || wrongCodes[i - 1] !== b) return Number.POSITIVE_INFINITY;
  const cost = vowels[a] === 1 && vowels[b] === 1 ? costs.swappedVowels : costs.swapped;
  return i === 1 ? cost + costs.first : cost;
};

/** "s", "t" and "c" sound alike before "io": "composision". */
const beforeIo = new Set([...'stc'].map((letter) => alphabet.indexOf(letter)));
const [codeOfI, codeOfO] = [alphabet.indexOf('i'), alphabet.indexOf('o')];
const changeCost = (code: number, j: number, rightLength: number): number => {
  const other = rightCodes[j] ?? 0;
  const isSoft =
    j + 2 < rightLength &&
    rightCodes[j + 1] === codeOfI &&
    rightCodes[j + 2] === codeOfO &&
    beforeIo.has(code) &&
    beforeIo.has(other);
  return isSoft && code !== other ? costs.alike : (substitutions[code * size + other] ?? 0);
};

/** Fills the row of a letter of the misspelling. Returns its least cost. */
const fillRow = (i: number, rightLength: number): number => {
  const [code, extra] = [wrongCodes[i] ?? 0, addedCosts[i] ?? 0];
  row[0] = (last[0] ?? 0) + extra;
  let least = row[0];
  for (let j = 0; j < rightLength; j += 1) {
    const change = changeCost(code, j, rightLength);
    let best = (last[j] ?? 0) + change + (i === 0 && j === 0 && change > 0 ? costs.first : 0);
    best = Math.min(best, (last[j + 1] ?? 0) + extra, (row[j] ?? 0) + (missingCosts[j] ?? 0));
    if (i > 0 && j > 0) best = Math.min(best, (beforeLast[j - 1] ?? 0) + swapCost(i, j));
    row[j + 1] = best;
    if (best < least) least = best;
  }
  return least;
};

/**
 * How far a misspelling is from a word: the least sum of the costs of its errors. Infinity if it is more than `limit`.
 */
export const editCost = (wrong: string, right: string, limit: number): number => {
  read(wrong, wrongCodes, addedCosts, added);
  read(right, rightCodes, missingCosts, missing);
  last[0] = 0;
  for (let j = 0; j < right.length; j += 1) last[j + 1] = (last[j] ?? 0) + (missingCosts[j] ?? 0);
  for (let i = 0; i < wrong.length; i += 1) {
    if (fillRow(i, right.length) > limit) return Number.POSITIVE_INFINITY;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const total = last[right.length] ?? Number.POSITIVE_INFINITY;
  return total > limit ? Number.POSITIVE_INFINITY : total;
};
