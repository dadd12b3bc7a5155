import { countWords } from '#engine/extraction/article/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { isPlainParagraph, sentencesOf } from './blocks/edit-blocks.ts';

/** Paragraphs above this many words are broken up, into parts of about `partWords`. */
const longParagraph = 120;
const partWords = 60;
/** A last part shorter than this stays with the one before. */
const leastPart = 25;

/** Sentences that refer to the one before stay in its paragraph. */
const leans =
  /^["“*_]?(?:But|And|So|Yet|Or|Nor|He|She|It|They|This|That|These|Those|Him|His|Her|Hers|Its|Their|Them|Both|Neither|Either|Another|Others?|Each|Some|Many|Most|All|None|Few|Several|One|Two|Three|Same|However|Therefore|Thus|Hence|Instead|Also|Then|Still|Such|Similarly|Likewise|Otherwise|Moreover|Furthermore|Besides|Rather|Even|Not only|Just like|For (?:example|instance|this|that|these)|As such|As (?:a|the) result|In (?:this|that|these|those|other|addition|contrast|turn|fact|short|both|each)|By (?:doing|contrast|this|that|then)|Because of (?:this|that)|With (?:this|that|these|those)|After (?:this|that|which)|At (?:this|that|which)|If (?:so|not|it|he|she|they|this|that)|When (?:it|he|she|they|this|that|asked)|While (?:it|he|she|they|this|that)|On the other hand|The (?:other|latter|former|same|first|second|third|last|next|rest|result|results|reason|idea|purpose|point|two|three|pair|others|whole|problem|answer))(?![\p{L}])/u;

/** "The dispute got … " behind a sentence that tells of the dispute goes on with its topic. */
const resumes = (before: string, next: string): boolean => {
  // An answer stays with its question.
  if (/\?["”’*_)]*\s*$/u.test(before)) return true;
  const [, noun = ''] =
    /^["“*_]?(?:The|An?)\s((?:\p{Ll}[\p{L}-]*\s){0,2}?\p{Ll}[\p{L}-]{3,})(?=\s)/u.exec(next) ?? [];
  return noun !== '' && contentSharedBy(noun, before);
};
const contentSharedBy = (noun: string, before: string): boolean => {
  const held = contentOf(before);
  return [...contentOf(noun)].some((word) => held.has(word));
};

/** A row of dates or addresses is no prose: under this share of its sentences have two words in a row without capitals. */
const leastProse = 0.5;
const isProse = (sentences: readonly string[]): boolean =>
  !/^[\p{Script=Latin}\P{L}]+$/u.test(sentences.join('')) ||
  sentences.filter((sentence) => /(?<![\p{L}])\p{Ll}{2,}\s\p{Ll}/u.test(sentence)).length >=
    sentences.length * leastProse;

/** "(one from each graph)", "😊": what closes the sentence before does not open a paragraph. */
const closesBefore = /^[^\p{Lu}\p{Lo}\p{N}"“‘'«*_`[<]/u;

/** "(Rom. 8:28)": a cut inside would leave the bracket open. */
const isOpen = (part: readonly string[]): boolean => {
  const text = part.join('');
  return text.split('(').length > text.split(')').length;
};

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
    if (closesBefore.test(next) || isOpen(part)) continue;
    if (rest >= leastPart && size >= partWords && !leans.test(next) && !resumes(sentence, next)) {
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
    const sentences = sentencesOf(block);
    if (!isProse(sentences)) return [block];
    const parts = partsOf(sentences);
    return parts.map((part, i) => ({
      ...block,
      body: part.join('').trim(),
      gap: i === parts.length - 1 ? block.gap : '\n\n',
    }));
  });
