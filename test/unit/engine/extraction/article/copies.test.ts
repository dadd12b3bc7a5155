import { describe, expect, test } from 'vitest';
import { extractArticle } from '#engine/extraction/extract-article.ts';

const paragraph = (topic: string): string =>
  `<p>The ${topic} froze over on Monday, for the first time in nine years, and the town came out to see it.</p>`;
const topics = ['lake', 'river', 'pond', 'canal', 'harbor', 'creek'];
const story = topics.map(paragraph).join('');
const textOf = (body: string): string =>
  extractArticle(`<title>Ice</title><body><h1>Ice</h1>${body}</body>`).text;
const count = (text: string, word: string): number => text.split(word).length - 1;

describe('an article that a page contains twice', () => {
  test('is read once', () => {
    const text = textOf(`<main><div class="wide">${story}</div><div class="narrow">${story}</div></main>`);
    for (const topic of topics) expect(count(text, `The ${topic} froze`)).toBe(1);
  });

  test('keeps a sentence that it repeats', () => {
    expect(count(textOf(`<main>${story}${paragraph('lake')}</main>`), 'The lake froze')).toBe(2);
  });
});

describe('classes that do not hide', () => {
  const other = paragraph('bay') + paragraph('sound');

  test.each([
    'overflow-hidden',
    'ui-overflow_hidden',
    'overflow-x-hidden',
    'hidden md:block',
    'hidden lg:flex',
  ])('%s', (name) => {
    expect(textOf(`<main>${story}<div class="${name}">${other}</div></main>`)).toContain('The sound froze');
  });

  test.each(['hidden', 'visually-hidden', 'md:hidden'])('%s does', (name) => {
    expect(textOf(`<main>${story}<div class="${name}">${other}</div></main>`)).not.toContain(
      'The sound froze',
    );
  });
});
