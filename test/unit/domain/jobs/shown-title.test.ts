import { expect, it } from 'vitest';
import { shownTitle } from '#domain/jobs/shown-title.ts';

it.each([
  [{ name: 'Second draft', title: 'Rye bread' }, 'Second draft'],
  [{ name: null, title: 'Rye bread' }, 'Rye bread'],
  [{}, null],
])('the owner’s name replaces the title of the text: %j', (job, title) => {
  expect(shownTitle(job)).toBe(title);
});
