import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';
import { measureLabels, measureNews, measurePosts, runUsers } from './users.ts';

const dataDir = join(import.meta.dirname, '../../../../shared/bench-data');
const posts = await measurePosts(dataDir, 30);

// Floors a little below what these texts give: .40, .13, .305 and .243; .46 and .089; .090. `npm run bench -- users` runs more texts.
describe.skipIf(posts === null)('what users get for posts whose title is hidden', () => {
  it('names the topic of the author’s title', () => {
    expect(posts?.posts).toBe(30);
    expect(posts?.leadInTitle).toBeGreaterThanOrEqual(0.33);
    expect(posts?.keywordsInTitleOrTags).toBeGreaterThanOrEqual(0.11);
  });

  it('is likelier to the author’s title than the text’s beginning is', () => {
    expect(posts?.titles.best).toBeGreaterThanOrEqual(0.27);
    expect(posts?.titles.first).toBeGreaterThan(posts?.titles.beginning ?? 1);
    expect(posts?.descriptions.best).toBeGreaterThanOrEqual(0.21);
  });
});

describe('what users get for labeled texts', () => {
  it('leads with the topic, and holds keywords that an editor wants', async () => {
    const figures = await measureLabels(30);
    expect(figures.texts).toBe(30);
    expect(figures.leadRight).toBeGreaterThanOrEqual(0.4);
    expect(figures.served).toBeGreaterThanOrEqual(0.075);
  });
});

describe.skipIf(measureNews(dataDir, 1) === null)('keyword ideas for news', () => {
  it('hold what readers marked', () => {
    expect(measureNews(dataDir, 30)?.f1).toBeGreaterThanOrEqual(0.075);
  });
});

describe('the part of the bench', () => {
  it('runs on the labeled texts alone where there are no public sets', async () => {
    const { rows, source } = await runUsers(
      { dataDir: '/nonexistent', withPeers: false },
      { posts: 3, labels: 3, news: 3 },
    );
    expect(source).toContain('3 labeled texts');
    for (const { what, ours } of notEmpty(rows)) {
      expect(what).toMatch(/^labels: /);
      expect(ours).toBeGreaterThanOrEqual(0);
      expect(ours).toBeLessThanOrEqual(1);
    }
  });
});
