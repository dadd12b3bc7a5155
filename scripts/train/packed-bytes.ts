/** Encodes nonnegative numbers in as few bytes as they need, as `lambdas/engine/packed/lists.ts` reads them. */
export class Bytes {
  readonly #bytes: number[] = [];

  /** Adds a nonnegative number with seven bits per byte, lowest bits first. */
  add(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#bytes.push(rest);
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Packs lists whose numbers mostly appear in order; `known` is the lowest new number at the start. */
export function packLists(
  lists: readonly (readonly number[])[],
  known: number,
): { counts: Uint8Array; distances: Uint8Array; next: number } {
  const [counts, distances] = [new Bytes(), new Bytes()];
  let next = known;
  for (const list of lists) {
    counts.add(list.length);
    for (const value of list) {
      distances.add(next - value);
      if (value === next) next += 1;
    }
  }
  return { counts: counts.toBytes(), distances: distances.toBytes(), next };
}

/** Packs the links of each number below `size` to higher ones, each with a mark from 0 to 255. */
export function packLinks(
  links: ReadonlyMap<number, ReadonlyMap<number, number>>,
  size: number,
): { counts: Uint8Array; gaps: Uint8Array; marks: Uint8Array } {
  const [counts, gaps] = [new Bytes(), new Bytes()];
  const marks: number[] = [];
  for (let a = 0; a < size; a++) {
    const row = [...(links.get(a) ?? [])].sort(([x], [y]) => x - y);
    counts.add(row.length);
    let before = a;
    for (const [b, mark] of row) {
      gaps.add(b - before);
      marks.push(mark);
      before = b;
    }
  }
  return { counts: counts.toBytes(), gaps: gaps.toBytes(), marks: Uint8Array.from(marks) };
}
