import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { sentencesOf } from './edit-blocks.ts';
import { quotedStarts } from './open-quotations.ts';

/**
 * Text that stays as it is: images, struck-out text, code, addresses, tags (also those of templates and attributes),
 * footnote marks, addresses in the form "anna [at] mill [dot] com", names of accounts and quoted words. So does a link
 * that repeats a heading of the page, a link whose text may be a page title (a capital and four words), and a label in brackets alone, which may refer to a link definition. A quotation of
 * several sentences reaches to the end of the first one and begins the last one. A new mark may open it again.
 */
export const protectedText = regex.u`(!\[[^\][]{0,400}\]\([^()]{0,500}\)|~~[^~\n]{1,600}~~|\x60{1,3}[^\x60]{0,400}\x60{1,3}|\[\^[^\]\s]{1,80}\]|\[[^\][]{0,100}\]\(#[^()\s]{0,200}\)|\[(?!github\])[a-z][\w-]{1,40}\]\(https:\/\/github\.com\/[\w-]{1,40}\/?\)|\\?\[at\\?\] ?[\p{L}\d.-]{1,60}(?: ?\\?\[dot\\?\] ?\p{L}{1,20}){1,4}|\[[^\][\n]{1,100}\](?![(\[:])|\[\p{Lu}[^\][\s]{0,40} (?:[^\][\s]{1,40} ){2,20}[^\][\s]{1,40}\]\([^()]{0,500}\)|\]\([^()]{0,500}\)|\]\[[^\][]{0,100}\]|<[^<>]{0,500}>|https?:\/\/\S+|www\.\S+|"[^"\n]{0,600}(?:"(?!(?<=\s")\S)|(?=\s"\S))|(?<=^|[\s([—–-])"(?=\p{L})[^"\n]{0,600}$|^[^"\n]{0,600}[.,!?…]"(?!\S)|“[^“”\n]{0,600}(?:”|$)|^[^“”\n]{0,600}[.,!?…]”|«[^«»\n]{0,600}»|(?<![\p{L}])['‘][^'‘’\n]{1,80}['’](?![\p{L}])|\$[^$\n]{1,200}\$(?!\d)|\{\{[^]{0,400}?\}\}|\{%[^]{0,400}?%\}|\{[:#.][^{}\n]{0,400}\})`;

/** What every protected text contains. Most sentences lack it, and one class of characters is found fast. */
const canBeProtected = /[[\]~\x60<"“”«‘${]|(?<![a-zA-Z])'|:\/\/|www\./;

/** Changes the parts of a text that are not protected. */
export const changeUnprotected = (text: string, change: (part: string) => string): string =>
  canBeProtected.test(text)
    ? text
        .split(protectedText)
        .map((part, i) => (i % 2 === 0 ? change(part) : part))
        .join('')
    : change(text);

const quotationMark = /["“”]/;

/** A longer run of sentences without a mark follows a stray mark. */
const longestQuotation = 8;

/** The sentences in the middle of a quotation, which have no mark of their own. One of the next sentences closes it. */
const insideQuotations = (sentences: readonly string[]): boolean[] => {
  if (!sentences.some((sentence) => quotationMark.test(sentence))) return [];
  const quoted = quotedStarts(sentences);
  return quoted.map(
    (isQuoted, i) =>
      isQuoted &&
      !quotationMark.test(sentences[i] ?? '') &&
      sentences.slice(i + 1, i + longestQuotation).some((next) => quotationMark.test(next)),
  );
};

/**
 * Changes the sentences of a block, except those that are struck out or contain an end of a strikeout, and those in the
 * middle of a quotation.
 */
export const changeSentences = (block: Block, change: (sentence: string, next: string) => string): Block => {
  let isStruck = false;
  const sentences = sentencesOf(block);
  const quoted = insideQuotations(sentences);
  const changed = sentences.map((sentence, i) => {
    const wasStruck = isStruck;
    if (sentence.split('~~').length % 2 === 0) isStruck = !isStruck;
    return wasStruck || isStruck || quoted[i] ? sentence : change(sentence, sentences[i + 1] ?? '');
  });
  const body = changed.join('');
  return body === block.body ? block : { ...block, body };
};
