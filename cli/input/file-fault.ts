import { CommandError } from '#cli/output/command-error.ts';

const faults: Readonly<Record<string, string>> = {
  ENOENT:
    'The file does not exist. Check its name; a web address starts with https://. See sweetspot --help.',
  ENOTDIR: 'A part of its path is a file, not a folder. Check the path.',
  ELOOP: 'Its symbolic link leads back to itself. Name the file itself.',
  ENAMETOOLONG: 'Its name is too long for a file. Use - to read a text from standard input.',
  EACCES: 'You do not have permission to read it.',
  EPERM: 'You do not have permission to read it.',
};

const writeFaults: Readonly<Record<string, string>> = {
  EACCES: 'You do not have permission to write it. It is unchanged.',
  EPERM: 'You do not have permission to write it. It is unchanged.',
  EROFS: 'Its disk is read-only. It is unchanged.',
  ENOSPC: 'The disk is full. Restore the file from your backup or repository.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Why a file cannot be read; null for an error of another kind. */
export const readFaultOf = (error: unknown): string | null => faults[codeOf(error)] ?? null;

/** Throws a file system error in words that begin with the name of the file. */
const reject = (name: string, error: unknown, words: Readonly<Record<string, string>>): never => {
  const why = words[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
  throw new CommandError(`${name}: ${why}`);
};

/** Reads from the file system. @throws CommandError with the name of the file and what is wrong with it */
export const reading = <Value>(name: string, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    return reject(name, error, faults);
  }
};

/** Writes to the file system. @throws CommandError with the name of the file and why it is not written */
export const writing = (name: string, write: () => void): void => {
  try {
    write();
  } catch (error) {
    reject(name, error, writeFaults);
  }
};
