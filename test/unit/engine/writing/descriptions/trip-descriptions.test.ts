import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { placesIn } from '#engine/writing/descriptions/compose/trips/places.ts';
import { tripLines } from '#engine/writing/descriptions/compose/trips/trip-lines.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const linesOf = (title: string, text: string): string[] =>
  tripLines(readPassages(articleFromText(`# ${title}\n\n${text}`), []), text).map((draft) => draft.text);

const trip =
  'Yesterday I arrived in Zwackton after a long night on the train, tired and happy. In the morning I walked past the Harbor Museum with my sister, and we saw Mount Rye in the sun. In the evening we had soup near Zwackton Castle, and I slept like a stone. I was so glad that we went. Today we hiked up to Breadwick, where my sister fell asleep on the grass.';

it('names the places of a trip to the place in its headline', () => {
  expect(linesOf('Zwackton, Ryeland', trip)).toEqual([
    'A trip to Zwackton, Ryeland: the Harbor Museum, Mount Rye, Zwackton Castle and Breadwick.',
  ]);
  expect(linesOf('Day 3: Zwackton', trip)).toEqual([
    'A trip to Zwackton: the Harbor Museum, Mount Rye, Zwackton Castle and Breadwick.',
  ]);
});

it.each([
  ['the headline names no place that somebody went to', 'Old Friends', trip],
  ['the headline names a film that somebody saw', 'Rye Attack', `${trip} We were going to see Rye Attack.`],
  ['the text only names something with the name of the place', 'Harbor', trip],
  [
    'the text names few places',
    'Zwackton',
    trip.replace('Mount Rye', 'the hill').replace('the Harbor Museum', 'shops'),
  ],
])('writes no such line if %s', (_, title, text) => {
  expect(linesOf(title, text)).toEqual([]);
});

it('reads the names of places inside sentences, each once', () => {
  expect(
    placesIn(
      'We saw Rye Falls. The Rye Falls are loud. Our Mill Park is small. We visited Ryeville, then Mt. St. Anna and on Monday the Old Mill Trail.',
    ),
  ).toEqual(['Rye Falls', 'Ryeville', 'the Old Mill Trail']);
});
