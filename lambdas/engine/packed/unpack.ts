import { brotliDecompressSync } from 'node:zlib';

/** A file of weights: named, consecutive runs of bytes, compressed with Brotli, in base64. */
export type Packed<Name extends string> = {
  /** The number of bytes of each run, in order. */
  sizes: Readonly<Record<Name, number>>;
  data: string;
};

/** A loop, because `Uint8Array.from` with a function takes ten times as long for two million characters. */
const bytesOf = (base64: string): Uint8Array => {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
};

/** The runs of a file that `scripts/train/pack.ts` wrote: `run('words')` returns the bytes of that name. */
export const unpack = <Name extends string>({ sizes, data }: Packed<Name>): ((name: Name) => Uint8Array) => {
  const bytes = brotliDecompressSync(bytesOf(data));
  const runs = new Map<string, Uint8Array>();
  let at = 0;
  for (const [name, size] of Object.entries<number>(sizes)) {
    runs.set(name, bytes.subarray(at, at + size));
    at += size;
  }
  return (name) => runs.get(name) ?? new Uint8Array();
};

/** The words of a run, separated by single spaces. */
export const wordsOf = (run: Uint8Array): string[] => new TextDecoder().decode(run).split(' ');

/** The lines of a run. */
export const linesOf = (run: Uint8Array): string[] => new TextDecoder().decode(run).split('\n');

/** A run as signed bytes. */
export const signed = (run: Uint8Array): Int8Array => new Int8Array(run.buffer, run.byteOffset, run.length);
