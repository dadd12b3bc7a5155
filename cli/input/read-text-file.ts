import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { Refusal } from '#cli/refusal.ts';

/** Twice what 10,000 long words take. */
const mostBytes = 1_000_000;

const describeFault = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'The file does not exist. Check its name, or run sweetspot --help.';
  if (code === 'EACCES' || code === 'EPERM') return 'You do not have permission to read it.';
  return error instanceof Error ? error.message : String(error);
};

const checkSize = (size: number): void => {
  if (size > mostBytes)
    throw new Refusal(`It has ${size} bytes; the limit is ${mostBytes}. Split it into several files.`);
};

const toText = (bytes: Uint8Array): string => {
  if (bytes.includes(0)) throw new Refusal('It is not text. Name a Markdown or text file.');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (text.trim() === '') throw new Refusal('It is empty. Write a few paragraphs first.');
  return text;
};

const refuse = (name: string, error: unknown): never => {
  const why = error instanceof TypeError ? 'It is not UTF-8 text. Save it as UTF-8.' : describeFault(error);
  throw new Refusal(`${name}: ${error instanceof Refusal ? error.message : why}`);
};

/** The text on standard input. @throws Refusal for what is empty, too large or not text */
export const readStdin = async (): Promise<string> => {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of process.stdin) {
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      // An endless stream is not read to its end.
      if (size > mostBytes)
        throw new Refusal(`It has more than ${mostBytes} bytes, the limit. Split it into several files.`);
    }
    return toText(Buffer.concat(chunks));
  } catch (error) {
    return refuse('stdin', error);
  }
};

/** A file's text. @throws Refusal for a file that is missing, empty, too large or not text */
export const readTextFile = (path: string): string => {
  try {
    const info = statSync(path);
    if (info.isDirectory()) throw new Refusal('It is a folder. Name a file.');
    // A device or a pipe may never end.
    if (!info.isFile()) throw new Refusal('It is not a file. Use - to read standard input.');
    if (/^\.html?$/i.test(extname(path)))
      throw new Refusal('It is an HTML page. Give its web address, or save its text as Markdown.');
    checkSize(info.size);
    return toText(readFileSync(path));
  } catch (error) {
    return refuse(path, error);
  }
};
