import { type Dirent, readdirSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { CommandError } from '#cli/output/command-error.ts';
import { reading } from './file-fault.ts';
import { readStdin, readTextFile } from './read-text-file.ts';

/** An article to run: a file, a page or stdin. Its text is read only when it is processed. */
export type Source = { name: string; path: string | null; read(): Promise<string> };

const endings = new Set(['.md', '.markdown', '.mdx', '.txt']);
/** More is probably a mistake, such as naming a home folder. */
const maxFiles = 500;

const isOpen = (entry: Dirent): boolean => !entry.name.startsWith('.') && entry.name !== 'node_modules';

/**
 * The articles in a folder and its subfolders, in order of name. Symbolic links are not followed, because they may lead
 * out of it.
 */
const filesIn = (folder: string): string[] =>
  reading(folder, () => readdirSync(folder, { withFileTypes: true }))
    .filter(isOpen)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && endings.has(extname(entry.name).toLowerCase()) ? [path] : [];
    });

const ofFile = (path: string): Source => ({ name: path, path, read: async () => readTextFile(path) });

const ofFolder = (folder: string): Source[] => {
  const files = filesIn(folder);
  if (files.length === 0)
    throw new CommandError(
      `${folder}: The folder contains no articles. Article files end in ${[...endings].join(', ')}.`,
    );
  if (files.length > maxFiles)
    throw new CommandError(
      `${folder}: The folder contains ${files.length} articles; the limit is ${maxFiles}. Name a subfolder.`,
    );
  return files.map(ofFile);
};

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
const isFolder = (path: string): boolean =>
  reading(path, () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true);

const sourcesOf = (name: string): Source[] => {
  if (name === '-') return [{ name: 'stdin', path: null, read: readStdin }];
  if (isAddress(name)) return [{ name, path: null, read: async () => name }];
  return isFolder(name) ? ofFolder(name) : [ofFile(name)];
};

/**
 * The articles that the arguments name, each once, even if a file is also in a named folder.
 * @throws CommandError for a folder without articles, with too many or that cannot be read
 */
export const findArticles = (named: readonly string[]): Source[] => {
  const sources = new Map<string, Source>();
  for (const source of named.flatMap(sourcesOf)) {
    const place = source.path === null ? source.name : resolve(source.path);
    if (!sources.has(place)) sources.set(place, source);
  }
  return [...sources.values()];
};
