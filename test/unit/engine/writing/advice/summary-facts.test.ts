import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readSummaryFacts } from '#engine/writing/advice/summary-facts.ts';

const coldBrew = readFileSync(
  join(import.meta.dirname, '../../../../fixtures/articles/cold-brew-at-home.txt'),
  'utf8',
);

const bed = `A raised garden bed warms up early, drains well and saves my back.

## Boards for a raised garden bed

Cedar boards last for years. Four boards and a box of screws are all that a raised garden bed needs.

## Soil

Fill the raised garden bed with two parts of topsoil and one part of compost.`;

const factsOf = (text: string, lead: string) => readSummaryFacts(articleFromText(text), lead);

describe('places of the lead keyword', () => {
  it('include its words in title, opening and a heading, in any order and form', () => {
    const text = `# The Bed of a Garden, Raised\n\n${bed}`;
    expect(factsOf(text, 'raised garden beds').places).toEqual({
      title: true,
      opening: true,
      headings: true,
    });
    expect(factsOf(text, 'cedar planters').places).toEqual({ title: false, opening: false, headings: false });
  });

  it('include no title and no heading that the text does not have', () => {
    const text =
      'A raised garden bed warms up early. I built it last spring with my neighbor, who lent me her truck.';
    expect(factsOf(text, 'raised garden bed').places).toEqual({ title: null, opening: true, headings: null });
  });
});

describe('a personal story', () => {
  const story = `I did not sleep. My brother called me at four, and I knew before I picked up.

I sat on the stairs with the phone in my lap. My mother made tea that nobody drank. I wanted to say something, and I did not.

Later I walked to the river and back. I remember the cold. I remember my shoes, and a dog that looked at me as if it knew.

When I came home, my brother stood in the door. I told him that I was sorry. He told me that he was, too.`;

  it('is a diary without a probable topic', () => {
    expect(factsOf(story, 'shoes').isPersonal).toBe(true);
  });

  it('is not a text about one thing throughout', () => {
    const knits = story.replace(/phone|tea|river|shoes|dog|door/g, 'scarf');
    expect(factsOf(knits, 'scarf').isPersonal).toBe(false);
  });

  it('is not a text in many sections, nor one in which nobody says “I”', () => {
    const sections = story.replace(/\n\n/g, '\n\n## Later\n\n');
    expect(factsOf(sections, 'shoes').isPersonal).toBe(false);
    const told = story.replace(/\bI\b/g, 'She').replace(/\b[Mm][ey]\b/g, 'her');
    expect(factsOf(told, 'shoes').isPersonal).toBe(false);
  });

  it('is not a guide', () => {
    expect(factsOf(coldBrew, 'jar').isPersonal).toBe(false);
  });

  it('is not a text whose opening probably says what it is about', () => {
    const first = 'After nine years of night shifts at the harbor, I finally decided to leave my job';
    const facts = factsOf(`${first}.\n\n${story}`, 'shoes');
    expect(facts).toMatchObject({ isPersonal: false, isUnclear: false, sentence: first });
    expect(factsOf(`It was late. I knew ${first.toLowerCase()}?\n\n${story}`, 'shoes').isPersonal).toBe(true);
  });
});

describe('a text without a clear topic', () => {
  const year = `I ran less, and I read more. I saw my aunt twice.

## Work

I wrote a lot of code, and I do not miss it. I asked my boss for a raise.

## Home

I painted a wall. I broke my toe, and I slept. I ate my first fig.

## Plans

I want to sing. I hope my knee heals, and I want to sit by a lake with my dog.`;

  it('is one in which the author talks about many things', () => {
    expect(factsOf(year, 'first fig').isUnclear).toBe(true);
    expect(factsOf(year.replace(/\bI\b/g, 'She').replace(/\bmy\b/g, 'her'), 'first fig').isUnclear).toBe(
      false,
    );
    expect(factsOf(coldBrew, 'jar').isUnclear).toBe(false);
  });
});

