import { describe, expect, it } from 'vitest';
import { yearReviews } from '#engine/writing/titles/compose/told/year-reviews.ts';

describe('yearReviews', () => {
  it.each([
    ['I wanted to take a look back on 2017', ['a look back on 2017']],
    ['It is time to look back at 2019', ['Looking back at 2019']],
    ['Here’s my 2011 goals', ['my 2011 goals']],
    ['Some personal highlights and lessons from 2020', ['personal highlights and lessons from 2020']],
    ['Three years ago I wrote about my 2014 goals', []],
    ['Originally, I was going to share my 2021 resolutions', []],
    ['Looking back at 20190 loaves', []],
    ['Looking back at 2014, what a year it was', []],
    ['As I explain in my 2016 year in review, it was hard', []],
    ['Reading goals for 2022', []],
    ['My 2016 year in review says more', []],
  ])('reads %s', (sentence, lines) => {
    expect(yearReviews(sentence)).toEqual(lines);
  });
});
