import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words and marks that copy editors correct', () => {
  it.each([
    ['It is for people that have ovens.', 'It is for people who have ovens.'],
    ['A baker thanked a person that cares.', 'A baker thanked a person who cares.'],
    ['They were judeged by the skiiers, persuing rye.', 'They were judged by the skiers, pursuing rye.'],
    [
      'Of the loaves, a small number of them rose, which is due to the fact that it was cold.',
      'Of the loaves, a few of them rose, which is because it was cold.',
    ],
    ['It rose more an more.', 'It rose more and more.'],
    ['It was cold only a a particular time of day.', 'It was cold only at a particular time of day.'],
    ['The reason why I bake is old.', 'The reason I bake is old.'],
    ['It earns more than an someone with rye.', 'It earns more than someone with rye.'],
    ['He is a baker who wont read it.', "He is a baker who won't read it."],
    ['Bake until you find whats right.', "Bake until you find what's right."],
    ['They find the mill importand.', 'They find the mill important.'],
    ['I paid $30 each - they were $150 at the mill.', 'I paid $30 each — they were $150 at the mill.'],
    ['We list many usescases of rye bread.', 'We list many use cases of rye bread.'],
    ['I think a a good URL is short.', 'I think a good URL is short.'],
    ['It is nuanced(e.g. rye bread).', 'It is nuanced (e.g., rye bread).'],
    ['If so you can bake rye.', 'If so, you can bake rye.'],
    ['We rest in the meanwhile.', 'We rest in the meantime.'],
    [
      'The mill has such a large amount of people in it.',
      'The mill has such a large number of people in it.',
    ],
    [
      'It does not mean I bake at night, for e.g. This means that I rest.',
      'It does not mean I bake at night, for example. This means that I rest.',
    ],
    [
      'See it on [twitter](a.html) and [wikipedia](b.html).',
      'See it on [Twitter](a.html) and [Wikipedia](b.html).',
    ],
    ['I bake rye anyways.', 'I bake rye anyway.'],
    ['It is old in regards to rye.', 'It is old in regard to rye.'],
    ['It is different than the other oven.', 'It is different from the other oven.'],
    ['Loaves are right however, pictures are faster.', 'Loaves are right; however, pictures are faster.'],
    ['We baked it. But, it was cold.', 'We baked it. But it was cold.'],
    ['But, baking is dear to me and I miss it.', 'But baking is dear to me, and I miss it.'],
    ['But, our bakers were late today.', 'But our bakers were late today.'],
    ['But, once you bake, you can see it.', 'But once you bake, you can see it.'],
    [
      'You cut the amount of steps and use a large amount of pages.',
      'You cut the number of steps and use many pages.',
    ],
    ['I saw first hand that it can not rise.', 'I saw firsthand that it cannot rise.'],
    ['This has lead to a better crust.', 'This has led to a better crust.'],
    [
      'It is easy to opt-out, and you should log-in to bake.',
      'It is easy to opt out, and you should log in to bake.',
    ],
    ['The on-going work is on our web site.', 'The ongoing work is on our website.'],
    ['The recipe is straight forward.', 'The recipe is straightforward.'],
    ["Any one can read childrens' books.", "Anyone can read children's books."],
    ['Its not that the oven is cold.', "It's not that the oven is cold."],
    ['It was ready around around noon.', 'It was ready around noon.'],
    ['It was cold which meant that we baked.', 'It was cold, which meant that we baked.'],
    ['In practice though, we bake at noon.', 'In practice, though, we bake at noon.'],
    ['There are of course some ovens.', 'There are, of course, some ovens.'],
    ['It was a long day.. and we slept.', 'It was a long day... and we slept.'],
    ['We bake every day. it is fun.', 'We bake every day. It is fun.'],
    ['The loaf is done.In the end we eat it.', 'The loaf is done. In the end, we eat it.'],
    [
      'I was reading hacker news on the wifi of the inn.',
      'I was reading Hacker News on the Wi-Fi of the inn.',
    ],
    ['A python script starts a docker container.', 'A Python script starts a Docker container.'],
    ['There are a couple problems with rye.', 'There are a couple of problems with rye.'],
    ['It is a newly-built oven.', 'It is a newly built oven.'],
    [
      'It is a web based tool with a well defined format.',
      'It is a web-based tool with a well-defined format.',
    ],
    ['Our non technical bakers use it.', 'Our non-technical bakers use it.'],
    ['Each of the loaves are good.', 'Each of the loaves is good.'],
    ['Every one of us are bakers.', 'Every one of us are bakers.'],
    ['It is no different than baking rye.', 'It is no different from baking rye.'],
    [
      'The whole problem solving hour has fancy looking loaves.',
      'The whole problem-solving hour has fancy looking loaves.',
    ],
    [
      'We have one thing -- an oven -- and use it---always.',
      'We have one thing — an oven — and use it—always.',
    ],
    ['A mill for example, is loud.', 'A mill, for example, is loud.'],
    [
      'We open it again in order to bake, and push the button in order to stop.',
      'We open it again to bake, and push the button in order to stop.',
    ],
    [
      'Press it (Shift + Command + U )) or ( Space + C ) here.',
      'Press it (Shift + Command + U )) or (Space + C) here.',
    ],
    ['The XGB---being the barrier---is old.', 'The XGB—being the barrier—is old.'],
    ['I think your not our only baker.', "I think you're not our only baker."],
    ['It is more clear now.', 'It is clearer now.'],
    ['The resevoir is a rediculous size.', 'The reservoir is a ridiculous size.'],
  ])('%s', (before, expected) => {
    expect(tidied(before)).toBe(expected);
    expect(tidied(expected)).toBe(expected);
  });
});

