import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import type { ArticleChange } from '#contracts/keywords/writing.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { containsKeyword } from '#engine/writing/checks/keywords-in.ts';
import { checkLimits } from '#engine/writing/checks/measure-article.ts';
import { usesTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { blocksOf, renderBlocks } from './blocks/edit-blocks.ts';
import { describeChanges } from './describe-changes.ts';
import { checksOfText, setHeadlineApart } from './headline.ts';
import { describeImages } from './image-texts.ts';
import { byBlock, type Change, keepImprovements, type Step } from './keep-improvements.ts';
import { nameLinks } from './links/link-texts.ts';
import { withItemPeriods } from './lists/item-periods.ts';
import { listEnumerations } from './lists/list-enumerations.ts';
import { restoreLists } from './lists/lost-lists.ts';
import { listBullets } from './lists/typed-bullets.ts';
import { isLoneStyleEdit } from './lone-edits.ts';
import { setMainHeading } from './main-heading.ts';
import { fixMarks } from './markup/broken-marks.ts';
import { fixDoubledQuotes } from './markup/doubled-quotes.ts';
import { fixNumbers } from './markup/list-numbers.ts';
import { dropPageLabels } from './markup/page-labels.ts';
import { dropRedundantRules } from './markup/redundant-rules.ts';
import { joinQuotations } from './markup/reopened-quotes.ts';
import { dropRepeats, dropShortTitle } from './markup/repeated-blocks.ts';
import { quoteTweets } from './markup/tweets.ts';
import { shortenParagraphs } from './paragraphs/shorten-paragraphs.ts';
import { addHeadings } from './section-headings.ts';
import { closeLevelGaps, fixHeadings, unmarkHeadings } from './sections/heading-levels.ts';
import { raiseLeadIns } from './sections/lead-ins.ts';
import { raiseLongItems } from './sections/long-items.ts';
import { markLostHeadings } from './sections/lost-headings.ts';
import { joinSplices } from './splitting/join-splices.ts';
import { shortenSentences } from './splitting/shorten-sentences.ts';
import { addStandfirst } from './standfirst.ts';
import { nameTopicInHeading } from './topic/name-in-heading.ts';
import { nameTopicInIntro } from './topic/name-in-intro.ts';
import { topicName } from './topic/topic-name.ts';
import { tidyWords } from './words/tidy-words.ts';

/** The checks that bold labels helped to pass while they counted as short sentences. */
const checksOfLabels = ['sentence-length'];

export type Rewritten = { markdown: string; readonly changes: ArticleChange[] };

const isEnglish = ({ language }: Article): boolean => language === null || language === 'en';

const isInIntro = ({ text }: Article, lead: string): boolean =>
  containsKeyword(text.split(/\s+/).slice(0, checkLimits.introWords).join(' '), lead);

/** The changes in their order. Each reads the blocks that the earlier ones changed. */
const stepsFor = (
  article: Article,
  keywords: readonly KeywordIdea[],
  start: readonly Block[],
): readonly Step[] => {
  const lead = keywords[0]?.text ?? '';
  const titleCase = usesTitleCase(article);
  const used = start.filter((block) => block.kind === 'heading').map((block) => block.body);
  const topic = topicName(article, keywords);
  const style = { titleCase, isDish: readKind(article).kind === 'recipe' };
  const fixes = [shortenSentences, shortenParagraphs];
  const inEnglish = (change: Change): Change => (isEnglish(article) ? change : (value) => [...value]);
  return [
    fixHeadings,
    fixMarks,
    fixNumbers,
    { change: listBullets, mayFail: checksOfText },
    { change: restoreLists, mayFail: checksOfText },
    { change: dropPageLabels, mayFail: checksOfText },
    dropRedundantRules,
    { change: dropRepeats, mayFail: checksOfText },
    quoteTweets,
    unmarkHeadings,
    fixDoubledQuotes,
    joinQuotations,
    { change: (value) => setHeadlineApart(value, article), mayFail: checksOfText },
    { change: dropShortTitle, mayFail: checksOfText },
    (value) => setMainHeading(value, article),
    { change: dropRepeats, mayFail: checksOfText },
    closeLevelGaps,
    (value) => addStandfirst(value, article, keywords),
    { change: markLostHeadings, fixes, mayFail: checksOfLabels },
    { change: raiseLeadIns, fixes, mayFail: checksOfLabels },
    { change: raiseLongItems, fixes, mayFail: checksOfLabels },
    (value) => nameTopicInHeading(value, topic, style),
    (value) => (isInIntro(article, lead) ? [...value] : nameTopicInIntro(value, topic)),
    byBlock(inEnglish(tidyWords)),
    byBlock(inEnglish(withItemPeriods)),
    nameLinks,
    listEnumerations,
    byBlock(shortenSentences),
    byBlock(inEnglish(joinSplices)),
    shortenParagraphs,
    (value) => addHeadings(value, { titleCase, used }),
    (value) => describeImages(value, article),
  ];
};

const rewriteArticleNow = (article: Article, keywords: readonly KeywordIdea[]): Rewritten => {
  const lead = keywords[0]?.text ?? '';
  const start = blocksOf(article.markdown);
  const improved = keepImprovements(start, lead, stepsFor(article, keywords, start));
  const blocks = isLoneStyleEdit(start, improved) ? start : improved;
  const markdown = blocks === start ? article.markdown : renderBlocks(blocks, start);
  return {
    markdown,
    // Read on demand: the result reports the changes that are left after verification.
    get changes() {
      return describeChanges(article.markdown, markdown, lead);
    },
  };
};

/**
 * Improves an article's on-page SEO and keeps the author's words. It uses the author's own title as the main heading,
 * makes headings from the author's labels and announcements, shortens paragraphs, splits overlong sentences where both
 * halves make sense alone, and takes alt text from captions. It skips every step that would fail an on-page check, such
 * as one that pushes the keyword density over 3%. A text in which only one matter of style would change stays as it is.
 * A second pass leaves the result unchanged.
 */
export const rewriteArticle = (article: Article, keywords: readonly KeywordIdea[]): Rewritten =>
  withinDeadline(() => rewriteArticleNow(article, keywords));
