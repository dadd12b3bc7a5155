import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { aspectLines } from '#engine/writing/descriptions/compose/aspect-lines.ts';
import { aspectsOf } from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import { labelsOf, lessonOf } from '#engine/writing/descriptions/compose/aspects/labels.ts';
import {
  headlineClause,
  headlineStatement,
} from '#engine/writing/descriptions/compose/headlines/headline-clauses.ts';
import { repairSentence } from '#engine/writing/descriptions/compose/repair-sentence.ts';
import { isDependentOrOffTopic } from '#engine/writing/descriptions/drafts/dependent-or-off-topic.ts';
import { promisesOf } from '#engine/writing/descriptions/drafts/promises.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };

const readingOf = (title: string, headings: readonly string[]) =>
  readPassages(
    articleFromText(
      `# ${title}\n\nThis text is about rye bread at home.\n\n${headings
        .map((heading) => `## ${heading}\n\nThe baker tells what she learned about it in a year.`)
        .join('\n\n')}`,
    ),
    [],
  );

const passagesOf = (text: string) => readPassages(articleFromText(text), []).passages;

const repaired = (text: string, at: number): string[] => {
  const passages = passagesOf(text);
  const passage = passages[at];
  if (passage === undefined) throw new Error(`no sentence ${at} in ${text}`);
  return repairSentence(passage, passages[at - 1], topic, text);
};

describe('the subjects of the sections', () => {
  it.each([
    ['How to Choose the Flour', { form: 'steps', text: 'choose the flour' }],
    ['Choosing the right flour', { form: 'steps', text: 'choose the right flour' }],
    ['Why the first loaves came out dense', { form: 'clause', text: 'why the first loaves came out dense' }],
    ['🍞 Bake the loaf', { form: 'steps', text: 'bake the loaf' }],
    ['What are soakers?', { form: 'clause', text: 'what soakers are' }],
  ])('reads %j', (heading, aspect) => {
    expect(aspectsOf(readingOf('Rye bread', [heading, 'Common mistakes of bakers']))).toContainEqual(
      expect.objectContaining(aspect),
    );
  });
  it.each(['Conclusion', 'Why is this important?', 'My first loaf', 'Part 2'])('leaves out %j', (heading) => {
    const aspects = aspectsOf(readingOf('Rye bread', [heading, 'Common mistakes of bakers']));
    expect(aspects.map(({ text }) => text)).toEqual(['common mistakes of bakers']);
  });
  it('are listed in one form after the topic', () => {
    const reading = readingOf('Rye bread', [
      'How to choose the flour',
      'How to feed the starter',
      'Why the first loaves came out dense',
    ]);
    expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
      'Rye bread: how to choose the flour, how to feed the starter, and why the first loaves came out dense.',
    );
  });
});

describe('a sentence that depends on others', () => {
  it.each([
    [
      'In this post, I will show you how to bake rye bread in a cold oven.',
      'Learn how to bake rye bread in a cold oven.',
    ],
    ['Anyway, rye bread keeps for a week in a linen bag.', 'Rye bread keeps for a week in a linen bag.'],
    [
      'Here are some tips on how to bake rye bread that stays fresh for a week.',
      'Learn how to bake rye bread that stays fresh for a week.',
    ],
    [
      'This post describes a simple way to bake rye bread in a cold oven, saving an hour of heat on each baking day.',
      'Learn about a simple way to bake rye bread in a cold oven.',
    ],
    [
      'Here are three things we can do to bake rye bread in a cold oven.',
      'Learn three things you can do to bake rye bread in a cold oven.',
    ],
    [
      'Here’s how I moved the rye bread from the mill to a bakery.',
      'Learn how I moved the rye bread from the mill to a bakery.',
    ],
    [
      'In this post I’ll explain how you can bake rye bread in an oven that you heat with the wood of the old mill and cool with water from its pond again whenever that is needed.',
      'Learn how you can bake rye bread in an oven that you heat with the wood of the old mill and cool with water from its pond.',
    ],
    [
      'The goal of this guide is to give you some practice with a basic rye bread of flour, water and salt.',
      'Get practice with a basic rye bread of flour, water and salt.',
    ],
    [
      'The team is thrilled to announce the launch of a mill (and a bakery) for rye bread at home.',
      'The team announces the launch of a mill for rye bread at home.',
    ],
    ['To make that easier, we publish a new book on rye bread.', 'We publish a new book on rye bread.'],
    [
      "The bakery has published a new book on rye bread, and we're super excited about it!",
      'The bakery has published a new book on rye bread.',
    ],
  ])('turns %j into a description', (sentence, description) => {
    expect(repaired(sentence, 0)).toContain(description);
  });
  it('names its subject if the sentence before says which', () => {
    expect(repaired('Rye bread is a dense bread of the north. It needs a sourdough starter.', 1)).toContain(
      'Rye bread needs a sourdough starter.',
    );
  });
  it('does not guess a subject', () => {
    expect(repaired('The mill sells flour for rye bread. It needs a sourdough starter.', 1)).toEqual([]);
  });
  it('promises nothing that the writer keeps to himself', () => {
    expect(repaired('This post describes my first loaf of rye bread.', 0)).toEqual([]);
  });
  it('promises no lesson from somebody who does not know', () => {
    expect(repaired('I had no idea how to bake rye bread that stays fresh for a week.', 0)).toEqual([]);
  });
});

it('says what a counted headline counts', () => {
  const reading = readingOf('Five things I learned from baking rye bread', [
    '1. Write down the weights.',
    '2. Feed the starter.',
    '3. Choose the flour.',
  ]);
  expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
    'Five things I learned from baking rye bread: write down the weights, feed the starter and choose the flour.',
  );
});

it('writes a heading in lower case if the text does', () => {
  const reading = readPassages(
    articleFromText(
      '# Rye bread\n\nRye bread at home: we prioritize the starter.\n\n## Prioritize the Starter\n\nOne baker tells.\n\n## Why choose rye?\n\nAnother baker tells.',
    ),
    [],
  );
  expect(aspectsOf(reading).map(({ text }) => text)).toEqual(['prioritize the starter', 'why to choose rye']);
});

it('drops “That’s why” from a sentence that stands alone', () => {
  const text =
    'Rye keeps for a week at home. That’s why our rule is to bake rye bread on every Sunday of the year.';
  expect(repaired(text, 1)).toContain('Our rule is to bake rye bread on every Sunday of the year.');
});

describe('the lesson of a headline', () => {
  it.each([
    ['Bake Rye Bread in a Cold Oven', 'bake rye bread in a cold oven'],
    ['Configure an Oven for Rye Bread', 'configure an oven for rye bread'],
    ['Rye bread: deploying an oven at home', 'deploy an oven at home'],
    ['Operating Systems for Bakers', null],
    ['Know the flour of rye bread', null],
  ])('is in %j: %j', (title, lesson) => {
    const text = `# ${title}\n\nIn this tutorial, you learn how to bake rye bread in a cold oven.\n\n## Step 1: Mix the dough\n\nMix the flour and the water.\n\n## Step 2: Bake the loaf\n\nBake the bread for one hour.`;
    expect(lessonOf(readPassages(articleFromText(text), []))).toBe(lesson);
  });
});

