import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { notEmpty } from '#test/not-empty.ts';

const filler = 'The jar stands on the shelf over the oven, where it is warm and dry for most of the year.';

/** The titles of a text with this topic and kind, without the author’s. */
const composedOf = (text: string, topic: string, kind: string, change: Partial<Article> = {}): Composed[] => {
  const article = { ...articleFromText(text), ...change };
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: topic, topic: 0.8, search: 0.8 }],
    kind,
  });
  return composeTitles(subject, false).filter(({ frame }) => !frame.startsWith('own'));
};
const textsOf = (...input: Parameters<typeof composedOf>): string[] =>
  composedOf(...input).map(({ text }) => text);

describe('titles composed from the topic', () => {
  it.each([
    [
      'a how-to, from what the text says it shows',
      'In this guide you learn how to feed a sourdough starter with rye flour.',
      'how-to',
      'How to feed a sourdough starter with rye flour',
    ],
    [
      'a how-to, from the author’s own headline',
      '# Feeding a sourdough starter with rye\n\nA sourdough starter is hungry.',
      'how-to',
      'How to feed a sourdough starter with rye',
    ],
    [
      'a diary, from what its author did',
      'Last year I rescued a sourdough starter from the fridge.',
      'diary',
      'How I rescued a sourdough starter from the fridge',
    ],
    [
      'an explainer, from its definition',
      'A sourdough starter is a mix of flour and water.',
      'explainer',
      'What is a sourdough starter?',
    ],
    [
      'a review',
      'In this review the sourdough starter from the shop is fine.',
      'review',
      'Sourdough starter review',
    ],
    [
      'a guide',
      'This short guide covers the sourdough starter.',
      'reference',
      'A guide to the sourdough starter',
    ],
    [
      'lessons',
      'I kept a sourdough starter, and here is what I learned.',
      'diary',
      'Sourdough starter: what I learned',
    ],
  ])('of %s', (_, sentence, kind, title) => {
    expect(textsOf(`${sentence} ${filler}`, 'sourdough starter', kind)).toContain(title);
  });

  it.each([
    [
      'In this post, I will show you how we moved a sourdough starter to Maine.',
      'How we moved a sourdough starter to Maine',
    ],
    [
      'This guide explains how you can dry a sourdough starter at home.',
      'How to dry a sourdough starter at home',
    ],
    ['In this tutorial we will build a sourdough starter in a jar.', 'Building a sourdough starter in a jar'],
    ['How do you wake a sourdough starter from the cold?', 'How to wake a sourdough starter from the cold'],
    [
      'We are happy to announce Sourdough Starter Lab, a kit for beginners.',
      'Introducing Sourdough Starter Lab',
    ],
    ['I propose the end of the sourdough starter.', 'The end of the sourdough starter'],
    [
      'I wrote the sourdough starter app for counting cold days.',
      'Counting cold days with sourdough starter',
    ],
    [
      'Last month I built a warm box for the sourdough starter.',
      'Building a warm box for the sourdough starter',
    ],
  ])('say what the text says about itself: %s', (sentence, title) => {
    expect(textsOf(`${sentence} ${filler}`, 'sourdough starter', 'how-to')).toContain(title);
  });

  it('of a recipe name the dish, its ingredients and its time', () => {
    const text = `# Lentil curry\n\nThis lentil curry is mild.\n\nPrep time: 10 min. Cook time: 25 min.\n\n## Ingredients\n\n- 200 g red lentils\n- 1 can coconut cream\n- 2 tbsp oil\n- salt\n\n## Directions\n\n1. Cook the lentils.`;
    const found = textsOf(text, 'lentil curry', 'recipe');
    expect(found.join('\n')).toMatch(/How to make lentil curry/i);
    expect(found).toContain('Lentil curry in 35 minutes');
    expect(found.join('\n')).toMatch(/Lentil curry with coconut cream/);
    expect(found.join('\n')).not.toMatch(/with (?:oil|salt)/);
  });

  it.each([
    ['a step-by-step guide', /step-by-step/i],
    ['tips', /tips/i],
    ['lessons', /learned|lessons/i],
    ['benefits', /benefits/i],
    ['a first step', /getting started/i],
    ['a review', /review/i],
    ['a number', /\d/],
    ['an announcement', /announcing|introducing|new in/i],
  ])('promise %s only if the text does', (_, promise) => {
    for (const kind of ['how-to', 'explainer', 'diary', 'announcement', 'opinion', 'tips', 'review'])
      for (const title of notEmpty(
        textsOf(`A sourdough starter is hungry. ${filler}`, 'sourdough starter', kind),
      ))
        expect(title).not.toMatch(promise);
  });

  it.each([
    ['a denial', 'You will not want to feed a sourdough starter at night.', /feed a sourdough starter/i],
    ['a word that points outside', 'We show how to put a sourdough starter into it.', /into it/i],
  ])('are never made of %s', (_, sentence, broken) => {
    for (const kind of ['how-to', 'diary'])
      expect(
        composedOf(`${sentence} ${filler}`, 'sourdough starter', kind)
          .filter(({ frame }) => frame !== 'statement')
          .map(({ text }) => text)
          .join('\n'),
      ).not.toMatch(broken);
  });
});

