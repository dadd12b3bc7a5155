import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { withAppositions } from '#engine/writing/descriptions/compose/appositions.ts';
import { headlineClause } from '#engine/writing/descriptions/compose/headline-clauses.ts';
import { headlineFlips } from '#engine/writing/descriptions/compose/headline-flips.ts';
import { lessonOf } from '#engine/writing/descriptions/compose/labels.ts';
import { reframe } from '#engine/writing/descriptions/reframe.ts';
import { type Reading, readPassages } from '#engine/writing/passages/read-passages.ts';

const reading = (title: string, text: string): Reading =>
  readPassages(articleFromText(`# ${title}\n\n${text}`), []);

it('a lesson is a guide or an article that shows it', () => {
  expect(reframe('Learn how to bake rye bread in a cold kitchen.', true)).toEqual([
    'A guide to baking rye bread in a cold kitchen.',
    'This article shows how to bake rye bread in a cold kitchen.',
  ]);
});

it('what an author only tells of is a look, and nobody is guided', () => {
  expect(reframe('Learn how to bake rye bread in a cold kitchen.', false)[0]).toBe(
    'A look at baking rye bread in a cold kitchen.',
  );
  expect(reframe('A look at why I never slice warm rye bread at noon.', false)).toEqual([
    'Read why I never slice warm rye bread at noon.',
    'Why I never slice warm rye bread at noon.',
  ]);
});

it('a clause and a thing have frames of their own', () => {
  expect(reframe('Learn why rye bread is dense in the north.', true)).toEqual([
    'A look at why rye bread is dense in the north.',
    'Find out why rye bread is dense in the north.',
  ]);
  expect(reframe('Learn what no baker told you about rye.', true)).toEqual([
    'Find out what no baker told you about rye.',
  ]);
  expect(reframe('A look at the new mill of the harbor town.', true)).toEqual([
    'Learn about the new mill of the harbor town.',
    'This article looks at the new mill of the harbor town.',
  ]);
});

it.each([
  'Learn how to bake rye bread. The mill is open on Saturdays.',
  'Rye bread is dense in the cold north of the country.',
  'Learn how to rise.',
])('a line of two sentences, of the text or of three words has no other frame: %s', (line) => {
  expect(reframe(line, true)).toEqual([]);
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
])('%s is no definition', (_, text) => {
  const lines = ['Learn how to bake rye bread with the Rise Planner.'];
  expect(withAppositions(reading('Baking', text), lines)).toEqual([]);
});

it.each([
  ["Rye and Wheat: A Baker's Perspective", "A baker's perspective on rye and wheat."],
  ['Experience Report: Moving a Bakery to Rye', 'An experience report on moving a bakery to rye.'],
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
])('a lesson may ask, and may have a word that is a verb elsewhere: %s', (title, lesson) => {
  expect(
    lessonOf(reading(title, 'You bake a rye loaf with test bakes. ```\nbake\n```\n\n```\nrise\n```\n')),
  ).toBe(lesson);
});
