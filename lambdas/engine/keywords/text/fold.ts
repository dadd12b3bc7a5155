import { regex } from '#engine/language/patterns.ts';
import { textReader } from '#engine/text/analyzed-text.ts';

const readFolded = textReader(({ text }): { folded: string } => {
  const lower = text.toLowerCase();
  const same =
    lower.length === text.length
      ? lower
      : [...text].map((c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join('');
  const folded = same
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[^\S\n]/g, ' ');
  return { folded };
});

/**
 * Returns the text in lowercase with plain apostrophes, hyphens and spaces, character by character, so that offsets
 * stay valid. Cached because many searches fold the whole article.
 */
export const fold = (text: string): string => readFolded(text).folded;

/** The short code of an emoji: ":package:". */
export const shortCode = regex.gu`(?<![\p{L}\p{N}]):[a-z][a-z0-9_+-]*:(?!\p{L})`;

/** Replaces emoji and their short codes (":lightning:"), which nobody types, with a mark that ends the clause. */
export const withoutEmoji = (text: string): string =>
  text.replace(shortCode, ' – ').replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' – ');

/** The words of a folded text that occur only in short codes of emoji. */
export const emojiWords = (text: string): ReadonlySet<string> => {
  const codes = text.match(shortCode)?.map((code) => code.slice(1, -1)) ?? [];
  if (codes.length === 0) return new Set();
  const written = new Set(withoutEmoji(text).match(regex.gu`[\p{L}\p{N}]+`));
  return new Set(codes.flatMap((code) => code.split(/[_+-]/)).filter((word) => word && !written.has(word)));
};
