import { describe, expect, it } from 'vitest';
import { repairRewrite } from '#engine/verification/repair/repair-rewrite.ts';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { joinQuotations } from '#engine/writing/rewriting/markup/reopened-quotes.ts';

const joined = (markdown: string): string => renderBlocks(joinQuotations(blocksOf(markdown))).trimEnd();

describe('a quotation of several paragraphs that an archive joined', () => {
  it.each([
    [
      'Anna Rye said: "The mill is old. "We bake in it every day. "Nobody else does."',
      'Anna Rye said: "The mill is old. We bake in it every day. Nobody else does."',
    ],
    [
      '"The mill is old. "We bake in it every day.\n\n"Nobody else does."',
      '"The mill is old. We bake in it every day.\n\n"Nobody else does."',
    ],
    [
      '"The mill is old. "We bake in it," she said. "It is ours."',
      '"The mill is old. We bake in it," she said. "It is ours."',
    ],
  ])('is opened only once: %s', (before, after) => {
    expect(joined(before)).toBe(after);
    expect(repairRewrite(before, after).markdown.trimEnd()).toBe(after);
    expect(new Set(describeChanges(before, after, '').map(({ reason }) => reason))).toEqual(
      new Set(['The punctuation is corrected.']),
    );
  });

  it.each([
    '"The mill is old," she said. "We bake in it."',
    '"The mill is old.\n\n"We bake in it," she said.',
    'It is 5" wide. "The mill is old. "We bake in it," she said.',
    '"The mill is old. We bake in it. It was built in 1990. "We love it," she said.',
    'It takes no time (no "time at all). It opens the door. "We love it," she said.',
    '"The mill is old. "We bake in it every day.',
    '"The mill is old. "We bake in it every day.\n\nThen she left.',
    'The "mill "is" old" today. "It is," she said.',
  ])('stays: %s', (text) => expect(joined(text)).toBe(text));
});
