import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { cpuMsOf } from '#test/cpu-time.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';
import { notEmpty } from '#test/not-empty.ts';

const sentences = [
  'The harbor was quiet until the painters came.',
  'Nobody knew how long they wanted to stay that year.',
  'A lighthouse keeper climbs ninety steps every evening to wind the lens.',
  'Every lighthouse keeper turns the lens once a minute on a bath of oil.',
  'During the winter storms of the north coast.',
  'Visitors may climb the stairs in groups of six on every second Sunday in summer.',
  'The trust asks a small fee for the climb and for the museum in the old oil store.',
  'This article originally appeared on the pages of the Lighthouse Gazette last year.',
];

const written = (text: string): string[] =>
  writeDescriptions(articleFromText(text), [keywordIdea('lighthouse keeper', 80)]).map(
    ({ text: value }) => value,
  );

it('are whole sentences as long as the text has one that no other ends with', () => {
  const found = written(
    '# On life at the mill\n\nThe job at the mill came with a daily loaf. Bread from the mill does not make you feel good about the cold of a winter by the river.\n\n## Later\n\nIt was theirs. These were hers, and those were his.',
  );
  expect(found.join('\n')).not.toContain('Later');
});

it('do not join the headline to the first sentence', () => {
  const found = written('# On life at the mill\n\nThe job at the mill came with a loaf of rye. It fell.');
  expect(found).toHaveLength(3);
  expect(found.join('\n')).not.toContain('mill The job');
});

it('leave no marks of emphasis', () => {
  const found = written(
    '<p>_The Lamp_ is the story of a lighthouse keeper who climbs ninety steps every evening. It is long.</p>',
  );
  expect(found[0]).toBe(
    'The Lamp is the story of a lighthouse keeper who climbs ninety steps every evening.',
  );
});

it('leave no comma where brackets stood at the end', () => {
  const found = written(
    'The lighthouse keeper has put together a board with a column for each week and a card for each day of the long winter, (starting with a very small one). The stairs are steep.',
  );
  expect(found.join('\n')).toContain('of the long winter.');
  expect(found.join('\n')).not.toContain(',.');
});

describe('descriptions', () => {
  const found = written(sentences.join(' '));

  it('join only sentences that are next to each other', () => {
    for (const text of notEmpty(found)) {
      const places = sentences.flatMap((sentence, i) => (text.includes(sentence.slice(0, 30)) ? [i] : []));
      expect(places.length).toBeLessThanOrEqual(2);
      expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('name the topic at the beginning of the first one', () => {
    expect(found[0]?.slice(0, 70)).toMatch(/keeper/);
  });

  it('contain no opening phrase and no publisher’s notice', () => {
    expect(found.join('\n')).not.toMatch(/^During the winter|originally appeared/m);
  });
});

it('a description may open with the first sentence of a text that presents its own subject', () => {
  const opening = 'This tool allows you to explore the flavor network, a social graph for flavor profiles.';
  const found = written(`${opening} Search for an ingredient that you like. The graph shows a web of them.`);
  expect(found.filter((text) => text.startsWith(opening))).not.toEqual([]);
});

describe('composed descriptions', () => {
  const guide = (headings: readonly string[]): string =>
    `# Moving house with cats\n\nMoving house with cats takes more than a van.\n\n${headings
      .map((heading) => `## ${heading}\n\nOur cat slept in the bath that night, and nobody could find her.`)
      .join('\n\n')}`;
  const all = (text: string): string[] =>
    writeDescriptions(articleFromText(text), [keywordIdea('moving house with cats', 80)]).map(
      ({ text: value }) => value,
    );

  it('complete the headline’s promise with the steps that the headings name', () => {
    const found = all(guide(['Prepare the carrier', 'Choose a quiet room', 'Introduce the garden']));
    expect(found.join('\n')).toMatch(
      /earn how to move house with cats: prepare the carrier(?:, choose a quiet room and introduce the garden| and choose a quiet room)\./,
    );
  });

  it('list nothing that any page has', () => {
    const found = all(guide(['Introduction', 'Conclusion', 'Prerequisites']));
    expect(found.join('\n')).not.toMatch(/Covers|introduction|conclusion|prerequisit/i);
  });
});

it('the author’s own description contributes its whole sentences that fit', () => {
  const own =
    'A lighthouse keeper climbs ninety steps every evening, and this is how the evening goes for him.';
  const more = 'It is also the story of a museum, a trust, a coast and a storm that nobody expected then.';
  const article = articleFromText(`---\ndescription: ${own} ${more}\n---\n\n${sentences.join(' ')}`);
  expect(writeDescriptions(article, [keywordIdea('lighthouse keeper', 80)])[0]?.text).toBe(own);
});

it('descriptions take less than a second for 2,000 words, and for a text of hostile sentences', () => {
  const hostile = '(a (b (c '.repeat(3000);
  const long = Array.from({ length: 30 }, (_, i) => `${sentences.join(' ')} Chapter ${i} ends here.`);
  for (const text of [long.join('\n\n'), hostile, 'This post, which '.repeat(3000)]) {
    const spent = cpuMsOf(() => expect(written(text)).toHaveLength(3));
    expect(spent).toBeLessThan(1000);
  }
});
