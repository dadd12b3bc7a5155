import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { isRecord } from '#contracts/is-record.ts';

/** The metadata that an author put in the block above a text. */
export type FrontMatter = { title: string | null; description: string | null };

type Format = { block: RegExp; parse: (source: string) => unknown };

/** A longer block is not front matter, and the limit keeps hostile input from the parsers. */
const maxCharacters = 20_000;
/** Keys of site generators. A one-line block with another key ("Note: ...") may be prose between two breaks. */
const knownKey =
  /^(?:title|subtitle|date|description|summary|excerpt|tags?|keywords|categor(?:y|ies)|layout|slug|permalink|draft|published|author|image|lang|url|aliases)$/i;
const keyLine = /^["']?[\w-]+["']?\s*:(?:\s|$)/;
/** Lines between the keys: continuation lines, list items, comments and blank lines. */
const innerLine = /^(?:\s|-\s|#|[\]}]|$)/;

/**
 * Values with a colon ("title: Bread: a story") are not valid YAML, but sites accept them, so they are read as written.
 */
const readLines = (source: string): Record<string, string> => {
  const pairs = source.split('\n').flatMap((line): [string, string][] => {
    const [, key, value] = /^([\w-]+)\s*:\s*(.*\S)\s*$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value.replace(/^(["'])(.*)\1$/, '$2')]];
  });
  return Object.fromEntries(pairs);
};

const readYaml = (source: string): unknown => {
  const lines = source.split('\n');
  if (!lines.every((line) => keyLine.test(line) || innerLine.test(line))) return null;
  try {
    // Failsafe schema: "title: 2024" and "title: no" stay text.
    return parseYaml(source, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
  } catch {
    return readLines(source);
  }
};

const readStrictly =
  (parse: (source: string) => unknown) =>
  (source: string): unknown => {
    try {
      return parse(source);
    } catch {
      return null;
    }
  };

const formats: readonly Format[] = [
  { block: /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/, parse: readYaml },
  { block: /^\+\+\+[ \t]*\n([\s\S]*?)\n\+\+\+[ \t]*(?:\n|$)/, parse: readStrictly(parseToml) },
  { block: /^;;;[ \t]*\n([\s\S]*?)\n;;;[ \t]*(?:\n|$)/, parse: readStrictly(JSON.parse) },
  { block: /^(\{[ \t]*\n[\s\S]*?\n\})[ \t]*(?:\n|$)/, parse: readStrictly(JSON.parse) },
];

const textOf = (data: Readonly<Record<string, unknown>>, names: readonly string[]): string | null => {
  const entries = Object.entries(data);
  for (const name of names) {
    const [, value] = entries.find(([key]) => key.toLowerCase() === name) ?? [];
    const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
    if (text !== '') return text;
  }
  return null;
};

const isFrontMatter = (data: unknown): data is Readonly<Record<string, unknown>> => {
  if (!isRecord(data)) return false;
  const keys = Object.keys(data);
  return keys.length > 1 || keys.some((key) => knownKey.test(key));
};

/**
 * Splits pasted text into its front matter (YAML, TOML or JSON, as site generators read it) and the body below it. Only
 * a block at the very start that parses as one of these counts; a break followed by prose is part of the body. The
 * input has `
 * ` line ends and no byte order mark.
 */
export const splitFrontMatter = (input: string): { frontMatter: FrontMatter | null; body: string } => {
  for (const { block, parse } of formats) {
    const [whole = '', source = ''] = block.exec(input.slice(0, maxCharacters)) ?? [];
    const data = whole === '' ? null : parse(source);
    if (!isFrontMatter(data)) continue;
    const frontMatter = {
      title: textOf(data, ['title']),
      description: textOf(data, ['description', 'summary', 'excerpt']),
    };
    return { frontMatter, body: input.slice(whole.length).trim() };
  }
  return { frontMatter: null, body: input };
};
