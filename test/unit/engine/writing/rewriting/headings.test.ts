import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { announcedHeading } from '#engine/writing/rewriting/sections/announced-headings.ts';
import { openingAction } from '#engine/writing/rewriting/sections/opening-actions.ts';
import { openingDefinition } from '#engine/writing/rewriting/sections/opening-definitions.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

const rewritten = (text: string, title?: string): string => {
  const article = articleFromText(text);
  return rewriteArticle(title === undefined ? article : { ...article, title }, [
    keywordIdea('lighthouse', 80),
  ]).markdown;
};

const filler = (topic: string): string =>
  [
    `The ${topic} costs more than the village can pay in a year.`,
    `Nobody repairs the ${topic} before the winter storms come.`,
    `In spring the ${topic} is green and wet.`,
    `Children count the steps of the ${topic} after school.`,
    `A painter from the mainland drew the ${topic} twice.`,
    `The mayor wrote a long letter about the ${topic} to the ministry.`,
  ].join(' ');
const paragraphs = (topic: string): string => Array.from({ length: 3 }, () => filler(topic)).join('\n\n');
const opening = 'Every village well is older than its pump.';

describe('a main heading', () => {
  it('is the author’s title', () => {
    expect(rewritten(`${opening}\n\n${filler('stone pier')}`, 'The old lighthouse')).toMatch(
      /^# The old lighthouse\n\nEvery village well/,
    );
  });

  it('is not a title that contains the name of its site', () => {
    const title = 'Harbor News | harbornews.com - The old lighthouse';
    expect(rewritten(`${opening}\n\n${filler('stone pier')}`, title)).not.toMatch(/^# /m);
  });

  it.each(['Home', 'News from The Harbor Press', 'Untitled document', 'the DJ - Harbor Kettle'])(
    'is not the label of a page or the rest of a title: %s',
    (title) => {
      expect(rewritten(`${opening}\n\n${filler('stone pier')}`, title)).not.toMatch(/^# /m);
    },
  );

  it('is not written for a text without a title', () => {
    expect(rewritten(`${opening}\n\n${paragraphs('stone pier')}`)).not.toMatch(/^# /m);
  });

  it('is not a heading that comes later in the text', () => {
    const sections = `# Harbor details\n\n${filler('stone pier')}\n\n# My review\n\n${filler('iron gate')}`;
    expect(
      rewritten(`${opening}\n\n${sections}`, 'Harbor details').match(/^#+ Harbor details$/gm),
    ).toHaveLength(1);
  });

  it('is not repeated below the picture of its page', () => {
    const text = `![](lamp.jpg)\n\n# The old lighthouse\n\n# Made in Monson\n\n${filler('stone pier')}`;
    expect(rewritten(text, 'The old lighthouse').match(/^#+ The old lighthouse$/gm)).toHaveLength(1);
  });

  it('is not the byline', () => {
    const line = 'by: Anna Poe, keeping the lighthouse on';
    expect(rewritten(`_${line}_\n\n${opening}\n\n${paragraphs('keeping the lighthouse')}`, line)).not.toMatch(
      /^# /m,
    );
  });

  it('is not a "#" without text', () => {
    const sections = `## The pier\n\n${filler('stone pier')}\n\n[\n#\n]()\n\n## The gate\n\n${filler('iron gate')}`;
    expect(rewritten(`# The old lighthouse\n\n${opening}\n\n${sections}`)).toMatch(/^## The gate$/m);
  });

  it('is not the first subheading', () => {
    const text = `## A what now?\n\n${filler('stone pier')}\n\n## And then\n\n${filler('iron gate')}`;
    expect(rewritten(text)).toMatch(/^## A what now\?$/m);
    expect(rewritten(text)).not.toMatch(/^# /m);
  });
});

const announced = (topic: string): string => `Now let's look at the ${topic}. ${paragraphs(topic)}`;

describe('an inserted subheading', () => {
  const long = `${paragraphs('wooden gallery')}\n\n${announced('stone pier')}\n\n${announced('iron gate')}`;

  it('names the topic that the text announces', () => {
    const found = [...rewritten(`# The lighthouse\n\n${long}`).matchAll(/^#{2,} (.*)$/gm)];
    expect(found.map((match) => match[1])).toEqual(['Stone pier', 'Iron gate']);
  });

  it('is one level below its section and never directly below another heading', () => {
    const markdown = rewritten(`# The lighthouse\n\n${opening}\n\n## The yard\n\n${long}`);
    expect(markdown).toMatch(/^### /m);
    expect(markdown.match(/^## /gm)).toHaveLength(1);
    expect(markdown).not.toMatch(/^#.*\n+#/m);
  });

  it('is never the only one inside a section', () => {
    const single = `${paragraphs('wooden gallery')}\n\n${announced('stone pier')}`;
    const text = `# The lighthouse\n\n${opening}\n\n## The yard\n\n${single}\n\n## The bell\n\n${opening}`;
    expect(rewritten(text)).not.toMatch(/^###/m);
  });

  it('is not a phrase that the text only repeats often', () => {
    const text = `${paragraphs('wooden gallery')}\n\n${paragraphs('stone pier')}\n\n${paragraphs('iron gate')}`;
    expect(rewritten(`# The lighthouse\n\n${text}`)).not.toMatch(/^##/m);
  });

  it('stays out of a numbered list, whose labels become its headings', () => {
    const entries = ['wooden gallery', 'stone pier', 'iron gate', 'oak door'].map(
      (topic, i) => `**${i + 1}. The ${topic}**\n\n${announced(topic)}`,
    );
    const found = rewritten(`# The lighthouse\n\n${opening}\n\n${entries.join('\n\n')}`).match(/^##.*/gm);
    expect(found).toEqual([
      '## 1. The wooden gallery',
      '## 2. The stone pier',
      '## 3. The iron gate',
      '## 4. The oak door',
    ]);
  });
});

describe('a heading for the action that the author announces', () => {
  it.each([
    ['Next, we need to install the driver for the adapter.', 'Installing the driver for the adapter'],
    ["Now let's write a Dockerfile to build the app.", 'Writing a Dockerfile'],
    [
      'To generate a stylesheet for a given style, run this command.',
      'Generating a stylesheet for a given style',
    ],
    ['The next step is to update your website.', 'Updating your website'],
    ['I decided to set up a mail server that nobody else can read.', 'Setting up a mail server'],
    ['We can now add the hours and minutes.', 'Adding the hours and minutes'],
    ['We have to install the driver and restart the server.', 'Installing the driver'],
  ])('%s', (sentence, heading) => {
    expect(openingAction(sentence)?.text).toBe(heading);
  });

  it.each([
    'You want to sell a video.',
    'We need to talk about the driver.',
    'We need to install it.',
    'To make things worse, it rained.',
    'Contracting officers are supposed to look in that database.',
    'I installed the driver.',
    // The heading would repeat the words directly below it.
    'Fixing the sound card took me a week.',
    'We could do this in a way that nobody likes.',
  ])('is not made from: %s', (sentence) => {
    expect(openingAction(sentence)).toBeNull();
  });
});

describe('a heading for the term that the author defines', () => {
  it.each([
    ['Creative Commons is an American non-profit organization.', 'What is Creative Commons?'],
    ['A natural spline is a regression spline with a limit.', 'What is a natural spline?'],
    ['Mixed methods is an approach in the social sciences.', 'What is mixed methods?'],
  ])('%s', (sentence, heading) => {
    expect(openingDefinition(sentence)?.text).toBe(heading);
  });

  it.each([
    'Lisa Randall is a world leading physicist.',
    'Professor Randall is a woman of many talents.',
    'This post is an introduction.',
    'The garden is a mess.',
    'Winter is a bit cold here.',
    'My camera is an old one.',
    'Terminal escape codes are a string of characters.',
  ])('is not made from: %s', (sentence) => {
    expect(openingDefinition(sentence)).toBeNull();
  });

  it('keeps its sentence', () => {
    const defined = `Nautical twilight is a state of the sky. ${filler('nautical twilight')}`;
    const markdown = rewritten(
      `## The sky\n\n${filler('stone pier')}\n\n${filler('stone pier')}\n\n${defined}\n\n${paragraphs('nautical twilight')}\n\nWho pays for the lamp? ${filler('lamp')}\n\n${filler('lamp')}`,
    );
    expect(markdown).toMatch(/^### What is nautical twilight\?\n\nNautical twilight is a state/im);
  });
});

describe('a heading that the text announces', () => {
  it.each([
    ['So how does the lamp turn in a storm?', 'How does the lamp turn in a storm?'],
    ["Now let's take a closer look at the old lamp room.", 'Old lamp room'],
    ['As for the price of oil, nobody knows.', 'Price of oil'],
    ['In conclusion, the lamp is worth its price.', 'Conclusion'],
  ])('%s', (sentence, heading) => {
    expect(announcedHeading(sentence)).toBe(heading);
  });

  it.each([
    'What does that mean?',
    'Ready?',
    "Let's look at it.",
    "Let's say you have a lamp.",
    'As for them, they left.',
    'The lamp turns in a storm.',
  ])('is not made from: %s', (sentence) => {
    expect(announcedHeading(sentence)).toBeNull();
  });

  it('replaces its question', () => {
    const asked = `Who pays for the lamp? ${filler('lamp')}`;
    const markdown = rewritten(
      `## The harbor\n\n${filler('stone pier')}\n\n${filler('stone pier')}\n\n${asked}\n\n${filler('lamp')}\n\n${filler('lamp')}\n\nWhat is a stone pier made of? ${filler('stone pier')}\n\n${filler('stone pier')}`,
    );
    expect(markdown).toMatch(/^### Who pays for the lamp\?\n\nThe lamp costs/m);
    expect(markdown.match(/Who pays/g)).toHaveLength(1);
  });

  it('is not a question that is the title of a linked page', () => {
    const asked = `[Who pays for the lamp?](https://example.org/lamp) ${filler('lamp')}`;
    const text = `## The harbor\n\n${filler('stone pier')}\n\n${filler('stone pier')}\n\n${asked}\n\n${filler('lamp')}\n\n${filler('lamp')}`;
    expect(rewritten(text)).not.toMatch(/^###/m);
  });

  it('is not a bold line', () => {
    const asked = (what: string): string =>
      `__Who pays for the ${what}?__\n\n${filler(what)}\n\n${filler(what)}`;
    const text = `${filler('stone pier')}\n\n${filler('stone pier')}\n\n${asked('lamp')}\n\n__All of it is old. It is__`;
    const markdown = rewritten(`## The harbor\n\n${text}\n\n${asked('stone pier')}\n\n__Who?__\n\nNobody.`);
    expect(markdown).not.toMatch(/^###/m);
    expect(markdown.match(/Who pays for the lamp/g)).toHaveLength(1);
  });

  it('is not the only one in a text without others', () => {
    const asked = `Who pays for the lamp? ${filler('lamp')}`;
    const text = `${filler('stone pier')}\n\n${filler('stone pier')}\n\n${asked}\n\n${filler('lamp')}\n\n${filler('lamp')}`;
    expect(rewritten(text)).not.toMatch(/^##/m);
  });
});
