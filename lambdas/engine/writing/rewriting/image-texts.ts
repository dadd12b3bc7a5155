import type { Article } from '#contracts/jobs/article.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeAlt } from '#engine/markdown/markdown-inline.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { startWithCapital } from '#engine/writing/titles/headline-style.ts';

/** Longer alternative texts bother listeners, and many editors refuse them. */
const longest = 125;
const emptyImage = /!\[\s*\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)?)>?([^()\n]*)\)/g;

const clean = (text: string): string =>
  text
    .replace(/[[\]\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string): string => {
  if (text.length <= longest) return text;
  const [first] = text.split(/(?<=[.!?])\s/);
  const base =
    first !== undefined && first.length <= longest ? first : text.slice(0, longest).replace(/\s+\S*$/, '');
  return base.replace(/[,;:–-]+$/, '');
};

/** The words of a file name that the article uses, when there are at least two: "red-fox-in-snow.jpg". */
const fromFileName = (src: string, article: Article): string => {
  const name = decodeSafely(src.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '');
  const words = name.split(/[-_+ .]+/).filter((word) => /^\p{L}{3,}$/u.test(word));
  const lower = article.text.toLowerCase();
  const known = words.filter((word) =>
    new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?![\\p{L}])`, 'u').test(lower),
  );
  return known.length >= 2 && known.length === words.length
    ? startWithCapital(surfaceForm(article.text, words.join(' ')))
    : '';
};

const decodeSafely = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A file name that is not valid percent-encoding is used unchanged.
    return value;
  }
};

const altFor = (src: string, article: Article): string => {
  const caption = article.images.find((image) => image.src === src || image.src.endsWith(src))?.caption ?? '';
  return shortened(clean(caption === '' ? fromFileName(src, article) : caption));
};

/** Numbers pictures of the same thing, because identical alternative texts do not help listeners. */
const numbered = (alt: string, used: Map<string, number>): string => {
  const times = (used.get(alt) ?? 0) + 1;
  used.set(alt, times);
  return times === 1 ? alt : `${alt} (${times})`;
};

/** Adds alternative texts from captions or from words of the article to images without one, where possible. */
export const describeImages = (blocks: readonly Block[], article: Article): Block[] => {
  const used = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind === 'code' || !block.body.includes('![')) return block;
    const body = block.body.replace(emptyImage, (whole, src: string, rest: string) => {
      const alt = altFor(src, article);
      return alt === '' ? whole : `![${escapeAlt(numbered(alt, used))}](${src}${rest})`;
    });
    return { ...block, body };
  });
};
