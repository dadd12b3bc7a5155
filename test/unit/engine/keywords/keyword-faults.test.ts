import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { scoreRelevance } from '#engine/keywords/ideas/score-relevance.ts';
import { isPlaceName } from '#engine/keywords/phrases/place-names.ts';
import { notEmpty } from '#test/not-empty.ts';

const ideasOf = (text: string) => findKeywordIdeas(articleFromText(text));
/** The keywords that a run would show. */
const textsOf = (text: string): string[] =>
  ideasOf(text)
    .slice(0, 8)
    .map((idea) => idea.text);

const bridge =
  'Riverton council votes to close Maple Street bridge\n\nThe city council voted on Tuesday to close the Maple Street bridge. "Nobody drives twelve minutes for a haircut," said Ann Poe, a salon owner who has two shops. The bridge closure costs the city nothing, said an officer. The Maple Street bridge was built in 1961.';
const balcony =
  'Small balcony ideas\n\nHang planters on the railing, lay outdoor tiles over the concrete and push the table back. An outdoor rug hides the rest. A small balcony with an outdoor rug feels like a room, and a small balcony with planters feels like a garden.';
const stranding =
  'Vessel Returning To Port With Rare Corals\n\nThe vessel returning to port carried rare corals. Federal agents seized the rare corals. Federal agents said the U.S. would keep the corals. A 15-year-old passenger and a haitian-born mother watched the federal agents.';

describe('pieces of sentences', () => {
  it.each([
    ['a verb behind a noun', bridge, 'closure costs'],
    ['a number in words', bridge, 'twelve minutes'],
    ['a verb of the text', balcony, 'outdoor rug hides'],
    ['what somebody is doing', stranding, 'vessel returning'],
    ['an age', stranding, '15-year-old passenger'],
    ['a person of no name', stranding, 'haitian-born mother'],
    ['dots that nobody types', stranding, 'u.s.'],
    ['dots without the last one', stranding, 'u.s'],
  ])('%s', (_, text, fragment) => expect(textsOf(text)).not.toContain(fragment));

  it.each([
    ['the phrase around it', bridge, 'maple street bridge'],
    ['the phrase the text keeps to', balcony, 'small balcony'],
    ['the topic', stranding, 'rare corals'],
    [
      'leaves, which are no verb here',
      'Why do tomato leaves curl?\n\nCurled leaves have many causes. Yellow leaves at the bottom are normal. Pick yellow leaves off. When yellow leaves have spots, spray them. Water tomato plants deeply, and feed tomato plants every week.',
      'yellow leaves',
    ],
    [
      'words that open the title, which may look like a command',
      'Search intent in plain words\n\nNobody searches for a keyword. People search because they are in the middle of something. What the trade calls search intent is the situation itself. A keyword is what is left of it.',
      'search intent',
    ],
  ])('do not displace %s', (_, text, phrase) => expect(textsOf(text)).toContain(phrase));
});

describe('bare words', () => {
  const agents =
    'Federal agents stop smugglers at sea\n\nFederal agents stopped a boat. The agents searched it, and the agents found parrots. Two federal agents were hurt. The agents took the parrots to a vet. Smugglers sell parrots, and federal agents hunt smugglers.';
  const sourdough =
    'How to start a sourdough starter\n\nA sourdough starter is flour and water. Feed the starter daily. When the starter doubles, the starter is ready. A sourdough starter smells of yogurt. Keep the starter warm.';
  const name =
    'Ana Ruiz wins the chess open\n\nAna Ruiz won the chess open on Sunday. Ruiz beat nine players. "I slept well," Ruiz said. Ana Ruiz plays again in May. The chess open was the fifth that Ruiz played.';

  it.each([
    ['agents', 'federal agents', agents],
    ['starter', 'sourdough starter', sourdough],
    ['ruiz', 'ana ruiz', name],
  ])('%s gives way to %s', (bare, phrase, text) => {
    const found = textsOf(text);
    expect(found).toContain(phrase);
    expect(found).not.toContain(bare);
  });

  it('that are common are not keywords, but rare ones from the title are', () => {
    const text =
      'Bougainvillea and its universe\n\nBougainvillea climbs. Water bougainvillea weekly. Its universe is wide, a universe of reds. In this universe bougainvillea rules.';
    const found = textsOf(text);
    expect(found).toContain('bougainvillea');
    expect(found).not.toContain('universe');
  });
});

