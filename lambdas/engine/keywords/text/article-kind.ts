import type { Article } from '#contracts/jobs/article.ts';
import { ownTitle } from './own-title.ts';

export type ArticleKind = 'recipe' | 'travel' | 'how-to' | 'review' | 'list' | 'news' | 'explainer';

/** With this many reporting verbs and weekdays in its first part, a text is news. */
const reportsOfNews = 3;
const opening = 6000;

const kindOfText = (text: string): ArticleKind => {
  const reported = text.match(/\b(?:said|says|told|announced|reported|according to)\b/gi)?.length ?? 0;
  const dated = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(text) ? 1 : 0;
  if (reported + dated >= reportsOfNews) return 'news';
  const steps = text.match(/^(?:\d+\.|step \d+)/gim)?.length ?? 0;
  return steps >= 3 && /\byour?\b/i.test(text) ? 'how-to' : 'explainer';
};

/** The kind of an article, from the words of its title and headings and its pronouns. */
export const articleKind = (article: Article): ArticleKind => {
  const title = (ownTitle(article) ?? article.text.slice(0, 120)).toLowerCase();
  const headings = article.headings.map(({ text }) => text.toLowerCase()).join('\n');
  if (
    /^ingredients\b/m.test(article.text.toLowerCase()) &&
    /^(?:instructions|directions|method|steps|how to make)\b/m.test(article.text.toLowerCase())
  )
    return 'recipe';
  if (
    /\b(?:itinerary|travel guide|things to do|where to stay|day trips?|best time to visit)\b/.test(
      `${title}\n${headings}`,
    )
  )
    return 'travel';
  if (/\b(?:how to|how i|guide|tutorial|tips|ways to|steps|checklist|diy|beginners?)\b/.test(title))
    return 'how-to';
  if (/\b(?:reviews?|hands-on|tested)\b/.test(title)) return 'review';
  if (/\b(?:best|top \d+|deals|picks)\b/.test(title)) return 'list';
  return kindOfText(article.text.slice(0, opening));
};
