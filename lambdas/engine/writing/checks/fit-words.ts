import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { stopWordLanguages, stopWordsOf } from '#engine/language/stop-words.ts';
import { fitsSnippet } from './measure-pixels.ts';

/** Scripts without spaces are cut where a dictionary sees a word end, never inside one. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const wordEnds = (text: string, language: string | null): number[] => {
  if (!unspaced.test(text)) return [...text.matchAll(/\S(?=\s|$)/g)].map((match) => match.index + 1);
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'word' });
  return [...segmenter.segment(text)].map((segment) => segment.index + segment.segment.length);
};

const bareEnd = /[\s,;:–—\-([{“„«"'‘·|/&]+$/u;

/** Brackets and quotation marks that a cut left open make it no place to cut. */
const isClosed = (text: string): boolean =>
  (text.match(/[([“«„「『]/g)?.length ?? 0) <= (text.match(/[)\]”»」』]/g)?.length ?? 0) &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0;

const lastWord = (text: string): string =>
  (/[\p{L}\p{N}'’]+$/u.exec(text)?.[0] ?? '').toLowerCase().replace(/’/g, "'");

/** A Japanese phrase that ends in one of these waits for its verb or noun. */
const particle = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][のをはがにとでもへや]$/u;

/** In a language without a list of function words, very short words are taken for such. */
const isSmall = (word: string, language: string | null): boolean =>
  !stopWordLanguages.includes(language ?? '') && word.length <= 3 && /^\p{Ll}+$/u.test(word);

/** "three years | ago", "three | years": the one says nothing without the other. */
const half = /^(?:ago|old|later|earlier|away|apart|long|tall|wide|high|deep|each)(?![\p{L}])/iu;
const counting = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)$/;
const splits = (cut: string, rest: string): boolean =>
  half.test(rest) || (counting.test(lastWord(cut)) && /^\p{L}/u.test(rest));

/** The longest beginning of a text that fits, cut between words and not behind a function word; may be empty. */
export const cutToFit = (text: string, kind: SnippetKind, language: string | null): string => {
  if (fitsSnippet(text, kind)) return text;
  const stop = stopWordsOf(language);
  let loose = '';
  for (const end of wordEnds(text.slice(0, 2000), language).reverse()) {
    const cut = text.slice(0, end).replace(bareEnd, '');
    if (cut === '' || !fitsSnippet(cut, kind)) continue;
    if (loose === '') loose = cut;
    if (particle.test(cut) || splits(cut, text.slice(end).trimStart())) continue;
    if (isClosed(cut) && !stop.has(lastWord(cut)) && !isSmall(lastWord(cut), language)) return cut;
    if (cut.length < loose.length / 2) break;
  }
  return loose;
};

/** Beginnings of a text up to a comma, colon, semicolon or dash, longest first, that fit. */
export const partsThatFit = (text: string, kind: SnippetKind): string[] =>
  [...text.matchAll(/[,:](?!\d)|[;，、；：]|\s[–—-]\s|—/g)]
    .map((match) => text.slice(0, match.index).trim())
    .filter((part) => part !== '' && isClosed(part) && fitsSnippet(part, kind))
    .reverse();