describe('the sentence of a text', () => {
  const first = 'After years of rust, I finally moved all of my tools into a new shed behind the house';
  const rest = `The walls took a weekend. My brother held the ladder, and the dog stole a glove. We painted until it was dark.

Inside, every tool has a hook. The saws hang over the bench, and the bench stands below the window. My tools used to lie on the floor.

A shed needs air. Two vents keep the tools dry, and a lock keeps the children out. The ladder leans on the back of the shed.`;

  it('is one that says more probably than the words what the text is about', () => {
    expect(factsOf(`${first}.\n\n${rest}`, 'tools').sentence).toBe(first);
    expect(factsOf(`We built it in May.\n\n${rest}`, 'tools').sentence).toBeNull();
  });

  it('is likelier in a text that has a title', () => {
    const titled = (opening: string) => factsOf(`# The Long Way Home\n\n${opening}.\n\n${rest}`, 'tools');
    const shed = 'Here is how I moved all of my tools into a new shed behind the house';
    expect(titled(shed).sentence).toBe(shed);
    expect(titled('I remember the tools that my father kept in the cellar').sentence).toBeNull();
  });
});

describe('the words of a text', () => {
  const late = (opening: string) => {
    const lines = Array.from({ length: 20 }, () => 'It was calm and gray there.');
    const recipe =
      'The crab cake needs aioli. Aioli is rich, and a crab cake is not. Make the aioli first. Crab cake with aioli is a meal.';
    return factsOf(`${opening} ${lines.join(' ')}\n\n${recipe}`, 'calm');
  };

  it('include the ones that the opening does not mention', () => {
    const { words, opensWithWords } = late('In this post I tell you why.');
    expect(words).toEqual(['aioli', 'crab cake']);
    expect(opensWithWords).toBe(false);
  });

  it('are left out if they are improbable and the opening does not say what the text is about', () => {
    expect(late('The harbor slept.')).toMatchObject({ words: [], sentence: null });
  });

  it('are left out if two of them are improbable, and named if the opening is too long to be quoted', () => {
    const parts = Array.from({ length: 9 }, () => 'with a good spoon of aioli and a slice of bread').join(
      ' ',
    );
    const long = `A crab cake is a cake of crab that we fry in a cast iron pan and eat ${parts}`;
    expect(late(`${long}.`)).toMatchObject({ sentence: null });
    expect(late(`${long}.`).words).not.toEqual([]);
    expect(late('The harbor and the mill slept.').words).toEqual([]);
  });

  it('may all be in the opening', () => {
    const cake = 'We fry our crab cake in a cast iron pan. A crab cake with too much bread is a bread cake.';
    const facts = factsOf(`${cake}\n\nServe the crab cake hot. Eat the crab cake soon.`, 'crab cake');
    expect(facts.words[0]).toBe('crab cake');
    expect(facts.opensWithWords).toBe(true);
  });
});

describe('the author’s spelling', () => {
  it.each([
    [
      'what the text writes most often, not an address',
      'We met George Ellard. The whistleblower was not George Ellard, and George Ellard left. Write to george at the office.',
      'george ellard whistleblower',
      'George Ellard whistleblower',
    ],
    ['names inside sentences', 'We moved to Hong Kong. Life in Hong Kong is fast.', 'hong kong', 'Hong Kong'],
    [
      'a plain keyword at the start of a sentence',
      'Rye bread is dense. We like rye bread.',
      'rye bread',
      'rye bread',
    ],
    [
      'a heading’s capitals',
      '# Feeding Rye Starters\n\nFlour and water.',
      'feeding rye starters',
      'feeding rye starters',
    ],
    [
      'capitals inside a word of the title',
      '# DIY Chevron Dress\n\nI sewed it.',
      'diy chevron dress',
      'DIY chevron dress',
    ],
    [
      'a name within a keyword of the title',
      '# Why We Chose Flutter\n\nWe use Flutter now.',
      'chose flutter',
      'chose Flutter',
    ],
    [
      'a word in lowercase that has capitals in a few names only',
      'The Correct Name is set. The email is correct, and the correct email is long. A correct email ends.',
      'correct email list',
      'correct email list',
    ],
    [
      'a phrase that only begins a sentence',
      'Video footage shows the harbor. The gulls are loud.',
      'video footage',
      'video footage',
    ],
    [
      'a name that begins a phrase and a sentence',
      'Lisbon trams are yellow. We like Lisbon in the rain.',
      'lisbon trams',
      'Lisbon trams',
    ],
    ['a title in capitals', '# ALL ABOUT RYE\n\nFlour and water.', 'all about rye', 'all about rye'],
  ])('follows %s', (_, text, lead, spelling) => {
    expect(factsOf(text, lead).spelling).toBe(spelling);
  });
});

