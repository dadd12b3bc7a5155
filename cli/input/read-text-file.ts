import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { CommandError } from '#cli/output/command-error.ts';
import { reading } from './file-fault.ts';

/** Twice the size of 10,000 long words. */
const maxBytes = 1_000_000;

const checkSize = (size: number): void => {
  if (size > maxBytes)
    throw new CommandError(`It has ${size} bytes; the limit is ${maxBytes}. Split it into several files.`);
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError('It is not UTF-8 text. Save it as UTF-8.');
  }
};

/** True if a file begins like UTF-16, which some editors on Windows write. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const toText = (bytes: Uint8Array): string => {
  if (isUtf16(bytes)) throw new CommandError('It is UTF-16 text. Save it as UTF-8.');
  if (bytes.includes(0)) throw new CommandError('It is not text. Name a Markdown or text file.');
  const text = decode(bytes);
  if (text.trim() === '') throw new CommandError('It is empty. Write a few paragraphs first.');
  return text;
};

/** The text on standard input. @throws CommandError if it is empty, too large or not text */
export const readStdin = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    // An endless stream must not be read forever.
    if (size > maxBytes)
      throw new CommandError(
        `stdin: It has more than ${maxBytes} bytes, the limit. Split it into several files.`,
      );
  }
  return reading('stdin', () => toText(Buffer.concat(chunks)));
};

const readBytes = (path: string): Uint8Array => {
  const info = statSync(path);
  if (info.isDirectory()) throw new CommandError('It is a folder. Name a file.');
  // A device or a pipe may never end.
  if (!info.isFile()) throw new CommandError('It is not a file. Use - to read standard input.');
  if (/^\.html?$/i.test(extname(path)))
    throw new CommandError('It is an HTML page. Give its web address, or save its text as Markdown.');
  checkSize(info.size);
  return readFileSync(path);
};

/** A file's text, without a byte order mark. @throws CommandError for a file that is missing, empty, too large or not text */
export const readTextFile = (path: string): string => reading(path, () => toText(readBytes(path)));
