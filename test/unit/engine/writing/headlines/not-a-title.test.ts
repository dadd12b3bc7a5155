import { describe, expect, it } from 'vitest';
import { isNotATitle } from '#engine/writing/headlines/not-a-title.ts';

describe('isNotATitle', () => {
  it.each(['Hi, My Name Is Ada Rye', 'My name is Ada Rye', 'Hello everyone, welcome back'])(
    'rejects the greeting %s',
    (line) => {
      expect(isNotATitle(line)).toBe(true);
    },
  );
  it('keeps a title that begins like one', () => {
    expect(isNotATitle('Hello World')).toBe(false);
  });
});
