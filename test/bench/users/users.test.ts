import { describe, expect, it } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';
import { benchData } from '../../../scripts/measure/data-folders.ts';
import { measureLabels, measureNews, measurePosts, runUsers } from './users.ts';

const posts = await measurePosts(benchData, 30);

// Floors slightly below what these texts give: .37, .11, .31 and .24; .54, .10 and .41. `npm run bench -- users` runs
// more texts. The first two were .47 and .18 when bare words led: "flutter" is in more titles than "testing in
// flutter", but right for fewer texts.
describe.skipIf(posts === null)('what users get for posts whose title is hidden', () => {
  it('names the topic of the author’s title', () => {
    expect(posts?.posts).toBe(30);
    expect(posts?.leadInTitle).toBeGreaterThanOrEqual(0.33);
    // Questions that a text answers ("... recipe") are not in titles, and few titles contain both parts of a joined
    // keyword. Before phrases were joined, this was .15, but only 34% instead of 38% of the graded keywords of labeled
    // texts had grade 2.
    expect(posts?.keywordsInTitleOrTags).toBeGreaterThanOrEqual(0.1);
  });

  it('is more similar to the author’s title than the text’s beginning is', () => {
    expect(posts?.titles.best).toBeGreaterThanOrEqual(0.28);
    expect(posts?.titles.first).toBeGreaterThan(posts?.titles.beginning ?? 1);
    expect(posts?.descriptions.best).toBeGreaterThanOrEqual(0.21);
  });
});

describe('what users get for labeled texts', () => {
  it('leads with the topic and contains keywords that an editor wants', async () => {
    const figures = await measureLabels(30);
    expect(figures.texts).toBe(30);
    // Before a second step chose the lead: .61 and .12. The first step knows these texts by heart. The second step
    // follows it less, which is better for texts that neither has seen (docs/topic/results.md).
    expect(figures.leadRight).toBeGreaterThanOrEqual(0.5);
    expect(figures.served).toBeGreaterThanOrEqual(0.085);
    expect(figures.twos).toBeGreaterThanOrEqual(0.25);
  });
});

describe.skipIf(measureNews(benchData, 1) === null)('keyword ideas for news', () => {
  it('contain what readers marked', () => {
    // Readers marked a dozen words in every text, most of which nobody searches for: .015, .033 before phrases were
    // joined, and .090 with ideas that are not generated.
    expect(measureNews(benchData, 30)?.f1).toBeGreaterThanOrEqual(0.013);
  });
});

describe('the part of the bench', () => {
  it('runs on the labeled texts alone if there are no public sets', async () => {
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
