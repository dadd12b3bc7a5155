import { describe, expect, it } from 'vitest';
import { behindFuller, behindStrong } from '#engine/writing/titles/gate/behind-strong.ts';

describe('behindFuller', () => {
  const title = { text: 'Making Bread', frame: 'action', chance: 0.5 } as const;
  it('puts a title behind one that says more', () => {
    const fuller = { text: 'Making Bread from Rye', frame: 'doing', chance: 0.3 } as const;
    expect(behindFuller([title], [fuller])[0]?.chance).toBeLessThan(0.3);
  });

  it('keeps it before a name and before another title', () => {
    const name = { text: 'Thoughts on Making Bread', frame: 'thoughts', chance: 0.3 } as const;
    const other = { text: 'Feeding a Starter', frame: 'doing', chance: 0.3 } as const;
    expect(behindFuller([title], [name])).toEqual([title]);
    expect(behindFuller([title], [other])).toEqual([title]);
    expect(behindFuller([title], [])).toEqual([title]);
  });
});

describe('behindStrong', () => {
  const own = [{ text: 'Rye Bread Is Worth the Wait', frame: 'own-words' as const, chance: 0.5 }];

  it('leaves a title first beside thoughts, and puts it behind a recipe', () => {
    const other = (frame: 'thoughts' | 'recipe') => [{ text: 'Rye Bread', frame, chance: 0.3 }];
    expect(behindStrong(own, other('thoughts'))).toEqual(own);
    expect(behindStrong(own, other('recipe'))[0]?.chance).toBeLessThan(0.3);
  });
});
