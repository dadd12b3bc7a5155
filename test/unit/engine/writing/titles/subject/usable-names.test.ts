import { describe, expect, it } from 'vitest';
import { untitledName, withoutVerdict, withParticle } from '#engine/writing/titles/subject/usable-names.ts';

describe('the name of the topic', () => {
  it.each([
    ['gorgeous oat fields', 'oat fields'],
    ['gorgeous loaves', 'loaves'],
    ['perplexing book', null],
    ['oat fields', 'oat fields'],
    ['Great Mill', 'Great Mill'],
    ['Amazing Mill', 'Amazing Mill'],
  ])('leaves out the verdict of the author: %s', (name, without) => {
    expect(withoutVerdict(name)).toBe(without);
  });

  it('has the particle that the text puts after it', () => {
    const text = 'Burning out is hard. I was burning out twice. The oven keeps burning.';
    expect(withParticle(text, 'burning')).toBe('burning out');
    expect(withParticle('Baking on Sundays. I like baking. Baking is fun.', 'baking')).toBe('baking');
    expect(withParticle('The mill out there. The mill out here.', 'mill')).toBe('mill');
  });

  it('is read with all rules', () => {
    expect(untitledName('I was burning out.', 'burning')).toBe('burning out');
    expect(untitledName('A terrible book.', 'terrible book')).toBeNull();
  });
});
