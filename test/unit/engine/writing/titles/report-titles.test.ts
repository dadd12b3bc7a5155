import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const report = `# Mill Lake Triathlon 70 Race Report

I ran the Mill Lake Triathlon on Sunday. The race began at six in the morning, and I was at the lake by five.

## Race Information

The race has a swim of one mile, a ride of forty miles and a run of thirteen miles. We got a map of the race two weeks before it.

## The Swim

I swam in the second group. The water was cold, and I finished the swim in half an hour. I ran to my bike.

## The Run

I ran the first six miles with a friend. After that the race was mine alone, and I crossed the line after six hours. The triathlon was my first one, and the race report of last year had warned me of the hills.`;

it('a race report is called that only once', () => {
  const article = articleFromText(report);
  const titles = writeTitles(article, findKeywordIdeas(article)).map(({ text }) => text);
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((text) => /report.*report|^thoughts on .*report/i.test(text))).toEqual([]);
});

it('no title starts with the dateline of a report', () => {
  const news = `![Team](/team.jpg)

MILLTON--After a 30-19 defeat to Saint Ada Academy to finish off the regular season, not many people thought that the Millton team would come back to beat its rival in the final. The coach said that the team had trained for weeks.

The final took place on Saturday at the field of the mill. The players of Millton scored twice in the last ten minutes, and the crowd ran onto the field. "We never gave up," said the captain, who scored both.`;
  const article = articleFromText(news);
  const titles = writeTitles(article, findKeywordIdeas(article)).map(({ text }) => text);
  expect(titles.filter((text) => text.includes('MILLTON--'))).toEqual([]);
});
