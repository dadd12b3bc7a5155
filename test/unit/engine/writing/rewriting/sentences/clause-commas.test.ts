import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { withSetOffWords } from '#engine/writing/rewriting/words/set-off-words.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();
const fixed = (sentence: string): string => sentence.replaceAll('|', ',');
const asWritten = (sentence: string): string => sentence.replaceAll('|', '');

describe('a missing comma before a second clause', () => {
  it.each([
    'So I put all the loaves inside the tidy little oven| and it’s done!',
    'A pal of mine was a huge Dr. Brot fan| and I offered to give him a couple of loaves.',
    'The rocks were jagged| and the slope of the hill was steep.',
    'He really is well known| and I like him.',
    'My start was good| and I think I came fourth.',
    'The people have been so welcoming| and the food has been good.',
    'But our drowsiness overcame us| and we deemed it unlikely.',
    'You can set up with one mill| but that costs money.',
    'We were there for four days| but during that time I learned to bake.',
    'The oven gets warm| and then you put in the loaf.',
    'There are several reasons| but ultimately it was the rye.',
    'Their flour is quite good| but if you look at the price| it seems low.',
    'They all have different lamps| so it is worth seeing them all.',
    'I had a feeling he had no key to the mill| but of course I had to make sure.',
    'A lack of sleep can build up toxins| and many of these can damage your brain.',
    'I recently made an effort to improve my bread| and this book gives me a great way to practice.',
    'It was noon| and we were on our way to the old mill by the sea.',
    'The rye was cold| so I waited for an hour until the oven was warm.',
    'The plates were simple| so I don’t think it is necessary to bake more.',
    'I bake a lot of bread at home| so I’ll use that oven below.',
    'It is a grain which keeps well| but it is not as good as rye.',
    'The bread is good and cheap| yet I have met many people who do not like it.',
    'We baked for the guests in Paris| and they were happy with it.',
    'The bread is baked well| and the loaves at the end are good.',
    'They sell many loaves| but the majority of them are old.',
    'She shared her plans with me| and none of them were new.',
  ])('is set: %s', (sentence) => {
    expect(withCommas(asWritten(sentence))).toBe(fixed(sentence));
  });

  it.each([
    'All we need is a warm oven and a strong will.',
    'All we need is determination and a strong will to bake the first loaf.',
    'This is a report on Nathan and I’s long trip to the old mill.',
    'For some reason that I forget, baking is hard.',
    'If your goal is to clean and use the oven you’re building in the yard, baking and selling is not enough.',
    'Right now, being in a good place is the best way for my husband and I to bake our bread.',
    'You want to bake but all those loaves and cakes and pies are just too many for you to choose.',
    'You really are selling bread to the town and it’s bakers by giving them a detailed account.',
    'Tasks a baker can do and their rights are the same.',
    'Now we know that what seemed sweet but different in Regina is just the way they bake.',
    'I will write about the mill here whenever I’m awake and I feel like it.',
    'Tell me about it the next time you’re in town and you have an hour.',
    'It inspires me and many of my plans and loaves are inspired by it.',
    'You can hear them when you like. iOS and Android ovens have rye for this.',
    'It is used to search for a loaf in a mill and it’s yard.',
    'This is the reason so many of our loaves do not rise.',
    'It is the day you spent in the mill, or the week it rained every day and you couldn’t bake a loaf.',
    'This moment with Tim Cook and Bono was both sweet and odd.',
    'The tides are impressive in this part of the bay and in Willie Creek had a habit of staying.',
    'It is a practical way to hold the dough in place so the loaves do not stick.',
    'Sam is attending the state university and graduating in May 2023.',
    'I thought I understood them and they understood me.',
    'I suspect bread with rye and seeds would also be good.',
    'My favorite part was the last loaf where my partner and I made a cake.',
    'It was never easy at these distances and found training did not help.',
    'One idea I have not used but I think is good is to bake at night.',
    'My grandma just says "cut the bread," but she made each slice the same.',
    'Suppose it’s time for lunch and I have a healthy meal.',
    'I ate eight boxes of thins... and they were good.',
    'Assume that they know the work within the team and you commit to it.',
    "So let's say your friend is baking in the kitchen and they see this loaf.",
    'You can practice baking and loaf management on several days is good.',
    'They make whole loaves and results at will.',
    'Anna and we bake bread at home on most days of the week.',
    'There are many ways to take part — group baking and the open mill are some great ones.',
    "It was a project by the baker and miller Michael Rose --- that's me!",
    'Did I say that the oven is old and this does not make it a bad one?',
    'Anna and Max were joint second and Rosa and Hugo trailed a little further behind.',
    'Stir it till the eggs are cooked and the peas are warm.',
    'We made a list for the top questions and themes people are calling in about.',
    'For capturing the work you do and what you were thinking at the time.',
    'This is about new ovens; modern tech and methods gives us a real chance.',
    'Make sure your oven is clean and your tables are ready for the loaves.',
    'In this book, the love the bakers show to each other and their skill is nothing to ignore.',
    'I resolved to be the support and companionship Anna would need to bake.',
    'We explore the mill before the light runs out and they are lost forever in the dark.',
    'There are some nice little ovens here and there that are actually old.',
    'There were a couple of free ovens but the baker and the miller would not let me in.',
    'We left the mill and my lovely new miller and I were on our way to the river.',
    'Nobody is hungry so Zalas and I finish dinner and head upstairs.',
    'They are here so mommy and daddy can pick peaches for the next few weeks.',
    'If&nbsp;you are baking a loaf and you have promised rye to the baker, change the flour.',
    'Loaves are not called “fresh” but that does not mean the baker would not sell them.',
  ])('is not set: %s', (sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });
});

