import { expect, test } from 'vitest';
import { measureSnippet } from '#engine/writing/check-snippets.ts';
import { titlesWithLead } from '#engine/writing/lead-texts.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

test('titles with a chosen lead differ in more than capitals', () => {
  const lead = 'how to make cold brew coffee at home';
  const ideas = [keywordIdea(lead)];
  const title = 'How to Make Cold Brew Coffee at Home';
  const written = [title, 'Cold brew for beginners', 'Coffee without heat'].map((text) =>
    measureSnippet(text, 'title', ideas, ''),
  );
  const article = {
    url: null,
    title,
    description: null,
    byline: null,
    published: null,
    siteName: null,
    language: 'en',
    text: '',
    markdown: '',
    html: '',
    wordCount: 0,
    headings: [{ level: 2, text: 'The grind', offset: 0 }],
    links: [],
    images: [],
  };
  const texts = titlesWithLead(lead, article, written, ideas).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toBe(title);
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(3);
});