describe('titles from what a text says about itself', () => {
  it.each([
    ['This guide shows how to feed a sourdough starter as a baker does.', 'How to feed a sourdough starter'],
    [
      'We’ll show you how to keep a calm, hungry sourdough starter for baking on Sundays in a kitchen without heat.',
      'How to keep a calm, hungry sourdough starter for baking',
    ],
    [
      'In this post I’ll look at how you can use some jars to feed a sourdough starter.',
      'How to feed a sourdough starter',
    ],
    [
      'Here are three things you can do to feed a sourdough starter.',
      'Three things to feed a sourdough starter',
    ],
    [
      'This post will explore why a sourdough starter is the right leaven for bread at home in the winter.',
      'Why a sourdough starter is the right leaven for bread',
    ],
    [
      'This tutorial on feeding a sourdough starter uses rye from a mill.',
      'Feeding a sourdough starter: a tutorial',
    ],
    [
      'I will go through the basic steps of feeding a sourdough starter that sleeps in the fridge.',
      'Feeding a sourdough starter',
    ],
    [
      'In this post I’ll look at how you can use Bannetons to shape a sourdough starter.',
      'How to use Bannetons to shape a sourdough starter',
    ],
    [
      'We recently sat down with the baker Ada Rye and asked her a few questions about the sourdough starter.',
      'Ada Rye on sourdough starter',
    ],
    [
      'Last week someone asked the question: does a sourdough starter matter?',
      'Does a sourdough starter matter?',
    ],
  ])('state what is taught or listed: %s', (sentence, wanted) => {
    expect(textsOf(`${sentence} ${filler}`, 'sourdough starter', 'how-to')).toContain(wanted);
  });

  it.each([
    [
      'what a tutorial teaches, before an adverb',
      'In this post I will show you how to port a Flask app to OpenFaaS directly through a Dockerfile.',
      'How to port a Flask app to OpenFaaS',
    ],
    [
      'a promise',
      'Learn how to deploy existing containers to OpenFaaS.',
      'How to deploy existing containers to OpenFaaS',
    ],
    ['a subject', 'This post is about crafting addresses for people.', 'Crafting addresses for people'],
    [
      'the goal of an example',
      'The goal of this example is to give you some hands-on experience: managing many datasets using DVC.',
      'Managing many datasets using DVC',
    ],
    [
      'what a walkthrough is of',
      'This is a walkthrough of how to configure an identity provider with Keycloak.',
      'How to configure an identity provider with Keycloak',
    ],
    [
      'what its author made, before an address',
      'I wrote Go language bindings for the WaniKani API:\n\nhttps://example.com/api',
      'Go language bindings for the WaniKani API',
    ],
    [
      'what is announced, with what it is',
      'We are thrilled to announce vetiver, a framework for models in R!',
      'Introducing vetiver, a framework for models in R',
    ],
    [
      'what is announced, with its owner',
      'I am proud to announce our first 60 FPS video (and the best).',
      'Announcing our first 60 FPS video',
    ],
    [
      'what another one releases, with what it is',
      'Today, 18F is releasing a new beta procurement tool, Discovery.',
      'Introducing Discovery, a beta procurement tool',
    ],
    [
      'what was redesigned',
      'The Energy Information Administration (EIA) has redesigned its International Energy Portal to help.',
      'Introducing the redesigned International Energy Portal',
    ],
    [
      'what was decided',
      'We have made the decision to discontinue zip-imported sites.',
      'Discontinuing zip-imported sites',
    ],
    [
      'what is exported, although "logs" can be a verb',
      'This tutorial explains how to export Cloud Logging logs to a platform of another company that analyzes them.',
      'How to export Cloud Logging logs',
    ],
  ])('name %s', (_, sentence, title) => {
    expect(textsOf(`${sentence}\n\n${filler}`, title.toLowerCase(), 'explainer')).toContain(title);
  });

  it('repeat no slip of the author and announce nobody who announces', () => {
    const texts = (sentence: string, topic: string): string[] =>
      notEmpty(textsOf(`${sentence}\n\n${filler}`, topic, 'announcement'));
    expect(
      texts('You can read all all the billing data. Billing data is here.', 'billing data').join('\n'),
    ).not.toMatch(/all all/);
    expect(
      texts('EIA has redesigned its portal. EIA is happy to announce it.', 'EIA').filter((text) =>
        /^(?:Introducing|Announcing) EIA$/.test(text),
      ),
    ).toEqual([]);
  });

  it('keep the last two letters of a verb that ends that way', () => {
    expect(
      textsOf(`Installing the starter kit is easy. ${filler}`, 'starter kit', 'how-to').join('\n'),
    ).not.toMatch(/instal /);
  });
});

