import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';

const mark = /"/g;
/** Code, tags, addresses with titles and templates, in which quotation marks have another use. */
const otherText = /[`<{]|\]\([^()\s]*\s"/;
const isOpening = (text: string, at: number): boolean =>
  (at === 0 || /[\s([—–-]/.test(text[at - 1] ?? '')) && /\S/.test(text[at + 1] ?? '');
/**
 * A paragraph of one sentence as an archive leaves it: "It is old. ". After more sentences, the closing mark may be
 * missing instead.
 */
const oneSentence = regex.u`^"[^"]*[\p{L}\p{N})’'][.!?…] $`;
const innerEnd = regex.u`\p{Ll}[.!?…]\s+\p{Lu}`;
const isOneSentence = (text: string): boolean => oneSentence.test(text) && !innerEnd.test(text.slice(0, -1));
/** A quotation begins a sentence or follows one, a comma or a colon. In `(no "net service)`, the mark is a slip. */
const canBegin = /(?:^|[.!?…:,]["”’)]?\s)$/u;

/**
 * The places of marks that open an open quotation again. Null unless every other mark of the text opens or closes one,
 * because a stray mark would turn them around. A quotation that `goesOn` in the next paragraph stays open.
 */
const reopeningsIn = (text: string, goesOn: boolean): number[] | null => {
  const places: number[] = [];
  let start = -1;
  for (const { index } of matchesOf(text, mark)) {
    const opens = isOpening(text, index);
    if (opens && start >= 0) {
      if (!isOneSentence(text.slice(start, index))) return null;
      places.push(index);
    } else if (opens === start >= 0 || (opens && !canBegin.test(text.slice(0, index)))) return null;
    start = opens ? index : -1;
  }
  return start >= 0 && !goesOn ? null : places;
};

/**
 * Removes the marks with which an archive that joined the paragraphs of a quotation opens it again: "It is old. "We
 * bake in it," she said. At the beginning of a paragraph, such a mark is right.
 */
export const joinQuotations = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, i) => {
    if (block.kind !== 'paragraph' || !block.body.includes('. "') || otherText.test(block.body)) return block;
    const places = reopeningsIn(block.body, blocks[i + 1]?.body.startsWith('"') ?? false);
    if (places === null || places.length === 0) return block;
    return {
      ...block,
      body: places.toReversed().reduce((text, at) => text.slice(0, at) + text.slice(at + 1), block.body),
    };
  });
