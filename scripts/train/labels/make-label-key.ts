import type { Article } from '#contracts/jobs/article.ts';
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

/** The items of each post in an order that the seed draws, every second post without its title. */
export const makeLabelKey = (
  name: string,
  posts: readonly KeptPost[],
  seed: string,
  report: (done: number) => void = () => {},
): LabelKey => ({
  name,
  seed,
  texts: posts.map((post, at) => {
    const text = textOf(post, at, seed);
    report(at + 1);
    return text;
  }),
});
