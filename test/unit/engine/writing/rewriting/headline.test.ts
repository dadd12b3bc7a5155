import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { setHeadlineApart } from '#engine/writing/rewriting/headline.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';

const apart = (text: string): string => {
  const article = articleFromText(text);
  return renderBlocks(setHeadlineApart(blocksOf(article.markdown), article)).trimEnd();
};
const report =
  'The old mill on the river opens again this week. Bakers from six towns wait for its rye. A crowd came on Monday to see the wheel turn, and nobody left before noon.';

describe('a headline directly above its report', () => {
  it.each(['Old mill opens again after nine years', 'Will the old mill open again?'])(
    'becomes the main heading: %s',
    (headline) => {
      const before = `${headline}\n${report}`;
      const after = `# ${headline}\n\n${report}`;
      expect(apart(before)).toBe(after);
      expect(describeChanges(before, after, '').map(({ reason }) => reason)).toEqual([
        'The author’s own headline is now the main heading (H1).',
      ]);
    },
  );

  it('is one above a single long sentence, a title of a person and subheadings', () => {
    const headline = 'Rye to run the old mill in Vermont';
    const first =
      'Rep. Anna Rye announced on Saturday that she would run the old mill on the river for the next nine years.';
    expect(apart(`${headline}\n${first}\n\n${report}`)).toBe(`# ${headline}\n\n${first}\n\n${report}`);
    expect(apart(`${headline}\n${first} ${report}\n\n## The wheel\n\n${report}`)).toMatch(
      /^# Rye to run the old mill in Vermont\n\n/,
    );
  });

  it('is one even if its words helped a check of the text', () => {
    const text = `Harbor lamp burns again\n${report} ${report.replace('mill', 'wheel')}`;
    expect(rewriteArticle(articleFromText(text), []).markdown).toMatch(
      /^# Harbor lamp burns again\n\nThe old/,
    );
  });

  it.each([
    `The old mill on the river opens again.\n${report}`,
    `Is the mill new? The miller says no\n${report}`,
    'The old mill\nturns by the river\nand grinds the rye',
    `The old mill on the river\nopens again this week. ${report}`,
    `Old mill opens again after nine years\n${report}\n\n# The wheel\n\n${report}`,
    `Old mill opens again after nine years\nThe old mill opens again.\n\n${report}`,
  ])('is not: %s', (text) => {
    expect(apart(text)).toBe(text);
  });
});
