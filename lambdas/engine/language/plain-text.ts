import { regexOf } from './patterns.ts';

/** ASCII and its typographic replacements: most English passages contain nothing else. */
const plainText = /^[\0-\x7f‘’“”–—…]*$/;

/** The same text is usually searched several times in succession. */
let last = '';
let wasPlain = true;

/** Whether a text consists only of ASCII and these marks. */
export const isPlainText = (text: string): boolean => {
  if (text !== last) {
    last = text;
    wasPlain = plainText.test(text);
  }
  return wasPlain;
};

/** What a Unicode property stands for in such a text, as the inside of a character class. */
const plainClasses: Readonly<Record<string, string>> = {
  L: 'A-Za-z',
  Lu: 'A-Z',
  Ll: 'a-z',
  M: '',
  N: '0-9',
};

const toPlain = (source: string, flags: string): RegExp => {
  let isClass = false;
  const parts = source.replace(/\\p\{(\w+)\}|\\.|[[\]]/g, (part, property?: string) => {
    if (part === '[' || part === ']') isClass = part === '[';
    const plain = property === undefined ? undefined : plainClasses[property];
    if (plain === undefined) return part;
    return isClass ? plain : `[${plain}]`;
  });
  return new RegExp(parts, flags.replace('u', ''));
};

/**
 * The pattern to use for a text. In plain text, where letters are a to z, a pattern without Unicode properties finds
 * the same matches three times as fast.
 */
export const patternFor = (pattern: RegExp): ((text: string) => RegExp) => {
  const plain = toPlain(pattern.source, pattern.flags);
  return (text) => (isPlainText(text) ? plain : pattern);
};

/** Like `patternFor`, but for a source, with the classes of `regexOf` if a text is not plain. */
export const patternOf = (source: string, flags: string): ((text: string) => RegExp) => {
  const plain = toPlain(source, flags);
  let pattern: RegExp | undefined;
  return (text) => {
    if (isPlainText(text)) return plain;
    pattern ??= regexOf(source, flags);
    return pattern;
  };
};