describe('titles of a diary without a headline', () => {
  const race =
    'I ran the Ithaca Half Marathon. The race began at noon, and I crossed the finish in two hours.';
  const life = 'My legs hurt, my wife was ahead of me, and I was happy at each mile of the race.';

  it('name the race that its author ran', () => {
    expect(textsOf(`${race} ${life}`, 'ithaca half marathon', 'diary')).toContain(
      'Ithaca Half Marathon race report',
    );
  });

  it('name no race that its author only watched', () => {
    const seen = `My wife loves the Ithaca Half Marathon. ${life} I saw the race from my window.`;
    expect(textsOf(seen, 'ithaca half marathon', 'diary').join('\n')).not.toMatch(/race report/);
  });

  it('name the route of a hike', () => {
    const hike =
      'We hiked from Ramona Falls to Bald Mountain. The hike was long, and we hiked back in the rain.';
    expect(textsOf(hike, 'ramona falls to bald mountain', 'travel')).toContain(
      'Hiking from Ramona Falls to Bald Mountain',
    );
  });
});

describe('titles from the folder of the images', () => {
  const kneading = 'Wet dough sticks. You knead it with wet hands, and a scraper helps.';

  it('say what the text is called, in the text’s words', () => {
    expect(
      textsOf(
        `${kneading}\n\n![hands](/img/how-to-knead-wet-dough/hands.jpg) How easy.`,
        'wet dough',
        'how-to',
      ),
    ).toContain('How to knead wet dough');
  });

  it.each([
    ['of another site', 'https://example.com/how-to-knead-wet-dough/hands.jpg'],
    ['in short', '/img/knead-wet-dough-scraper/hands.jpg'],
    ['in words that the text does not have', '/img/how-to-freeze-wet-dough/hands.jpg'],
    ['with a number', '/img/2020-how-to-knead-wet-dough-2-0/hands.jpg'],
  ])('take no name %s', (_, address) => {
    const found = composedOf(`${kneading}\n\n![hands](${address}) How easy.`, 'wet dough', 'how-to');
    expect(found.filter(({ frame }) => frame === 'filed')).toEqual([]);
  });
});

