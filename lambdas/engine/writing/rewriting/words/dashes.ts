/** A hyphen between blanks, or two or three in a row: what a keyboard without a dash offers. */
const typed = / (?:-|-{2,3}) |(?<=\S)-{2,3}(?=\S)/g;

/** More in one sentence are the marks of a list. */
const most = 2;
/** "Milk - use two liters": a shorter opening is a label, whose neighbors have the same mark. */
const leastBefore = 5;

const isDash = (left: string, mark: string, right: string): boolean => {
  const isSpaced = mark.startsWith(' ');
  if (!isSpaced) return /\p{Ll}{2}$/u.test(left) && /^\p{Ll}{2}/u.test(right);
  if (!/[\p{L}\p{N})"”’*_\]]$/u.test(left) || !/^[\p{L}"“*_[(]/u.test(right)) return false;
  if (mark !== ' - ') return true;
  // "Paris - London": a way or a range.
  const isName = /\p{Lu}\S*$/u.test(left) && /^\p{Lu}/u.test(right);
  return !isName && left.trim().split(/\s+/).length >= leastBefore && !/\p{N}$/u.test(left);
};

/** "It is small - and old", "it is small---and old": with dashes, where every such mark of the sentence is one. */
export const withDashes = (sentence: string, untouchable: RegExp): string => {
  if (!/ - |--/.test(sentence)) return sentence;
  const masked = sentence.replace(new RegExp(untouchable, 'gu'), (part) => 'x'.repeat(part.length));
  const found = [...masked.matchAll(typed)];
  const areDashes = found.every(({ index, 0: mark }) =>
    isDash(masked.slice(0, index), mark, masked.slice(index + mark.length)),
  );
  if (found.length === 0 || found.length > most || !areDashes) return sentence;
  return found.reduceRight(
    (text, { index, 0: mark }) =>
      text.slice(0, index) + (mark.startsWith(' ') ? ' — ' : '—') + text.slice(index + mark.length),
    sentence,
  );
};
