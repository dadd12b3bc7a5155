import { describe, expect, it } from 'vitest';
import { withJoinedSpans } from '#engine/writing/rewriting/words/hyphenation/spans.ts';

describe('spans of time and other measures', () => {
  it.each([
    ['I found decades old film footage.', 'I found decades-old film footage.'],
    ['I found some decades old footage.', 'I found some decades-old footage.'],
    ['We left after an hours long meeting.', 'We left after an hours-long meeting.'],
    ['It is a 6 hour long album.', 'It is a 6-hour-long album.'],
    ['We waited for a thirty minute meeting.', 'We waited for a thirty-minute meeting.'],
    ['There is a minimum 5 year holding period.', 'There is a minimum 5-year holding period.'],
    ['It runs on a 64 bit system.', 'It runs on a 64-bit system.'],
    ['Rye marks its one year anniversary.', 'Rye marks its one-year anniversary.'],
    ['After months long research, we left.', 'After months-long research, we left.'],
    ['A 5 player game is loud.', 'A 5-player game is loud.'],
    ['That 15 minute drive was slow.', 'That 15-minute drive was slow.'],
    ['We built a simple five step process.', 'We built a simple five-step process.'],
    ['She is thirty five now.', 'She is thirty-five now.'],
  ])('turns %s', (apart, joined) => expect(withJoinedSpans(apart)).toBe(joined));

  it.each([
    'He is five years old.',
    'The house is decades old now.',
    'We worked all day long bakers and all.',
    'Chapter 2 page layouts are old.',
    'On day 3 hour by hour it rose.',
    'The top 10 day trips are here.',
    'It stands 1 meter above the ground.',
    'After 3 month traveling he came back.',
    'It costs $5 dollar by dollar.',
    'The one day people came, it rained.',
    'It took three months long after.',
    'There are two key points.',
    'He ran five minute after minute.',
    'We slept twenty one to a room.',
  ])('keeps %s', (right) => expect(withJoinedSpans(right)).toBe(right));
});
