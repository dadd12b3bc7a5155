import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { chooseDescriptions } from '#engine/writing/descriptions/choose-descriptions.ts';
import { aspectLines } from '#engine/writing/descriptions/compose/aspect-lines.ts';
import { lessonOf } from '#engine/writing/descriptions/compose/aspects/labels.ts';
import { definitionIn, shortenedOpenings } from '#engine/writing/descriptions/compose/long-openings.ts';
import { findDescriptionCandidates } from '#engine/writing/descriptions/description-candidates.ts';
import { isDependentOrOffTopic } from '#engine/writing/descriptions/drafts/dependent-or-off-topic.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };

describe('a long opening', () => {
  it.each([
    [
      'Over the weekend of April 9th - 10th, the bakers of North America attended the meeting of mills at the University of Vermont.',
      'The bakers of North America attended the meeting of mills at the University of Vermont.',
    ],
    [
      'The old mill on the river has donated its time and its flour to the bakery in anticipation of the fair.',
      'The old mill on the river has donated its time and its flour to the bakery.',
    ],
  ])('%s', (text, shorter) => {
    expect(shortenedOpenings(text)).toContain(shorter);
  });
  it('says what it welcomes readers to', () => {
    const text =
      'Welcome to Rye Club, a club of bakers who love dense and dark loaves, where we bake at night.';
    expect(definitionIn(text)).toEqual(['Rye Club is a club of bakers who love dense and dark loaves.']);
    expect(definitionIn('Welcome to my blog!')).toEqual([]);
  });
  it.each([
    'The bakers of the valley have known for many years that the flour of the old mill has been mixed with the dust of the stones.',
    'In case the oven is cold, the bread takes longer than the recipe of the old mill says.',
    'This bread you are eating, is baked with the flour of the old mill on the river.',
    'We do not bake rye bread in the old oven of the mill because the bricks are broken.',
  ])('stays whole: %s', (text) => {
    expect(shortenedOpenings(text)).toEqual([]);
  });
});

describe('a text that depends on no other', () => {
  it('may begin with how long it has been', () => {
    expect(
      isDependentOrOffTopic(['It’s been a couple of years since I wrote about rye bread.'], new Set()),
    ).toBe(false);
    expect(isDependentOrOffTopic(['It’s been repaired by the miller.'], new Set())).toBe(true);
  });
  it.each([
    'Getting around this, or working with this, seemed harder than the oven.',
    'The rye bread keeps (don’t you believe me?',
    'The fair is called “All That Rises.',
    'If you bake at home, you’ll need.',
  ])('is not this one: %s', (text) => {
    expect(isDependentOrOffTopic([text], new Set())).toBe(true);
  });
});

describe('the steps of a how-to', () => {
  it('share one verb', () => {
    const reading = readPassages(
      articleFromText(
        `# Rye bread\n\nRye bread at home.\n\n${[
          'Choose the coarse flour',
          'Choose the hottest oven',
          'Choose the tin',
        ]
          .map((heading) => `## ${heading}\n\nThe baker tells what she learned about it in a year.`)
          .join('\n\n')}`,
      ),
      [],
    );
    expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
      'Rye bread: how to choose the coarse flour, the hottest oven and the tin.',
    );
  });
});

describe('the lesson of a headline', () => {
  const lesson = (title: string, text: string) =>
    lessonOf(readPassages(articleFromText(`# ${title}\n\n${text}`), []));
  const steps =
    'First, mix the flour. Next, knead the dough. Then bake it. You will need an oven and people who help.';
  it('is the part that describes an action', () => {
    expect(lesson('How to Bake at the Mill', steps)).toBe('bake at the mill');
    expect(lesson('How to bake with People', steps)).toBe('bake with people');
    expect(lesson('Stop at the mill: How to bake rye bread', steps)).toBe('bake rye bread');
  });
  it('is nothing for a name', () => {
    expect(
      lesson('Baking Vermont Breads, a club', `${steps} When Baking Vermont Breads began, it had an oven.`),
    ).toBeNull();
  });
});

describe('the choice of descriptions', () => {
  const candidate = (text: string, score: number) => ({ text, score, angle: 'point' as const });
  it('shows part of another description only if everything else is far worse', () => {
    const whole = candidate('Rye bread keeps for a week. Wheat bread is dry on the second day.', 0.6);
    const part = candidate('Rye bread keeps for a week.', 0.55);
    const other = candidate('A mill in Vermont grinds the flour.', 0.45);
    expect(chooseDescriptions([whole, part, other], 2)).toEqual([whole, other]);
    expect(chooseDescriptions([whole, part, { ...other, score: 0.1 }], 2)).toEqual([whole, part]);
  });
  it('shows no second description that begins with the same clause if another one is nearly as good', () => {
    const clause = 'To keep rye bread fresh for a week, put it into a linen bag in the cellar';
    const rest = candidate(`${clause}, and cut it on Saturdays.`, 0.6);
    const pair = candidate(`${clause}. Here is the routine that bakers have used since 1900.`, 0.6);
    const other = candidate('A mill in Vermont grinds the flour.', 0.47);
    expect(chooseDescriptions([rest, pair, other], 2)).toEqual([rest, other]);
  });
  it('shows a second wording of a good description before a weak detail, but not the same words again', () => {
    const end = 'the release of a new rye bread after a year of work.';
    const news = candidate(`The mill team is excited to announce ${end}`, 0.5);
    const plain = candidate(`The mill team announces ${end}`, 0.45);
    const same = candidate(`The mill team is so excited to announce ${end}`, 0.49);
    const detail = candidate('The bags of flour stand in the hall.', 0.05);
    expect(chooseDescriptions([news, plain, detail], 2)).toEqual([news, plain]);
    expect(chooseDescriptions([news, plain, { ...detail, score: 0.3 }], 2)).toEqual([
      news,
      { ...detail, score: 0.3 },
    ]);
    expect(chooseDescriptions([news, same, detail], 2)).toEqual([news, detail]);
  });
  it('prefers a sentence that names the topic to the same one without it', () => {
    const reading = readPassages(
      articleFromText(
        'The tin is old and the oven is cold in this house.\n\nThe rye bread is old and the oven is cold.',
      ),
      [],
    );
    const [first] = findDescriptionCandidates(reading, topic).sort((a, b) => b.score - a.score);
    expect(first?.text).toContain('rye bread');
  });
});

it.each([
  '![The oven of a mill.](../../img/oven.jpg) The oven of a mill in Vermont.',
  'Rye - [rye]_ - is a grain that bakers of the north like most.',
  'Let $G = (V, E)$ be the set of all loaves that a baker has.',
  'To make matters worse, nobody had baked a loaf of rye bread.',
])('a remnant of markup, or a sentence that continues another, is not a description: %s', (text) => {
  expect(isDependentOrOffTopic([text], new Set(['rye', 'bread']))).toBe(true);
});

it('a promise is offered in another frame, but the same one not twice', () => {
  const candidate = (text: string, score: number) => ({ text, angle: 'sections' as const, score });
  const promise = candidate('Learn how to bake rye bread in a cold oven at home.', 0.7);
  const guide = candidate('A step-by-step guide to baking rye bread in a cold oven at home.', 0.6);
  const again = candidate('Learn how to bake a rye bread in the cold oven at home.', 0.6);
  const other = candidate('The mill is open on Saturdays in the winter of the year.', 0.1);
  expect(chooseDescriptions([promise, guide, again, other], 3)).toEqual([promise, guide, other]);
});
