import type { Article } from '#contracts/jobs/article.ts';
import { countWords } from '#domain/text/count-words.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { alternatives, articles, possessives } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeAlt } from '#engine/markdown/markdown-inline.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { clean, firstUsable, isTaken, longTitle, shortened } from './images/alt-words.ts';
import { announcedPicture } from './images/announced-pictures.ts';
import { type CaptionStyle, captionStyle, isPicture, lineAbove, lineBelow } from './images/caption-lines.ts';
import { fromFileName } from './images/file-names.ts';
import { describeFigure, describeTags } from './images/html-pictures.ts';
import { type AltQuality, baseName, qualityOfAlt } from './images/useless-alts.ts';

const inlineImage = /!\[((?:[^[\]\n\\]|\\.)*)\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)?)>?([^()\n]*)\)/g;

/**
 * True for a heading that names a thing, such as "Avalanche Canada" or "Color Picker". Other headings say what to do or
 * how something ends.
 */
const isNameOfThing = (heading: string): boolean => {
  const words = tagWords(heading);
  return (
    regex.u`^\p{Lu}[\p{L}\p{N} '’&.–-]*$`.test(heading) &&
    // "DO YOUR MAGIC" is a slogan, and its capitals hide which words are names.
    heading !== heading.toUpperCase() &&
    words.every(({ tag, text }) => 'NPAC'.includes(tag) || /^[–&-]$/.test(text)) &&
    !skeleton.test(heading)
  );
};

const skeleton =
  /^(?:introduction|conclusion|summary|contents|overview|results?|background|next steps?|final thoughts|resources|references|links|ingredients|directions|instructions|happy ending|demo(?: time)?|enter .*)\W*$/i;