it('reads the subsections if the main sections have no telling names', () => {
  const text =
    '# Rye bread\n\nThis text is about rye bread.\n\n## Introduction\n\nBread.\n\n## Examples\n\n### Feeding the starter\n\nFeed it.\n\n### Example: Choosing the flour\n\nChoose it.';
  expect(aspectsOf(readPassages(articleFromText(text), []))).toEqual([
    { form: 'steps', text: 'feed the starter', doing: 'feeding the starter' },
    { form: 'steps', text: 'choose the flour', doing: 'choosing the flour' },
  ]);
});

it('names steps and things in one list as a report does', () => {
  const reading = readingOf('How I baked rye bread for a year', [
    'Feeding the starter',
    'The right flour',
    'Shaping the loaf',
  ]);
  expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
    'How I baked rye bread for a year: feeding the starter, the right flour and shaping the loaf.',
  );
});

describe('what a headline explains', () => {
  it.each([
    ['Why Rye Bread Is Dense', 'why rye bread is dense'],
    ['What is rye bread? A guide for bakers', 'what rye bread is'],
    ['How Does Rye Bread Rise?', 'how rye bread rises'],
    ['Why do so many loaves sink?', 'why so many loaves sink'],
    ['How rye bread rises', 'how rye bread rises'],
    ['When to use a starter', 'when to use a starter'],
    ['What flour do successful bakers use?', 'what flour successful bakers use'],
    ['What flour does a baker use?', null],
    ['Why I Bake Rye Bread', null],
    ['Is rye bread dense?', null],
  ])('is in %j: %j', (title, clause) => {
    expect(headlineClause(readingOf(title, ['Flour of the mill', 'Common mistakes']))).toBe(clause);
  });
});

it('lists the numbered parts of one thing', () => {
  const reading = readingOf('Three Boxes for Bakers', [
    'Box 1: Give',
    'Box 2: Spend',
    'Box 3: Save (for Rye)',
  ]);
  expect(aspectsOf(reading).map(({ text }) => text)).toEqual(['give', 'spend', 'save']);
});

it('names no section after a month, a year or a summary', () => {
  const headings = ['January', 'February 2024', '2024', 'Executive Summary', 'The right flour'];
  expect(aspectsOf(readingOf('Rye bread', headings)).map(({ text }) => text)).toEqual(['the right flour']);
});

it('keeps the capital of an owner’s name', () => {
  const headings = ['Zwack’s Mill Pond', 'The Baker’s Oven'];
  expect(aspectsOf(readingOf('Rye bread', headings)).map(({ text }) => text)).toEqual([
    'Zwack’s mill pond',
    'the baker’s oven',
  ]);
});

