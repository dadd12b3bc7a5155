import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';

/** Scripts without spaces are cut at the word boundaries of a dictionary. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const wordEnds = (text: string): number[] => {
  if (!unspaced.test(text)) return matchesOf(text, /\S(?=\s|$)/g).map((match) => match.index + 1);
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return [...segmenter.segment(text)].map((segment) => segment.index + segment.segment.length);
};

const trailingMarks = /[\s,;:–—\-([{“„«"'‘·|/&]+$/u;

/** A cut must not leave a bracket or quotation mark open. */
const isClosed = (text: string): boolean =>
  (text.match(/[([“«„「『]/g)?.length ?? 0) <= (text.match(/[)\]”»」』]/g)?.length ?? 0) &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0;

const lastWord = (text: string): string =>
  (regex.u`[\p{L}\p{N}'’]+$`.exec(text)?.[0] ?? '').toLowerCase().replace(/’/g, "'");

/** "three years | ago", "three | years": words that make no sense without each other. */
const dependentEnding = regex.iu`^(?:ago|old|later|earlier|away|apart|long|tall|wide|high|deep|each)(?![\p{L}])`;
const countingWords = new RegExp(
  String.raw`^(?:\d+|${alternatives(twoToTen)}|hundred|thousand|million|billion)$`,
);
const splitsPhrase = (cut: string, rest: string): boolean =>
  dependentEnding.test(rest) || (countingWords.test(lastWord(cut)) && regex.u`^\p{L}`.test(rest));

/** The longest beginning of a text that fits, cut between words and not after a function word; may be empty. */
export const cutToFit = (text: string, kind: SnippetKind): string => {
  if (fitsSnippet(text, kind)) return text;
  let loose = '';
  for (const end of wordEnds(text.slice(0, 2000)).reverse()) {
    const cut = text.slice(0, end).replace(trailingMarks, '');
    if (cut === '' || !fitsSnippet(cut, kind)) continue;
    if (loose === '') loose = cut;
    if (splitsPhrase(cut, text.slice(end).trimStart())) continue;
    if (isClosed(cut) && !stopWords.has(lastWord(cut))) return cut;
    if (cut.length < loose.length / 2) break;
  }
  return loose;
};
