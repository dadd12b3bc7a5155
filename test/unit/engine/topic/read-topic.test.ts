import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readTopic, scorePhrases } from '#engine/topic/read-topic.ts';
import { anyCharacter } from '#test/any-character.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../fixtures/articles/${name}`), 'utf8');
const coldBrew = articleFromText(fixture('cold-brew-at-home.txt'));

const recipe = `# Lemon Drizzle Cake

My grandmother baked this lemon drizzle cake every Sunday.

## Ingredients

- 200 g butter
- 200 g sugar
- 4 eggs
- 2 lemons

## Directions

1. Beat the butter with the sugar.
2. Add the eggs one by one.
3. Bake the cake for 45 minutes and pour the lemon juice over it while it is warm.`;

const withoutTitle = `Last spring I finally built a raised garden bed behind the garage. A raised garden bed warms up early, drains well and
saves my back.

I used cedar boards, because cedar lasts for years without paint. Four boards and a box of screws are all that a raised bed needs.

Fill the raised bed with two parts of topsoil and one part of compost. My neighbor lent me her truck for the soil.

After a year the raised garden bed still looks new, and the lettuce in it was ready two weeks before the lettuce next door.`;

const review = `# Kestrel 4 Tent Review

I slept in the Kestrel 4 for three weeks in Norway. The Kestrel 4 is a tent for two people who like room.

## Weather

It rained on nine days, and the Kestrel 4 stayed dry inside.

## Weight

At 2.4 kg the tent is no featherweight.`;

describe('readTopic', () => {
  it.each([
    ['a how-to', fixture('cold-brew-at-home.txt'), /cold brew/],
    ['a recipe', recipe, /^lemon drizzle cake/],
    ['a diary without a title', withoutTitle, /raised (?:garden )?bed/],
    ['a review', review, /kestrel 4/],
  ])('names what %s is about', (_, source, topic) => {
    expect(readTopic(articleFromText(source)).phrase).toMatch(topic);
  });

  it('names a unit as a whole if the text never uses its parts', () => {
    const whole = `The silver lake trail race starts at dawn. Runners of the silver lake trail race climb twice. The silver lake trail race ends at the dam.`;
    expect(readTopic(articleFromText(whole)).phrase).toBe('silver lake trail race');
  });

  it('returns the same topic on every call', () => {
    const again = articleFromText(fixture('cold-brew-at-home.txt'));
    expect(readTopic(again)).toEqual(readTopic(coldBrew));
  });

  it('ranks by probability', () => {
    const { ranked, phrase, probability } = readTopic(coldBrew);
    expect(ranked[0]).toMatchObject({ phrase, topic: probability });
    const chances = ranked.map(({ topic }) => topic);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  });

  it('does not take a fact at the beginning of a text for its title', () => {
    const facts = 'Prep time: 10 min\n\n';
    expect(readTopic(articleFromText(facts + withoutTitle)).phrase).toMatch(/raised (?:garden )?bed/);
  });

  it('accepts any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
        const { probability } = readTopic(articleFromText(text));
        expect(probability).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 50 },
    );
    expect(readTopic(articleFromText('')).phrase).toBe('');
  });

  it('reads deliberately slow texts in less than two seconds', () => {
    const hostile = [
      'A1 '.repeat(16_000),
      'Ab '.repeat(8_000),
      `${'a b c d e f '.repeat(3_000)}`,
      Array.from({ length: 4_000 }, (_, i) => `Name${i} N${i}X`).join(' '),
    ];
    for (const source of hostile) {
      const article = articleFromText(source);
      // All four take 1.3 s on an idle machine. Next to other tests, a single one took up to 1.3 s.
      expect(cpuMsOf(() => readTopic(article))).toBeLessThan(2000);
    }
  });

  it('reads 2,000 words in twice 60 ms', () => {
    const source = fixture('cold-brew-at-home.txt');
    const words = source.split(/\s+/).length;
    const long = Array.from({ length: Math.ceil(2000 / words) }, () => source).join('\n\n');
    const times = Array.from({ length: 7 }, (_, i) => {
      const article = articleFromText(`${long}\n\nRun ${i}.`);
      return cpuMsOf(() => readTopic(article));
    });
    // Twice the goal: next to other work it took 68 ms.
    expect(Math.min(...times)).toBeLessThan(120);
  });
});

describe('scorePhrases', () => {
  it('prefers a search for the topic to one for a passing mention or another subject', () => {
    const [own, passing, other] = scorePhrases(coldBrew, [
      'how to make cold brew coffee',
      'how to make tap water',
      'puppy training tips',
    ]);
    expect(own?.search).toBeGreaterThan(passing?.search ?? 1);
    expect(passing?.search).toBeGreaterThan(other?.search ?? 1);
  });

  it('scores phrases individually, in their order', () => {
    const phrases = ['cold brew', 'coffee', ''];
    const together = scorePhrases(coldBrew, phrases);
    expect(together).toHaveLength(3);
    expect(phrases.flatMap((phrase) => scorePhrases(coldBrew, [phrase]))).toEqual(together);
  });
});