describe('a sure lead keyword', () => {
  it('is what title and text say', () => {
    expect(factsOf(coldBrew, 'cold brew').isConfident).toBe(true);
    expect(factsOf(`# Raised Garden Bed\n\n${bed}`, 'raised garden bed').isConfident).toBe(true);
  });

  it('is not part of the text, and not a phrase that only the title has', () => {
    const text = `# How a Weekend Saved My Back: Raised Garden Bed\n\n${bed}`;
    expect(factsOf(text, 'cedar boards').isConfident).toBe(false);
    expect(factsOf(text, 'weekend saved my back').isConfident).toBe(false);
  });

  it('is not the author of the work that the text is about', () => {
    const review = 'Ada Stone wrote it. Ada Stone lives in a mill. I like Ada Stone, and Ada Stone bakes.';
    expect(factsOf(`# The Raised Bed by Ada Stone\n\n${review}`, 'ada stone').isConfident).toBe(false);
    expect(factsOf(`# A Day with Ada Stone\n\n${review}`, 'ada stone').isConfident).toBe(true);
  });

  it('is not a single word that is broader than the title', () => {
    const text = `# My Raised Bed of Cedar\n\n${bed}`;
    expect(factsOf(text, 'bed').isConfident).toBe(false);
  });

  it('contains words of the title, however often the text mentions it', () => {
    expect(factsOf(`# What My Neighbor Taught Me\n\n${bed}`, 'raised garden bed').isConfident).toBe(false);
  });

  it('is not a phrase of the title that is hardly the topic', () => {
    const walk = 'The harbor was dark. We fed gulls, ate soup and waited for the bus to the old mill.';
    expect(factsOf(`# Sprint 13\n\n${walk} Sprint 13 was long.`, 'sprint 13').isConfident).toBe(false);
  });

  it('is what a text without a title mentions again and again', () => {
    expect(factsOf(bed, 'raised garden bed').isConfident).toBe(true);
    expect(factsOf(bed, 'topsoil').isConfident).toBe(false);
  });
});

