import { describe, expect, it } from 'vitest';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';

describe('surfaceForm', () => {
  it('prefers the capitals that a keyword has inside sentences', () => {
    expect(surfaceForm('Rye Bread is old. We eat rye bread, and rye bread keeps.', 'rye bread')).toBe(
      'rye bread',
    );
  });

  it('writes a name that opens a report in capitals as the rest of the text does', () => {
    const text = 'ROSA Miller bakes in Elsmere.\n\nRosa Miller opened the mill in May.';
    expect(surfaceForm(text, 'rosa miller')).toBe('Rosa Miller');
  });

  it('keeps an acronym', () => {
    expect(surfaceForm('NASA engineers met. Later NASA engineers left.', 'nasa engineers')).toBe(
      'NASA engineers',
    );
  });
});
