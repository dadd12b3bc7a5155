import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { nameTopicInHeading } from '#engine/writing/rewriting/topic/name-in-heading.ts';
import { nameTopicInIntro } from '#engine/writing/rewriting/topic/name-in-intro.ts';

const intro = (markdown: string, topic: string | null = 'rye bread'): string =>
  renderBlocks(nameTopicInIntro(blocksOf(markdown), topic)).trim();

describe('the topic in the introduction', () => {
  it.each([
    ['This guide shows how we bake.', 'This guide to rye bread shows how we bake.'],
    [
      'My aunt baked. In this post, I bake as she did.',
      'My aunt baked. In this post about rye bread, I bake as she did.',
    ],
    ['This recipe takes two days.', 'This rye bread recipe takes two days.'],
    ['This review covers ten loaves.', 'This review of rye bread covers ten loaves.'],
  ])('is named if the text refers to itself: %s', (before, after) => {
    expect(intro(before)).toBe(after);
  });

  it.each([
    ['It takes two days.'],
    ['This post on dough shows how we bake.'],
    ['This is a guide.'],
    ['> This guide shows how we bake.'],
    ['- This guide shows how we bake.'],
    [`${'word '.repeat(100)}This guide shows how we bake.`],
  ])('is not named elsewhere: %s', (text) => {
    expect(intro(text)).toBe(text);
  });

  it('is not named if it has the word elsewhere', () => {
    expect(intro('This guide shows how we bake.', 'guide bread')).toBe('This guide shows how we bake.');
  });

  it('is not named if it is not known', () => {
    expect(intro('This guide shows how we bake.', null)).toBe('This guide shows how we bake.');
  });
});

it('is not added to a heading that every JavaScript object has as a property', () => {
  const text = '## Constructor\n\nRye bread is old.';
  const named = nameTopicInHeading(blocksOf(text), 'rye bread', { titleCase: false, isDish: false });
  expect(renderBlocks(named).trim()).toBe(text);
});

const headings = (markdown: string, options: { titleCase?: boolean; isDish?: boolean } = {}): string[] =>
  renderBlocks(
    nameTopicInHeading(blocksOf(markdown), 'rye bread', { titleCase: false, isDish: false, ...options }),
  ).match(/^#.*$/gm) ?? [];

it('does not name a thing that the text mentions with its article', () => {
  const text = '## History\n\nThe Rye Spell is old. People cast the Rye Spell at dawn.';
  const named = nameTopicInHeading(blocksOf(text), 'Rye Spell', { titleCase: true, isDish: false });
  expect(renderBlocks(named).trim()).toBe(text);
});

it('does not name a dish after an ingredient', () => {
  expect(headings('## Ingredients\n\n- Rye bread\n\n- Garlic')).toEqual(['## Ingredients']);
});

describe('the topic in a subheading', () => {
  const said = 'Rye bread keeps for a week.';

  it('is added to one short heading whose section is about it', () => {
    expect(headings(`## Benefits\n\n${said}\n\n## Tips\n\n${said}`)).toEqual([
      '## Benefits of rye bread',
      '## Tips',
    ]);
    expect(headings(`## Tips\n\n${said}`, { titleCase: true })).toEqual(['## Tips for Rye Bread']);
    const titled = { titleCase: false, isDish: false };
    const kept = nameTopicInHeading(blocksOf(`## Basics\n\n${said} I like rye.`), 'Rye bread', titled);
    expect(renderBlocks(kept)).toMatch(/^## Basics of rye bread$/m);
    const name = nameTopicInHeading(blocksOf('## Basics\n\nOur Rye bread keeps.'), 'Rye bread', titled);
    expect(renderBlocks(name)).toMatch(/^## Basics of Rye bread$/m);
    expect(headings('# My rye bread\n\n## Ingredients\n\n- Flour', { isDish: true })).toEqual([
      '# My rye bread',
      '## Ingredients for rye bread',
    ]);
  });

  it.each([
    ['a list without a main heading of the dish', '## Ingredients\n\n- Flour'],
    [
      'one of two lists',
      '# Rye bread and soup\n\n## Ingredients\n\n- Flour\n\n## Soup\n\n### Ingredients\n\n- Leek',
    ],
    ['the list below a story', '# My love affair with rye bread\n\n## Ingredients\n\n- Flour'],
    ['the list of a part', '# Rye bread\n\n## A spread of herbs\n\n### Ingredients\n\n- Dill'],
  ])('is not added to %s of a dish', (_, markdown) => {
    expect(headings(markdown, { isDish: true })).toEqual(markdown.match(/^#.*$/gm));
  });

  it.each([
    ['whose section does not mention it', '## Benefits\n\nIt keeps for a week.', ['## Benefits']],
    ['that has another name', `## My aunt\n\n${said}`, ['## My aunt']],
    [
      'if another one has it',
      `## Tips\n\n${said}\n\n## Rye bread at home\n\nIt keeps.`,
      ['## Tips', '## Rye bread at home'],
    ],
    ['that is the main one', `# Benefits\n\n${said}`, ['# Benefits']],
    ['of ingredients for something else', '## Ingredients\n\n- Flour', ['## Ingredients']],
  ])('is not added to a heading %s', (_, markdown, expected) => {
    expect(headings(markdown)).toEqual(expected);
  });
});

it('keeps all the capitals of a dish or none', () => {
  const named = nameTopicInHeading(
    blocksOf('# Bao Dough\n\nOur bao dough is soft.\n\n## Ingredients\n\n- flour'),
    'Bao Dough',
    {
      titleCase: false,
      isDish: true,
    },
  );
  expect(renderBlocks(named)).toContain('## Ingredients for Bao Dough');
});
