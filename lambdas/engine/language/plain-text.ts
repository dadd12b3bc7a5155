import { regexOf } from './patterns.ts';

/** ASCII, and the marks that typesetting puts in place of its marks: most English passages have nothing else. */
const plainText = /^[\0-\x7f‘’“”–—…]*$/;

/** The same text is mostly searched for several things in a row. */
let last = '';
let wasPlain = true;

/** Whether a text has nothing but ASCII and these marks. */
export const isPlainText = (text: string): boolean => {
  if (text !== last) {
    last = text;
    wasPlain = plainText.test(text);
  }
  return wasPlain;
};

/** What a property of Unicode stands for in such a text, within a class of characters. */
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
 * The pattern to use for a text. In plain text, where letters are a to z, one without properties of Unicode finds the same
 * three times as fast.
 */
export const patternFor = (pattern: RegExp): ((text: string) => RegExp) => {
  const plain = toPlain(pattern.source, pattern.flags);
  return (text) => (isPlainText(text) ? plain : pattern);
};

/** `patternFor` a source, with the classes of `regexOf` where a text is not plain. */
export const patternOf = (source: string, flags: string): ((text: string) => RegExp) => {
  const plain = toPlain(source, flags);
  let pattern: RegExp | undefined;
  return (text) => {
    if (isPlainText(text)) return plain;
    pattern ??= regexOf(source, flags);
    return pattern;
  };
};