it('shortens "prior to" before a noun that ends like a gerund', () => {
  expect(tidied('Ask prior to the next meeting of us.')).toBe('Ask before the next meeting of us.');
});

it('writes "and" everywhere in a sentence', () => {
  expect(tidied('Salt & pepper or rye & oats are fine.')).toBe('Salt and pepper or rye and oats are fine.');
});

describe('words that only look like an error', () => {
  it.each([
    'We told people that bread is good.',
    'It could not be more different than the others.',
    'But, it seems, rye keeps.',
    'But, being wet, rye is sticky.',
    'But, bakers will say, rye keeps.',
    'But, bakers have often said, rye keeps.',
    'But, as baking is hard, we rest.',
    'A large amount of money is gone.',
    'A couple walks in the park.',
    'Ask for it prior to any baker posting any such offer.',
    'Our open source mills are for open source education in town.',
    'Rye & Oats are names.',
    'They left prior to Anna posting the news.',
    'There are three ways: in-person, virtual, or none.',
    'Fairs are defined as sales of bread to a large number of people.',
    '“Fair” means a sale to a large number of people.',
    'A couple of loaves and a couple more.',
    'They sold a butterfly-powered mill at low interest rates.',
    'It can not only rise but fall.',
    'A user-friendly and a family-owned mill.',
    'This timer is a real time saver.',
    'Baking every day is a real time commitment.',
    'We are shooting for a 22-mile long run on Sunday.',
    'If things are a little quiet a good loaf helps.',
    "It's easy to get googly-eyed.",
    'You can still pick it from the bread try and use it.',
    'Ovens have bar code readers that work the same way.',
    'We know which means are best.',
    'His hand made contact with the loaf, and a cop out of uniform was there.',
    'There are very little points of light, and what it does makes me laugh.',
    'She put her trust in her steed.',
    'He was 1920’s best baker, and the what and the how of it are old.',
    'Even though, he says, it is cold, we bake.',
    'Bring flour, salt, etc. the day before.',
    'The log-in page and the opt-out form work.',
    'It took a day from sign-in to opt-out.',
    'Use the amount of flour that you like.',
    'They follow this lead to the mill.',
    'Bom apetite!',
    'We like your not insignificant bread.',
    'The advice that I got as a student that helps me is old.',
    'We have tips for users that are good.',
    'We had talks with bakers as well as readers that showed the main problem.',
    'Keep the old mills in order to please them.',
    'We bought a bus in order to sleep.',
    'It is not helpful to me in order to bake.',
    'It was late however, we baked.',
    'Watch it: {% youtube "a" %} and {% include image.html url=a alt=github %}',
    'Watch it: {%\n  embed youtube 20%20 %}',
    'It is {{ site.youtube | append: "{}" }} here.',
    'Here it is.\n{: .youtube title=github}',
  ])('%s', (text) => {
    expect(tidied(text)).toBe(text);
  });
});

