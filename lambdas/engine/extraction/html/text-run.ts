import type { LinkTarget, TextCounts, TextNode } from './tree.ts';

/** A comma in Latin, CJK or Arabic script. */
const isComma = (code: number): boolean =>
  code === 44 || code === 0xff0c || code === 0x3001 || code === 0x60c;

/** A period, question mark, exclamation mark or semicolon; CJK full stop, Arabic question mark, Devanagari danda. */
const isSentenceEnd = (code: number): boolean =>
  code < 0x80
    ? code === 46 || code === 63 || code === 33 || code === 59
    : code === 0x3002 || code === 0x61f || code === 0x964;

/** White space counts once; ideographs and kana count twice, because each is worth about two letters. */
const countText = (text: string): TextCounts => {
  const counts = { chars: 0, sentenceMarks: 0, sentenceEnds: 0 };
  let inSpace = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // ASCII letters, three of four characters on an English page, need none of the tests below.
    if (code > 63 && code < 128) {
      counts.chars++;
      inSpace = false;
      continue;
    }
    if (code <= 32 || code === 160) {
      if (!inSpace) counts.chars++;
      inSpace = true;
      continue;
    }
    inSpace = false;
    counts.chars += code >= 0x2e80 && code < 0xd7b0 ? 2 : 1;
    if (isComma(code)) counts.sentenceMarks++;
    else if (isSentenceEnd(code)) {
      counts.sentenceMarks++;
      counts.sentenceEnds++;
    }
  }
  return counts;
};

/** A run of inline text between two block boundaries, in weighted characters. */
export class TextRun {
  chars = 0;
  linkChars = 0;
  internalChars = 0;
  placeChars = 0;
  sentenceMarks = 0;
  sentenceEnds = 0;

  add(node: TextNode, target: LinkTarget): void {
    node.counts ??= countText(node.text);
    const { chars, sentenceMarks, sentenceEnds } = node.counts;
    this.chars += chars;
    this.sentenceMarks += sentenceMarks;
    this.sentenceEnds += sentenceEnds;
    if (target === 'none') return;
    this.linkChars += chars;
    if (target === 'internal') this.internalChars += chars;
    else if (target === 'place') this.placeChars += chars;
  }

  reset(): void {
    this.chars = 0;
    this.linkChars = 0;
    this.internalChars = 0;
    this.placeChars = 0;
    this.sentenceMarks = 0;
    this.sentenceEnds = 0;
  }
}
