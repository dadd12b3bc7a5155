import {
  articleFromText,
  buildArticles,
  findKeywordIdeas,
  rewriteArticle,
  writeDescriptions,
  writeTitles,
} from '#engine';
import { learnablePosts } from '../trainable-posts.ts';

/**
 * Prints the changes of rewrites for posts that the engine may learn from, so that a person can grade them by
 * docs/grading.md. Half of the posts are shown without their title. The same seed draws the same posts.
 * `node scripts/train/rewrite/draw.ts SEED [COUNT] [REASON]`
 */
const [seed = '1', count = '40', wanted = ''] = process.argv.slice(2);

const orderOf = (id: string): number => {
  let hash = 2166136261;
  for (const char of `${seed}:${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
};

const posts = learnablePosts()
  .sort((a, b) => orderOf(a.id) - orderOf(b.id))
  .slice(0, Number(count));
const counts = new Map<string, number>();
let untouched = 0;
for (const [i, post] of posts.entries()) {
  const whole = i % 2 === 0 ? `# ${post.title}\n\n${post.markdown}` : post.markdown;
  const read = articleFromText(whole);
  const article = i % 2 === 0 ? read : { ...read, title: null };
  const keywords = findKeywordIdeas(article);
  const { titles, descriptions } = {
    titles: writeTitles(article, keywords),
    descriptions: writeDescriptions(article, keywords),
  };
  const { changes } = buildArticles(
    article,
    rewriteArticle(article, keywords).markdown,
    keywords,
    titles,
    descriptions,
  );
  const shown = changes.filter(({ reason }) => new RegExp(wanted).test(reason));
  for (const { reason } of changes) {
    const kind = reason.replace(/“[^”]*”/g, '“”');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  if (changes.length === 0) untouched += 1;
  if (wanted !== '' && shown.length === 0) continue;
  console.log(
    `\n##### ${i} ${post.id} | ${post.title} | ${article.wordCount} words | ${changes.length} changes`,
  );
  for (const { reason, before, after } of shown)
    console.log(`* ${reason}\n    - ${before.slice(0, 700)}\n    + ${after.slice(0, 700)}`);
}
console.log(`\n${posts.length} texts, ${untouched} unchanged`);
for (const [reason, n] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${n}  ${reason}`);
