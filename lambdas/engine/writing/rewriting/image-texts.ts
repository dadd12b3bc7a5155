import type { Article } from '#contracts/jobs/article.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { escapeAlt } from '#engine/markdown/markdown-inline.ts';
import { holdsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { captionsAreBold, lineAbove, lineBelow } from './images/caption-lines.ts';

/** Longer alternative texts bother listeners, and many editors refuse them. */
const longest = 125;
/** A picture without a text, or with its file name as the text. */
const emptyImage =
  /!\[\s*([\w-]+\.(?:jpe?g|png|gif|webp|svg))?\s*\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)?)>?([^()\n]*)\)/g;

const clean = (text: string): string =>
  text
    .replace(/[[\]\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "Figure 2.": a number says nothing of the picture. */
const figureNumber = /^(?:figure|fig\.?|table)\s\d+\s*[.:]\s*/iu;

const shortened = (whole: string): string => {
  if (whole.length <= longest) return whole;
  const text = whole.replace(figureNumber, '');
  const [first] = text.split(/(?<=[.!?])\s/);
  const base =
    first !== undefined && first.length <= longest ? first : text.slice(0, longest).replace(/\s+\S*$/, '');
  return base.replace(/[,;:–-]+$/, '');
};

/** Words of cameras, editors and templates that say nothing of a picture. */
const isJunk =
  /^(?:img|image|images|photo|picture|pic|screenshot|screen|shot|dsc|dscn|final|copy|header|hero|banner|cover|thumb|thumbnail|large|small|medium|scaled|edited|resized|untitled|file|upload|download|figure|fig|new|old|logo|icon|web|asset|blog|post)$/i;

const pronouns = /^(?:this|that|these|those|my|our|your|here|the|an?)$/i;

/** The words of a file name, when there are at least two and the article has at least half of them: "red-fox-in-snow.jpg". */
const fromFileName = (src: string, article: Article): string => {
  const name = decodeSafely(src.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '');
  const words = name.split(/[-_+ .]+/).filter((word) => word !== '' && !/^\d+(?:x\d+)?$/.test(word));
  if (words.length < 2 || words.some((word) => isJunk.test(word) || !regex.u`^\p{L}{2,}$`.test(word)))
    return '';
  // "this_color_good.webp" says something of the picture, but does not name it.
  if (pronouns.test(words[0] ?? '') || !'NP'.includes(tagWords(words.join(' ')).at(-1)?.tag ?? '?'))
    return '';
  // "requests_ward.png": two words that the text does not have together name nothing.
  if (words.length === 2 && !holdsKeyword(article.text, words.join(' '))) return '';
  const held = contentOf(article.text);
  const content = [...contentOf(words.join(' '))];
  const known = content.filter((word) => held.has(word));
  // "gear-closet_cjgpzm.jpg": a part that is no word comes from the server.
  const text = article.text.toLowerCase();
  const areWords = words
    .map((word) => word.toLowerCase())
    .every((word) => stopWords.has(word) || lemmaEntry(word) !== undefined || text.includes(word));
  return areWords && known.length >= 2 && known.length >= content.length / 2
    ? startWithCapital(written(words, article.text))
    : '';
};

/** The words as the text writes them together, or each of them: "hugo vs Jekyll" where the text has only "Jekyll". */
const written = (words: readonly string[], text: string): string => {
  const whole = surfaceForm(text, words.join(' '));
  if (whole !== words.join(' ')) return whole;
  return words.map((word) => (regex.u`^\p{Ll}+$`.test(word) ? nameForm(text, word) : word)).join(' ');
};

/** A name's form inside the text's sentences; a word that only begins sentences stays as it is. */
const nameForm = (text: string, word: string): string => {
  const form = surfaceForm(text, word);
  return form !== word &&
    regexOf(`[\\p{Ll},] ${form}(?![\\p{L}\\p{N}])`, 'u').test(text) &&
    !text.includes(` ${word} `)
    ? form
    : word;
};

const decodeSafely = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A file name that is not valid percent-encoding is used unchanged.
    return value;
  }
};

/** "Avalanche Canada", "Color Picker": a heading that names a thing. Others say what to do or how it ends. */
const isNameOfThing = (heading: string): boolean => {
  const words = tagWords(heading);
  return (
    regex.u`^\p{Lu}[\p{L}\p{N} '’&.–-]*$`.test(heading) &&
    words.every(({ tag, text }) => 'NPAC'.includes(tag) || /^[–&-]$/.test(text)) &&
    !skeleton.test(heading)
  );
};

const skeleton =
  /^(?:introduction|conclusion|summary|contents|overview|results?|background|next steps?|final thoughts|resources|references|links|ingredients|directions|instructions|happy ending)\W*$/i;

