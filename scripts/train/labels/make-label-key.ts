import type { Article } from '#contracts/jobs/article.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { articleFromText } from '#engine';
import { shuffled } from '../../grade/inputs/draw.ts';
import type { KeptPost } from '../kept-post.ts';
import { descriptionItems } from './description-items.ts';
import { keywordItems } from './keyword-items.ts';
import type { KeyText, LabelItem, LabelKey } from './label-key.ts';
import { leadItems } from './lead-items.ts';
import { titleItems } from './title-items.ts';

const perSheet = 20;

/** The article as a creator pastes it, with or without its title. */
export const labelArticle = ({ title, markdown }: KeptPost, withTitle: boolean): Article =>
  withTitle ? articleFromText(`# ${title}\n\n${markdown}`) : { ...articleFromText(markdown), title: null };

function textOf(post: KeptPost, at: number, seed: string): KeyText {
  const withTitle = at % 2 === 0;
  const article = labelArticle(post, withTitle);
  const own = `${seed} ${post.id}`;
  const mixed = <T extends LabelItem>(list: string, items: readonly T[]): T[] =>
    shuffled(items, `${own} ${list}`, ({ text }) => text);
  return {
    id: post.id,
    repo: post.repo,
    sheet: Math.floor(at / perSheet) + 1,
    withTitle,
    leads: mixed('leads', leadItems(article, labelArticle(post, !withTitle))),
    keywords: mixed('keywords', keywordItems(article, own)),
    titles: mixed('titles', titleItems(article, post.title, own)),
    descriptions: mixed('descriptions', descriptionItems(article, own)),
  };
}

/**
 * The items of each post in an order that the seed draws, every second post without its title. A post that the engine
 * rejects because it takes too long to read is reported and left out.
 */
export const makeLabelKey = (
  name: string,
  posts: readonly KeptPost[],
  seed: string,
  report: (line: string) => void = () => {},
): LabelKey => {
  const texts: KeyText[] = [];
  for (const post of posts) {
    try {
      texts.push(textOf(post, texts.length, seed));
      if (texts.length % 10 === 0) report(`${texts.length} of ${posts.length} texts`);
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      report(`${post.id} of ${post.repo} is left out: ${error.message}`);
    }
  }
  return { name, seed, texts };
};
