import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { withAppositions } from '#engine/writing/descriptions/compose/appositions.ts';
import { lessonOf } from '#engine/writing/descriptions/compose/aspects/labels.ts';
import { headlineClause } from '#engine/writing/descriptions/compose/headlines/headline-clauses.ts';
import { headlineFlips } from '#engine/writing/descriptions/compose/headlines/headline-flips.ts';
import { reframe } from '#engine/writing/descriptions/reframe.ts';
import { type Reading, readPassages } from '#engine/writing/passages/read-passages.ts';

const reading = (title: string, text: string): Reading =>
  readPassages(articleFromText(`# ${title}\n\n${text}`), []);

it('a lesson is also a guide', () => {
  expect(reframe('Learn how to bake rye bread in a cold kitchen.')).toBe(
    'A guide to baking rye bread in a cold kitchen.',
  );
});

it.each([
  'Learn how to bake rye bread. The mill is open on Saturdays.',
  'Learn how to feed a starter, and how to sell the loaves.',
  'Learn how to find GitHub Pages and list your loaves.',
  'Learn why rye bread is dense in the north.',
  'Rye bread is dense in the cold north of the country.',
])('two sentences, a second verb, a clause and a sentence of the text have no other frame: %s', (line) => {
  expect(reframe(line)).toBeNull();
});

it('a name at the end of a line is followed by what it is', () => {
  const text =
    'The Rise Planner (RP) is a small planner that tells bakers when to feed a starter. I like it every day.';
  const lines = ['Learn how to bake rye bread with the Rise Planner.', 'Learn how to bake rye bread.'];
  expect(withAppositions(reading('Baking', text), lines).map((draft) => draft.text)).toEqual([
    'Learn how to bake rye bread with the Rise Planner, a small planner that tells bakers when to feed a starter.',
  ]);
});

it.each([
  ['an opinion', 'The Rise Planner is a good idea for every baker in town.'],
  ['a pointer', 'The Rise Planner is a planner that this team of bakers wrote.'],
])('%s is not a definition', (_, text) => {
  const lines = ['Learn how to bake rye bread with the Rise Planner.'];
  expect(withAppositions(reading('Baking', text), lines)).toEqual([]);
});

it.each([
  [
    "Rye and Wheat in a Cold Kitchen: A Baker's Perspective",
    "A baker's perspective on rye and wheat in a cold kitchen.",
  ],
  [
    'Experience Report: Moving a Bakery to Rye and Wheat',
    'An experience report on moving a bakery to rye and wheat.',
  ],
  [
    'Cold Kitchen Loaves: Our Recommendations to the Mayor',
    'Our recommendations to the mayor on cold kitchen loaves.',
  ],
])('a headline in two parts is one phrase: %s', (title, line) => {
  const text =
    'The mayor asked the baker about rye and wheat, and about loaves of a cold kitchen in a bakery.';
  expect(headlineFlips(reading(title, text)).map((draft) => draft.text)).toEqual([line]);
});

it.each(['Rye Bread: Why Is It Dense?', 'Rye Bread: Flour and Water', 'How We Bake: A Guide'])(
  'a headline in two parts that names no page is left alone: %s',
  (title) => {
    expect(headlineFlips(reading(title, 'Rye bread is dense.'))).toEqual([]);
  },
);

it.each([
  ['How large should a rye loaf be?', 'how large a rye loaf should be'],
  ['Do I need a mill to bake rye bread?', 'whether you need a mill to bake rye bread'],
  ['Should I bake rye bread in winter?', 'whether you should bake rye bread in winter'],
  ["Why doesn't rye bread just rise in winter?", "why rye bread doesn't just rise in winter"],
  ['Dense crumbs - or why bakers are patient people', 'why bakers are patient people'],
])('a headline that asks becomes a clause: %s', (title, clause) => {
  expect(headlineClause(reading(title, 'Bakers are patient people. A rye loaf should be small.'))).toBe(
    clause,
  );
});

it.each([
  ['How to bake a rye loaf?', 'bake a rye loaf'],
  ['Adding Thread Safety to the Rye Mill', 'add thread safety to the rye mill'],
])('a lesson may ask, and may contain a word that is a verb elsewhere: %s', (title, lesson) => {
  expect(
    lessonOf(reading(title, 'You bake a rye loaf with test bakes. ```\nbake\n```\n\n```\nrise\n```\n')),
  ).toBe(lesson);
});
