import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { announcingSentence } from '#engine/topic/announcing-sentence.ts';

const body = `My neighbor laughed when I carried the cedar boards home on a Sunday.

The raised garden bed warms up early and drains well. Four boards and a box of screws are all that a raised garden bed needs.

Fill the raised garden bed with two parts of topsoil and one part of compost. The lettuce in the raised garden bed was ready two weeks early.`;

const withOpening = (sentence: string) => articleFromText(`${sentence} ${body}`);

describe('announcingSentence', () => {
  it.each([
    ['In this post I show how to build a raised garden bed from cedar boards.', undefined],
    ['I am happy to announce our first raised garden bed behind the school.', undefined],
    ['Here is a plan for a raised garden bed that lasts for ten years.', undefined],
    [
      'So this guide explains how a raised garden bed of cedar is built.',
      'This guide explains how a raised garden bed of cedar is built',
    ],
  ])('picks what announces the topic: %s', (sentence, quoted) => {
    expect(announcingSentence(withOpening(sentence))).toBe(quoted ?? sentence.replace(/\.$/, ''));
  });

  it.each([
    ['a call to the reader', 'In this post I ask you to subscribe to the newsletter on raised garden beds.'],
    ['what needs the sentence before it', 'Next, I want to talk about the raised garden bed and its boards.'],
    ['another text', 'In the last post I showed the raised garden bed, and this post is long.'],
    ['a list of a side matter', 'Here are some of the lettuce recipes that got me thinking all week.'],
    ['what only mentions the post', 'Frequently in this post, the raised garden bed is called a box.'],
    ['an announcement that names hardly a topic', 'This post is an addendum to the one on snails and slugs.'],
    ['an announcement that names no topic', 'In this post I want to tell you about something else entirely.'],
    [
      'a sentence with an emoji in letters',
      ':seedling: In this post I show how to build a raised garden bed this week.',
    ],
    [
      'an article that is not this one',
      'This Wikipedia article covers the raised garden bed in great detail.',
    ],
    ['a plain sentence', 'My old neighbor from the corner house lent me her truck again.'],
  ])('leaves out %s', (_, sentence) => {
    expect(announcingSentence(withOpening(sentence))).toBeNull();
  });

  it.each([
    [
      'what the author does not tell',
      'I will not cover the boards of a raised garden bed in this little place.',
    ],
    ['a problem', 'Here is the problem with this: a raised garden bed dries out in the summer.'],
  ])('takes for no announcement %s', (_, sentence) => {
    expect(announcingSentence(withOpening(`It rained. ${sentence}`))).toBeNull();
  });

  it.each([
    'On the bus, I thought I would share the plan of my raised garden bed.',
    'June seems a good time to look back at a year with the raised garden bed.',
    'I want to take a moment and reflect on a year with the raised garden bed.',
    'Just a short post to rant about the raised garden bed that I bought.',
    'This page considers what a raised garden bed of cedar costs.',
  ])('picks what the author wanted to write: %s', (sentence) => {
    expect(announcingSentence(withOpening(`It rained. ${sentence}`))).toBe(sentence.replace('.', ''));
  });

  it('takes no first sentence that only names the topic', () => {
    expect(
      announcingSentence(withOpening('Last spring I built a raised garden bed behind the garage.')),
    ).toBeNull();
  });

  it('finds nothing in a text without sentences', () => {
    expect(announcingSentence(articleFromText(''))).toBeNull();
  });
});
