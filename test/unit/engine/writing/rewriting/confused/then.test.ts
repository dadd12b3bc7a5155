import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"than" and "then" in phrases', () => {
  it.each([
    ['I would rather bake then buy.', 'I would rather bake than buy.'],
    ["I'd rather bake then buy.", "I'd rather bake than buy."],
    ['No sooner had we left then it rained.', 'No sooner had we left than it rained.'],
    ['It is different then before.', 'It is different than before.'],
    ['The loaf is bigger then mine.', 'The loaf is bigger than mine.'],
    ['Than we went home.', 'Then we went home.'],
    ['We sat down and than we ate.', 'We sat down and then we ate.'],
    ['Since than, we bake.', 'Since then, we bake.'],
    ['If it rains, than we stay.', 'If it rains, then we stay.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each(['It stood further back than we had baked.'])('leaves %s', (right) =>
    expect(tidied(right)).toBe(right),
  );
});
