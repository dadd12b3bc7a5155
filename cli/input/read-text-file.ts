import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { Refusal } from '#cli/refusal.ts';

/** Twice what 10,000 long words take. */
const mostBytes = 1_000_000;

const describeFault = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'The file does not exist.';
  if (code === 'EACCES' || code === 'EPERM') return 'You do not have permission to read it.';
  return error instanceof Error ? error.message : String(error);
};

/** A file's text. @throws Refusal for a file that is missing, too large or not text */
export const readTextFile = (path: string): string => {
  try {
    const info = statSync(path);
    if (info.isDirectory()) throw new Refusal('It is a folder. Name a file.');
    // A device or a pipe may never end.
    if (!info.isFile()) throw new Refusal('It is not a file. Use - to read standard input.');
    const { size } = info;
    if (/^\.html?$/i.test(extname(path)))
      throw new Refusal('It is an HTML page. Give its web address, or save its text as Markdown.');
    if (size > mostBytes)
      throw new Refusal(`It has ${size} bytes; the limit is ${mostBytes}. Split it into several files.`);
    const bytes = readFileSync(path);
    if (bytes.includes(0)) throw new Refusal('It is not text. Name a Markdown or text file.');
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const why = error instanceof TypeError ? 'It is not UTF-8 text. Save it as UTF-8.' : describeFault(error);
    throw new Refusal(`${path}: ${error instanceof Refusal ? error.message : why}`);
  }
};
