import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { containsCode } from './edit-blocks.ts';

const runningKinds = new Set<Block['kind']>(['paragraph', 'item']);
export const isRunningText = (kind: Block['kind']): boolean => runningKinds.has(kind);

/**
 * Whether a paragraph is a command or a table that lost its marks: "cbt createfamily my-table csv", "aws ec2 run --name
 * rye", "Name ----- csv".
 */
const isOutput = (body: string): boolean =>
  /(?:^|\s)-{5,}(?:\s|$)|^\s*[a-z][\w./-]* (?:[^\n]*\s{1,40})?--[a-z][\w-]+(?:[\s=]|$)/.test(body) ||
  regex.u`^\p{Ll}[^\n.!?,;:]*$`.test(body.trim());

/** A chat message, which is a quotation: "**<anna>** its done". */
const isChat = regex.u`^(?:\d[\d:]*\s+)?(?:\*\*|__)?\\?<(?!(?:a|b|i|em|strong|u|span|small|cite|mark)>)[\p{L}\p{N}\\_|-]+>`;

/** A tag for emphasis or a link, with text after it: "<b>The mill</b> is old". */
const startsWithMark =
  /^\s*(?:<\/?(?:a|b|i|em|strong|u|span|small|cite|mark|img)(?:\s[^<>]{0,400})?\/?>[^<>]{0,200}){1,6}(?:[^<>\s]+\s+){6}/iu;

const minVerseLines = 4;
const maxVerseLine = 70;
const startsLine = regex.u`^[\s"“‘'*_(]*\p{Lu}`;
/**
 * Lines of a poem or a song: short, each with a capital, and most without a period. A line of wrapped prose seldom begins
 * with a capital.
 */
const isVerse = (body: string): boolean => {
  const lines = body.trim().split('\n');
  return (
    lines.length >= minVerseLines &&
    lines.every((line) => line.length <= maxVerseLine && startsLine.test(line)) &&
    lines.filter((line) => /[.:]["”’]?\s*\\?$/.test(line)).length * 2 <= lines.length
  );
};

/** A row of tags: "[rye](/tags/rye) [oven](/tags/oven) [mill](/tags/mill)". */
const linkRow = /^(?:\s*\[[^\][\s]{1,40}\]\([^()\s]+\)){3,}\s*$/;

/** Whether a block is prose, so that rules for sentences may change it. */
export const isReadable = ({ kind, body }: Block): boolean =>
  isRunningText(kind) &&
  !(
    isChat.test(body) &&
    body
      .split('\n')
      .slice(1)
      .every((line) => isChat.test(line.trim()))
  ) &&
  !/^\s*\||^\[(?!\^)[^\]\n]+\]:\s/.test(body) &&
  !linkRow.test(body) &&
  !isVerse(body) &&
  // "- url" may be the name of an option.
  !(kind === 'item' && regex.u`^\p{Ll}+\s*$`.test(body)) &&
  !(/^\s*</.test(body) && !startsWithMark.test(body)) &&
  !containsCode(body) &&
  !(kind === 'paragraph' && isOutput(body));
