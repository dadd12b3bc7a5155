import { matchesOf } from '#engine/language/matches.ts';

/** A piece of markup in a block's body: `body.slice(start, end)`. */
export type InlinePiece = {
  kind: 'link' | 'image' | 'code';
  /** The address of a link or image, or the content of a code span. */
  value: string;
  /** The anchor text of a link, or the alt text of an image; empty for code. */
  label: string;
  start: number;
  end: number;
};

export type InlineMarkup = {
  /** The body with its markup blanked out. It has the same length, so that offsets are valid in both. */
  text: string;
  pieces: InlinePiece[];
};

const codeSpan = /(?<!`)(`{1,3})(?!`)([^`\n](?:[^`]{0,400}[^`\n])?)\1(?!`)/g;
/** A template call, such as "{{ site.url }}", may contain spaces. Any other brace is an ordinary character. */
const call = String.raw`\{(?:\{[^{}\n]{0,300}\}|%[^{}\n]{0,300}%)\}`;
const targetCharacter = String.raw`[^\s()<>{]|${call}|\{(?!${call.slice(2)})`;
/** "(address)", "(<address>)" or "(address "title")"; the address may contain one pair of parentheses. */
const target = String.raw`\(\s*<?((?:${targetCharacter}){1,2000}(?:\([^\s()]{0,200}\)[^\s()<>]{0,500})?)>?(?:\s+(?:"[^"\n]{0,400}"|'[^'\n]{0,400}'))?\s*\)`;
const image = new RegExp(String.raw`!\[([^\]\n]{0,400})\]${target}`, 'g');
const link = new RegExp(String.raw`(?<!!)\[((?:[^[\]\n]|\[[^\]\n]{0,200}\]){0,600})\]${target}`, 'g');
const reference = /(!?)\[([^[\]\n]{1,400})\]\[([^\]\n]{0,200})\]/g;
const autolink = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/gi;
const anchorTag = /<a\s[^<>]{0,1000}?href\s*=\s*["']([^"'<>]{1,2000})["'][^<>]{0,1000}>([^<]{0,400})/gi;
const imageTag = /<img\s[^<>]{0,2000}>/gi;
const anyTag = /<\/?[A-Za-z][^<>\n]{0,1000}>|<!--[\s\S]{0,2000}?-->/g;
/** "[^1]": a reference to a footnote, or its beginning. */
const footnote = /\[\^[^\]\s]{1,100}\]/g;
/**
 * "&nbsp;" and other entities. The first character of "&amp;" stays, and so do apostrophes, because they occur inside
 * words.
 */
const entity = /(?<=&)amp;|&(?!amp;|apos;|#39;|rsquo;)(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/gi;
const emphasis = /\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|~~|\\(?=[!-/:-@[-`{-~])/gu;

const blanks = (mark: string): string => ' '.repeat(mark.length);

/** The value of an attribute, with or without quotation marks of either kind. */
const attribute = (tag: string, name: string): string => {
  const value = `"([^"]*)"|'([^']*)'|([^\\s"'<>=\`]+)`;
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:${value})`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
};

/** A range of the text whose characters are replaced by `character`. */
type Blank = { start: number; end: number; character: string };
type Scan = { text: string; pieces: InlinePiece[]; blanks: Blank[] };

/** Replaces all characters except line ends with spaces. A code span is one piece, whatever it contains. */
const blanked = (text: string, character: string): string =>
  character === ' ' ? text.replace(/[^\n]/g, character) : character.repeat(text.length);

/**
 * Blanks out everything that a pass over the text has found, in one step, because each separate step would copy the
 * text.
 */
const applyBlanks = (scan: Scan): void => {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, character } of scan.blanks) {
    parts.push(scan.text.slice(at, start), blanked(scan.text.slice(start, end), character));
    at = end;
  }
  scan.text = parts.join('') + scan.text.slice(at);
  scan.blanks = [];
};

const blankOut = (scan: Scan, start: number, end: number, character = ' '): void => {
  scan.blanks.push({ start, end, character });
};

const scanCode = (scan: Scan): void => {
  for (const match of matchesOf(scan.text, codeSpan)) {
    const end = match.index + match[0].length;
    // A line break inside a code span is a space (CommonMark 6.1).
    const value = (match[2] ?? '').replace(/\n/g, ' ').trim();
    scan.pieces.push({ kind: 'code', value, label: '', start: match.index, end });
    // Private-use characters mark the place of the code, so that a sentence that is only code is not empty.
    blankOut(scan, match.index, end, '\uE000');
  }
  applyBlanks(scan);
};

const scanImages = (scan: Scan): void => {
  for (const match of matchesOf(scan.text, image)) {
    const end = match.index + match[0].length;
    scan.pieces.push({
      kind: 'image',
      value: match[2] ?? '',
      label: match[1] ?? '',
      start: match.index,
      end,
    });
    blankOut(scan, match.index, end);
  }
  applyBlanks(scan);
  for (const match of matchesOf(scan.text, imageTag)) {
    const src = attribute(match[0], 'src');
    const end = match.index + match[0].length;
    if (src !== '')
      scan.pieces.push({
        kind: 'image',
        value: src,
        label: attribute(match[0], 'alt'),
        start: match.index,
        end,
      });
    blankOut(scan, match.index, end);
  }
  applyBlanks(scan);
};

const addLink = (scan: Scan, match: RegExpExecArray, value: string, label: string, labelAt: number): void => {
  const end = match.index + match[0].length;
  scan.pieces.push({ kind: 'link', value, label, start: match.index, end });
  blankOut(scan, match.index, match.index + labelAt);
  blankOut(scan, match.index + labelAt + label.length, end);
};

const scanLinks = (scan: Scan, definitions: ReadonlyMap<string, string>): void => {
  for (const match of matchesOf(scan.text, link)) addLink(scan, match, match[2] ?? '', match[1] ?? '', 1);
  applyBlanks(scan);
  for (const match of matchesOf(scan.text, reference)) {
    const label = match[2] ?? '';
    const id = (match[3] === '' ? label : (match[3] ?? '')).toLowerCase();
    const value = definitions.get(id);
    if (value === undefined) continue;
    const end = match.index + match[0].length;
    if (match[1] === '!') {
      scan.pieces.push({ kind: 'image', value, label, start: match.index, end });
      blankOut(scan, match.index, end);
    } else addLink(scan, match, value, label, 1);
  }
  applyBlanks(scan);
  for (const match of matchesOf(scan.text, anchorTag)) {
    const label = match[2] ?? '';
    addLink(scan, match, match[1] ?? '', label, match[0].length - label.length);
  }
  applyBlanks(scan);
  for (const match of matchesOf(scan.text, footnote)) addLink(scan, match, match[0], '', match[0].length);
  applyBlanks(scan);
  for (const match of matchesOf(scan.text, autolink))
    addLink(scan, match, match[1] ?? '', '', match[0].length);
  applyBlanks(scan);
};

/**
 * Finds the code spans, links and images of a block's body and blanks out all markup (emphasis, tags, addresses), so
 * that facts and sentences can be found in plain text of the same length. `definitions` maps the lowercase ids of
 * reference links to their addresses.
 */
export const readInline = (body: string, definitions: ReadonlyMap<string, string>): InlineMarkup => {
  const scan: Scan = { text: body, pieces: [], blanks: [] };
  if (body.includes('`')) scanCode(scan);
  if (/[[<]/.test(body)) {
    scanImages(scan);
    scanLinks(scan, definitions);
    for (const match of matchesOf(scan.text, anyTag)) {
      blankOut(scan, match.index, match.index + match[0].length);
    }
    applyBlanks(scan);
  }
  let { text } = scan;
  if (text.includes('&')) text = text.replace(entity, blanks);
  if (/[*_~\\]/.test(text)) text = text.replace(emphasis, blanks);
  if (text.includes('>')) text = text.replace(/^( {0,3}>)/gm, blanks);
  return { text, pieces: scan.pieces.sort((a, b) => a.start - b.start) };
};
