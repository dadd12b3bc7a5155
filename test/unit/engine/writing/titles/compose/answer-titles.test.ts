import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';

const filler =
  'The rye starter stands on the shelf over the oven, where bread and flour stay warm for most of the year.';

/** The titles of a text that begins with a sentence, without a headline. */
const composedOf = (opening: string, kind = 'how-to', topic = 'rye bread'): string[] => {
  const article = articleFromText(`${opening}\n\n${filler} ${filler}`);
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: topic, topic: 0.8, search: 0.8 }],
    kind,
  });
  return composeTitles(subject, false).map(({ text }) => text);
};

describe('titles from the clauses in which a text says what it answers', () => {
  it.each([
    [
      'This is a quick summary of what to bring when baking rye bread in our blog post below.',
      'What to bring when baking rye bread',
    ],
    ['This is the history of how I got started with rye bread.', 'How I got started with rye bread'],
    [
      'Here are a few of the reasons you should probably not freeze rye bread.',
      'Why you should not freeze rye bread',
    ],
    [
      'If you have been wanting to organize a bread fair, here is how I did it.',
      'How to organize a bread fair',
    ],
    [
      'It works, but if you want to bake rye bread in a tin you have to wait.',
      'How to bake rye bread in a tin',
    ],
    ['I finally figured out how to bake rye bread in a small oven.', 'How to bake rye bread in a small oven'],
    ['I will describe the process that I use to choose rye flour.', 'How I choose rye flour'],
  ])('%s', (opening, wanted) => {
    expect(composedOf(opening)).toContain(wanted);
  });

  it('use nothing that somebody does not know, and nothing without a word of the topic', () => {
    const found = composedOf(
      'Many bakers do not know how to bake rye bread. The museum shows how visitors leave.',
    );
    expect(found.filter((text) => /^How (?:to bake|visitors)/.test(text))).toEqual([]);
  });
});

describe('titles from a text’s opening', () => {
  it.each([
    [
      'Here is the question on every mind: Should you freeze rye bread before a fair?',
      'Should you freeze rye bread before a fair?',
    ],
    [
      'Here are some of my favorite loaves of rye bread from the north.',
      'My favorite loaves of rye bread from the north',
    ],
    ['I like rye bread for a lot of reasons.', 'Why I like rye bread'],
    ['I have learned a lot about baking rye bread at home.', 'What I learned about baking rye bread at home'],
    ['Baking rye bread in a tin can be a slow business.', 'Baking rye bread in a tin'],
    ['Rye Watch aspires to be an open platform for bakers.', 'Rye Watch: an open platform for bakers'],
    ["It's time to free the rye archive, so that all can bake.", "It's time to free the rye archive"],
    ['Today I am pleased to announce my new role as Rye Club editor.', 'My new role as Rye Club editor'],
  ])('%s', (opening, wanted) => {
    expect(composedOf(opening, 'essay')).toContain(wanted);
  });

  it('name what was made next to the name of the text', () => {
    expect(
      composedOf(
        'I created a browser extension to find loaves near me. Rye Finder is simple.',
        'how-to',
        'rye finder',
      ),
    ).toContain('Rye Finder: a browser extension');
  });

  it('are commands if the text argues, but not courtesies', () => {
    const opening = 'Never freeze warm rye bread. Check out the rye bread shop.';
    expect(composedOf(opening, 'opinion')).toContain('Never freeze warm rye bread');
    expect(composedOf(opening, 'opinion').join('\n')).not.toContain('Check out');
  });

  it('say neither who somebody is nor what somebody else’s article is called', () => {
    const found = composedOf(
      'Ada Rye is a scientist of rye bread. The paper published an article on bread titled “Rye Is Overrated”.',
      'essay',
    );
    expect(found.filter((text) => /^(?:Ada Rye|Rye Is Overrated):/.test(text))).toEqual([]);
  });

  it('announce only what follows the verb', () => {
    const found = composedOf('I announce my new role as the editor of Rye Club.', 'announcement', 'rye club');
    expect(found).not.toContain('Announcing Rye Club');
    const longer = composedOf(
      'We are proud to announce the launch of the Rye Club Manager App.',
      'announcement',
      'rye club',
    );
    expect(longer.join('\n')).not.toMatch(/^(?:Announcing|Introducing) (?:the )?Rye Club$/im);
    expect(longer).toContain('Announcing Rye Club Manager App');
  });
});
