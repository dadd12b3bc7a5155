import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import {
  articleFromText,
  checkArticle,
  extractArticle,
  findKeywordIdeas,
  rewriteArticle,
  verifyRewrite,
} from '#engine';
import { articleOf, readLabeledTexts } from '../../measure/labels.ts';

/**
 * Measures the rewrite on the graded inputs and the labeled texts: on-page checks of the body that fail before and
 * after it, lost facts, time, and every heading and split that it makes, to be graded by a person.
 * `node scripts/train/rewrite/measure.ts GRADED_FOLDER [TEXTS] [changes]`
 */

type Input = { name: string; article: Article };

const snippetChecks = /^(?:title|description)-/;

const graded = (folder: string): Input[] => {
  const read = (kind: string) =>
    existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)).sort() : [];
  return [
    ...read('inputs').map((name) => ({
      name,
      article: articleFromText(readFileSync(join(folder, 'inputs', name), 'utf8')),
    })),
    ...read('html').map((name) => ({
      name,
      article: extractArticle(readFileSync(join(folder, 'html', name), 'utf8'), 'https://example.com/a'),
    })),
  ];
};

/** Every nth labeled text, half of them with their title. */
const labeled = (count: number): Input[] => {
  const texts = readLabeledTexts();
  const step = Math.max(1, Math.floor(texts.length / count));
  return texts
    .filter((_, i) => i % step === 0)
    .slice(0, count)
    .map((text, i) => ({ name: text.label.id, article: articleOf(text, i % 2 === 0) }));
};

const failing = (markdown: string, keywords: readonly KeywordIdea[]): Set<string> =>
  new Set(
    checkArticle(markdown, { title: '', description: '', leadKeyword: keywords[0]?.text ?? '' })
      .filter(({ id, pass }) => !pass && !snippetChecks.test(id))
      .map(({ id }) => id),
  );

const [folder = '', count = '0', show = ''] = process.argv.slice(2);
const before = new Map<string, number>();
const after = new Map<string, number>();
const add = (counts: Map<string, number>, ids: Iterable<string>) => {
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
};
const report = (label: string, inputs: readonly Input[]) => {
  before.clear();
  after.clear();
  let [lost, invented, worse, slowest, words, ms] = [0, 0, 0, 0, 0, 0];
  for (const { name, article } of inputs) {
    const keywords = findKeywordIdeas(article);
    const start = performance.now();
    const { markdown, changes } = rewriteArticle(article, keywords);
    const took = performance.now() - start;
    ms += took;
    words += article.wordCount;
    slowest = Math.max(slowest, (took / Math.max(article.wordCount, 500)) * 2000);
    const verified = verifyRewrite(article.markdown, markdown, article.title ?? '');
    lost += verified.facts.length - verified.kept;
    invented += verified.invented.length;
    const [old, now] = [failing(article.markdown, keywords), failing(markdown, keywords)];
    add(before, old);
    add(after, now);
    worse += [...now].filter((id) => !old.has(id)).length;
    if (show === '') continue;
    console.log(`\n##### ${name} | ${article.title} | ${keywords[0]?.text} | ${article.wordCount} words`);
    for (const change of changes)
      if (new RegExp(show).test(change.reason))
        console.log(
          `- ${change.reason}\n    < ${change.before.slice(0, 600)}\n    > ${change.after.slice(0, 600)}`,
        );
  }
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  console.log(
    `\n== ${label}: ${inputs.length} texts; failing ${sum(before)} -> ${sum(after)} (${Math.round((1 - sum(after) / sum(before)) * 100)} % fixed); newly failing ${worse}; facts lost ${lost}, invented ${invented}; ${Math.round((ms / words) * 2000)} ms per 2,000 words`,
  );
  for (const [id, n] of [...before].sort()) console.log(`${id.padEnd(20)} ${n} -> ${after.get(id) ?? 0}`);
};
report('graded-40', graded(folder));
if (count !== '0') report('labeled', labeled(Number(count)));
