import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('possessives with an apostrophe', () => {
  it.each([
    ["The mill is loved because of it's brutal honesty.", 'The mill is loved because of its brutal honesty.'],
    ["We talked about the mill and it's future owner.", 'We talked about the mill and its future owner.'],
    ["The baker has to educate it's town about bread.", 'The baker has to educate its town about bread.'],
    [
      "It was an oven that served it's purpose rather well.",
      'It was an oven that served its purpose rather well.',
    ],
    ["The flour will find it's way into the bread.", 'The flour will find its way into the bread.'],
    ["Flour is rated by it's protein number and sold.", 'Flour is rated by its protein number and sold.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    "It is late because of it's being old.",
    "We know that it's future work.",
    "We say it's love and bread.",
    "I close because it's time.",
    "I found it's way easier to bake.",
    "We log in; for it's team work, we wait.",
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
