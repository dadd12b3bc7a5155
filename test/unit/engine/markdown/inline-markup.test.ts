import { expect, it } from 'vitest';
import { readInline } from '#engine/markdown/inline-markup.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const piecesOf = (body: string) =>
  readInline(body, new Map()).pieces.map(({ kind, value, label }) => [kind, value, label]);

it.each([
  ['See [the map]({{ site.url }}/maps/b.pdf).', [['link', '{{ site.url }}/maps/b.pdf', 'the map']]],
  ['![Oven]({% link oven.png %} "Ours")', [['image', '{% link oven.png %}', 'Oven']]],
  ['![Oven]({{ a }}{{b}}/{c}/oven.png)', [['image', '{{ a }}{{b}}/{c}/oven.png', 'Oven']]],
  ['We went [sic]({ and that is all }).', []],
])('reads an address with a template call: %s', (body, pieces) => {
  expect(piecesOf(body)).toEqual(pieces);
});

it.each(['[a]({{ a', '[a]({{a}}', '[a](', '{{ a }}', '![a]({% a %}'])(
  'the time grows with the length of a text: %s',
  (part) => {
    expect(cpuMsOf(() => readInline(`[a](${part.repeat(4000)}`, new Map()))).toBeLessThan(1000);
  },
);
