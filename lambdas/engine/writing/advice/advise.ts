import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { snippetFit } from '#domain/snippets/snippet-fit.ts';
import { countWords } from '#domain/text/count-words.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { readDocument } from '#engine/verification/facts/passage-units.ts';
import type { CheckResult } from '#engine/writing/checks/check-page-texts.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { checkLimits } from '#engine/writing/checks/measure-article.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';
import { sectionGap } from './section-gap.ts';

export type AdviceContext = {
  article: Article;
  markdown: string;
  keywords: readonly KeywordIdea[];
  titles: readonly SnippetText[];
  descriptions: readonly SnippetText[];
};

type Advise = (context: AdviceContext) => string | null;

const maxQuoteLength = 90;

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length <= maxQuoteLength ? line : `${line.slice(0, maxQuoteLength).replace(/\s+\S*$/, '')} …`}”`;
};

const leadOf = ({ keywords }: AdviceContext): string => keywords[0]?.text ?? '';

const fittingTitle: Advise = ({ titles }) => {
  const title = titles.find((each) => snippetFit(each, 'title') === 'fits');
  return title === undefined ? null : `Another title fits: ${quoted(title.text)}.`;
};

const fittingDescription: Advise = ({ descriptions }) => {
  const { minCharacters, maxCharacters } = snippetLimits.description;
  const description = descriptions.find(
    ({ characters }) => characters >= minCharacters && characters <= maxCharacters,
  );
  return description === undefined ? null : `Another description fits: ${quoted(description.text)}.`;
};

const mainHeading: Advise = (context) => {
  const title = context.titles.find(({ text }) => containsKeyword(text, leadOf(context)));
  return title === undefined ? null : `A main heading that contains it: ${quoted(title.text)}.`;
};

const missingHeading: Advise = ({ titles, markdown }) =>
  /^# /m.test(markdown) || titles[0] === undefined ? null : `One option: ${quoted(titles[0].text)}.`;

/**
 * Whether a description has a label, as in "Rye bread: the flour and the starter.". It suits a results page but cannot
 * open a text.
 */
const isLabeled = (text: string): boolean => /^[^.?!]{3,60}: /.test(text);

const opening: Advise = (context) => {
  const found = context.descriptions.find(
    ({ text }) => containsKeyword(text, leadOf(context)) && !isLabeled(text) && !/^Learn /.test(text),
  );
  return found === undefined || context.article.text.includes(found.text)
    ? null
    : `You could open with: “${found.text}”`;
};

const shortHeading = 3;

const subheading: Advise = (context) => {
  const lead = leadOf(context);
  const { blocks } = readDocument(context.markdown);
  let heading: string | null = null;
  for (const { block, text } of blocks) {
    if (block.kind === 'heading') heading = block.level > 1 ? text.trim() : null;
    else if (heading !== null && countWords(heading) <= shortHeading && containsKeyword(text, lead))
      return `The section ${quoted(heading)} is about it, and its heading could say so.`;
  }
  return null;
};

const gap: Advise = ({ markdown }) => {
  const before = sectionGap(readDocument(markdown).blocks.map(({ block }): Block => block));
  return before === null ? null : `A subheading would fit before ${quoted(before)}.`;
};

const longestSentence: Advise = ({ markdown }) => {
  const units = readDocument(markdown).units.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const longest = units.reduce<{ source: string; words: number } | null>((best, { source }) => {
    const words = countWords(source);
    return best === null || words > best.words ? { source, words } : best;
  }, null);
  return longest === null || longest.words <= checkLimits.sentenceWords
    ? null
    : `The longest one has ${longest.words} words: ${quoted(longest.source)}.`;
};

const maxAnchors = 3;

const anchors: Advise = ({ keywords, article }) => {
  const found = keywords
    .slice(1)
    .filter(({ text }) => containsKeyword(article.text, text))
    .slice(0, maxAnchors)
    .map(({ text }) => quoted(surfaceForm(article.text, text)));
  return found.length === 0 ? null : `Phrases you could link: ${found.join(', ')}.`;
};

const advisers: Readonly<Record<string, Advise>> = {
  'title-length': fittingTitle,
  'description-length': fittingDescription,
  'h1-keyword': mainHeading,
  'h1-single': missingHeading,
  'intro-keyword': opening,
  'subheading-keyword': subheading,
  subheadings: gap,
  'sentence-length': longestSentence,
  links: anchors,
};

/** The checks of an article. Each failed one gets a suggestion if one exists that invents nothing. */
export const withAdvice = (checks: readonly CheckResult[], context: AdviceContext): CheckResult[] =>
  checks.map((check) => {
    const advice = check.pass ? null : (advisers[check.id]?.(context) ?? null);
    return advice === null ? check : { ...check, note: `${check.note} ${advice}` };
  });
