import { describe, expect, it } from 'vitest';
import { articleFromText, readKind } from '#engine';
import { cpuMsOf } from '#test/cpu-time.ts';

const recipe = `# Weeknight flatbread

## Ingredients

- 2 cups flour
- 1 tsp salt
- 1 cup yogurt

## Directions

1. Mix the flour, the salt and the yogurt.
2. Knead the dough and let it rest for 20 minutes.
3. Bake it in a hot oven until it is brown.`;

const tutorial = `# How to set up a home server

In this tutorial you learn how to set up a small server at home.

## Prerequisites

You need a computer, a network cable and an hour of your time.

## Install the system

1. Download the image and write it to a USB stick.
2. Open a terminal and run \`sudo apt update\`.
3. Click Install and follow the steps.

## Configure the network

Open the settings and select a static address. Then run \`sudo reboot\` and make sure that you can log in.`;

const report = `The city council voted on Tuesday to close the old bridge, officials said. "It is no longer safe for the people who cross it every day," Mayor Ann Field told reporters.

According to a report that was published in 2019, the bridge carried 4,000 cars a day. The county announced that a new one would open in 2026. Residents said they would use the ferry until then.`;

const race = `I woke up at five and drove to the start with my brother. It was cold that morning, and I was nervous. The race began at seven. My legs felt good for the first six miles, and I ran with a friend from work.

At mile nine my knee hurt. I walked for a while, drank some water and thought about last year. My wife and the kids waited at the finish, and I was happy to see them. I finished in two hours and ten minutes.`;

describe('readKind', () => {
  it.each([
    ['recipe', recipe],
    ['how-to', tutorial],
    ['news', report],
    ['diary', race],
    ['comparison', `# Wool vs. down: which blanket is warmer?\n\n${report}`],
    ['review', `# Field Notes notebook review\n\n${race}`],
    ['interview', `# Five questions with Dan Brown\n\n${race}`],
  ])('recognizes %s', (kind, text) => {
    expect(readKind(articleFromText(text)).kind).toBe(kind);
  });

  it('does not mistake a code review for a review', () => {
    expect(readKind(articleFromText(`# Why code review matters\n\n${tutorial}`)).kind).not.toBe('review');
  });

  it('returns a probability, and a low one if nothing shows the kind', () => {
    const plain = readKind(articleFromText('Rain fell on the hill. The grass is green there.'));
    expect(plain.probability).toBeGreaterThan(0);
    expect(plain.probability).toBeLessThan(0.6);
    expect(readKind(articleFromText(recipe)).probability).toBeGreaterThan(0.8);
  });

  it('reads a hostile text within a quarter of a second', () => {
    const article = articleFromText(`# a\n\n${'"said 1/2 cup '.repeat(4000)}\n\n${'- 1 '.repeat(2000)}`);
    expect(cpuMsOf(() => readKind(article))).toBeLessThan(250);
  });
});
