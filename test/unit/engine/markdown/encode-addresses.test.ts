import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { encodeAddresses } from '#engine/markdown/encode-addresses.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

it.each([
  [
    'an image',
    '![Green Island](/assets/20-green/Green Island.jpeg)',
    '![Green Island](/assets/20-green/Green%20Island.jpeg)',
  ],
  ['an image with a title', '![x](a b.png "A b")', '![x](a%20b.png "A b")'],
  ['an image with a title in single quotation marks', "![x](a b.png 'A b')", "![x](a%20b.png 'A b')"],
  ['an image without a label', '![](my pic.jpg)', '![](my%20pic.jpg)'],
  [
    'a file name after a template call',
    '![x]({{ site.url }}/green island.jpeg)',
    '![x]({{ site.url }}/green%20island.jpeg)',
  ],
  ['a link', 'See [the map](./maps/green island.pdf).', 'See [the map](./maps/green%20island.pdf).'],
])('the spaces of %s are encoded', (_, markdown, encoded) => expect(encodeAddresses(markdown)).toBe(encoded));

it.each([
  ['an aside', 'We went [sic](and that is all).'],
  ['an address with a title', '[map](a.pdf "the whole map")'],
  ['an address with a title in single quotation marks', "[map](https://maps.example/rye 'The whole map')"],
  ['a template call', '![x]({{ site.url }}/a.png) and [y]({% link maps/b.md %})'],
  ['code', '```\n![x](a b.png)\n```'],
])('%s stays unchanged', (_, markdown) => expect(encodeAddresses(markdown)).toBe(markdown));

it('file names are neither prose nor keywords', () => {
  const article = articleFromText(
    `# Three days on Green Island\n\nGreen Island is small. We rode a scooter around Green Island.\n\n${Array.from({ length: 4 }, (_, n) => `![View ${n}](https://a.example/assets/20-green-island/Sea View ${n}.jpeg)\n\nThe scooter was slow, and the sea was warm. Photo: green island.jpeg`).join('\n\n')}`,
  );
  expect(article.text).not.toContain('assets');
  expect(article.images).toHaveLength(4);
  const found = findKeywordIdeas(article).map(({ text }) => text);
  expect(found[0]).toBe('green island');
  expect(found.filter((text) => /assets|jpeg|20-green/.test(text))).toEqual([]);
});

it('hostile white space takes time in proportion to its length', () => {
  const hostile = `[a](x${' '.repeat(1990)}`.repeat(250);
  expect(cpuMsOf(() => encodeAddresses(hostile))).toBeLessThan(500);
});