/** The title that the author gave an image: `![](loaf.jpg "The final loaf")`. */
const titleIn = (rest: string): string =>
  longTitle((/^\s+["'](.+)["']\s*$/u.exec(rest)?.[1] ?? '').replace(/\\?[*_`]/g, ''));

/** The text around a block's image, the heading above it, and the alt texts of several images. */
type Around = { texts: readonly string[]; heading: string; repeated: ReadonlySet<string> };

/**
 * Longer headings need a shared word: "kaypro4.jpg" below "Kaypro 4 microcomputer" shows that the image is of that
 * thing.
 */
const maxHeadingWords = 3;
const sharesWord = (src: string, heading: string): boolean => {
  const name = baseName(src).toLowerCase();
  const shares = (heading.toLowerCase().match(regex.gu`\p{L}{4,}`) ?? []).some((word) => name.includes(word));
  // "anna-poe-660x880.jpg" already names a person.
  if (
    name.split(/[-_+ .]+/).filter((word) => /^[a-z]{3,}$/.test(word) && !/^(?:img|pxl|dsc)$/.test(word))
      .length > 1
  )
    return shares;
  // A file name such as "84fb1e13d7fa.jpg" does not name anything else.
  if (!(name.match(/[a-z]{3,}/g) ?? []).some((word) => lemmaEntry(word) !== undefined))
    return countWords(heading) <= maxHeadingWords;
  return shares;
};

/**
 * Whether a caption can replace an alt text of one word, because it has that word or names a thing: "The mill at dusk".
 * "Wow. Simply great." says less than "Mill". A name such as "Varre" must be in the caption,
 * unless it names several images and so distinguishes none.
 */
const saysMore = (caption: string, old: string, repeated: ReadonlySet<string>): boolean =>
  caption.toLowerCase().includes(old.trim().toLowerCase()) ||
  ((repeated.has(old) || lemmaEntry(old.trim().toLowerCase()) !== undefined) && namesThing.test(caption));
const namesThing = regexOf(`^(?:${alternatives(articles, possessives)}|one|some|inside|view) `, 'iu');

const altFor = (
  image: { src: string; title: string; quality: AltQuality; old: string },
  around: Around,
  article: Article,
): string => {
  const { src, title, quality } = image;
  const caption = article.images.find((known) => known.src === src || known.src.endsWith(src))?.caption ?? '';
  const [below = '', ...others] = around.texts;
  const text = firstUsable([caption, below, title]);
  if (text !== undefined)
    return quality === 'word' && !saysMore(text, image.old, around.repeated) ? '' : shortened(text);
  const isEmpty = quality === 'empty';
  return shortened(
    firstUsable([...others, isEmpty ? fromFileName(src, article) : '']) ??
      (isEmpty && sharesWord(src, around.heading) ? clean(around.heading) : ''),
  );
};

const imagesIn = (body: string): number => body.split('![').length - 1;

/** For each block, the subheading above it if the block's section has only one image, or else an empty text. */
const headingsAbove = (blocks: readonly Block[]): string[] => {
  let above = -1;
  const starts = blocks.map(({ kind }, i) => {
    if (kind === 'heading') above = i;
    return above;
  });
  const pictures = new Map<number, number>();
  for (const [i, at] of starts.entries())
    pictures.set(at, (pictures.get(at) ?? 0) + imagesIn(blocks[i]?.body ?? ''));
  return starts.map((at) => {
    const heading = blocks[at];
    const text = heading?.body.replace(/[*_`]/g, '').trim() ?? '';
    const isName = countWords(text) >= 2 && countWords(text) <= 5 && isNameOfThing(text);
    return heading !== undefined && heading.level > 1 && pictures.get(at) === 1 && isName ? text : '';
  });
};

const withAlts = (body: string, around: Around, article: Article, used: Set<string>): string =>
  body.replace(inlineImage, (whole, old: string, src: string, rest: string) => {
    const quality = qualityOfAlt(old, src);
    if (quality === 'own') return whole;
    const heading = old.trim() === '' ? around.heading : '';
    const alt = altFor({ src, title: titleIn(rest), quality, old }, { ...around, heading }, article);
    return alt === '' || isTaken(alt, used) ? whole : `![${escapeAlt(alt)}](${src}${rest})`;
  });

/** The line below an image, the line above it, and the phrase that announces it in the sentence before. */
const textAround = (blocks: readonly Block[], at: number, style: CaptionStyle): string[] => {
  const block = blocks[at];
  if (block === undefined) return [];
  const next = blocks[at + 1];
  const isAnnounced = isPicture(block) && !(next !== undefined && isPicture(next));
  return [
    lineBelow(blocks, at, style),
    // An image above a heading belongs to it, not to the line before.
    next?.kind === 'heading' ? '' : lineAbove(block, style),
    isAnnounced ? announcedPicture(blocks[at - 1]) : '',
  ];
};

/** The alt texts that several images have. */
const repeatedAlts = (blocks: readonly Block[]): ReadonlySet<string> => {
  const alts = blocks.flatMap(({ body }) => matchesOf(body, inlineImage).map(([, alt = '']) => alt));
  return new Set(alts.filter((alt, i) => alts.indexOf(alt) !== i));
};

/**
 * Adds alt text to images without any: the caption, the lines around the image, the words of its file name, or the
 * heading above.
 */
export const describeImages = (blocks: readonly Block[], article: Article): Block[] => {
  const used = new Set<string>();
  const headings = headingsAbove(blocks);
  const style = captionStyle(blocks);
  const repeated = repeatedAlts(blocks);
  return blocks.map((block, i) => {
    const { kind, body } = block;
    const isHtml = /<img\s/iu.test(body);
    if (kind === 'code' || !(isHtml || body.includes('![') || body.includes('{{<'))) return block;
    const around = {
      texts: textAround(blocks, i, style),
      heading: headings[i] ?? '',
      repeated,
    };
    const marked =
      kind === 'html' && body.includes('{{<') ? describeFigure(body) : withAlts(body, around, article, used);
    const next = isHtml ? describeTags(marked, around.texts, article, used) : marked;
    return next === body ? block : { ...block, body: next };
  });
};