describe('the title', () => {
  const titleOf = (text: string) => factsOf(text, 'raised garden bed').title;

  it('is telling if the text uses its words', () => {
    expect(titleOf(`# A Bed for My Garden\n\n${bed}`)).toMatchObject({ isInformative: true, isLong: false });
    expect(titleOf(`# What’s It All About, Then?\n\n${bed}`)?.isInformative).toBe(false);
    expect(titleOf(`# Weeknotes #7\n\n${bed}`)?.isInformative).toBe(false);
  });

  it('leaves out a word that the text mentions far more often than its own words', () => {
    const trellis = bed.replaceAll('raised garden bed', 'trellis');
    expect(
      titleOf(`# An Idea for My Back\n\n${trellis} The trellis stands. A trellis is cheap.`)?.missing,
    ).toEqual({ text: 'trellis', isSetting: false });
    expect(titleOf(`# A Trellis for My Back\n\n${trellis} The trellis stands.`)?.missing).toBeNull();
    expect(titleOf(`# An Idea for My Back\n\n${trellis.slice(0, 60)}`)?.missing).toBeNull();
  });

  const trip = `The ferry to Ostrava leaves at noon. Take a hat.

A guide in Ostrava shows the harbor. The soup is cheap. A bed costs nine crowns.

From Ostrava, the road goes north. A second road goes south. The harbor is open at night.

The train leaves at night. Buy bread in Ostrava.`;

  it('leaves out the name of the setting of the text', () => {
    expect(titleOf(`# Road and Harbor Information\n\n${trip}`)?.missing).toEqual({
      text: 'Ostrava',
      isSetting: true,
    });
    expect(titleOf(`# The Road from Ostrava\n\n${trip}`)?.missing).toBeNull();
    const once = trip.replace(/ (?:in|to) Ostrava/g, ' there');
    expect(titleOf(`# Road and Harbor Information\n\n${once}`)?.missing).toBeNull();
  });

  it('does not leave out a name that it spells out', () => {
    const city = trip.replaceAll('Ostrava', 'NYC');
    expect(titleOf(`# Roads of New York City\n\n${city}`)?.missing).toBeNull();
  });

  it('is not telling if the text hardly speaks of its words', () => {
    const long = `${bed}\n\n${'We went home at noon. '.repeat(20)}`;
    const text = `${long}Compost is black gold.`;
    expect(titleOf(`# Black Gold\n\n${text}`)?.isInformative).toBe(false);
    expect(titleOf(`# How Black Gold Works\n\n${text}`)?.isInformative).toBe(true);
    expect(titleOf(`# Bed of Gold\n\n${text}`)?.isInformative).toBe(true);
    const named = `${long}I bought them in Ostrava, and I like Ostrava.`;
    expect(titleOf(`# Ostrava 2025\n\n${named}`)?.isInformative).toBe(true);
  });

  it('is telling if it is the name of a work', () => {
    const long = `${bed}\n\n${'We went home at noon. '.repeat(20)}`;
    expect(titleOf(`# The Odd Lamp (1956)\n\n${long}`)?.isInformative).toBe(true);
    expect(titleOf(`# The Odd Lamp\n\n${long}`)?.isInformative).toBe(false);
    expect(titleOf(`# The Odd Lamp\n\n${long}I saw Odd Lamp again.`)?.isInformative).toBe(true);
    expect(titleOf(`# The Odd Lamp\n\n${long}I saw an odd lamp again.`)?.isInformative).toBe(false);
  });

  it.each([
    ['Ostrava 2025', true],
    ['Ostrava (Czechia)', true],
    ['The Harbor of Ostrava', false],
    ['Ostrava and you', false],
    ['Ostrava?', false],
    ['Bratislava', false],
  ])('may be only a name: %s', (title, isOnlyName) => {
    const text = `# ${title}\n\nWe saw Ostrava in May. The harbor of Ostrava is in Czechia, and Czechia is small.`;
    expect(titleOf(text)?.isOnlyName).toBe(isOnlyName);
  });

  it('is in the opening if its main word is', () => {
    const title = 'Three Cheap and Pretty Garden Beds for a Sunny Week';
    expect(titleOf(`# ${title}\n\n${bed}`)?.places.opening).toBe(true);
    expect(
      titleOf(`# ${title}\n\nIt rained.\n\n${'We went home. '.repeat(40)}\n\n${bed}`)?.places.opening,
    ).toBe(false);
  });

  it.each([
    ['The Raised Bed by Ada Stone', true],
    ['The Raised Bed, by Ada Stone 📚', true],
    ['What I Learned from The Raised Bed by Ada Stone', false],
    ['A raised bed by the house', false],
  ])('is broad if it is that of a work with its author: %s', (line, isBroad) => {
    const text = `# ${line}\n\nAda Stone wrote The Raised Bed. I learned how a raised bed by the house is built.`;
    expect(titleOf(text)).toMatchObject({ isInformative: true, isBroad });
  });

  it('is no row of sentences, and no list of links', () => {
    const sentences = 'I wrote this for an old site. It is a raised garden bed. Have fun with the bed.';
    expect(titleOf(`# ${sentences}\n\n${bed}`)).toBeNull();
    expect(titleOf(`# beds|boards|soil|garden\n\n${bed}`)).toBeNull();
    expect(titleOf(`# A Bed | My Garden\n\n${bed}`)).not.toBeNull();
  });

  it('is not long if a result page cuts off hardly a word', () => {
    const line = 'How I Built a Raised Garden Bed behind the Garage in a Weekend';
    expect(titleOf(`# ${line}\n\n${bed}`)?.isLong).toBe(false);
  });

  it('is long if a result page cuts it', () => {
    const long =
      'How I Built a Raised Garden Bed behind the Garage in One Weekend with Nothing but Cedar Boards';
    expect(titleOf(`# ${long}\n\n${bed}`)?.isLong).toBe(true);
  });

  it.each(['Two Weeks In', 'General Tips', 'Monthly Recap: March 2025', 'Sprint 13'])(
    'is not telling if its words tell no subject: %s',
    (title) => {
      const text = `# ${title}\n\n${bed} Tips, tips, tips: weeks in March, weeks of recap, a sprint of two weeks.`;
      expect(titleOf(text)?.isInformative).toBe(false);
    },
  );

  it.each([
    ['Candlemaking', true],
    ['The Trellis', true],
    ['Trellis Plans', false],
    ['What Is a Trellis?', false],
    ['2022 Trellises', false],
  ])('is short if it is one word: %s', (title, isShort) => {
    expect(titleOf(`# ${title}\n\n${bed} A trellis stands by the trellis.`)?.isShort).toBe(isShort);
  });

  it('is telling if it is one rare word that the text mentions', () => {
    const text = `${bed}\n\nA trellis for candlemaking is another idea.`;
    expect(titleOf(`# Candlemaking\n\n${text}`)?.isInformative).toBe(true);
    expect(titleOf(`# Candlemaking\n\n${bed}`)?.isInformative).toBe(false);
    expect(titleOf(`# Distance\n\n${bed} The distance is short.`)?.isInformative).toBe(false);
  });

  it('lacks no word that is hardly the topic', () => {
    const screws = bed.replace(/boards/gi, 'screws').replaceAll('raised garden bed', 'AquaBed frame');
    const more = 'Two screws hold each corner. Turn the screws, and hide the screws.';
    expect(titleOf(`# AquaBed\n\n${screws} ${more}`)?.missing).toBeNull();
  });

  it('is not telling if it only calls', () => {
    expect(titleOf(`# Raised Garden Bed!\n\n${bed}`)?.isInformative).toBe(false);
    expect(titleOf(`# Raised Garden Bed: Warm by May!\n\n${bed}`)?.isInformative).toBe(true);
  });

  it('is the only main heading, also below a sentence', () => {
    expect(titleOf(`I built it last spring.\n\n# My Raised Garden Bed\n\n${bed}`)?.text).toBe(
      'My Raised Garden Bed',
    );
    expect(
      titleOf(`I built it last spring.\n\n# My Raised Garden Bed\n\n${bed}\n\n# Tools\n\n${bed}`),
    ).toBeNull();
  });

  it('is not telling if it is a first line without a word of the text', () => {
    expect(titleOf(`A Bed for My Garden\n\n${bed}`)?.isInformative).toBe(true);
    expect(titleOf(`Weeknotes and More\n\n${bed}`)?.isInformative).toBe(false);
  });

  it.each([
    ['a note', 'This post initially appeared on Raised Garden Beds Weekly'],
    ['an origin', 'Cross-posted from the raised garden bed forum'],
    ['one label', 'Start: Raised Garden Bed'],
    ['a quotation', '“Gardens grow slowly” - my grandmother'],
    ['a label', 'tags: garden, cedar'],
    ['an aside', '(Part two of my garden diary)'],
  ])('is not a first line that is %s', (_, line) => {
    expect(titleOf(`${line}\n\n${bed}`)).toBeNull();
  });
});
