/** A stretch of text with what stands in it; `text.slice(start, end)` includes its delimiters. */
export type Span = { start: number; end: number; inner: string };

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  // Hand-set texts mix typographic and plain marks.
  ['“', '"'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
];

/** Longest quotation that is looked for, in characters: beyond it the closing mark is missing. */
const reach = 3000;

const span = (text: string, start: number, end: number): Span => ({
  start,
  end,
  inner: text.slice(start + 1, end - 1),
});

const closingOf = (text: string, start: number): number => {
  const open = text[start] ?? '';
  let best = -1;
  for (const [left, right] of pairs) {
    if (left !== open) continue;
    const at = text.slice(start, start + reach).indexOf(right, 1);
    if (at > 0 && (best < 0 || start + at < best)) best = start + at;
  }
  return best;
};

const isOpenContext = (before: string | undefined): boolean =>
  before === undefined || /[\s([{—–\-/:]/.test(before);
const isCloseContext = (after: string | undefined): boolean =>
  after === undefined || !/[\p{L}\p{N}]/u.test(after);

/** Straight and single marks say neither open nor close: the white space around them does. */
const plainClosing = (text: string, start: number, mark: string): number => {
  const window = text.slice(start, start + reach + 1);
  for (let at = window.indexOf(mark, 1); at > 0 && at < reach; at = window.indexOf(mark, at + 1)) {
    if (isCloseContext(window[at + 1]) && (mark === '"' || !/\s/.test(window[at - 1] ?? ' ')))
      return start + at;
  }
  return -1;
};

const singleClose: Readonly<Record<string, string>> = { '‘': '’', "'": "'" };

/** An apostrophe also stands in “rock ’n’ roll” and “dogs' ears”: a single-marked quotation is short and on one line. */
const isSingleQuotation = (inner: string, mark: string): boolean =>
  inner.length < 300 &&
  !inner.includes('\n') &&
  /^\S/.test(inner) &&
  (mark === '‘' || /\s/.test(inner)) &&
  /\p{L}{2}/u.test(inner);

const openedBy = (text: string, at: number): number => {
  const mark = text[at] ?? '';
  if (mark === '"') {
    if (!isOpenContext(text[at - 1]) || /\s|$/.test(text[at + 1] ?? ' ')) {
      // “ Wild Rose ” with inner spaces happens too; only accept it when a letter or digit does not precede.
      if (/[\p{L}\p{N}.,!?]/u.test(text[at - 1] ?? '')) return -1;
    }
    return plainClosing(text, at, '"');
  }
  const single = singleClose[mark];
  if (single !== undefined) {
    if (!isOpenContext(text[at - 1])) return -1;
    const close = plainClosing(text, at, single);
    return close > 0 && isSingleQuotation(text.slice(at + 1, close), mark) ? close : -1;
  }
  return pairs.some(([open]) => open === mark) ? closingOf(text, at) : -1;
};

/** A quotation of several paragraphs is closed in the last one only; it opens the paragraph or follows a colon. */
const isLeftOpen = (text: string, at: number): boolean =>
  /["“«„]/.test(text[at] ?? '') &&
  /(?:^|[:,])\s*$/.test(text.slice(0, at)) &&
  text.length - at > 20 &&
  text.length - at < reach;

/**
 * Finds the quotations of a text (outermost ones), in any of the usual marks. Time is linear but for
 * marks that never close, each of which is looked for at most 3,000 characters ahead.
 */
export const findQuotations = (text: string): Span[] => {
  const found: Span[] = [];
  const marks = /["“„«»「『‘']/g;
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const close = openedBy(text, match.index);
    const goesOn = close < 0 && isLeftOpen(text, match.index);
    if (close <= match.index + 1 && !goesOn) continue;
    if (goesOn) {
      found.push({
        start: match.index,
        end: text.trimEnd().length,
        inner: text.slice(match.index + 1).trim(),
      });
      break;
    }
    const quotation = span(text, match.index, close + 1);
    if (!/[\p{L}\p{N}]/u.test(quotation.inner)) continue;
    found.push(quotation);
    marks.lastIndex = close + 1;
  }
  return found;
};

/** A quotation for comparison: white space, kinds of marks and a closing comma or full stop do not count. */
export const quotationKey = (inner: string): string =>
  inner
    .replace(/[“”„«»"]/g, "'")
    .replace(/[’‘`]/g, "'")
    .replace(/…/g, '...')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase());
