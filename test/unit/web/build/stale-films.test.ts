import { expect, it } from 'vitest';
import { describeStaleFilms } from '../../../../web/build/stale-films.ts';

const shown = { lead: 'sourdough starter', keywordCount: 8, changes: 3 };

it('names what the films show and the example no longer gets', () => {
  expect(describeStaleFilms(shown, shown)).toBeNull();
  expect(describeStaleFilms(shown, { ...shown, lead: 'rye bread', changes: 6 })).toBe(
    'The films show an earlier result (lead "sourdough starter", now "rye bread"; changes 3, now 6). Film it again: npm run make-demos',
  );
});
