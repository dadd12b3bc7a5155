import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';

const rye = 'We bake rye bread at the old mill every week. The oven holds nine loaves.';
const titleEndOf = (text: string): number => readTopicText(articleFromText(text)).document.titleEnd;

describe('the title in a text', () => {
  it('ends with the title of the article', () => {
    expect(titleEndOf(`# Rye bread\n\n${rye}`)).toBe(2);
  });

  it('is not the first heading or line of an article without a title', () => {
    expect(titleEndOf(`## The oven\n\n${rye}\n\n## The mill\n\n${rye}`)).toBe(0);
    expect(titleEndOf(`Cross-posted from the rye forum\n\n${rye}`)).toBe(0);
  });
});