describe('names', () => {
  const shop =
    'RTX 3080: Where to Buy\n\nBuy\n\nThe card sold out at Walmart within an hour. Those who want to buy one can wait for Walmart to restock, or buy a used card in Lisbon or Haiti. Walmart restocks on Friday, and prices in Lisbon are higher than in Haiti.';
  const byText = new Map(
    scoreRelevance(['walmart', 'buy', 'lisbon', 'haiti'], articleFromText(shop)).map((idea) => [
      idea.text,
      idea.isBrand,
    ]),
  );

  it('are firms, but not places or words that a heading capitalizes', () => {
    expect(byText.get('walmart')).toBe(true);
    for (const other of ['buy', 'lisbon', 'haiti']) expect(byText.get(other) ?? false, other).toBe(false);
  });

  it.each(['haiti', 'bolivia', 'hong kong', 'new york', 'u.s.'])('%s is a place', (text) =>
    expect(isPlaceName(text)).toBe(true),
  );
  it.each(['apple', 'halloween', 'python', ''])('%j is not one', (text) =>
    expect(isPlaceName(text)).toBe(false),
  );
});

describe('questions', () => {
  const asked = (text: string): string[] => ideasOf(text).map((idea) => idea.text);

  const filler =
    'Stir well and wait. The kitchen smells good, the dog sits by the door, and the neighbours ask.';
  it('of a recipe ask for the recipe', () => {
    const text = `Vegan Lentil Chili\n\nThis vegan lentil chili feeds six. Serve the vegan lentil chili with rice. ${filler}\n\nIngredients\n\nLentils, tomatoes, onions, cumin\n\nInstructions\n\nFry the onions, add the lentils and cook the chili for an hour. ${filler}`;
    expect(asked(text).some((query) => /lentil chili recipe$|^how to make .*lentil chili$/.test(query))).toBe(
      true,
    );
  });

  it('of a first-steps guide are for beginners', () => {
    const text = `How to start a worm farm\n\nA worm farm turns peels into soil. Put the worm farm into the shade. ${filler} A worm farm needs air, a lid and a tray. ${filler}`;
    expect(asked(text)).toContain('worm farm for beginners');
  });

  it('of a text that mentions beginners late are for everybody', () => {
    const text = `How sourdough rises\n\nSourdough rises slowly. Good sourdough needs a warm kitchen. ${filler.repeat(12)} Some beginners use sourdough starter from a shop, and other beginners wait for a week.`;
    for (const query of notEmpty(asked(text))) expect(query).not.toMatch(/ for beginners$/);
  });

  it('of a review ask about the thing, not about the action', () => {
    const text = `Printing a photo book: a review\n\nI tried printing a photo book at Acme. The photo book is heavy, and I recommend it. My experience with printing a photo book was good. ${filler}`;
    for (const query of notEmpty(asked(text)))
      expect(query).not.toMatch(/^(?:is )?printing .* (?:review|worth it|pros and cons|experience)$/);
  });

  it.each([
    [
      'news',
      'Agency seizes cocaine at sea\n\nThe agency said on Monday that officers seized cocaine. The cocaine was on a boat, the agency said. Officials said the boat came from Haiti, according to the coast guard.',
    ],
    [
      'health',
      `15 Tips to Overcome Binge Eating\n\nBinge eating is common. Binge eating often begins with a diet. People with binge eating can get help. ${filler}`,
    ],
    [
      'opinion',
      `Letters to the editor are dying\n\nLetters are how a town talks to itself. Nobody writes letters now. I miss the letters. ${filler}`,
    ],
  ])('do not add "news", "explained" or "for beginners" to %s', (_, text) => {
    for (const query of notEmpty(asked(text)))
      expect(query).not.toMatch(/ (?:news|explained|for beginners|guide)$/);
  });
});