describe('titles composed from headings', () => {
  const page = (headings: readonly string[], title = 'A jar on my shelf'): string =>
    [`# ${title}`, `A sourdough starter is flour and water. ${filler}`]
      .concat(headings.flatMap((heading) => [`## ${heading}`, `It needs time. ${filler}`]))
      .join('\n\n');

  it.each([
    [['What you need', 'How to store it'], 'Sourdough starter: what you need and how to store it'],
    [
      ['The flour: white or whole', 'The water: never hot', 'The jar'],
      'Sourdough starter: the flour, the water and the jar',
    ],
    [['Why does a sourdough starter sink?', 'Feeding'], 'Why does a sourdough starter sink?'],
    [
      ['Introduction', 'Four mistakes, and how to repair them'],
      'Sourdough starter: four mistakes, and how to repair them',
    ],
    [['Step 1: Mix', 'Step 2: Wait', 'Step 3: Feed'], 'Sourdough starter in 3 steps'],
    [['1. Water', '2. Light'], 'Sourdough starter: water and light'],
    [['Feeding the sourdough starter {#feeding}', 'Water'], 'Feeding the sourdough starter'],
    [['What is a sourdough starter', 'Water'], 'What is a sourdough starter?'],
  ])('of %j are %j', (headings, title) => {
    expect(textsOf(page(headings), 'sourdough starter', 'how-to')).toContain(title);
  });

  it.each([
    [['Step 1: Mix', 'Step 3: Feed', 'Step 4: Bake'], /in \d steps/],
    [['Introduction', 'Conclusion', 'Related posts'], /introduction|conclusion|related/i],
    [['See it now', 'Thank you all', 'Feeding'], /see it|thank you/i],
    [['READ ALL OF THIS NOW', 'BUY THE BOOK TODAY'], /read all|buy the book/i],
    [['www.example.com', 'https://example.com/a'], /example/i],
    [['Why I love it', 'My own recipe'], /love it|my own/i],
    [['Questions?', 'Features include', 'Try it out today 🎉'], /questions|features|try it/i],
    [['Quality?', 'Now what?'], /quality|now what/i],
  ])('of %j are nothing like %s', (headings, pattern) => {
    expect(textsOf(page(headings), 'sourdough starter', 'how-to').join('\n')).not.toMatch(pattern);
  });

  it('keep the names of things in capitals', () => {
    const text = page(['Amazon', 'Best Buy']).replace('A sourdough', 'They sell it at Best Buy. A sourdough');
    expect(textsOf(text, 'sourdough starter', 'comparison')).toContain(
      'Sourdough starter: Amazon and Best Buy',
    );
  });
});

describe('an open-ended title', () => {
  // Sections and short sentences of a text are candidates as they are.
  const linesOf = (line: string): string[] =>
    textsOf(
      `A sourdough starter is a mix of flour and water.\n\n## ${line}\n\n${filler}\n\n## Sourdough starter in the jar\n\n${filler}`,
      'sourdough starter',
      'how-to',
    );

  it.each([
    'The baker describes the sourdough starter as',
    'Feeding a sourdough starter with a',
    'Keep your sourdough starter away from',
    'A sourdough starter is one of the most',
    'Flour for the sourdough starter and The',
    'Feeding the sourdough starter since 2019 I',
  ])('is not composed: %s', (line) => {
    expect(linesOf(line)).not.toContain(line);
  });

  it.each([
    'Where a sourdough starter comes from',
    'Feeding a sourdough starter vitamin A',
    'Flour, water, sourdough starter and more',
    'Bakers of sourdough starter in Portland, OR',
    'For a sourdough starter less is more',
  ])('is not one that may end in such a word: %s', (line) => {
    expect(linesOf(line)).toContain(line);
  });
});
