import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { gateHeadings } from '#engine/writing/rewriting/sections/gate-headings.ts';

const first = 'The keeper walks up and down the stairs of the tower six times a day.';
const second = 'The boat brings bread and coal on Thursday when the tide allows it.';
const own = articleFromText(`# The tower\n\n${first}\n\n## Boats\n\n${second}`);
const bare = { ...articleFromText(`${first}\n\n${second}`), title: null };

describe('gateHeadings', () => {
  it.each([
    [
      'puts the author’s main heading back',
      own,
      `# Ten tower tips\n\n${first}\n\n## Boats\n\n${second}`,
      own.markdown,
    ],
    [
      'leaves out a heading directly below another',
      own,
      `# The tower\n\n## Daily work\n\n${first}\n\n## Boats\n\n## What the sea brings\n\n${second}`,
      own.markdown,
    ],
    ['leaves out a heading without text', own, `${own.markdown}\n\n## Questions of visitors`, own.markdown],
    [
      'gives a text without a title no main heading',
      bare,
      `# Ten tips\n\n${first}\n\n${second}`,
      bare.markdown,
    ],
  ])('%s', (_, article, rewrite, expected) => {
    expect(gateHeadings(article, rewrite).trim()).toBe(expected.trim().replace(/\n\n## Daily work/, ''));
  });

  it.each([
    [
      'headings with text of their own',
      `# The tower\n\n${first}\n\n## Boats\n\n${second}\n\n## Bread\n\n${second}`,
    ],
    ['the author’s headings in other words', `# The tower\n\n${first}\n\n## Boats of the tower\n\n${second}`],
  ])('keeps %s', (_, rewrite) => {
    expect(gateHeadings(own, rewrite)).toBe(rewrite);
  });
});
