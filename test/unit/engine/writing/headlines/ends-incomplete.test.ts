import { describe, expect, it } from 'vitest';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';

describe('endsIncomplete', () => {
  it.each(['Thoughts on Mr', 'The Statement on Dr', 'My Year of Ph'])(
    '%s: cut at an abbreviation',
    (title) => {
      expect(endsIncomplete(title)).toBe(true);
    },
  );
});
