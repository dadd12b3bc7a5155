import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isDistinct } from '#engine/keywords/candidates/searchable.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { isTextFragment, withoutPraise } from '#engine/keywords/phrases/text-fragments.ts';
import { usedTopic } from '#engine/keywords/searches/find-candidates.ts';

const index = indexArticle(
  articleFromText(`Here is a quick checklist for a wildfire evacuation. It has what you need in an evacuation.

I keep great academic texts on the shelf, and a map for the evacuation.`),
);

const leadOf = (...phrases: string[]): string =>
  usedTopic(index, {
    phrase: phrases[0] ?? '',
    aliases: [],
    ranked: phrases.map((phrase, i) => ({ phrase, topic: 0.5 - i / 10, search: 0.5 })),
  }).phrase;

describe('the lead keyword', () => {
  it('is not the format of the text', () => {
    expect(leadOf('quick checklist', 'wildfire evacuation')).toBe('wildfire evacuation');
  });

  it('is not the label of a review', () => {
    expect(leadOf('book review', 'wildfire evacuation')).toBe('wildfire evacuation');
  });

  it('contains no praise', () => {
    expect(leadOf('great academic texts')).toBe('academic texts');
  });
});

describe('the lead of an untitled text', () => {
  const text = indexArticle(
    articleFromText(
      'I set up a sort of build pipeline for this blog. The build pipeline tests each post. Every new post runs it, and a mirror holds the copy.',
    ),
  );
  const leadAfter = (phrase: string, leads: readonly string[]): string =>
    usedTopic(text, { phrase, aliases: [], ranked: [{ phrase, topic: 0.5, search: 0.5 }] }, leads).phrase;

  it('is the next of the leads instead of a piece of a sentence', () => {
    const leads = ['sort of build pipeline', 'missing words', 'build pipeline', 'mirror'];
    expect(leadAfter('sort of build pipeline', leads)).toBe('build pipeline');
  });

  it('keeps a phrase with praise, which may be a name', () => {
    expect(leadAfter('new post', ['new post', 'build pipeline'])).toBe('new post');
  });
});

describe('praise', () => {
  it.each([
    ['great academic texts', 'academic texts'],
    ['smart logo design', 'logo design'],
    ['great barrier reef', null],
    ['new media platform', null],
    ['new york pizza', null],
    ['great idea', null],
  ])('%s is left out of the phrase: %s', (text, plain) => {
    expect(withoutPraise(text)).toBe(plain);
  });

  it.each(['smart home devices', 'good friday traditions', 'new media platform'])(
    'is part of the term %s',
    (text) => {
      expect(isTextFragment(text)).toBe(false);
    },
  );
});

describe('a subject with an object', () => {
  it.each(['users a calculation', '3d printed a tensegrity structure', 'user clicks a task'])(
    'makes %s a piece of a sentence',
    (text) => {
      expect(isTextFragment(text)).toBe(true);
    },
  );

  it.each([
    'write a song',
    'writing a song',
    'song of a bird',
    'year without a name',
    'photo a day',
    'how to give a game a try',
    'learning a language',
  ])('is not found in %s', (text) => {
    expect(isTextFragment(text)).toBe(false);
  });
});

describe('a keyword', () => {
  it.each(['world of front end engineering', 'last year at code camp', 'couple years', 'idea of focus'])(
    'is not %s',
    (text) => {
      expect(isDistinct(text)).toBe(false);
    },
  );

  it.each(['world of warcraft', 'couples therapy', 'year of focus'])('may be %s', (text) => {
    expect(isDistinct(text)).toBe(true);
  });
});

describe('causes and benefits of a topic', () => {
  const text =
    'Maintainer Burnout\n\nBurnout makes maintainers leave. Burnout grows slowly, and burnout hides behind work. Friends see burnout first.\n\nRest helps against burnout. A maintainer with burnout needs weeks without mail.\n\n## Why I wrote this\n\nTwo friends left.';

  it('are requested only if the text names them, not for every "why"', () => {
    const texts = findKeywordIdeas(articleFromText(text)).map((idea) => idea.text);
    expect(texts).toContain('maintainer burnout');
    expect(texts.filter((one) => /causes|benefits/.test(one))).toEqual([]);
  });
});
