import type { KeywordIdea } from '#contracts/evidence.ts';
import { countWords } from '#engine/extraction/count-words.ts';
import { extractKeywords } from '#engine/keyphrases/extract-keywords.ts';
import type { Block } from '#engine/verification/markdown-document.ts';
import { headingBlock } from './edit-blocks.ts';
import { startWithCapital, toTitleCase } from './headline-style.ts';
import { holdsKeyword } from './keywords-in.ts';
import { countKeyword } from './measure-article.ts';
import { surfaceForm } from './surface-form.ts';

/** A stretch longer than this gets headings, each over about `sectionWords`. */
const longStretch = 280;
const sectionWords = 180;
const leastSection = 90;

const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + countWords(block.body), 0);

/** Cuts a stretch of blocks into sections of similar length, never right behind a colon or between list items. */
const sectionsOf = (blocks: readonly Block[]): Block[][] => {
  const total = wordsOf(blocks);
  const count = Math.max(2, Math.round(total / sectionWords));
  const sections: Block[][] = [];
  let section: Block[] = [];
  for (const [i, block] of blocks.entries()) {
    section.push(block);
    const next = blocks[i + 1];
    const rest = wordsOf(blocks.slice(i + 1));
    const mayCut = next?.kind === 'paragraph' && block.kind !== 'image' && !/[:：]\s*$/.test(block.body);
    if (mayCut && wordsOf(section) >= Math.max(leastSection, (total / count) * 0.8) && rest >= leastSection) {
      sections.push(section);
      section = [];
    }
  }
  return section.length > 0 ? [...sections, section] : sections;
};

const isReadable = (phrase: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’&.,-]*$/u.test(phrase) &&
  phrase.length >= 4 &&
  phrase.length <= 45 &&
  phrase.split(' ').length <= 5;

const shares = (a: string, b: string): boolean =>
  a
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => word.length > 3 && holdsKeyword(b, word));

export type HeadingContext = {
  text: string;
  keywords: readonly KeywordIdea[];
  language: string | null;
  titleCase: boolean;
  used: string[];
};

const conjunction: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
};

/** What a passage is about, in its own words: its best key phrase, a second one joined to it when both are short. */
const headingFor = (section: readonly Block[], context: HeadingContext): string | null => {
  const text = section
    .map((block) => block.body)
    .join('\n\n')
    .replace(/\]\([^)]*\)|[*_`#[\]]/g, '');
  const phrases = extractKeywords(text, { limit: 12 }).map((phrase) => phrase.text);
  const ideas = context.keywords
    .filter((keyword) => holdsKeyword(text, keyword.text))
    .map((keyword) => keyword.text);
  const fresh = [...new Set([...phrases.slice(0, 6), ...ideas.slice(0, 4), ...phrases.slice(6)])]
    .map((phrase) => surfaceForm(context.text, phrase))
    .filter(
      (phrase) =>
        isReadable(phrase) &&
        !context.used.some(
          (used) => used.toLowerCase() === phrase.toLowerCase() || holdsKeyword(used, phrase),
        ),
    );
  const several = fresh.find((phrase) => phrase.includes(' '));
  const [first] = several === undefined ? fresh : [several];
  if (first === undefined) return null;
  const second = fresh.find(
    (phrase) => phrase !== first && !shares(phrase, first) && phrase.length + first.length <= 40,
  );
  const and = conjunction[context.language ?? 'en'];
  context.used.push(first);
  if (second === undefined || and === undefined || first.split(' ').length > 2)
    return startWithCapital(first);
  context.used.push(second);
  return startWithCapital(`${first} ${and} ${second}`);
};

/** Makes sure that one of the new headings holds the lead keyword, where its section speaks of it. */
const withLeadKeyword = (heading: string, section: readonly Block[], context: HeadingContext): string => {
  const lead = context.keywords[0]?.text;
  if (
    lead === undefined ||
    context.used.some((used) => holdsKeyword(used, lead)) ||
    holdsKeyword(heading, lead)
  )
    return heading;
  const text = section.map((block) => block.body).join(' ');
  if (countKeyword(text, lead) === 0) return heading;
  context.used.push(lead);
  const surface = surfaceForm(context.text, lead);
  const and = conjunction[context.language ?? 'en'];
  const [first] = heading.split(` ${and} `);
  return and !== undefined &&
    first !== undefined &&
    !shares(first, lead) &&
    first.length + surface.length <= 50
    ? `${startWithCapital(surface)} ${and} ${first.replace(/^\p{Lu}(?=\p{Ll}+\b)/u, (letter) => (context.text.includes(` ${first}`) ? letter : letter.toLowerCase()))}`
    : startWithCapital(surface);
};

const headed = (stretch: readonly Block[], context: HeadingContext, first: boolean): Block[] =>
  sectionsOf(stretch).flatMap((section, i) => {
    // The opening of an article stands under its main heading.
    if (first && i === 0) return section;
    const phrase = headingFor(section, context);
    if (phrase === null) return section;
    const heading = withLeadKeyword(phrase, section, context);
    return [headingBlock(2, context.titleCase ? toTitleCase(heading) : heading), ...section];
  });

/** Puts H2 headings into long stretches without any; what stands under its own heading already keeps it. */
export const addHeadings = (blocks: readonly Block[], context: HeadingContext): Block[] => {
  const result: Block[] = [];
  let stretch: Block[] = [];
  let isFirst = true;
  const close = () => {
    const long = wordsOf(stretch) > longStretch && stretch.length > 2;
    result.push(...(long ? headed(stretch, context, isFirst) : stretch));
    if (stretch.length > 0) isFirst = false;
    stretch = [];
  };
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      stretch.push(block);
      continue;
    }
    close();
    if (block.level > 1) isFirst = false;
    result.push(block);
  }
  close();
  return result;
};
