import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { ownTitles, withoutEmoji } from '#engine/writing/headlines/own-headline.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';
import { notEmpty } from '#test/not-empty.ts';

const body = [
  'The camera has a fixed lens and a hybrid viewfinder that shows the exposure.',
  'Its files are clean up to a sensitivity of 3200 on a cloudy day in winter.',
  'The camera feels equal to a larger one in the hand of a street photographer.',
].join(' ');

const titlesOf = (text: string): string[] =>
  writeTitles(articleFromText(text), [keywordIdea('olive oil', 90), keywordIdea('camera', 80)]).map(
    (title) => title.text,
  );

describe('titles', () => {
  it.each(['Fuji X100 Review', 'Small b blogging', 'How to make Gigapixel images'])(
    'begin with the author’s own headline, however short: %s',
    (headline) => {
      expect(titlesOf(`# ${headline}\n\n${body}\n\n## ${headline}\n\n${body}`)[0]).toBe(headline);
    },
  );

  const long = 'Walking the Winter Streets of the Old Town without a Heavy Camera';

  it('begin with a headline that a phone shows in full, and say how much of it a desktop page shows', () => {
    const [first, second] = writeTitles(articleFromText(`# ${long}\n\n${body}`), []);
    expect(first?.text).toBe(long);
    expect(first?.why).toMatch(/shows about (?:5|6)\d of its 65 characters/);
    expect(second && fitsSnippet(second.text, 'title')).toBe(true);
  });

  it('begin with a headline that even a phone cuts off, and say how much of it each shows', () => {
    const headline = `${long} and without a Phone`;
    const [first, ...others] = writeTitles(articleFromText(`# ${headline}\n\n${body}`), []);
    expect(first?.text).toBe(headline);
    expect(first?.why).toMatch(/about (?:5|6)\d of its 85 characters, a phone about 7\d\./);
    for (const { text } of notEmpty(others)) expect(fitsSnippet(text, 'title'), text).toBe(true);
  });

  it('contain no headline longer than its limit', () => {
    const titles = titlesOf(`# ${long} and without a Phone on a Long Cold Evening in March\n\n${body}`);
    for (const title of notEmpty(titles)) expect(fitsSnippet(title, 'title'), title).toBe(true);
  });

  it('leave out the code of an emoji, which a result page shows as letters', () => {
    expect(titlesOf(`# :camera: A Camera for Streets\n\n${body}`)[0]).toBe('A Camera for Streets');
  });

  it.each([
    [
      'Camera experiments...what if I walk the streets of the town without it?',
      'What if I walk the streets of the town without it?',
    ],
    [
      'Town walks: Walking the streets in winter without a heavy camera',
      'Walking the streets in winter without a heavy camera',
    ],
    [
      'Why I probably will not carry another heavy street camera ever again',
      'Why I will not carry another heavy street camera ever again',
    ],
    [
      'Experience Report: Walking the Winter Streets with a Heavy Old Camera',
      'Walking the Winter Streets with a Heavy Old Camera',
    ],
    [
      'PocketCamera: Shapes and Methods for Photographs of the Winter Street',
      'Shapes and Methods for Photographs of the Winter Street',
    ],
    [
      'Analysis of winter streets. How to calculate the light of a grey morning?',
      'Analysis of winter streets',
    ],
    ['Published on the Town’s Blog as The Camera That Never Slept', 'The Camera That Never Slept'],
    [
      'Experience Report: Walking the Winter Streets with a Heavy Old Camera',
      'Walking the Winter Streets with a Heavy Old Camera',
    ],
    ['Published on the Town’s Blog as The Camera That Never Slept', 'The Camera That Never Slept'],
    [
      'Residual light - or why street photographers are amateurs at exposure',
      'Why street photographers are amateurs at exposure',
    ],
    ['Walking the snowy winter streets with lenses, films, and filters', 'Walking the snowy winter streets'],
  ])('keep what matters in the headline where it is cut: %s', (headline, part) => {
    expect(ownTitles(articleFromText(`# ${headline}\n\n${body}`))[0]).toBe(part);
  });

  it('add the name of the page’s site, but no name that the headline contains', () => {
    const page = (title: string): string[] =>
      writeTitles({ ...articleFromText(`# ${title}\n\n${body}`), siteName: 'Street Notes' }, []).map(
        ({ text }) => text,
      );
    expect(page('A Camera for Streets')).toContain('A Camera for Streets | Street Notes');
    expect(page('Street Notes on a Camera').join('\n')).not.toMatch(/\| Street Notes/);
  });

  it('keep the determiner that a singular noun needs', () => {
    const long = 'What Is Your Camera Company’s Average Response Time in Winter?';
    expect(titlesOf(`# ${long}\n\n${body}`).join('\n')).not.toMatch(/is camera/i);
  });

  it('quote no formula, no half of a link and no end of an introduction', () => {
    const found = titlesOf(
      `I’d like to introduce you to Rajat Jindal, who has a camera. $U$ is the required camera. A [BIP21][] camera is here.\n\n${body}`,
    ).join('\n');
    expect(found).not.toMatch(/^To Rajat|\$|\]\[|\[\]/im);
  });

  it('do not mistake a note about where a text appeared for a headline, and greet nobody', () => {
    const found = titlesOf(
      `> This post originally appeared at <https://example.com/camera>\n\nWe hope you had a happy new year.\n\n${body}`,
    ).join('\n');
    expect(found).not.toMatch(/originally appeared|we hope/i);
  });

  it.each([
    [
      'Finance for young couples: mostly separate with a shared bank account for all expenses of the household and the car',
      /^Finance for young couples$/,
    ],
    [
      'The keeper of the old Morrow lighthouse – how one family climbed its ninety steps every day for almost a century',
      /^The keeper of the old Morrow lighthouse$/,
    ],
    [
      'Using Pocket Cameras (Fuji, Ricoh) to Photograph Streets, Their People, and Their Many Hidden Signs in Every Season',
      /^Using Pocket Cameras to Photograph Streets$/,
    ],
  ])('shorten a long headline only at a boundary: %s', (headline, wanted) => {
    const [first = ''] = titlesOf(`# ${headline}\n\n${body}`);
    expect(first).toMatch(wanted);
  });

  it('do not begin with the first of several section headings', () => {
    const found = titlesOf(`## A What Now?\n\n${body}\n\n## The setup of the camera\n\n${body}`);
    expect(found[0]).not.toBe('A What Now?');
  });

  it('keep a short beginning of a long headline before any written title', () => {
    const headline =
      'Couples finance: mostly separate with a shared bank account for household expenses and a yearly plan for the savings';
    expect(titlesOf(`# ${headline}\n\n${body}`)[0]).toBe('Couples finance');
  });

  it('are not the same line with different spaces, and not words of thanks', () => {
    const article = articleFromText(
      `# How to make images\n\n${body}\n\nThanks for your interest and your time!`,
    );
    const found = writeTitles(
      {
        ...article,
        markdown: article.markdown,
        headings: [
          ...article.headings,
          { level: 2, text: 'How to make images ', offset: 5 },
          { level: 2, text: 'Pictures ', offset: 9 },
        ],
      },
      [keywordIdea('images', 80)],
    ).map(({ text }) => text);
    expect(new Set(found.map((text) => text.trim())).size).toBe(3);
    expect(found.join('\n')).not.toMatch(/thanks/i);
  });

  it('offer a variant of a short headline with its sections', () => {
    const sections = ['Hybrid viewfinder', 'Image quality', 'Battery life'];
    const about = body.replaceAll('The camera', 'The Fuji X100');
    const text = `# Fuji X100 review\n\n${about}\n\n${sections.map((name) => `## ${name}\n\n${about}`).join('\n\n')}`;
    const found = titlesOf(text);
    expect(found[0]).toBe('Fuji X100 review');
    expect(found.slice(1).join('\n')).toMatch(/^Fuji X100 review: .*(?:viewfinder|quality|battery)/im);
  });

  it.each([
    'The oil is green.',
    `# Olive oil\n\nOlive oil is green. It is olive oil.`,
    `Olive oil is a fat. ${body}`,
  ])('are never filler: %s', (text) => {
    for (const title of notEmpty(titlesOf(text)))
      expect(title).not.toMatch(/what to know|explained$|^a closer look|^about /i);
  });

  it.each([
    ['Packing For A Photoshoot In The Backcountry', 'Packing for a Photoshoot in the Backcountry'],
    ['A Royal Salute to Polo In Rome', 'A Royal Salute to Polo in Rome'],
    ['How to Log In to Your Account', 'How to Log In to Your Account'],
  ])('have small words in lower case: %s', (line, titled) => {
    expect(toTitleCase(line)).toBe(titled);
  });
});

