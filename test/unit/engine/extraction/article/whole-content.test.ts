import { expect, test } from 'vitest';
import { extractArticle } from '#engine/extraction/extract-article.ts';

const card = (name: string, price: string) =>
  `<div class="card"><h3><a href="/p/${name}">${name}</a></h3><p>${price}</p><p>Made by hand in a small workshop.</p></div>`;
const cards = Array.from({ length: 12 }, (_, at) => card(`Harbor Lamp ${at + 1}`, `$${at + 20}.00`)).join('');
const menu = '<nav><ul><li><a href="/a">Shop</a></li><li><a href="/b">About us</a></li></ul></nav>';
const intro = '<p>Our lamps light harbors, halls and homes. Each is made to order.</p>';
const prose = '<p>The keeper lights the lamp at dusk, and the ships find their way home by it. </p>'.repeat(
  8,
);

test('the text of a product page has all products, and none of the menu', () => {
  const { text } = extractArticle(
    `<title>Lamps</title>${menu}<main><h1>All our lamps</h1>${intro}${cards}</main>`,
    'https://shop.example/lamps',
  );
  expect(text).toContain('Our lamps light harbors');
  expect(text).toContain('Harbor Lamp 12');
  expect(text).toContain('$31.00');
  expect(text).not.toContain('About us');
});

test('a list of links is still recognized as one', () => {
  const links = Array.from(
    { length: 30 },
    (_, at) => `<li><a href="/n/${at}">What happened on day ${at}</a></li>`,
  );
  const page = extractArticle(
    `<main><h1>Archive of days</h1><ul>${links.join('')}</ul></main>`,
    'https://x.example/',
  );
  expect(page.notArticleReason).toBe('link-list');
});

test('a dated article leaves out links to other articles, however many', () => {
  const links = Array.from(
    { length: 40 },
    (_, at) => `<div><a href="/n/${at}">Another story of day ${at} that one may read as well</a></div>`,
  );
  const { text, isArticle } = extractArticle(
    `<main><h1>Keeping the light on</h1><p>May 4, 2025</p><div>${prose}</div><section>${links.join('')}</section></main>`,
    'https://x.example/a',
  );
  expect(isArticle).toBe(true);
  expect(text).toContain('at dusk');
  expect(text).not.toContain('Another story');
});

test('the sections about a service are one text', () => {
  const section = (name: string) =>
    `<section><div><h2>${name}</h2><p>We plan ${name.toLowerCase()} with you, and we build it on time.</p></div></section>`;
  const { text } = extractArticle(
    `${menu}<main><h1>What we do</h1>${['Lighthouses', 'Piers', 'Harbors', 'Buoys'].map(section).join('')}</main>`,
    'https://x.example/services',
  );
  for (const name of ['lighthouses', 'piers', 'harbors', 'buoys'])
    expect(text).toContain(`We plan ${name} with`);
});
