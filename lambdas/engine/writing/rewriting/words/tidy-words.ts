import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { changeHtmlParagraphs, quotedBlocks } from '#engine/writing/rewriting/blocks/html-paragraphs.ts';
import { withOwnApostrophes } from '#engine/writing/rewriting/blocks/own-apostrophes.ts';
import {
  changeSentences,
  changeUnprotected,
  protectedText,
} from '#engine/writing/rewriting/blocks/protected-text.ts';
import { changesQuotedWords } from '#engine/writing/rewriting/blocks/quoted-words.ts';
import { isReadable } from '#engine/writing/rewriting/blocks/readable-blocks.ts';
import { transcriptTurns, unmarkedQuotations } from '#engine/writing/rewriting/blocks/unmarked-quotations.ts';
import { withOneForm } from './consistency/one-form.ts';
import { withEvenDashes } from './dashes.ts';
import { withPeriod } from './end-marks.ts';
import { withOwnNames, withProperNames } from './own-names.ts';
import { termsOf } from './own-terms.ts';
import { withSpelledWords } from './spelled-words.ts';
import { tidyHeadings } from './tidy-headings.ts';
import { tidySentence } from './tidy-sentence.ts';

/** Reads a sentence that spans two lines as one line if that finds more. Lines that end in two spaces stay. */
const tidyLines = (sentence: string, next: string, terms: ReadonlySet<string>): string => {
  const line = sentence.replace(lineEnd, ' ');
  const tidied = tidySentence(line, terms, next).text;
  if (line === sentence) return tidied;
  if (tidied === line) return sentence;
  const { text } = tidySentence(sentence, terms, next);
  return tidied === text.replace(lineEnd, ' ') ? text : tidied;
};
const lineEnd = /(?<=[^\s\\]) ?\n[ \t]*(?=[^\s*+>|#`~:<{-])(?!\d{1,3}[.)]\s)/g;

/** Corrects the sentences of blocks. The second reading of a block finds most of its sentences again. */
const blockTidier = (blocks: readonly Block[]): ((block: Block) => Block) => {
  const terms = termsOf(blocks);
  const known = new Map<string, string>();
  const keepQuoted = (before: string, after: string): string =>
    changesQuotedWords(blocks, before, after) ? before : after;
  const tidied = (sentence: string, next: string): string => {
    const key = `${sentence}\0${next}`;
    const text = known.get(key) ?? keepQuoted(sentence, tidyLines(sentence, next, terms));
    known.set(key, text);
    return text;
  };
  return (block) => changeSentences(block, tidied);
};

const doubledWord = regex.giu`(?<!\p{L})(\p{L}+) \1(?!\p{L})`;
const lettersOf = (text: string): string =>
  text.replace(doubledWord, '$1').replace(regex.gu`\P{L}`, '').toLowerCase();

/** The turn of a transcript with its punctuation corrected, but only in sentences that keep all their words. */
const punctuated = (block: Block, tidy: (block: Block) => Block): Block =>
  changeSentences(block, (sentence) => {
    const { body } = tidy({ ...block, body: sentence });
    return lettersOf(body) === lettersOf(sentence) ? body : changeUnprotected(sentence, withSpelledWords);
  });

/** Corrects only misspelled words and names, as in a quotation, whose words nobody else may change. */
const respelled = (block: Block): Block => {
  const body = changeUnprotected(block.body, withSpelledWords);
  return body === block.body ? block : { ...block, body };
};

/** Text outside code, links and quotations. */
const runningText = {
  partsOf: (body: string): string[] => body.split(protectedText).filter((_, i) => i % 2 === 0),
  changeText: (block: Block, change: (part: string) => string): Block =>
    changeSentences(block, (sentence) => changeUnprotected(sentence, change)),
};

/** Corrects errors and shortens wordy phrases in the running text of an English article. Quotations and code stay. */
export const tidyWords = (blocks: readonly Block[]): Block[] => {
  const tidyBlock = blockTidier(blocks);
  const named = withOwnNames(tidyHeadings(blocks), isReadable);
  const spoken = unmarkedQuotations(named);
  const turns = transcriptTurns(named);
  const quoted = new Set([...quotedBlocks(named), ...spoken]);
  const tidied = named.map((block, i) => {
    if (turns.has(block)) return punctuated(block, tidyBlock);
    if (quoted.has(block)) return spoken.has(block) && isReadable(block) ? respelled(block) : block;
    if (block.kind === 'html') return changeHtmlParagraphs(block, (inner) => tidyBlock(tidyBlock(inner)));
    if (!isReadable(block)) return block;
    const once = tidyBlock(withPeriod(named, i) ?? block);
    // A space added between two sentences shows where the second one begins.
    return once === block ? block : tidyBlock(once);
  });
  const isOwn = (block: Block): boolean => isReadable(block) && !quoted.has(block);
  const unified = withOneForm(withProperNames(tidied, isOwn), isOwn, runningText);
  return withOwnApostrophes(blocks, withEvenDashes(unified, isOwn), changeUnprotected);
};