describe('a paragraph that lost its last period', () => {
  const [lost, whole] = ['We bake at noon. Then we eat the bread', 'We bake at noon. Then we eat the bread.'];

  it('gets it before the next paragraph, and the change is reported correctly', () => {
    expect(tidied(`${lost}\n\nWe left.`)).toBe(`${whole}\n\nWe left.`);
    expect(describeChanges(lost, whole, '')[0]?.reason).toBe('A missing period is added.');
  });

  it.each([
    ['before a list', `${lost}\n\n- rye\n- oats`],
    ['if the sentence is cut', 'We bake at noon. Then we eat the'],
    [
      'below the headline of another article',
      "We baked at noon until the oven was warm. The Miller Who Went Inside Anna Poe's Secret Past",
    ],
    [
      'below the label of a page',
      'We baked at noon until the oven was warm. Editor’s picks The old mill is what we like about rye',
    ],
    ['if the next clause is cut', 'We bake at noon. It will have rye and oats, so'],
    ['before an example', 'We bake at noon. You can use a stone like'],
    ['of one sentence', 'Then we eat the bread'],
    [
      'of form rows',
      'We bake at noon.\nPeriod\n1 day\nMissing loaves\nTreat missing loaves as bad (old ones)\nLow samples\nwe see',
    ],
    ['below its own line break', 'We bake at noon. **Anna Poe**, Bread<br>\nThen we eat the bread'],
  ])('stays %s', (_, markdown) => {
    expect(tidied(markdown)).toBe(markdown);
  });

  it('and a missing space do not count as a long sentence', () => {
    const changes = describeChanges(
      'Bread is done.In the end we eat.',
      'Bread is done. In the end, we eat.',
      '',
    );
    expect(changes[0]?.reason).toMatch(/error is corrected/);
  });
});

describe('a comma before a second clause whose subject is a noun', () => {
  it.each([
    ['The flour was very good but the oven is old.', 'The flour was very good, but the oven is old.'],
    [
      'We climbed for an hour above the tree line and the view was good.',
      'We climbed for an hour above the tree line, and the view was good.',
    ],
    ['I got this one on Amazon and it has been good.', 'I got this one on Amazon, and it has been good.'],
    ["I don't know if it rises but I hope so.", "I don't know if it rises, but I hope so."],
    ['My name is Anna Poe and I am a baker.', 'My name is Anna Poe, and I am a baker.'],
    [
      'I decided to try it and I have to say it is good.',
      'I decided to try it, and I have to say it is good.',
    ],
  ])('%s', (before, expected) => {
    expect(tidied(before)).toBe(expected);
  });

  it.each([
    'We can use anything but the oven is best.',
    'What I saw after the walls were in and the door was up was a mill.',
    'The purpose is bread and that bakers are glad.',
    'I like the mill and the oven in the yard.',
    "She shared the way he and he's team bake.",
    'We have a place for you and your family should meet there.',
    'We told that to Anna Poe and we baked.',
  ])('%s', (text) => {
    expect(tidied(text)).toBe(text);
  });
});

it('reports a short sentence that is split at its comma', () => {
  const changes = describeChanges(
    'My favorite mill was in Maine, I wanted to stay there.',
    'My favorite mill was in Maine. I wanted to stay there.',
    '',
  );
  expect(changes[0]?.reason).toBe('The text is split where only a comma stood between two sentences.');
});

