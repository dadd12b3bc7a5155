import type { Article } from '#contracts/jobs/article.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeAlt } from '#engine/markdown/markdown-inline.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { startWithCapital } from '#engine/writing/titles/headline-style.ts';

/** Alternative texts beyond this length are read as a nuisance (and refused by many editors). */
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

/** The words of a file's name that the article uses, when they are at least two: "red-fox-in-snow.jpg". */
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
    // A file name with a stray percent sign is used as it stands.
    return value;
  }
};

const altFor = (src: string, article: Article): string => {
  const caption = article.images.find((image) => image.src === src || image.src.endsWith(src))?.caption ?? '';
  return shortened(clean(caption === '' ? fromFileName(src, article) : caption));
};

/** Pictures of one thing are told apart by number: the same words ten times over help no listener. */
const numbered = (alt: string, used: Map<string, number>): string => {
  const times = (used.get(alt) ?? 0) + 1;
  used.set(alt, times);
  return times === 1 ? alt : `${alt} (${times})`;
};

/** Gives images without alternative text one from their caption or from words of the article; else leaves them. */
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
