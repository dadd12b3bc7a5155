import { eachReading, type Pieces, pieceReader, splitPieces } from '#engine/language/pieces.ts';
import { type Sentence, splitSentences } from '#engine/language/split-sentences.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { type Token, tokenizePieces, tokensOf } from '#engine/language/tokenize.ts';

/** The stems of the parts of each token of a piece; empty for a punctuation mark. */
const stemsOfTokens = pieceReader((_, piece) =>
  tokensOf(piece).map(({ kind, lower }): readonly string[] => (kind === 'mark' ? [] : stemsOf(lower))),
);

const readStems = (pieces: Pieces): readonly (readonly string[])[] => {
  const stems: (readonly string[])[] = [];
  eachReading(pieces, stemsOfTokens, (ofToken) => stems.push(ofToken));
  return stems;
};

/** A text with its tokens, sentences and stems. Each is computed on first use and only once. */
export class AnalyzedText {
  readonly text: string;
  #pieces: Pieces | undefined;
  #tokens: readonly Token[] | undefined;
  #sentences: readonly Sentence[] | undefined;
  #stems: readonly (readonly string[])[] | undefined;
  #wordStems: readonly string[] | undefined;
  /** The results of each reader, by its number. */
  readonly readings: unknown[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** The parts of the text between its spaces. */
  get pieces(): Pieces {
    this.#pieces ??= splitPieces(this.text);
    return this.#pieces;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenizePieces(this.pieces);
    return this.#tokens;
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= splitSentences(this.text);
    return this.#sentences;
  }

  /** The stems of each token's parts, parallel to `tokens`; empty for a punctuation mark. */
  get stems(): readonly (readonly string[])[] {
    this.#stems ??= readStems(this.pieces);
    return this.#stems;
  }

  /** The stems of all words and numbers in order. */
  get wordStems(): readonly string[] {
    this.#wordStems ??= this.stems.flat();
    return this.#wordStems;
  }
}

/** The characters of each of two generations: several articles of 10,000 words, whose tokens take a few megabytes. */
const maxCharacters = 200_000;

/** The newer generation, and the one before it. */
let recent = new Map<string, AnalyzedText>();
let earlier: ReadonlyMap<string, AnalyzedText> = new Map();
let characters = 0;

/**
 * Adds a text to the newer generation. A full generation replaces the earlier one. Dropping only the oldest text got
 * slower with each dropped text, because a Map keeps the slots of deleted keys.
 */
const keep = (text: string, analyzed: AnalyzedText): void => {
  if (characters > maxCharacters) {
    earlier = recent;
    recent = new Map();
    characters = 0;
  }
  recent.set(text, analyzed);
  characters += text.length;
};

/** The analysis of a text. The most recently used texts are cached, so that a job analyzes each text once. */
export const analyzeText = (text: string): AnalyzedText => {
  const hit = recent.get(text);
  if (hit !== undefined) return hit;
  const analyzed = earlier.get(text) ?? new AnalyzedText(text);
  keep(text, analyzed);
  return analyzed;
};

let readers = 0;

/** Caches the result of `read` with each text, so that a sentence shared by two texts is read once. */
export const textReader = <T extends object>(read: (text: AnalyzedText) => T): ((text: string) => T) => {
  const reader = readers;
  readers += 1;
  return (text) => {
    const analyzed = analyzeText(text);
    const hit = analyzed.readings[reader] as T | undefined;
    if (hit !== undefined) return hit;
    const value = read(analyzed);
    analyzed.readings[reader] = value;
    return value;
  };
};