it('has no label of words that the text never writes next to each other', () => {
  const enemy = { phrase: 'enemy holiday', aliases: [], probability: 0.9 };
  const reading = readingOf('Rye Is the Enemy — Holiday', ['The right flour', 'The oven']);
  expect(labelsOf(reading, enemy)).toEqual([]);
  expect(labelsOf(reading, { ...enemy, phrase: 'the enemy' })).toEqual(['The Enemy']);
  const colon = readingOf('Rye Club: Skirts and Aprons', ['The right flour', 'The oven']);
  expect(labelsOf(colon, { ...enemy, phrase: 'rye club skirts' })).toEqual(['Rye club skirts']);
  expect(labelsOf(readingOf('Rye *', ['The oven']), { ...enemy, phrase: 'rye *' })).toEqual([]);
});

it('names no section after what somebody did', () => {
  const headings = ['Started baking bread', 'Made some loaves', 'Ready for the oven', 'The right flour'];
  expect(aspectsOf(readingOf('Rye bread', headings)).map(({ text }) => text)).toEqual(['the right flour']);
});

it.each([
  'For big loaves, it needs a second hour.',
  'Forty years later, it remains the only mill that grinds rye.',
  'If you can spare the time, please do leave an honest review of the rye book.',
  '[done] The oven of the mill counts the loaves.',
  '[The oven of the mill counts the loaves.]',
  "Don't get me wrong, a masterpiece the rye loaf is not.",
  'The rye loaf fell from the table, lol.',
  'As I mentioned above, the oven is run by wood.',
  'Without this, the loaves are lost.',
  'After the break is a list of the loaves.',
])('leaves out a sentence that points to other text: %j', (text) => {
  expect(isDependentOrOffTopic([text], new Set())).toBe(true);
});

it.each(['This essay tells of a year of rye bread at home.', 'In 2018, it was time to build an oven.'])(
  'keeps a sentence that stands alone: %j',
  (text) => {
    expect(isDependentOrOffTopic([text], new Set())).toBe(false);
  },
);

it.each([
  'To keep the loaves from drying out in the bag.',
  'Having a safe place for the starter.',
  'There are a lot of bakers – almost a quarter of a million in a year.',
  '2.Can you tell us about rye bread?',
  'With the starter of the mill, bakers can more easily.',
])('shows no fragment: %j', (text) => {
  expect(isDependentOrOffTopic([text], new Set())).toBe(true);
});

describe('a headline that makes a statement', () => {
  it('is the first sentence, before what the sections cover', () => {
    const reading = readingOf('New Signs Explain the Old Harbor of the Town', [
      'The tall stone tower',
      'The bell of the keepers',
      'The old lamps',
    ]);
    expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
      'New signs explain the old harbor of the town. Covers the tall stone tower, the bell of the keepers and the old lamps.',
    );
  });

  it.each([
    'Rye bread at home',
    'Getting started with rye bread',
    'Tech talks with a baker',
    '6 ways a mill will help you',
    'Where Is the Harbor?',
    'We built a new tower',
    'Build a tower at home',
  ])('is not %j', (headline) => {
    expect(headlineStatement(readingOf(headline, ['The tower', 'The bell']))).toBeNull();
  });
});

describe('a lesson', () => {
  it('keeps the small words of a capitalized headline lower case', () => {
    expect(lessonOf(readingOf('How to Deploy Bread Via a Bicycle', ['The tower', 'The bell']))).toBe(
      'deploy bread via a bicycle',
    );
  });

  it('is not half of two actions', () => {
    const steps = ['Collecting the crumbs', 'Asking the baker', 'Sending the crumbs'];
    expect(lessonOf(readingOf('Diagnosing & Reporting dense loaves', steps))).toBeNull();
  });

  it('teaches nobody how to learn', () => {
    expect(lessonOf(readingOf('Learning the names of the loaves', ['The tower', 'The bell']))).toBeNull();
  });

  it('is also what a reader has learned at the end of a text', () => {
    expect(promisesOf('In this tutorial, you learned how to bake rye bread at home.')).toEqual([
      'Learn how to bake rye bread at home.',
    ]);
  });

  it('is about what its author outlines, not about how to outline it', () => {
    expect(promisesOf("In this post I'll outline five ways to bake rye bread.")).toEqual([
      'Learn about five ways to bake rye bread.',
    ]);
  });
});

it('writes a command as a name if the text capitalizes it', () => {
  const reading = readPassages(
    articleFromText(
      'Run aws sync at night. We pay AWS for each loaf that aws sync sends, so that we bake less.',
    ),
    [],
  );
  expect(labelsOf(reading, { phrase: 'aws sync', aliases: [], probability: 0.9 })).toContain('AWS sync');
});

it.each(['This requires a loaf of rye bread.', 'These are the loaves of rye bread that we bake.'])(
  'depends on what it points to: %s',
  (sentence) => {
    expect(isDependentOrOffTopic([sentence], new Set(['loaf', 'rye', 'bread']))).toBe(true);
  },
);

it('does not shorten a sentence inside its quotation or after a place in its opening', () => {
  const forms = compressSentence(
    'When I was visiting my home country, Lebanon, my grandfather used to say, "Son, a good man has a wife, has children, and is the provider."',
  ).map(({ text }) => text);
  expect(forms.filter((text) => text.startsWith('Lebanon') || text.includes('"Son has'))).toEqual([]);
});
