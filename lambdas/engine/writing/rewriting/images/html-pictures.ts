import type { Article } from '#contracts/jobs/article.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { firstUsable, isTaken, longTitle, shortened } from './alt-words.ts';
import { fromFileName } from './file-names.ts';
import { qualityOfAlt } from './useless-alts.ts';

/** The caption below an HTML image in the same block. */
const htmlCaption =
  /<(?:figcaption[^<>]*|p class="caption"|div class="[\w -]*caption")>((?:[^<]|<\/?(?:a|em|i|b|strong)(?:\s[^<>]*)?>)+)<\/(?:figcaption|p|div)>/iu;
const htmlImage = /<img\s[^<>]*>/giu;
const attribute = (tag: string, name: string): string | undefined =>
  regexOf(String.raw`\s${name}=(["'])(.*?)\1`, 'iu').exec(tag)?.[2]?.trim();

/** The credit after a caption: "A mill in the snow, Photo: Anna Poe". */
const creditAfter = /[,.]?\s*\b(?:photo|image|picture|credit|source)s?(?:\s(?:by|credit))?:.*$/isu;

/** Adds alt text to an HTML image: the only caption of its block, the image's title, or the words of its file name. */
const describeTag = (tag: string, texts: readonly string[], article: Article, used: Set<string>): string => {
  const src = attribute(tag, 'src') ?? '';
  const quality = qualityOfAlt(attribute(tag, 'alt') ?? '', src);
  if (quality === 'own') return tag;
  const found = firstUsable([...texts, longTitle(attribute(tag, 'title') ?? '')]);
  const alt = shortened(found ?? (quality === 'empty' ? fromFileName(src, article) : ''))
    // An inch: '3" x 3"'. The mark would end the attribute.
    .replace(/(?<=\d)"/g, '″')
    .replace(/["<>]/g, '');
  if (alt === '' || isTaken(alt, used)) return tag;
  const bare = tag.replace(/\salt(?:=(?:"[^"<>]*"|'[^'<>]*'))?(?=[\s/>])/iu, '');
  return bare.replace(/^<img/iu, (name) => `${name} alt="${alt}"`);
};

/** Adds alt text to the HTML images of a block. `around` holds the lines around the block. */
export const describeTags = (
  body: string,
  around: readonly string[],
  article: Article,
  used: Set<string>,
): string => {
  const isSingle = body.split(/<img\s/iu).length === 2;
  const caption = isSingle
    ? (htmlCaption.exec(body)?.[1] ?? '').replace(/<[^<>]*>/g, '').replace(creditAfter, '')
    : '';
  return body.replace(htmlImage, (tag) =>
    describeTag(tag, isSingle ? [caption, ...around] : [], article, used),
  );
};

/** Hugo's own shortcode for an image with a caption. */
const figureCode = /^\{\{<\s*figure\s[\s\S]*>\}\}$/;

/** Uses the caption or title of a Hugo figure shortcode as its alt text. */
export const describeFigure = (body: string): string => {
  if (!figureCode.test(body.trim()) || /\salt=/.test(body)) return body;
  const [, value = ''] =
    /\scaption="((?:[^"\\]|\\.)*)"/.exec(body) ?? /\stitle="((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
  const caption = firstUsable([value.replace(/[*_`\\"]|<[^<>]*>/g, '')]);
  if (caption === undefined) return body;
  const alt = shortened(caption.replace(/^(?:figure|fig\.?)\s\d+\s*[.:]\s*/i, ''));
  if (alt === '') return body;
  return body.replace(/(\ssrc=(?:"[^"]*"|[^\s">]+))(\s+)/, `$1$2alt="${alt.replace(/\$/g, '$$$$')}"$2`);
};
