import { describe, expect, it } from 'vitest';
import { gerundOf, verbBase } from '#engine/english/gerund.ts';

describe('gerundOf', () => {
  it.each([
    ['share', 'sharing'],
    ['run', 'running'],
    ['plan', 'planning'],
    ['fix', 'fixing'],
    ['load', 'loading'],
    ['tie', 'tying'],
    ['see', 'seeing'],
    ['submit', 'submitting'],
    ['open', 'opening'],
    ['edit', 'editing'],
    ['visit', 'visiting'],
    ['limit', 'limiting'],
    ['suffer', 'suffering'],
    ['offer', 'offering'],
    ['bring', 'bringing'],
    ['prefer', 'preferring'],
    ['forget', 'forgetting'],
    ['target', 'targeting'],
    ['quit', 'quitting'],
  ])('writes "%s" as "%s"', (base, gerund) => {
    expect(gerundOf(base)).toBe(gerund);
  });
});

describe('verbBase', () => {
  it('reads the verb of a form', () => {
    expect(verbBase('protects')).toBe('protect');
    expect(verbBase('wrote')).toBe('write');
  });

  it('finds no verb in a word that is not one', () => {
    expect(verbBase('flutter widget')).toBeNull();
  });
});
