import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { completeClause } from '#engine/topic/lead/complete-clause.ts';
import { measureText } from '#engine/topic/phrases/measured-text.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';

const body = 'It rained all week, so I had time to write this down for my friends.';
const wholeOf = (title: string, topic: string): string | undefined =>
  completeClause(measureText(readTopicText(articleFromText(`# ${title}\n\n${body}`))), topic)?.text;

describe('completeClause', () => {
  it.each([
    ['an action', 'Storing More Games in One Box', 'games in one box', 'storing more games in one box'],
    ['an action of a question', 'How to Adopt a Cat in Berlin', 'cat in berlin', 'adopt a cat in berlin'],
    [
      'a setting',
      'Frictionless Data Pipelines for Ocean Science',
      'data pipelines',
      'frictionless data pipelines for ocean science',
    ],
    [
      'a past action',
      'How I Reduced My Reddit Consumption',
      'reddit consumption',
      'reduce reddit consumption',
    ],
    ['adjectives with a comma', 'How to Grow Healthy, Long Hair', 'long hair', 'grow healthy long hair'],
    [
      'an action without its circumstance',
      'How to Avoid Paying Foreign Fees While Traveling in Spain',
      'foreign fees',
      'avoid paying foreign fees',
    ],
    [
      'its clause',
      'Tail Sampling with OpenTelemetry: Why It Helps',
      'tail sampling',
      'tail sampling with opentelemetry',
    ],
    [
      'a pair with "&"',
      'Conflating Privacy & Anonymity',
      'privacy and anonymity',
      'conflating privacy and anonymity',
    ],
  ])('completes a part with %s', (_, title, topic, whole) => {
    expect(wholeOf(title, topic)).toBe(whole);
  });

  it('takes the action before the end of a clause that is too long to type', () => {
    const title = 'Running OCR Against a PDF File with AWS Textract and Lambda';
    expect(wholeOf(title, 'aws textract and lambda')).toBe('running ocr against a pdf file');
  });

  it('begins a clause that is too long to type', () => {
    const title = 'Edit Images on the Command Line With GraphicsMagick';
    expect(wholeOf(title, 'edit images on the command line with graphicsmagick')).toBe(
      'edit images on the command line',
    );
  });

  it.each([
    ['leads to the topic by one noun', 'A Weekend at BattleHack Boston', 'battlehack boston'],
    ['has a verb without an object', 'Gather on the Bakery Forum', 'bakery forum'],
    ['only judges the topic', 'The Misunderstood Leica Monochrom', 'leica monochrom'],
    ['tells what somebody did once', 'How I Won a Bakery Scholarship', 'bakery scholarship'],
    ['says in what state the topic is', 'Bakery Server Ready for Testing', 'bakery server'],
    ['tells an opinion', 'Why We Recommend Path Signals', 'path signals'],
    ['adds only where one lives', 'How to Make Cold Brew Coffee at Home', 'cold brew coffee'],
    ['adds only a year', 'Linux on the Desktop in 2020', 'linux on the desktop'],
    ['says something of the topic', 'Make Internal Communications a Priority', 'internal communications'],
    ['is a question with its subject', 'Is Your Hosting Provider Delivering?', 'hosting provider'],
    ['asks what to look for', 'What to Look For in a Spotify Alternative', 'spotify alternative'],
    ['is a sentence', 'OSR Players Still Love Their Rulebooks', 'osr players'],
    ['does not have the topic', 'Storing More Games in One Box', 'sleep deprivation'],
    ['ends in an aside', 'My Ideal Coworking Spot as a Remote Programmer', 'coworking spot'],
  ])('leaves the topic unchanged if the clause %s', (_, title, topic) => {
    expect(wholeOf(title, topic)).toBeUndefined();
  });
});