describe('a missing comma before a clause that does not single out its noun', () => {
  it.each([
    'We sent the flour to Heroku| which is an old mill.',
    'I bake with this oven| which was made in Spain.',
    'I bake with my oven| which has a way to cool the bread.',
    'They did not know that it was closed| which is a shame.',
    'The mill was full of mice| which made me laugh.',
    'It rises slowly| which helps the bread.',
  ])('is set: %s', (sentence) => {
    expect(withCommas(asWritten(sentence))).toBe(fixed(sentence));
  });

  it.each([
    'I want you to tell me which will rise.',
    'It’s not even their old mill which bothers me.',
    'I wondered is it which is most popular?',
    'It names the model and also which of these are loaves.',
    'We have a tool which is old.',
    'It tells them exactly which packages they need.',
    'There are some parts in Heroku which are old.',
    'These are loaves which will rise.',
    'It speaks to the part of us which existed before we were born.',
    'It is the sum of all the parts of our self which are not allowed to be shown.',
    'We went to Rome which was hot and saw a mill.',
    'There is something which made me laugh.',
    'We call it rest (it is not sleep.) which made me laugh.',
    'We use Heroku which is a mill for grinding rye to bake bread.',
  ])('is not set: %s', (sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });
});

describe('words that commas set off', () => {
  it.each([
    ['I was too late though.', 'I was too late, though.'],
    ['There were some loaves left of course.', 'There were some loaves left, of course.'],
    ['They weigh 2 kg and 3 kg respectively.', 'They weigh 2 kg and 3 kg, respectively.'],
    ['We bake many loaves including rye and oat bread.', 'We bake many loaves, including rye and oat bread.'],
    ['As bakers though, we like bread.', 'As bakers, though, we like bread.'],
    ['The biggest surprise however was the mill.', 'The biggest surprise, however, was the mill.'],
    ['Tabs were on the left whereas links were on top.', 'Tabs were on the left, whereas links were on top.'],
    [
      'Keep the plants cool especially until they have roots.',
      'Keep the plants cool, especially until they have roots.',
    ],
    [
      'It takes one point (for example a mill) on the map.',
      'It takes one point (for example, a mill) on the map.',
    ],
    [
      'They told me that this is just the whole mill isn’t it?',
      'They told me that this is just the whole mill, isn’t it?',
    ],
    [
      'You warmed the loaves of rye and oats didn’t you?',
      'You warmed the loaves of rye and oats, didn’t you?',
    ],
    ['You warmed the oven didn’t you? (Both of them.)', 'You warmed the oven, didn’t you? (Both of them.)'],
    [
      'You add more at once which in turn means more work.',
      'You add more at once, which in turn means more work.',
    ],
  ])('%s', (before, after) => {
    expect(withSetOffWords(before)).toBe(after);
  });

  it.each([
    'And although it is old, we use it.',
    'You ask why didn’t you?',
    'I baked four small loaves, the relevant one of which I called Rex.',
    'The loaves (only a few of which I knew) were good.',
    'It was hard because whereas the mill was old it was loud.',
    'Even though it rained we went.',
    'There are others, often some of whom are new.',
    'We saw the bakers of the town, not all of whom are new.',
    'It is the only one of which I know.',
    'It looks as though he fell.',
    'I wrote the whole book including tests and put it in the mill.',
    'The price including tax is high.',
    'It is free time to be spent however.',
    'It is reflected in what words are used at which point in a story.',
    'It was a matter of course.',
    'I did not mind though, it cooled us off.',
    'It is a word which means that bread is old.',
  ])('stays: %s', (sentence) => {
    expect(withSetOffWords(sentence)).toBe(sentence);
  });
});

