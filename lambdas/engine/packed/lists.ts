/** Decodes numbers with seven bits per byte, lowest bits first, as `scripts/train/packed-bytes.ts` writes them. */
export const numbersIn = (bytes: Uint8Array): Int32Array => {
  const numbers = new Int32Array(bytes.length);
  let [count, value, shift] = [0, 0, 0];
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0;
    value |= (byte & 127) << shift;
    shift += 7;
    if (byte < 128) {
      numbers[count] = value;
      count += 1;
      value = 0;
      shift = 0;
    }
  }
  return numbers.subarray(0, count);
};

/**
 * Lists of numbers by index. They share one array, because creating an object for each list takes most of the loading
 * time.
 */
export type Lists = {
  size: number;
  get: (index: number) => readonly number[];
  /** The numbers of all lists, and the start of each list among them; the last start is their count. */
  values: Int32Array;
  starts: Int32Array;
};

const emptyList: readonly number[] = [];

const listsAt = (values: Int32Array, starts: Int32Array): Lists => ({
  size: starts.length - 1,
  values,
  starts,
  get: (index) => {
    const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? 0];
    if (from >= to) return emptyList;
    // A loop takes a fifth of the time of `Array.from`.
    const list: number[] = [];
    for (let i = from; i < to; i += 1) list.push(values[i] as number);
    return list;
  },
});

const startsOf = (counts: ArrayLike<number>): Int32Array => {
  const starts = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i += 1) starts[i + 1] = (starts[i] ?? 0) + (counts[i] ?? 0);
  return starts;
};

/**
 * Decodes lists whose numbers mostly appear in order. Each number is stored as its distance below the lowest new
 * number, which is `known` at the start. Also returns the lowest new number after the last list.
 */
export const readLists = (counts: Uint8Array, distances: Uint8Array, known: number): [Lists, number] => {
  const values = numbersIn(distances);
  let next = known;
  for (let i = 0; i < values.length; i += 1) {
    const value = next - (values[i] ?? 0);
    values[i] = value;
    if (value === next) next += 1;
  }
  return [listsAt(values, startsOf(numbersIn(counts))), next];
};

/** For each number below `size`, the ascending indexes of the lists that contain it. */
export const invertLists = ({ values, starts }: Lists, size: number): Lists => {
  const counts = new Int32Array(size);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const inverted = startsOf(counts);
  const places = inverted.slice();
  const lists = new Int32Array(values.length);
  for (let list = 0, i = 0; i < values.length; i += 1) {
    while (i >= (starts[list + 1] ?? values.length)) list += 1;
    const value = values[i] ?? 0;
    const place = places[value] ?? 0;
    lists[place] = list;
    places[value] = place + 1;
  }
  return listsAt(lists, inverted);
};

/** The numbers that each number is linked to, and the mark of each link. */
export type Links = { get: (index: number) => ReadonlyMap<number, number> };

const unlinked: ReadonlyMap<number, number> = new Map();

/**
 * Decodes links between numbers below `size`, in both directions. For each number, `counts` has the number of links to
 * higher ones, `gaps` the distances between these in ascending order, and `marks` a byte for each link.
 */
export const readLinks = (counts: Uint8Array, gaps: Uint8Array, marks: Uint8Array, size: number): Links => {
  const [own, steps] = [numbersIn(counts), numbersIn(gaps)];
  const higher = new Int32Array(steps.length);
  const degrees = new Int32Array(size);
  for (let a = 0, i = 0; a < own.length; a += 1) {
    let b = a;
    for (let left = own[a] ?? 0; left > 0; left -= 1, i += 1) {
      b += steps[i] ?? 0;
      higher[i] = b;
      degrees[a] = (degrees[a] ?? 0) + 1;
      degrees[b] = (degrees[b] ?? 0) + 1;
    }
  }
  const starts = startsOf(degrees);
  const places = starts.slice();
  const [others, kinds] = [new Int32Array(starts[size] ?? 0), new Uint8Array(starts[size] ?? 0)];
  const put = (from: number, to: number, mark: number): void => {
    const place = places[from] ?? 0;
    others[place] = to;
    kinds[place] = mark;
    places[from] = place + 1;
  };
  for (let a = 0, i = 0; a < own.length; a += 1)
    for (let left = own[a] ?? 0; left > 0; left -= 1, i += 1) {
      const [b, mark] = [higher[i] ?? 0, marks[i] ?? 0];
      put(a, b, mark);
      put(b, a, mark);
    }
  const known = new Map<number, ReadonlyMap<number, number>>();
  return {
    get: (index) => {
      const memory = known.get(index);
      if (memory !== undefined) return memory;
      const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? 0];
      if (from >= to) return unlinked;
      const found = new Map<number, number>();
      for (let i = from; i < to; i += 1) found.set(others[i] ?? 0, kinds[i] ?? 0);
      known.set(index, found);
      return found;
    },
  };
};