/** The title that the author gave a picture: `![](loaf.jpg "The final loaf")`. */
const titleIn = (rest: string): string => {
  const [, title = ''] = /^\s+["'](.+)["']\s*$/u.exec(rest) ?? [];
  return countWords(title) >= 2 ? title : '';
};

/** Who made a picture does not say what it shows. */
const isCredit = (caption: string): boolean =>
  regex.iu`^\P{L}*(?:(?:photo|image|picture|illustration|graphic)s?\s)?(?:(?:photo|image|picture|illustration|graphic|drawing)s?:|credits?|source|courtesy|copyright|cc[ -]by|(?:photo(?:graph)?|image|picture|illustration)s?\s(?:by|from|via))(?!\p{L})`.test(
    caption,
  );

/** What the text says of a picture: the line below it, or the heading above it; a picture with its file name as text needs other words. */
type Around = { below: string; above: string; isNamed: boolean };

const altFor = (src: string, title: string, { below, above, isNamed }: Around, article: Article): string => {
  const caption = article.images.find((image) => image.src === src || image.src.endsWith(src))?.caption ?? '';
  const said = [caption, below, title].map(clean).find((text) => text !== '' && !isCredit(text));
  return shortened(said ?? clean((isNamed ? '' : fromFileName(src, article)) || above));
};

const imagesIn = (body: string): number => body.split('![').length - 1;

/** For each block, the subheading above it where that is its section's only picture; else an empty text. */
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

/** Numbers pictures of the same thing, because identical alternative texts do not help listeners. */
const numbered = (alt: string, used: Map<string, number>): string => {
  const times = (used.get(alt) ?? 0) + 1;
  used.set(alt, times);
  return times === 1 ? alt : `${alt} (${times})`;
};

/** The caption below a picture in HTML, which is in the same block. */
const htmlCaption =
  /<(?:figcaption[^<>]*|p class="caption")>((?:[^<]|<\/?(?:a|em|i|b|strong)(?:\s[^<>]*)?>)+)<\/(?:figcaption|p)>/iu;
const htmlImage = /<img\s[^<>]*>/giu;
const attribute = (tag: string, name: string): string | undefined =>
  regexOf(String.raw`\s${name}=(["'])(.*?)\1`, 'iu').exec(tag)?.[2]?.trim();

/** A picture in HTML with an alternative text: its title, the only caption of its block, or the words of its file name. */
const describeTag = (tag: string, caption: string, article: Article, used: Map<string, number>): string => {
  const old = attribute(tag, 'alt');
  if (old !== undefined && old !== '') return tag;
  const title = attribute(tag, 'title') ?? '';
  const said = [caption, countWords(title) >= 2 ? title : ''].map(clean);
  const found = said.find((text) => text !== '' && !isCredit(text));
  const alt = shortened(found ?? fromFileName(attribute(tag, 'src') ?? '', article)).replace(/["<>]/g, '');
  if (alt === '') return tag;
  const bare = tag.replace(/\salt(?:=(?:""|''))?(?=[\s/>])/iu, '');
  return bare.replace(/^<img/iu, (name) => `${name} alt="${numbered(alt, used)}"`);
};

/** "A mill in the snow, Photo: Anna Poe". */
const creditBehind = /[,.]?\s*\b(?:photo|image|picture|credit|source)s?(?:\s(?:by|credit))?:.*$/isu;

const describeTags = (body: string, article: Article, used: Map<string, number>): string => {
  const isSingle = body.split(/<img\s/iu).length === 2;
  const caption = isSingle
    ? (htmlCaption.exec(body)?.[1] ?? '').replace(/<[^<>]*>/g, '').replace(creditBehind, '')
    : '';
  return body.replace(htmlImage, (tag) => describeTag(tag, caption, article, used));
};

/** Adds alternative texts to images without one: the caption, the line below, the words of the file name, or the heading above. */
export const describeImages = (blocks: readonly Block[], article: Article): Block[] => {
  const used = new Map<string, number>();
  const headings = headingsAbove(blocks);
  const isBoldCaption = captionsAreBold(blocks);
  return blocks.map((block, i) => {
    if (block.kind === 'code') return block;
    if (!block.body.includes('![')) {
      const body = /<img\s/iu.test(block.body) ? describeTags(block.body, article, used) : block.body;
      return body === block.body ? block : { ...block, body };
    }
    const body = block.body.replace(
      emptyImage,
      (whole, name: string | undefined, src: string, rest: string) => {
        const around = {
          below: lineBelow(blocks, i, isBoldCaption),
          above: headings[i] || lineAbove(block),
          isNamed: name !== undefined,
        };
        const alt = altFor(src, titleIn(rest), around, article);
        return alt === '' ? whole : `![${escapeAlt(numbered(alt, used))}](${src}${rest})`;
      },
    );
    return { ...block, body };
  });
};