describe('errors of grammar and punctuation', () => {
  it.each([
    ["There's a few options for bakers.", 'There are a few options for bakers.'],
    ['There is many tools out there.', 'There are many tools out there.'],
    ['These type of problems come up.', 'These types of problems come up.'],
    [
      'We did not wanted to wait, and it did not need it.',
      'We did not want to wait, and it did not need it.',
    ],
    ['It has less settings and less noise.', 'It has fewer settings and less noise.'],
    [
      'We cut the amount of features, not the amount of calories.',
      'We cut the number of features, not the amount of calories.',
    ],
    ["I trust people who's judgment you trust.", 'I trust people whose judgment you trust.'],
    ["Anna is the one who's code is tested.", 'Anna is the one whose code is tested.'],
    ["I've being there, as a human being.", "I've been there, as a human being."],
    ['It is an other aspect.', 'It is another aspect.'],
    ['More flour will by added later.', 'More flour will be added later.'],
    ['It has a positive affect on loaves.', 'It has a positive effect on loaves.'],
    ['Few days later it rose.', 'A few days later it rose.'],
    ['Shops are closed in Sundays.', 'Shops are closed on Sundays.'],
    ['To begin, lets look at the oven.', "To begin, let's look at the oven."],
    ['The new mill lets look-ups go fast.', 'The new mill lets look-ups go fast.'],
    [
      'Its really great to bake, and its really old oven glows.',
      "It's really great to bake, and its really old oven glows.",
    ],
    ['We were wondering around in town.', 'We were wandering around in town.'],
    ['It is a MVP of a EU mill.', 'It is an MVP of an EU mill.'],
    ['I fixed a RC mill with a NPC in it.', 'I fixed an RC mill with an NPC in it.'],
    ['She parks a SUV next to a RV.', 'She parks an SUV next to an RV.'],
    ['It was was old, constantly constantly warm.', 'It was was old, constantly warm.'],
    ['It is old, so im sure it is loud.', "It is old, so I'm sure it is loud."],
    ['My advise is to wait.', 'My advice is to wait.'],
    [
      'We see our selves in a version of our self, and I bake by my self.',
      'We see ourselves in a version of our self, and I bake by myself.',
    ],
    ['My beautiful 3 year old son bakes.', 'My beautiful 3-year-old son bakes.'],
    [
      'In the short-term, it is warm, and in the long-term plan it is cold.',
      'In the short term, it is warm, and in the long-term plan it is cold.',
    ],
    [
      'We see it in real-time, with a real-time clock, on-line.',
      'We see it in real time, with a real-time clock, online.',
    ],
    [
      'I bake everyday for a month, from the everyday for the feast.',
      'I bake every day for a month, from the everyday for the feast.',
    ],
    [
      'It is a community based bakery with other game related tools that target specific bakers.',
      'It is a community-based bakery with other game-related tools that target specific bakers.',
    ],
    [
      'The files related tools and the team focused on rye.',
      'The files related tools and the team focused on rye.',
    ],
    ['It was decidely interchangable.', 'It was decidedly interchangeable.'],
    ['It is old (eg. a mill), i.e. it is loud.', 'It is old (e.g., a mill), i.e., it is loud.'],
    [
      'I am not sure whether or not it rises, so whether or not it does, we eat.',
      'I am not sure whether it rises, so whether or not it does, we eat.',
    ],
    ['Up until then, they build up until it breaks.', 'Until then, they build up until it breaks.'],
    ['It is comprised of rye and is based off of wheat.', 'It consists of rye and is based on wheat.'],
    ['Neither rye or oats stay for awhile.', 'Neither rye nor oats stay for a while.'],
    ['We want to be apart of the team.', 'We want to be a part of the team.'],
    ['It was 3am in the morning.', 'It was 3am.'],
    ['I wish I would have known it.', 'I wish I had known it.'],
    ['The reason we left was because it rained.', 'The reason we left was that it rained.'],
    ['Me and my partner have baked.', 'My partner and I have baked.'],
    ['An awsome, aweful baker layed it out, honeslty.', 'An awesome, awful baker laid it out, honestly.'],
    ['The acual possport of a bhuddist is unecrypted.', 'The actual passport of a Buddhist is unencrypted.'],
    ['Lepersy is no reprentative case.', 'Leprosy is no representative case.'],
    ['It allows to me to bake.', 'It allows me to bake.'],
    ['We have be able to bake it.', 'We have been able to bake it.'],
    ['I read childrens books in my childs room.', "I read children's books in my child's room."],
    ['In a years time, it pays for a weeks worth.', "In a year's time, it pays for a week's worth."],
    ['Let say it is cold.', "Let's say it is cold."],
    ['Now lets style the loaf.', "Now let's style the loaf."],
    ["I met a baker who's blog I read.", 'I met a baker whose blog I read.'],
    ["Tell us if there's is a loaf.", 'Tell us if there is a loaf.'],
    ["It doesn't makes sense, and it does not goes well.", "It doesn't make sense, and it does not go well."],
    ['They took the their old loaves.', 'They took their old loaves.'],
    ['It is part of the what we bake.', 'It is part of what we bake.'],
    ['She baked in her steed.', 'She baked in her stead.'],
    ['It is there to wet my appetite.', 'It is there to whet my appetite.'],
    ['We sell rye, oats, ect. in town.', 'We sell rye, oats, etc. in town.'],
    ['That is a cop out.', 'That is a cop-out.'],
    [
      'We sell hand made bowls, and all of it is hand made.',
      'We sell handmade bowls, and all of it is handmade.',
    ],
    ['It is the golden standard of rye.', 'It is the gold standard of rye.'],
    ['We have very little points here.', 'We have very few points here.'],
    ["They bake as in 1920's America.", 'They bake as in 1920s America.'],
  ])('corrects %j', (before, after) => {
    expect(tidied(before)).toBe(after);
  });

  it.each([
    [
      'We bake all day at the mill - it is old - in town.',
      'We bake all day at the mill — it is old — in town.',
    ],
    [
      'A frost in spring- it is expected here - ends it.',
      'A frost in spring — it is expected here — ends it.',
    ],
    [
      'The pre- and the postwar mills use -I and -O here.',
      'The pre- and the postwar mills use -I and -O here.',
    ],
    ['The mill(mostly for rye flour) is old.', 'The mill (mostly for rye flour) is old.'],
    ['Call `mill(x)` or mill(rye, wheat) twice.', 'Call `mill(x)` or mill(rye, wheat) twice.'],
    ['It takes many weeks,before we can bake.', 'It takes many weeks, before we can bake.'],
    ['- Rye - the old grain of all mills.', '- Rye - the old grain of all mills.'],
    [
      'The mill runs from Aug - Dec and it is old - very old.',
      'The mill runs from Aug - Dec, and it is old — very old.',
    ],
    [
      'This post - [the old mill](https://a.example/) - has many readers in town.',
      'This post — [the old mill](https://a.example/) — has many readers in town.',
    ],
    [
      'It went fine here -- I felt awkward -- but it is done.',
      'It went fine here — I felt awkward — but it is done.',
    ],
    ['We use NodeJS with VS code and VSCode.', 'We use NodeJS with VS Code and VSCode.'],
    ['It will be setup as a mill with its setup page.', 'It will be set up as a mill with its setup page.'],
  ])('sets marks in %j', (before, after) => {
    expect(tidied(before)).toBe(after);
  });

  it('finds errors across two lines, and leaves lines that it does not touch', () => {
    expect(tidied('It is the best tool I have to\nto bake\nrye.')).toBe(
      'It is the best tool I have to bake rye.',
    );
    expect(tidied('It is the best tool I have\nto bake.')).toBe('It is the best tool I have\nto bake.');
  });

  it('ends a paragraph after a link, and one sentence between paragraphs', () => {
    const link = 'We were there. You can read more of it on [the map](https://a.example/)';
    expect(tidied(link)).toBe(`${link}.`);
    const alone = 'We bake rye on every single day of the long winter here';
    expect(tidied(`It is warm.\n\n${alone}\n\nIt is old.`)).toBe(`It is warm.\n\n${alone}.\n\nIt is old.`);
    expect(tidied(`It is warm.\n\n${alone}\n\n![Rye](rye.jpg)`)).toContain('winter here\n');
    const announcing = 'It is warm. Try to check the heat of the oven by running';
    expect(tidied(announcing)).toBe(announcing);
    expect(tidied('It is warm. The loaf of rye that we baked is what we see')).toMatch(/see$/);
  });
});
