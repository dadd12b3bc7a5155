/** The position behind the next character. A Unicode pattern counts a pair of surrogates as one. */
const nextIndex = (text: string, { lastIndex, unicode }: RegExp): number =>
  lastIndex + (unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1);

/**
 * All matches of a global pattern, like `matchAll`. `matchAll` copies the pattern on each call, which takes four times
 * as long as reading a short text.
 */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex = nextIndex(text, pattern);
  }
  return matches;
};
