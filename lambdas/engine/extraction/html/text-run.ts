import type { LinkTarget } from './tree.ts';

/** A stretch of inline text between two block boundaries, in weighted characters. */
export class TextRun {
  chars = 0;
  linkChars = 0;
  internalChars = 0;
  placeChars = 0;
  /** Marks that end or divide sentences, and those among them that end one. */
  sentenceMarks = 0;
  sentenceEnds = 0;

  /** White space counts once; ideographs and kana count twice, because each is worth about two letters. */
  add(text: string, target: LinkTarget): void {
    let chars = 0;
    let inSpace = true;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code <= 32 || code === 160) {
        if (!inSpace) chars++;
        inSpace = true;
        continue;
      }
      inSpace = false;
      chars += code >= 0x2e80 && code < 0xd7b0 ? 2 : 1;
      if (isComma(code)) this.sentenceMarks++;
      else if (isSentenceEnd(code)) {
        this.sentenceMarks++;
        this.sentenceEnds++;
      }
    }
    this.chars += chars;
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

/** Comma in Latin, CJK and Arabic script. */
const isComma = (code: number): boolean =>
  code === 44 || code === 0xff0c || code === 0x3001 || code === 0x60c;

/** Period, question mark, exclamation mark, semicolon; CJK full stop, Arabic question mark, Devanagari danda. */
const isSentenceEnd = (code: number): boolean =>
  code < 0x80
    ? code === 46 || code === 63 || code === 33 || code === 59
    : code === 0x3002 || code === 0x61f || code === 0x964;
