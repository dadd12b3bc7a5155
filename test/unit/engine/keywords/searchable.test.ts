import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isDistinct, isSearchable } from '#engine/keywords/candidates/searchable.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';

describe('isSearchable', () => {
  it.each([
    'part 1',
    'read part 2',
    'chapter iv',
    '#3 trip report',
    '27 nov 2020',
    'september 2024',
    'end of january 2022',
    '18 2025 preparing transition',
    'x.com/kent',
    'full-time educator 🚨 announcement',
    '350mb',
    '000-mile internship journey',
    'i9 and 13',
    'presidential innovation fellow pif',
    'pif presidential innovation fellow',
  ])('refuses %j', (text) => expect(isSearchable(text)).toBe(false));
  it.each([
    '2020 nissan sentra',
    'part time jobs',
    'couch to 5k',
    'tcp/ip',
    'march madness',
    'asp.net',
    'windows 10',
    'random access memory cards',
  ])('accepts %j', (text) => expect(isSearchable(text)).toBe(true));
});

describe('isDistinct', () => {
  it.each([
    'flutter web part 4',
    'man escapes prison twice',
    'forums remained on xenforo',
    "week's new comedy",
    'writing documentation helps',
    'books needs',
    'already-existing tech meetup',
    'front end engineer f2em.com',
    'big announcement',
    'how to learnt to code',
    'how to learned to program',
    'how to can make sourdough',
    'imply causation',
    'how won wwdc scholarship',
    'how lost 100 pounds',
    "why won't choose to be manager",
    'think minecraft',
    'how to consider citra',
    'why think minecraft is educational',
    'amid covid-19',
    'feeling kinda stuck',
    'hobbies lifelong learning.',
  ])('refuses %j next to the topic', (text) => expect(isDistinct(text)).toBe(false));
  it.each([
    'flutter web',
    'booking.com refund',
    'stuffed peppers',
    'how to take notes',
    'think tank jobs',
    'why use rust',
    'how much does rust weigh',
    'why did rome fall',
    "why don't people vote",
    'how to set up a worm farm',
    'how to feed a sourdough starter',
    'how to read a meter',
    'lessons learned from startups',
  ])('accepts %j', (text) => expect(isDistinct(text)).toBe(true));
});

describe('keywords of a text with a short code and emoji', () => {
  const text =
    '# :lightning: Home speedtest monitoring 🚨\n\nHome speedtest monitoring runs a speedtest every hour.\n\n## :rocket: Setup\n\nA speedtest measures the line. Home speedtest monitoring needs a small computer and a chart of each speedtest.';
  it('contain neither', () => {
    const all = findKeywordIdeas(articleFromText(text)).map((idea) => idea.text);
    expect(all[0]).toContain('speedtest');
    expect(all.filter((one) => /lightning|rocket|\p{Extended_Pictographic}/u.test(one))).toEqual([]);
  });
});

describe('the label of a particular site', () => {
  it('is not given to apps that anybody can make', () => {
    const text =
      '# Over-the-air updates\n\nOver-the-air updates reach users fast. We ship updates with Flutter. A Flutter app asks a server for updates. The Flutter app shows them. Each Flutter app needs over-the-air updates.';
    const ideas = findKeywordIdeas(articleFromText(text));
    expect(ideas.filter((idea) => idea.text === 'flutter app' && idea.intent === 'navigational')).toEqual([]);
  });
});
