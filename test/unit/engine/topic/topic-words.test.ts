import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { topicWords } from '#engine/topic/topic-words.ts';

const diary = `We reached Mumbai at noon, and the roller coasters of Mumbai were the first thing on the list.

The train to the roller coasters was full. Another train came, and we shared it with a goat that had been on roller coasters before.

By night the train was empty. Mumbai slept, and so did the goat.`;

describe('topicWords', () => {
  it('names two things that the text mentions often, as it writes them, and keeps words together that occur together', () => {
    expect(topicWords(articleFromText(diary))).toEqual(['Mumbai', 'roller coasters']);
  });

  it('adds the capitalized word before a name', () => {
    const text =
      'I moved to New York. New York has trains. The trains of New York and other trains never stop.';
    expect(topicWords(articleFromText(text))).toContain('New York');
  });

  it('uses the lead keyword, if given, in place of its words', () => {
    const text =
      'Cooking mushrooms is easy. Cooking mushrooms needs liquid. Mushrooms lose liquid in the pan, and the liquid leaves the pan. Mushrooms shrink, and the liquid is gone.';
    expect(topicWords(articleFromText(text), 'cooking mushrooms', 'Cooking mushrooms')).toEqual([
      'Cooking mushrooms',
      'liquid',
    ]);
    expect(topicWords(articleFromText(text), 'leaves the pan')).not.toContain('leaves the pan');
    expect(topicWords(articleFromText(text), 'sourdough')).not.toContain('sourdough');
    expect(topicWords(articleFromText(text), 'mushrooms pan')).not.toContain('mushrooms pan');
  });

  it('prefers what the opening and the end name to what one stretch says as often', () => {
    const text = `The harbor was still dark. We fed the gulls at the harbor.

The bus came late. The bus was full, and the bus smelled of wet wool. Nobody on the bus spoke.

The gulls followed us home. We could still see the harbor and its gulls.`;
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['gulls', 'harbor']);
  });

  it('takes a name that the text says twice in place of a second common word', () => {
    const text = `We drove through Florida in a rented car.

The car was wide. The road was wide, too, and the car liked the road. Rain fell on the road and on the car.

The road ended at the beach. That was Florida, seen from a car.`;
    expect(topicWords(articleFromText(text))).toEqual(['car', 'Florida']);
  });

  it('names no word next to one that contains it', () => {
    const text = `The hub is down. A JupyterHub is a hub, and my JupyterHub is down.

The hub needs a disk. The JupyterHub needs the disk, too. The hub of JupyterHub has a new disk.`;
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['JupyterHub', 'disk']);
  });

  it('names no day, no month and no empty word next to another', () => {
    const text = `The kiln is hot. Friday is the day of the kiln, and the glaze is wet.

Friday came. The store sells glaze, and the store sells clay. The store is closed on Friday.

The glaze is dry. On Friday the kiln cooled in the store, and the glaze shone. Friday again.`;
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['glaze', 'kiln']);
  });

  it('takes a word for a common one in a title, not for a name', () => {
    const text = `I read a lot of books this year. Books are cheap.

The first of the books was The Wild Robot. The second of the books was Call of the Wild. The third was The Wild Geese. Fiction can be wild.

Most books were fiction. I like fiction, and I like books. Some fiction is short.`;
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['books', 'fiction']);
  });

  it('lets a probable phrase stand alone if the next word adds nothing', () => {
    const text = `A rain barrel saves water. My rain barrel holds fifty gallons, and the rain barrel has a tap.

I bought the rain barrel at a store. The store was far, and the store sells no other rain barrel. Put the rain barrel under a downspout.`;
    expect(topicWords(articleFromText(text), 'rain barrel')).toEqual(['rain barrel']);
  });

  it('does not let a name stand alone that the text seldom mentions', () => {
    const text = `Ted Marlowe writes about bread. Books about bread are cheap, and Ted Marlowe says so.

Publishers print books, and libraries buy books. The books are dear.`;
    expect(topicWords(articleFromText(text), 'ted marlowe', 'Ted Marlowe')).toHaveLength(2);
  });

  it('names no word next to one with the same root', () => {
    const text = `Democracy is a word. Democratization is a longer one. A vote is not democracy.

A vote is a vote. Democratization of printing is no democracy, and democratization of a vote is none.`;
    const words = topicWords(articleFromText(text));
    expect(words).toContain('vote');
    expect(words).toHaveLength(2);
  });

  it('names no initials next to their name', () => {
    const text = `The Rye Bakers Guild (RBG) has an oven. RBG members share the oven, and RBG is proud of it.

Anyone may join the Rye Bakers Guild. The oven of RBG is hot, and the oven of RBG is big.`;
    const words = topicWords(articleFromText(text), 'rye bakers guild', 'Rye Bakers Guild');
    expect(words).toEqual(['Rye Bakers Guild', 'oven']);
  });

  it('leaves out a second name that is incidental', () => {
    const text = `Who does not love a crab cake? We fry our crab cake in a cast iron pan until the crust is brown.

Pick the crab meat over, and keep the lumps whole. A crab cake with too much bread is a bread cake.

Whisk the egg. Add the lemon juice, a pinch of salt and the mustard. Stir the lemon juice in slowly, then let it rest.

Form each crab cake with wet hands. Serve the crab cake with more lemon juice.`;
    expect(topicWords(articleFromText(text))).toEqual(['crab cake']);
    const both = text.replace('our crab cake in', 'our crab cake with lemon juice in');
    expect(topicWords(articleFromText(both))).toEqual(['crab cake', 'lemon juice']);
  });

  it('names no unit of a recipe', () => {
    const text = `Add a cup of rye flour and a cup of water. Stir the rye flour into the water.

A cup of rye flour weighs less than a cup of water. Use one more cup of rye flour.`;
    expect(topicWords(articleFromText(text)).join(' ')).not.toContain('cup');
  });

  it('takes a gerund that stands like a verb', () => {
    const text = `I keep journaling because journaling clears my head.

Friends ask me about journaling and about my pens. Good pens help.

Pens run dry, but journaling goes on.`;
    expect(topicWords(articleFromText(text))).toEqual(['journaling', 'pens']);
  });

  it('leaves out markup and words that name no topic', () => {
    const text =
      'The src of the img and its alt are bread. The src, the img, the alt. Bread on a day, rye on a day, one more day. Bread and rye, src, img, alt. Rye and bread.';
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['bread', 'rye']);
  });

  it('names nothing for a text that repeats nothing', () => {
    expect(topicWords(articleFromText('A short note on bread.'))).toEqual([]);
    expect(topicWords(articleFromText(''))).toEqual([]);
  });
});
