import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readTitleFacts } from '#engine/writing/advice/title-facts.ts';

const bed = `A raised garden bed warms up early, drains well and saves my back.

Cedar boards last for years. Four boards and a box of screws are all that a raised garden bed needs. My first garden is a small one, and friends ask for tips.

Fill the raised garden bed with two parts of topsoil and one part of compost.`;

const factsOf = (title: string, text = bed) =>
  readTitleFacts(articleFromText(`# ${title}\n\n${text}`), title);

describe('a title', () => {
  it.each([
    ['Garden Beds', true],
    ['My First Garden Bed', true],
    ['Raised Garden Bed Tips', false],
    ['Some Garden Bed Tips', true],
    ['How Garden Beds Drain', false],
    ['What a Garden Needs', false],
    ['Garden Beds Should Drain', false],
    ['Garden Beds Don’t Drain', false],
    ['Garden Beds: Early and Dry', false],
    ['Garden Beds of 2025', false],
    ['Cedar Boards for a Garden Bed', false],
  ])('is broad if it is a few words without what the text says: %s', (title, isBroad) => {
    expect(factsOf(title).isBroad).toBe(isBroad);
  });

  it('is broad if it is the name of a work', () => {
    const read = `${bed} I read Cedar Boards and Garden Beds in May.`;
    expect(factsOf('Cedar Boards and Garden Beds', read).isBroad).toBe(true);
    expect(factsOf('Cedar Boards and Garden Beds', bed).isBroad).toBe(false);
    const longer = 'Cedar Boards and Garden Beds Save Backs';
    expect(factsOf(longer, `${bed} I read ${longer} in May.`).isBroad).toBe(false);
    expect(factsOf('Cedar Boards and Garden Beds: Reviewed', read).isBroad).toBe(false);
  });

  it('is not broad if it is the name of a dish', () => {
    const recipe = `Serves 4. Ready in 30 minutes.\n\n## Ingredients\n\n- 2 cups flour\n- 1 lemon\n- 1 tsp salt\n\n## Directions\n\n1. Mix the flour and salt.\n2. Bake the lemon cake for 20 minutes.`;
    expect(factsOf('Lemon Cake', recipe).isBroad).toBe(false);
  });

  it.each([
    ['General Tips', true],
    ['About Us', true],
    ['What If?', true],
    ['Good news!', true],
    ['Black Gold', false],
  ])('is empty if its words name no subject of any text: %s', (title, isEmpty) => {
    expect(factsOf(title).isEmpty).toBe(isEmpty);
  });

  const trellis =
    `${bed.replaceAll('raised garden bed', 'trellis')} The trellis stands. A trellis is cheap, and the trellis lasts.`.replace(
      'Cedar',
      '## Boards for a trellis\n\nCedar',
    );

  it('leaves out no word if it is long', () => {
    expect(factsOf('An Idea for My Back', trellis).missing?.text).toBe('trellis');
    expect(factsOf('A Weekend Idea for My Back and My Cheap Yard', trellis).missing).toBeNull();
  });

  it('leaves out no setting if it has a name', () => {
    const trip = `The ferry to Ostrava leaves at noon. Take a hat.

A guide in Ostrava shows the harbor. The soup is cheap. A bed costs nine crowns.

From Ostrava, the road goes north with Pavla. A second road goes south. The harbor is open at night.

The train leaves at night. Buy bread in Ostrava.`;
    expect(factsOf('Road and Harbor Information', trip).missing?.text).toBe('Ostrava');
    expect(factsOf('The Road and Harbor of Pavla', trip).missing).toBeNull();
  });
});