describe('a comma before the second verb of a short sentence', () => {
  it.each([
    ['Some of the mills are very old, and help a lot.', null],
    ['The mill started as a house, and has stood since then.', 'house and has'],
    ['We met the team last week, and concluded that it works.', 'week and concluded'],
    ['The oven runs on gas, and uses a lot of it.', 'gas and uses'],
    ['It is not right, and it’s not true.', null],
    ['He baked what she liked, and sold it.', null],
    ['We waited for it, and waited for the loaf.', null],
    ['The bread is good rye, and is sold here.', 'rye and is'],
    ['I bought rye, oats, and sold them.', null],
  ])('%s', (before, part) => {
    expect(withCommas(before)).toContain(part ?? before);
  });
});

describe('a hyphen between spaces', () => {
  const tidied = (text: string): string => renderBlocks(tidyWords(blocksOf(text))).trim();

  it('becomes a comma after an opening clause', () => {
    expect(tidied('Once we have the right bread in the mill - we will sell it to you.')).toBe(
      'Once we have the right bread in the mill, we will sell it to you.',
    );
  });

  it.each([
    'If a baker looks for you (it is common - I do it for all of my loaves), answer in a day.',
    'Once you are past the dry first part of it - The Old Mill - you are in for a lot of bread.',
  ])('does not become one elsewhere: %s', (text) => {
    expect(tidied(text)).not.toMatch(/common, I|Mill, you/);
  });
});

