import { parse as parseToml } from 'smol-toml';
import { isMap, isNode, parseDocument, stringify } from 'yaml';
import { Refusal } from '#cli/refusal.ts';

/** What goes into the front matter of an article. */
export type Fields = { title: string; description: string; keywords: readonly string[] };

type Block = { format: 'yaml' | 'toml'; open: string; source: string; close: string; body: string };

const patterns = [
  { format: 'yaml', pattern: /^(---[ \t]*\r?\n)([\s\S]*?)(^(?:---|\.\.\.)[ \t]*(?:\r?\n|$))/m },
  { format: 'toml', pattern: /^(\+\+\+[ \t]*\r?\n)([\s\S]*?)(^\+\+\+[ \t]*(?:\r?\n|$))/m },
] as const;

/** A longer block is none; the engine reads as much. */
const mostCharacters = 20_000;

const findBlock = (text: string): Block | null => {
  for (const { format, pattern } of patterns) {
    const match = pattern.exec(text.slice(0, mostCharacters));
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

const isSame = (value: unknown, wanted: string | readonly string[]): boolean =>
  JSON.stringify(value) === JSON.stringify(wanted);

/** Replaces values where they stand, so that comments, order and style of everything else stay. */
const setYaml = (source: string, fields: Fields): string => {
  const document = parseDocument(source, { uniqueKeys: false });
  const { contents, errors } = document;
  if (errors.length > 0 || (contents !== null && !isMap(contents)))
    throw new Refusal(
      `The front matter is not valid YAML: ${errors[0]?.message.split('\n')[0] ?? 'no keys'}`,
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

/** The lines of a key's value: the fewest from its own on that parse. */
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
    const why = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new Refusal(`The front matter is not valid TOML: ${why}`);
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

/**
 * An article with these fields in its front matter: YAML or TOML as the article has it, YAML where it has none.
 * @throws Refusal for front matter that does not parse
 */
export const setFrontMatter = (text: string, fields: Fields): string => {
  const block = findBlock(text);
  if (!block) return `---\n${setYaml('', fields)}---\n\n${text}`;
  const { format, open, source, close, body } = block;
  return open + (format === 'yaml' ? setYaml : setToml)(source, fields) + close + body;
};
