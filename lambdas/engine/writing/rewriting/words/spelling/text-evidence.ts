import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { isListed } from './dictionary.ts';
import { intendedWord } from './intended-words.ts';

/** A mark among the terms of an article for a word whose right form the article has elsewhere. */
const meant = 'meant ';
/** A mark for an unknown word that has a capital inside a sentence. */
const named = 'named ';

const lowerWord = regex.gu`(?<![\p{L}\p{N}_@/.#'’-])[a-z]{5,20}(?![\p{L}\p{N}_@/-])`;
const capitalInside = regex.gu`(?<=[\p{Ll},;:)] ["“(*_[]{0,2})\p{Lu}\p{Ll}{4,19}(?![\p{Ll}])`;

/** The evidence of an article about its unknown words: those that are names, and those that it also spells right. */
export const spellingEvidence = (blocks: readonly Block[]): string[] => {
  const text = blocks.map(({ kind, body }) => (kind === 'code' || kind === 'heading' ? '' : body)).join('\n');
  const uses = new Map<string, number>();
  for (const word of text.match(lowerWord) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
  // A word that an author repeats is probably meant.
  const unknown = [...uses].filter(([word, times]) => times === 1 && !isListed(word)).map(([word]) => word);
  const right = unknown.filter((word) => {
    const { intended } = intendedWord(word);
    return intended?.isPossible && uses.has(intended.word);
  });
  const names = (text.match(capitalInside) ?? []).map((name) => name.toLowerCase());
  return [
    ...right.map((word) => meant + word),
    ...names.filter((name) => !isListed(name)).map((name) => named + name),
  ];
};

/** The evidence that would let a text correct every word that it may. */
export const allEvidence = (text: string): string[] =>
  (text.match(lowerWord) ?? [])
    .filter((word) => intendedWord(word).intended?.isPossible)
    .map((word) => meant + word);

export const isMeant = (word: string, terms: ReadonlySet<string>): boolean => terms.has(meant + word);
export const isNamed = (word: string, terms: ReadonlySet<string>): boolean => terms.has(named + word);