describe('the author’s headline', () => {
  const own = (title: string, change: Partial<Article> = {}): string[] =>
    ownTitles({ ...articleFromText(`# ${title}\n\n${body}`), ...change });

  it.each([
    ['Snow Today | Snow Today.com', null],
    ['Snow Today | snowtoday.com - How to Clear a Roof', 'How to Clear a Roof'],
    ['How to Clear a Roof - Snow Today', 'How to Clear a Roof'],
  ])('does not contain the name of its site: %s', (title, wanted) => {
    expect(own(title, { title, url: 'https://www.snowtoday.com/a', headings: [] })[0] ?? null).toBe(wanted);
  });

  it.each([
    [
      'Bakers on the role of the miller Tom Hale in the long fight with the mill: He asked for it',
      /He asked/,
    ],
    [
      'Our Research Shows - A Mix of Rye and Wheat Gives the Best Loaves of All That We Have Baked in the Year',
      /Our Research Shows$/,
    ],
  ])('is not cut to a part that needs the rest: %s', (headline, part) => {
    const article: Article = { ...articleFromText(body), title: headline };
    expect(ownTitles(article).filter((text) => part.test(text))).toEqual([]);
  });

  it('is shortened by words that say nothing before it is cut', () => {
    expect(own('Key Steps to Successfully Transition to a Plant-Based Lifestyle')[0]).toBe(
      'Key Steps to Transition to a Plant-Based Lifestyle',
    );
  });

  it('is cut before a preposition if it has no boundary', () => {
    expect(own('7 weight loss tips to shed pounds in the new year and keep them off for good')[0]).toBe(
      '7 weight loss tips to shed pounds in the new year',
    );
  });

  it('is not one of several steps', () => {
    const steps = ['Buy a camera', 'Update the software', 'Choose a lens', 'The end'];
    expect(ownTitles(articleFromText(steps.map((step) => `# ${step}\n\n${body}`).join('\n\n')))).toEqual([]);
  });

  it('loses whole emoji', () => {
    expect(withoutEmoji('I’m a full-time educator! 👨‍🏫 :tada:')).toBe('I’m a full-time educator!');
    expect(withoutEmoji('5 tips: 1️⃣ at a time')).toMatch(/^5 tips: /);
  });
});
