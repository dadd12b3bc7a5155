import { isDeepStrictEqual } from 'node:util';
import { parse as parseToml } from 'smol-toml';
import { isMap, isNode, parseDocument, stringify } from 'yaml';
import { isRecord } from '#contracts/is-record.ts';
import { CommandError } from './command-error.ts';

/** The fields that are written to an article's front matter. */
export type Fields = { title: string; description: string; keywords: readonly string[] };

type Block = { format: 'yaml' | 'toml'; open: string; source: string; close: string; body: string };

const patterns = [
  { format: 'yaml', pattern: /^(---[ \t]*\r?\n)([\s\S]*?)(^(?:---|\.\.\.)[ \t]*(?:\r?\n|$))/m },
  { format: 'toml', pattern: /^(\+\+\+[ \t]*\r?\n)([\s\S]*?)(^\+\+\+[ \t]*(?:\r?\n|$))/m },
] as const;

/** A longer block does not count as front matter. The engine has the same limit. */
const maxCharacters = 20_000;

const findBlock = (text: string): Block | null => {
  for (const { format, pattern } of patterns) {
    const match = pattern.exec(text.slice(0, maxCharacters));
    if (match?.index !== 0) continue;
    const [whole, open = '', source = '', close = ''] = match;
    return { format, open, source, close, body: text.slice(whole.length) };
  }
  return null;
};

const yamlValue = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trimEnd()
    : `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;

type Edit = { from: number; to: number; text: string };

const applyEdits = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: value }) => text.slice(0, from) + value + text.slice(to), source);

/** The position of a value, starting at its key's colon. A multi-line list becomes one line. */
const placeOf = (source: string, range: readonly number[]): { from: number; to: number } => {
  const [start = 0, valueEnd = 0] = range;
  const gap = /\s*$/.exec(source.slice(0, start))?.[0].length ?? 0;
  // A block value ends with its line break, which stays.
  return { from: start - gap, to: start + source.slice(start, valueEnd).trimEnd().length };
};

/** A parser's error without its copy of the source. It counts lines from the first key, which is line 2 of the file. */
const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/[:.]$/, '')
    .replace(/\bline (\d+)/, (_, line: string) => `line ${Number(line) + 1}`);

const fixByHand = 'Correct it by hand, then try again.';

const isSame = (value: unknown, wanted: string | readonly string[]): boolean =>
  JSON.stringify(value) === JSON.stringify(wanted);

/** Replaces values in place, so that the comments, order and style of everything else stay the same. */
const setYaml = (source: string, fields: Fields): string => {
  const document = parseDocument(source, { uniqueKeys: false });
  const { contents, errors } = document;
  if (errors.length > 0 || (contents !== null && !isMap(contents)))
    throw new CommandError(
      `The front matter is not valid YAML: ${firstLine(errors[0]?.message ?? 'It has no keys')}. ${fixByHand}`,
    );
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const [key, wanted] of Object.entries(fields)) {
    const node = contents?.get(key, true);
    const range = isNode(node) ? node.range : null;
    if (!isNode(node) || !range) added.push(`${key}: ${yamlValue(wanted)}`);
    else if (!isSame(node.toJS(document), wanted))
      edits.push({ ...placeOf(source, range), text: ` ${yamlValue(wanted)}` });
  }
  const edited = applyEdits(source, edits);
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  const ended = edited === '' || edited.endsWith('\n') ? edited : edited + eol;
  return ended + added.map((line) => line + eol).join('');
};

const tomlValue = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;

/** The number of lines of a key's value: the fewest, from the key's own line on, that parse. */
const tomlLines = (lines: readonly string[], first: number): number => {
  for (let last = first; last < lines.length; last++) {
    try {
      parseToml(lines.slice(first, last + 1).join('\n'));
      return last - first + 1;
    } catch {
      // The value continues on the next line.
    }
  }
  return 1;
};

const readToml = (source: string): Record<string, unknown> => {
  try {
    return parseToml(source);
  } catch (error) {
    const why = firstLine(error instanceof Error ? error.message : String(error));
    throw new CommandError(`The front matter is not valid TOML: ${why}. ${fixByHand}`);
  }
};

const setToml = (source: string, fields: Fields): string => {
  const written = readToml(source);
  const lines = source.split('\n');
  for (const [key, value] of Object.entries(fields)) {
    const table = lines.findIndex((line) => /^\s*\[/.test(line));
    const end = table === -1 ? lines.length : table;
    const at = lines.findIndex((line, i) => i < end && new RegExp(`^\\s*"?${key}"?\\s*=`).test(line));
    if (isSame(written[key], value)) continue;
    const line = `${key} = ${tomlValue(value)}`;
    if (at === -1) lines.splice(table === -1 && lines.at(-1) === '' ? lines.length - 1 : end, 0, line);
    else lines.splice(at, tomlLines(lines, at), line);
  }
  const text = lines.join('\n');
  return text.endsWith('\n') ? text : `${text}\n`;
};

const writers = { yaml: setYaml, toml: setToml };
const readers = {
  yaml: (source: string): unknown => parseDocument(source, { uniqueKeys: false }).toJS(),
  toml: parseToml as (source: string) => unknown,
};

/**
 * The block with these fields. Editing the text can go wrong for rare forms: `{title: a}` on one line, a title that
 * another key refers to, a key that occurs twice. The result must therefore parse to the old values with the three new
 * ones.
 */
const changeBlock = ({ format, source }: Block, fields: Fields): string => {
  const changed = writers[format](source, fields);
  const changesOnlyFields = (): boolean => {
    const [before, after] = [source, changed].map((text) => readers[format](text));
    return isRecord(after) && isDeepStrictEqual({ ...after }, { ...(isRecord(before) && before), ...fields });
  };
  try {
    if (changesOnlyFields()) return changed;
  } catch {
    // The edited block does not even parse.
  }
  throw new CommandError(
    'The front matter cannot be changed without changing other keys. Put each key once, on a line of its own, without anchors.',
  );
};

/** Rejects a block whose last line is missing, or whose format cannot be written. */
const rejectOtherBlocks = (text: string): void => {
  if (/^---[ \t]*\r?\n["']?[\w-]+["']?[ \t]*:/.test(text) || /^\+\+\+[ \t]*\r?\n/.test(text))
    throw new CommandError(
      `The front matter has no end within ${maxCharacters} characters. Repeat its first line below its last key.`,
    );
  if (/^(?:;;;|\{)[ \t]*\r?\n/.test(text))
    throw new CommandError(
      'The front matter is JSON. Only YAML and TOML can be written: copy the fields by hand.',
    );
};

/**
 * Sets these fields in an article's front matter, in its own format, YAML or TOML. An article without front matter gets
 * YAML.
 * @throws CommandError for front matter that does not parse, does not end, is JSON or has a form that cannot be changed
 */
export const setFrontMatter = (text: string, fields: Fields): string => {
  const block = findBlock(text);
  if (block) return block.open + changeBlock(block, fields) + block.close + block.body;
  rejectOtherBlocks(text);
  const added = `---\n${setYaml('', fields)}---\n\n`;
  return (text.includes('\r\n') ? added.replaceAll('\n', '\r\n') : added) + text;
};
