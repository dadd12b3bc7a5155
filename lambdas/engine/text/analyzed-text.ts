import { type Sentence, splitSentences } from '#engine/language/split-sentences.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { type Token, tokenize } from '#engine/language/tokenize.ts';

/** A text with its tokens, sentences and stems. Each is computed on first use and only once. */
export class AnalyzedText {
  readonly text: string;
  #tokens: readonly Token[] | undefined;
  #sentences: readonly Sentence[] | undefined;
  #stems: readonly (readonly string[])[] | undefined;
  #wordStems: readonly string[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenize(this.text);
    return this.#tokens;
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= splitSentences(this.text);
    return this.#sentences;
  }

  /** The stems of each token's parts, parallel to `tokens`; empty for a punctuation mark. */
  get stems(): readonly (readonly string[])[] {
    this.#stems ??= this.tokens.map((token) => (token.kind === 'mark' ? [] : stemsOf(token.lower)));
    return this.#stems;
  }

  /** The stems of all words and numbers in order. */
  get wordStems(): readonly string[] {
    this.#wordStems ??= this.stems.flat();
    return this.#wordStems;
  }
}

/** Characters of the cached texts: several articles of 10,000 words, which take a few megabytes of tokens. */
const mostCharacters = 400_000;

const known = new Map<string, AnalyzedText>();
let characters = 0;

const dropOldest = (): void => {
  for (const text of known.keys()) {
    if (characters <= mostCharacters) return;
    known.delete(text);
    characters -= text.length;
  }
};

/** The analysis of a text. The most recently used texts are cached, so that a job analyzes each text once. */
export const analyzeText = (text: string): AnalyzedText => {
  const hit = known.get(text);
  if (hit !== undefined) {
    known.delete(text);
    known.set(text, hit);
    return hit;
  }
  const analyzed = new AnalyzedText(text);
  known.set(text, analyzed);
  characters += text.length;
  dropOldest();
  return analyzed;
};
