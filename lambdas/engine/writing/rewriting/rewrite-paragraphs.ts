import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isPlainParagraph, sentencesOf } from './edit-blocks.ts';

/** Paragraphs above this many words are broken up, into parts of about `partWords`. */
const longParagraph = 120;
const partWords = 60;
/** A last part shorter than this stays with the one before. */
const leastPart = 25;

/** Sentences that refer to the one before stay in its paragraph. */
const leans =
  /^(?:But|And|So|Yet|Or|He|She|It|They|This|That|These|Those|His|Her|Its|Their|However|Therefore|Thus|Instead|Also|Then|Still|Such)(?![\p{L}])/u;

/** "(one from each graph)", "😊": what closes the sentence before does not open a paragraph. */
const closesBefore = /^[^\p{Lu}\p{Lo}\p{N}"“‘'«*_`[<]/u;

const partsOf = (sentences: readonly string[]): string[][] => {
  const parts: string[][] = [];
  let part: string[] = [];
  let size = 0;
  const counts = sentences.map((sentence) => countWords(sentence));
  let rest = counts.reduce((sum, words) => sum + words, 0);
  for (const [i, sentence] of sentences.entries()) {
    part.push(sentence);
    size += counts[i] ?? 0;
    rest -= counts[i] ?? 0;
    const next = sentences[i + 1] ?? '';
    if (closesBefore.test(next)) continue;
    if (rest >= leastPart && (size >= partWords * 1.6 || (size >= partWords && !leans.test(next)))) {
      parts.push(part);
      part = [];
      size = 0;
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
};

/** Breaks long paragraphs at sentence ends; all words stay. */
export const shortenParagraphs = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    if (!isPlainParagraph(block) || countWords(block.body) <= longParagraph) return [block];
    const parts = partsOf(sentencesOf(block));
    return parts.map((part, i) => ({
      ...block,
      body: part.join('').trim(),
      gap: i === parts.length - 1 ? block.gap : '\n\n',
    }));
  });
