import type { ArticleCheck } from '#contracts/keywords/writing.ts';
import {
  type CheckResult,
  descriptionChecks,
  type PageTexts,
  titleChecks,
  withKeyword,
} from './check-page-texts.ts';
import { containsKeyword } from './keywords-in.ts';
import { type ArticleMeasures, checkLimits as limit, measureArticle } from './measure-article.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const keywordChecks = (measures: ArticleMeasures, keyword: string): CheckResult[] => {
  const inHeadings = measures.subheadings.filter((heading) => containsKeyword(heading, keyword)).length;
  const percent = Math.round(measures.density * 1000) / 10;
  return [
    withKeyword(
      'h1-keyword',
      'Keyword in the main heading',
      'the main heading',
      measures.h1.some((heading) => containsKeyword(heading, keyword)),
      keyword,
    ),
    withKeyword(
      'intro-keyword',
      'Keyword in the introduction',
      `the first ${limit.introWords} words`,
      containsKeyword(measures.intro, keyword),
      keyword,
    ),
    {
      id: 'subheading-keyword',
      label: 'Keyword in a subheading',
      pass:
        keyword !== '' &&
        (measures.subheadings.length === 0 ? measures.words <= limit.wordsPerHeading : inHeadings > 0),
      note:
        measures.subheadings.length === 0
          ? 'There are no subheadings.'
          : `${inHeadings} of ${counted(measures.subheadings.length, 'subheading')} ${inHeadings === 1 ? 'contains' : 'contain'} “${keyword}”.`,
    },
    {
      id: 'keyword-density',
      label: 'Keyword density',
      // The displayed percentage decides: "0.5%" is within "0.5% to 3%".
      pass: percent >= limit.densityMin * 100 && percent <= limit.densityMax * 100,
      note: `“${keyword}” appears ${counted(measures.keywordCount, 'time')} in ${counted(measures.words, 'word')} (${percent}%). A range of 0.5% to 3% reads naturally.`,
    },
  ];
};

const mainHeadingNote = (count: number): string =>
  count === 1
    ? 'The article has one main heading (H1).'
    : `The article has ${count === 0 ? 'no main heading' : `${count} main headings`} (H1); it should have one.`;

const structureChecks = (measures: ArticleMeasures): CheckResult[] => {
  const longPercent = Math.round(measures.longSentenceShare * 100);
  return [
    {
      id: 'h1-single',
      label: 'One main heading',
      pass: measures.h1.length === 1,
      note: mainHeadingNote(measures.h1.length),
    },
    {
      id: 'subheadings',
      label: 'Subheadings',
      pass: measures.longestSection <= limit.wordsPerHeading,
      note: `The longest stretch without a subheading is ${counted(measures.longestSection, 'word')}; up to ${limit.wordsPerHeading} is fine.`,
    },
    {
      id: 'paragraph-length',
      label: 'Paragraph length',
      pass: measures.longestParagraph <= limit.paragraphWords,
      note: `The longest paragraph is ${counted(measures.longestParagraph, 'word')}; up to ${limit.paragraphWords} is fine.`,
    },
    {
      id: 'sentence-length',
      label: 'Sentence length',
      pass: longPercent <= limit.longSentenceShare * 100,
      note: `${longPercent}% of the sentences have more than ${limit.sentenceWords} words; up to ${limit.longSentenceShare * 100}% is fine.`,
    },
    {
      id: 'text-length',
      label: 'Text length',
      pass: measures.words >= limit.minWords,
      note: `Without headings, the article has ${counted(measures.words, 'word')}; ${limit.minWords} or more are recommended.`,
    },
  ];
};

const mediaChecks = (measures: ArticleMeasures): CheckResult[] => [
  {
    id: 'image-alt',
    label: 'Alt text',
    pass: measures.imagesWithoutAlt === 0,
    note:
      measures.images === 0
        ? 'There are no images.'
        : `${measures.images - measures.imagesWithoutAlt} of ${counted(measures.images, 'image')} ${measures.images - measures.imagesWithoutAlt === 1 ? 'has' : 'have'} alt text.`,
  },
  {
    id: 'links',
    label: 'Links',
    pass: measures.links > 0,
    note:
      measures.links === 0
        ? 'There are no links. A link to a source or a related page helps readers.'
        : `The article has ${counted(measures.links, 'link')}.`,
  },
];

/**
 * On-page checks of an article with the title and description it will have, based on the thresholds that Yoast
 * publishes: meta description of 121-156 characters, density of 0.5-3%, a subheading every 300 words, paragraphs of
 * up to 150 words, at most a quarter of the sentences over 20 words, and at least 300 words.
 */
export const checkArticle = (markdown: string, texts: PageTexts): CheckResult[] => {
  const measures = measureArticle(markdown, texts.leadKeyword);
  return [
    ...titleChecks(texts),
    ...descriptionChecks(texts),
    ...keywordChecks(measures, texts.leadKeyword),
    ...structureChecks(measures),
    ...mediaChecks(measures),
  ];
};

/** The checks of an article before and after a rewrite; the notes describe the state after it. */
export const compareChecks = (
  before: readonly CheckResult[],
  after: readonly CheckResult[],
): ArticleCheck[] =>
  after.map(({ id, label, pass, note }) => ({
    id,
    label,
    before: before.find((check) => check.id === id)?.pass ?? false,
    after: pass,
    note,
  }));