describe('two clauses that stay together', () => {
  it.each([
    ['a pair after a verb', 'Being a baker means my partner and I can take turns doing the milling.'],
    ['a pair after a thought', 'She thinks my brother and I should sell the mill.'],
    ['a pair with an article', 'It says the miller and I should talk about the rye.'],
    ['a pair with "you"', 'I bet your brother and you will like the loaf.'],
    ['a pair after a listener', 'He told me his wife and I should talk about the rye.'],
    ['a pair after a time', 'It took a week before my dad and I could bake.'],
    ['two hopes', 'I hope you like rye and you come back.'],
    ['a pair after a judgment', 'It was great my wife and I could bake at home.'],
    ['a pair after "turned out"', 'It turned out my partner and I were late.'],
    ['what is confirmed', 'The bakery confirmed it had photos of the fire and it was being looked at.'],
    ['what is announced', 'The bakery announced it had new ovens and they would open soon.'],
    ['a condition after "so"', "So if you want to bake rye but you're not sure how, read this."],
    ['a condition of time', "And when you have the rye but you don't have an oven, you can still bake."],
    ['what is said with "I’m"', 'He would probably say I’m thinking of rye and it doesn’t need to be dark.'],
    ['what a strength is', 'One of her strengths is she never gives up and she always helps the bakers.'],
    ['how it seems', "It may seem like you're not baking rye and you're just burning it in the oven."],
    ['what turned out', 'It turned out it was only the oven and there is no other mill.'],
    ['what is noted', 'Note I tried to bake this in the old oven and it did not work.'],
    ['"not yet"', 'They are good and if you live in the town and haven’t had one yet you should go there.'],
    ['a contrast after "but"', 'But whereas one baker had already left the mill, the other was still there.'],
  ])('get no comma: %s', (_, sentence) => {
    expect(withCommas(withSetOffWords(sentence))).toBe(sentence);
  });

  it.each([
    'I love my wife| and I bake for her.',
    'The oven is old| yet it rises well.',
    'The loaf is not for everyone| but you win some and you lose some.',
    'You can come if you like| but you have to bring rye.',
    'I added two loaves to the cold oven| and they were fine.',
  ])('do not include: %s', (sentence) => {
    expect(withCommas(asWritten(sentence))).toBe(fixed(sentence));
  });
});

describe('a comma that would part what belongs together', () => {
  it.each([
    // Both clauses are the exception.
    'He looked like a baker except he was wearing a hat and he was no baker.',
    // A pair of two words each.
    "To be honest, I've baked and I've slept in it before.",
    // A time without a verb opens the main clause.
    'So a loaf later and I was on my way to the town.',
    // A storyteller joins the clauses by "and" alone.
    'The fire flared in her eyes and she gasped a word and the thread was cut and he turned away from it.',
    // A second clause follows, so the first one describes the noun.
    'With the money she gave me I bought rye.',
    'During the week we spent in Rome it rained.',
    'In the email they sent us they say it is old.',
    'For the price you pay it is fine.',
    // The last verb lacks its object, so the clause describes the noun.
    'When including another loaf you will pass to it the rye it will be able to access.',
    // The clause describes the words.
    'After all we did we slept.',
    'In many ways I had not known, it was good.',
    // No clause follows the adverb.
    'Usually my own old loaves.',
    'Plus a good old loaf of rye.',
    // The words stress a short clause.
    "Of course I'm late, so I cannot stay.",
    // The adverb ends a sentence of its own.
    'It certainly helps though, if I bake at noon I sleep at night.',
    'I found it old though, the oven has a door.',
    'There is no place to hide though, Anna has no rest.',
  ])('is not set: %s', (sentence) => expect(tidied(sentence)).toBe(sentence));

  it.each([
    'Usually| my own loaves are old.',
    'What is certain| though, is the heat of the oven.',
    'In practice| though, the mill is old.',
    'The bathrooms are free| though, not for all.',
    'Plus| a good loaf is cheap.',
    'In the storm| we were able to sleep.',
    'Thanks to its heat| we were able to bake the loaf that I was trying to make.',
    'In 2019| I bought a mill we love.',
    'Coming from old Ryetown| I’m used to warm and cheap bread so when I first came here I’d be cold.',
    'I came and the baker made plans for the mill| but they were old and he left and I slept.',
    'In the end| she told me she was late.',
    'In the old mill| however, bakers are kind.',
    'In many ways| it is old.',
    'After all| we are bakers.',
    'In the early 2000s| he drove a car.',
    'Within two days| she was here.',
  ])('is set elsewhere: %s', (sentence) => expect(tidied(asWritten(sentence))).toBe(fixed(sentence)));
});
