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
    ['a first sentence that asks', 'Who needs a raised garden bed behind the house?'],
    ['a first sentence on a side matter', 'My neighbor keeps a truck and a dog behind the corner house.'],
    ['an announcement that names no topic', 'In this post I want to tell you about something else entirely.'],
    ['a scene', 'In 2013 a friend was kind enough to show me a raised garden bed behind her garage.'],
    [
      'a sentence with an emoji in letters',
      ':seedling: If you want early lettuce, build a raised garden bed this week.',
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

  it('takes a first sentence that names most of the topic, but prefers what announces it', () => {
    const first = 'Last spring I built a raised garden bed behind the garage.';
    expect(announcingSentence(withOpening(first))).toBe(first.replace('.', ''));
    const announced = 'In this post I show how to build a raised garden bed from cedar boards.';
    expect(announcingSentence(withOpening(`${first} ${announced}`))).toBe(announced.replace('.', ''));
    expect(announcingSentence(withOpening(`It rained. ${first}`))).toBeNull();
  });

  it('takes a first sentence about what the author did at some time', () => {
    const first = 'In 2018, I built a raised garden bed behind the garage.';
    expect(announcingSentence(withOpening(first))).toBe(first.replace('.', ''));
  });

  it('takes no first sentence without the main word of the text', () => {
    const text = `The clamps of old cedar boards have always broken in the winter. ${body.replaceAll('raised garden bed', 'trellis')} The trellis stands, and the trellis holds the beans.`;
    expect(announcingSentence(articleFromText(text))).toBeNull();
  });

  it('finds nothing in a text without sentences', () => {
    expect(announcingSentence(articleFromText(''))).toBeNull();
  });
});
