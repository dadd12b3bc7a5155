import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { buildArticles } from '#engine/writing/rewriting/build-articles.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { describeImages } from '#engine/writing/rewriting/image-texts.ts';
import { nameLinks } from '#engine/writing/rewriting/links/link-texts.ts';
import { listEnumerations } from '#engine/writing/rewriting/lists/list-enumerations.ts';
import { setMainHeading } from '#engine/writing/rewriting/main-heading.ts';
import { shortenParagraphs } from '#engine/writing/rewriting/paragraphs/shorten-paragraphs.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import {
  closeLevelGaps,
  fixHeadings,
  unmarkHeadings,
} from '#engine/writing/rewriting/sections/heading-levels.ts';
import { shortenSentences } from '#engine/writing/rewriting/splitting/shorten-sentences.ts';
import { isCorrection } from '#engine/writing/rewriting/words/tidy-sentence.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';
import { longParagraph } from './long-paragraph.ts';

type Step = (blocks: ReturnType<typeof blocksOf>) => ReturnType<typeof blocksOf>;
const edited = (step: Step, markdown: string): string => renderBlocks(step(blocksOf(markdown))).trimEnd();

it('leaves a heading in a list item whole', () => {
  const list =
    'Lessons of a year.\n\n1. ### How to Take a Punch\n\n   Owning a shop is hard.\n\n2. ### Patience\n\n   In order to wait, sit down.';
  expect(edited(tidyWords, list)).toBe(list.replace('In order to wait', 'To wait'));
  expect(edited(shortenParagraphs, list)).toBe(list);
});

it.each([
  ['a note', (text: string) => `[^1]: ${text}`],
  ['a table row', (text: string) => `| One | ${text} |`],
  ['a row without borders', (text: string) => `One | ${text} | two`],
])('does not break a paragraph of %s', (_, framed) => {
  const told = longParagraph.join(' ');
  const markdown = framed(told);
  expect(edited(shortenParagraphs, told)).toContain('\n\n');
  expect(edited(shortenParagraphs, markdown)).toBe(markdown);
});

it.each([
  [2, 4],
  [3, 3],
])('splits %i sentences at "but" into %i', (times, expected) => {
  const sentence =
    'The old bell in the tower is loud enough for all of the towns on the other side of the bay and for the villages behind the hills of the north and the south, but the keepers of the lamps only ring it when the fog hides the harbor.';
  const text = Array.from({ length: times }, () => sentence).join('\n\n');
  const once = edited(shortenSentences, text);
  expect(once.match(/\./g)).toHaveLength(expected);
  expect(edited(shortenSentences, once)).toBe(once);
});

it('does not break a paragraph inside the text of an image', () => {
  const told = (what: string) =>
    `The ${what} of the tower was made by a smith from the north in the spring of that year. `;
  const text = ['lamp', 'bell', 'door', 'roof', 'wall', 'clock'].map(told).join('');
  const picture = `![${text}It is old.](tower.png)`;
  expect(edited(shortenParagraphs, `${told('gate')}\n${picture}`)).toContain(picture);
});

describe('the words of a sentence', () => {
  it.each([
    ['In order to bake bread, you need flour.', 'To bake bread, you need flour.'],
    ['The vast majority of loaves rose.', 'The vast majority of loaves rose.'],
    [
      'You are able to see the tower due to the fact that it is tall.',
      'You can see the tower because it is tall.',
    ],
    ['It is important to note that the oven is hot.', 'The oven is hot.'],
    ['We are in the process of moving the shop.', 'We are moving the shop.'],
    ['Then i was late, and i think she knew.', 'Then I was late, and I think she knew.'],
    ['I recieved a letter and and read it.', 'I received a letter and read it.'],
    ['An added bonus is the crust.', 'A bonus is the crust.'],
    ['It has a very unique crust.', 'It has a unique crust.'],
    ['She loves the beauty of the everyday.', 'She loves the beauty of the everyday.'],
    ['Prior to a few weeks ago, we had no oven.', 'Prior to a few weeks ago, we had no oven.'],
    ['I knew in order to bake I had to wait.', 'I knew in order to bake I had to wait.'],
    ['Keep them out of society in order to prevent it.', 'Keep them out of society in order to prevent it.'],
    ['A flame is needed in order to bake.', 'A flame is needed to bake.'],
    ['It comes from a third party tool.', 'It comes from a third-party tool.'],
    [
      'No stairs and no light. [Anna Poe](a) and I built it.',
      'No stairs and no light. [Anna Poe](a) and I built it.',
    ],
    ['We tried a variety of different lamps.', 'We tried a variety of different lamps.'],
    ['It broke by means of another lamp.', 'It broke by means of another lamp.'],
    ['Its variety of different lamps is wide.', 'Its variety of different lamps is wide.'],
    ['While were were there, we baked.', 'While were were there, we baked.'],
    ['What little there was was often cold.', 'What little there was was often cold.'],
    ['It is able to many ovens.', 'It is able to many ovens.'],
    ['They are able to quickly bake rye.', 'They can quickly bake rye.'],
    ['Loaves which they are able to, can be sold.', 'Loaves which they are able to, can be sold.'],
    ['Do as they are able to and go.', 'Do as they are able to and go.'],
    [
      'The best part of the old tower were my partner and I made a lamp for it.',
      'The best part of the old tower were my partner and I made a lamp for it.',
    ],
    [
      'I ask them to tell me next time I get angry and I don’t notice so I can improve.',
      'I ask them to tell me next time I get angry and I don’t notice so I can improve.',
    ],
    [
      'Call me before I get too angry again and I don’t notice.',
      'Call me before I get too angry again and I don’t notice.',
    ],
    ['If the loaf is big- you can share the loaf.', 'If the loaf is big- you can share the loaf.'],
    ['If you bake it all the better- we are happy.', 'If you bake it all the better- we are happy.'],
    ['One baker was allowed to write to to bake.', 'One baker was allowed to write to to bake.'],
    ['We want to to bake.', 'We want to bake.'],
    ['When I was there I saw an oven.', 'When I was there, I saw an oven.'],
    [
      'When you start to bake you start realizing there is flour.',
      'When you start to bake, you start realizing there is flour.',
    ],
    ['If you want to bake rye you need a stone.', 'If you want to bake rye, you need a stone.'],
    [
      'When we saw the ovens they are working with we left.',
      'When we saw the ovens they are working with we left.',
    ],
    ['When I saw how cheap it was to bake I did so.', 'When I saw how cheap it was to bake, I did so.'],
    ['If it is cold then we bake it.', 'If it is cold, then we bake it.'],
    ['At the end of the road we saw a mill.', 'At the end of the road, we saw a mill.'],
    ['To bake this loaf you need a hot stone.', 'To bake this loaf, you need a hot stone.'],
    ['When the loaf I baked fell it broke.', 'When the loaf I baked fell it broke.'],
    ['If you think it is cold we can bake.', 'If you think it is cold, we can bake.'],
    ['In the house we bought there is an oven.', 'In the house we bought there is an oven.'],
    ['With all the flour we have we bake a lot.', 'With all the flour we have we bake a lot.'],
    ['By the same standards as they had we bake.', 'By the same standards as they had we bake.'],
    ['We had a One Minute Loaf.', 'We had a One Minute Loaf.'],
    ['When will the loaf be done so we can eat it?', 'When will the loaf be done so we can eat it?'],
    ['If that makes you smile, bake it.', 'If that makes you smile, bake it.'],
    ['It is a nice little oven - it bakes rye.', 'It is a nice little oven — it bakes rye.'],
    ['Run it with --hot and bake.', 'Run it with --hot and bake.'],
    ['Milk - use two liters.', 'Milk - use two liters.'],
    ['It is a 10 minute walk to a one day fair.', 'It is a 10-minute walk to a one-day fair.'],
    ['His 4 year old boy bakes.', 'His 4-year-old boy bakes.'],
    ['I know that one person bakes well.', 'I know that one person bakes well.'],
    ['I setup the oven, and I workout at home.', 'I set up the oven, and I work out at home.'],
    ['The setup and the workout are done.', 'The setup and the workout are done.'],
    ['Im sure Ive seen less people here.', "I'm sure I've seen fewer people here."],
    ['We bake rye, wheat, etc and sell it.', 'We bake rye, wheat, etc. and sell it.'],
    ["In the 1990's, the PDF's were an english list.", 'In the 1990s, the PDFs were an English list.'],
    ['The json api runs on linux.', 'The JSON API runs on Linux.'],
    ['All of the above is true.', 'All of the above is true.'],
    ['My attempt to bake failed.', 'My attempt to bake failed.'],
    [
      'We attempt to bake rye, and we attempted to sell it.',
      'We attempt to bake rye, and we attempted to sell it.',
    ],
    ['He made the decision to bake approximately 20 loaves.', 'He decided to bake approximately 20 loaves.'],
    ['We returned back home on account of the fog.', 'We returned home on account of the fog.'],
    ['It is ok, and we found it on amazon.', 'It is OK, and we found it on Amazon.'],
    ['It has a low cost clock and a must have lamp.', 'It has a low-cost clock and a must-have lamp.'],
    ['ALL OF THE OVENS are hot.', 'ALL OF THE OVENS are hot.'],
    ['The oven was a real time saver.', 'The oven was a real time saver.'],
    ['We went over to to rye.', 'We went over to rye.'],
    ['To claim this oven you have to pay us.', 'To claim this oven, you have to pay us.'],
    ['We make use of manually heated ovens.', 'We make use of manually heated ovens.'],
    ['We thank each and every one of them.', 'We thank each and every one of them.'],
    ['They are absolutely essential to me.', 'They are absolutely essential to me.'],
    ['One loaf I have not baked but I think is good.', 'One loaf I have not baked but I think is good.'],
    ['A third party hosts it.', 'A third party hosts it.'],
    ['We left it to a third party chosen at random.', 'We left it to a third party chosen at random.'],
    ['The move was in order to bake near them.', 'The move was in order to bake near them.'],
    ['You will then have the ability to bake.', 'You will then have the ability to bake.'],
    ['The vast majority of bakers only needs one oven.', 'The vast majority of bakers only needs one oven.'],
    ['There is only a small number of mills.', 'There is only a small number of mills.'],
    ['There must be a small number of ovens.', 'There must be a small number of ovens.'],
    [
      'It is quiet because it’s got a small number of bakers.',
      'It is quiet because it’s got a small number of bakers.',
    ],
    ['Is there a large number of ovens?', 'Is there a large number of ovens?'],
    ['There was a large number of ovens.', 'There was a large number of ovens.'],
    ['There exists a large number of ovens.', 'There exists a large number of ovens.'],
    ['If there was a large number of ovens, I left.', 'If there was a large number of ovens, I left.'],
    ['Was there a small number of ovens?', 'Was there a small number of ovens?'],
    ['A small number of ovens is enough.', 'A small number of ovens is enough.'],
    ['There is a large number of ovens.', 'There are many ovens.'],
    ['A large number of ovens is old.', 'Many ovens are old.'],
    ['We wrote about some future plans.', 'We wrote about some future plans.'],
    ['Here are our future plans.', 'Here are our plans.'],
    [
      'We moved to Rye - Anna’s now closed mill in town - last year.',
      'We moved to Rye — Anna’s now closed mill in town — last year.',
    ],
    ['We asked a small number of bakers.', 'We asked a few bakers.'],
    ['The oven is new, and it let’s you bake at night.', 'The oven is new, and it lets you bake at night.'],
    ['I said it: let’s bake.', 'I said it: let’s bake.'],
    ['It was an unexpected surprise for us.', 'It was a surprise for us.'],
    ['Then she baked a combined together loaf.', 'Then she baked a combined loaf.'],
    ['We should of asked a honest baker.', 'We should have asked an honest baker.'],
    ['Send a HTTP request with javascript.', 'Send an HTTP request with JavaScript.'],
    ['Install numpy, and read the Numpy guide.', 'Install numpy, and read the NumPy guide.'],
    ['We bake for a given period of time.', 'We bake for a given period.'],
    ['There are numerous old ovens.', 'There are numerous old ovens.'],
    ['Take the loaf off of the stone.', 'Take the loaf off the stone.'],
    ['We take into consideration how warm it is.', 'We consider how warm it is.'],
    ['She is taller then the door, and its a problem.', "She is taller than the door, and it's a problem."],
    ['The shop opens on monday in january.', 'The shop opens on Monday in January.'],
    ['Lets look at the oven.', "Let's look at the oven."],
    ['I think your going to like it.', "I think you're going to like it."],
    ['We bake everyday.', 'We bake every day.'],
    ['He wants to loose weight.', 'He wants to lose weight.'],
    [
      'Their are many ovens, and the Openai guide names them.',
      'There are many ovens, and the OpenAI guide names them.',
    ],
    ['She baked until the end.The loaf was good.', 'She baked until the end. The loaf was good.'],
    ['Is it hot ? We found it on google.', 'Is it hot? We found it on Google.'],
    ['It is wierd how succesful the rye was.', 'It is weird how successful the rye was.'],
    ['The oven is hotter, more then a grill.', 'The oven is hotter, more than a grill.'],
    ['However the oven is cold.', 'However, the oven is cold.'],
    ['We tried the old oven but it was cold.', 'We tried the old oven, but it was cold.'],
    ['The flour was not good so we bought a new one.', 'The flour was not good, so we bought a new one.'],
    [
      'The oven in the yard was cold again and we bought a new one.',
      'The oven in the yard was cold again, and we bought a new one.',
    ],
    ['For example you bake a loaf.', 'For example, you bake a loaf.'],
    ['She is a well known baker.', 'She is a well-known baker.'],
    ['Wow, its been a week, and its just a loaf.', "Wow, it's been a week, and it's just a loaf."],
    ["It has it's flaws, so go ahead and login.", 'It has its flaws, so go ahead and log in.'],
    ['We think of other peoples needs.', "We think of other people's needs."],
    // No list has these common words with one typing error.
    ['We read the follwoing recipes, obvoiusly.', 'We read the following recipes, obviously.'],
    ['The funtions were particuarly fast.', 'The functions were particularly fast.'],
    ['The orchestraition of the kitchen works.', 'The orchestration of the kitchen works.'],
    ['You need to setup the oven, and login to it.', 'You need to set up the oven, and login to it.'],
    ['Then we will checkout our loaves.', 'Then we will check out our loaves.'],
    ['They wont rise, e.g in winter.', "They won't rise, e.g., in winter."],
    ['I personally believe it is warm.', 'I believe it is warm.'],
    ['In my opinion, I feel it is warm.', 'I feel it is warm.'],
    ['You cant bake it.', "You can't bake it."],
    ['I setup everything again.', 'I set up everything again.'],
  ])('%s', (before, expected) => {
    expect(edited(tidyWords, before)).toBe(expected);
  });

  it.each([
    'You can google the rule, and photoshop it.',
    'It rewrites the backend, and inlining makes memoization of the frontend faster.',
    'The sourdoughs are sandboxed, serializers are upserts, and deliverables are gzipped.',
    'Lee las primeras actividades de las participantes en el sitio oficial.',
    'One word, ismorphic, and once more ismorphic and again ismorphic, is wrong.',
    'Thanks to setup and cleanup, the login page has access to setup the same way.',
    'As is his wont, he waits.',
    "With it's a small loaf, nobody is fed, and with it's not enough neither.",
    'It learns how it works, in order to change it.',
    'However you bake it, bread rises.',
    'If you try the old oven but it is cold, wait.',
    'I think that the oven is old but it is warm.',
    'She eats nothing but it fills her.',
    'It fell but it rose.',
    'We bought a new oven so we can bake.',
    'There is a big board in our kitchen and my husband and I take turns.',
    'In addition to the oven, we have a grill. Of course not!',
    'In the long term it is well known for that.',
    'Go, by its very nature, is fast, and its more recent loaves are good.',
    'Read [Seperate ovens](#seperate-ovens) first.',
    'they bake on monday because they like it that way.',
    'Everyday bread is plain, and everyday life is, too.',
    'Call foo.The() and wait for node.js to start.',
    'Open the file to be written to to enable the lamp.',
    'At the end of the day, did I grant myself a loaf?',
    'Connect to mongodb+srv://user@host and wait.',
    'The function panics if i is greater than 3, and otherwise it calls itself with i plus 1.',
    'He said “in order to recieve a letter” and left.',
    'Run `in order to` and see [it](https://github.com/a/javascript).',
    'It rests for a period of time.',
    'I had nothing to turn to in order to find it.',
    'Its rooms are numerous, and more numerous guests came.',
    'As our interest grows in the near future, we bake more.',
    'The new oven arrives in the near future.',
    'I like the people in the mill and also the oven, and lots of different loaves.',
    'I wish to pose the question of whether it rises.',
    'They migrated off of it.',
    'To have the ability to fly is a dream.',
    'She will be able to see it.',
    'It fails late in the process of building the app.',
    'Vitamin a and option a are not the same.',
    'What he had had was that that he knew.',
    'Each item has its own place, and its color is blue.',
    'Each form is based on XML.[^xml]',
    'The baker stores it in the **url** property of the loaf.',
    'I carefully put the loaves in the oven I built so they had space.',
    'Once we had an oven to bake in however I was glad.',
    'Outside of the moon, there is nothing else that we see.',
    'There is nothing outside of the moon that we see.',
    'You have a huge number of bakers but a small oven.',
    'In a previous bakery I was working for, I spent four years.',
    "The bell in the yard will gently wake me up so I'm ready for the loaf.",
    'Send your questions to the right people in the town hall so you get an answer.',
    'Write down each of the loaves of the week so we know what rose.',
  ])('stay in: %s', (text) => {
    expect(edited(tidyWords, text)).toBe(text);
  });
});

it('leaves the blank lines of an article as they are', () => {
  const article = articleFromText(
    '## What you need\nIn order to bake, buy this:\n* Flour\n* Salt\n\n## How\n\nBake it.',
  );
  expect(rewriteArticle(article, []).markdown.trimEnd()).toBe(
    '## What you need\nTo bake, buy this:\n* Flour\n* Salt\n\n## How\n\nBake it.',
  );
});

it('does not open a paragraph with a mark that closes a sentence', () => {
  const sentence =
    'In winter the bakers of the town compare every pair of loaves that the two mills sold in one week';
  const text = `${`${sentence}. `.repeat(6)}${sentence}. (One comes from each of them.) 😊 ${`${sentence}. `.repeat(5)}`;
  const parts = edited(shortenParagraphs, text).split('\n\n');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.startsWith('In winter the bakers'))).toBe(true);
});

describe('a paragraph that is too long', () => {
  const told = (what: string): string =>
    `A smith from the far north of the country made the ${what} for the harbor in the spring of that cold year.`;
  const before = ['lamp', 'bell', 'door', 'rope', 'wheel'].map(told).join(' ');
  const after = ['roof', 'wall', 'clock', 'gate'].map((what) => `It is said that ${told(what)}`).join(' ');
  const isBrokenBetween = (last: string, first: string): boolean =>
    edited(shortenParagraphs, `${before} ${last} ${first} ${after}`).includes(`${last}\n\n${first}`);

  it('is broken at the start of a new topic', () => {
    expect(
      isBrokenBetween(
        'It was paid for by the town and by us.',
        'In March the ships bring bread and coal to the keepers.',
      ),
    ).toBe(true);
  });

  it.each([
    'At home the smiths bake bread and sell coal to the keepers.',
    'Last year ships from the far north brought bread and coal.',
  ])('is broken before "%s"', (first) => {
    expect(isBrokenBetween('It was paid for by the town and by the harbor.', first)).toBe(true);
  });

  it.each([
    ['the next line of a sentence', 'It was paid for by the town, which owns', 'Ships for bread and coal.'],
    [
      'a clause that says what follows',
      'It was more than all of us could pay.',
      'We would have to wait for coal until Thursday.',
    ],
    [
      'the same thing again',
      'But the thing to do is to buy some more coal.',
      'We buy bread and coal from ships.',
    ],
    ['the same scene', 'It was very cold.', 'We bought bread and coal from the ships in the harbor.'],
    [
      'the same speaker',
      'We wrote a letter to the owner of the mill.',
      'We bought bread and coal from the ships.',
    ],
    [
      'the thing that a count announces',
      'The first problem was the coal.',
      'Ships bring bread to the keepers on Thursdays.',
    ],
    [
      'a clause whose "this" refers to the one before',
      'It was more than all of us could pay.',
      'Since ships only come on every other Thursday, this has to wait.',
    ],
    [
      'the continuation after a pause',
      'It was paid for by the town...',
      'Ships bring bread and coal to the keepers.',
    ],
    [
      'the continuation after an ellipsis',
      'It was paid for by us…',
      'Ships bring bread and coal to the keepers.',
    ],
    [
      'a phrase without a verb',
      'It was paid for by the town and by us.',
      'Not just for the (selfish) reasons of bread and coal.',
    ],
    [
      'a predicate without a subject',
      'It was paid for by the town and by us.',
      'Makes a lot of sense to me when ships come late.',
    ],
    [
      'a late "this"',
      'It was paid for by the town and by us.',
      'Ships from the other side of the bay were made for this.',
    ],
    [
      'a late "it" that no noun before it explains',
      'It was paid for by the town and by us.',
      'When I was still very young and had only just begun, I liked it at once.',
    ],
  ])('stays whole before %s', (_, last, first) => {
    expect(isBrokenBetween(last, first)).toBe(false);
  });
});

describe('the words of a link', () => {
  it.each([
    ['You can read [here](https://a.example/x) why.', 'You can read [here](https://a.example/x) why.'],
    [
      'Learn how to invite a baker to the mill [here](https://a.example/x).',
      'Learn [how to invite a baker to the mill here](https://a.example/x).',
    ],
    [
      'We know how to do it [here](https://a.example/x).',
      'We know how to do it [here](https://a.example/x).',
    ],
    [
      'The bar opens at six (more drinking details [here](https://a.example/x)).',
      'The bar opens at six ([more drinking details here](https://a.example/x)).',
    ],
    [
      'It opens at six (we are [here](https://a.example/x)).',
      'It opens at six (we are [here](https://a.example/x)).',
    ],
    [
      'I put the source code [here](https://a.example/x).',
      'I put [the source code here](https://a.example/x).',
    ],
    [
      'You, too, can try it at the link [here](https://a.example/x).',
      'You, too, can try it at the link [here](https://a.example/x).',
    ],
    [
      'It can be a little confusing so we’ve added notes [here](https://a.example/x).',
      'It can be a little confusing so we’ve added notes [here](https://a.example/x).',
    ],
    [
      'See [this](https://a.example/x) article for more.',
      'See [this article](https://a.example/x) for more.',
    ],
    [
      'Click [here](https://a.example/x) to read the report.',
      '[Click here to read the report](https://a.example/x).',
    ],
  ])('%s', (before, expected) => {
    expect(edited(nameLinks, before)).toBe(expected);
  });
});

describe('an enumeration', () => {
  it('becomes a list after a colon, and the text continues below it', () => {
    const text =
      'A good starter needs these things: flour that comes from a whole grain, water without any chlorine, a jar with a loose lid, and a warm place by the old kitchen stove. It rises.';
    expect(edited(listEnumerations, text)).toBe(
      'A good starter needs these things:\n\n- Flour that comes from a whole grain\n- Water without any chlorine\n- A jar with a loose lid\n- A warm place by the old kitchen stove\n\nIt rises.',
    );
  });

  it('loses the "and" before its last part', () => {
    expect(
      edited(
        listEnumerations,
        'The next steps include: a new oven for all of the bakers; some loaves for those who run a mill (or two); and, a way to sell them to all people in the town.',
      ),
    ).toBe(
      'The next steps include:\n\n- A new oven for all of the bakers\n- Some loaves for those who run a mill (or two)\n- A way to sell them to all people in the town',
    );
  });

  it('becomes a list if its announcement counts three items', () => {
    const text =
      'Three habits have helped me most: keeping a long book about each loaf of the week, asking the old baker what went wrong, and baking with a friend who knows more.';
    expect(edited(listEnumerations, text)).toBe(
      'Three habits have helped me most:\n\n- Keeping a long book about each loaf of the week\n- Asking the old baker what went wrong\n- Baking with a friend who knows more',
    );
  });

  it.each([
    'They are two different things: a loaf is one rye from the mill, on one day of the week, with one way to bake it, and each baker keeps a whole book of them.',
    'The bakers were gutted: in addition to Anna and Tom, Rex burned his hand at the oven, Max lost the big mill by the sea, and Rosa sold her last loaf as well.',
    'Two habits have helped me most: keeping a long book about each loaf of the week, asking the old baker what went wrong, and baking with a friend who knows more.',
    'You need four things: flour, water, salt, and time.',
    'Bakers could choose one of three ways: **51%** chose to **bake a new loaf of rye for the town**, **25%** to be part of our **old round of tastings**, and **24%** to **give us a loaf for the mill** in May.',
    'We use these three kinds to plan: thinking about how the flour of the loaf is used, what ovens are needed to bake each of them, and unique costs that the loaf has.',
    'We bake it at night for several reasons: the oven of the mill is free; there are no people in the way of the bakers at that hour; and other reasons as well.',
    'He said: the oven was cold in the morning, the flour was old and gray, the water was dirty, and the salt was gone.',
    'I have several goals for this loaf. First and foremost, I want to bake a warm and welcoming bread that all of the neighbors like to eat at home. Second, I hope to convey why rye is important, and why the old mill still grinds it for us each week of the year. Third, I want to introduce some of the many ways to bake it at home. I have divided this day into three parts.',
    'The starter needs flour from a whole grain, water without any chlorine, a jar with a loose lid, and a warm place.',
  ])('stays in the text: %s', (text) => {
    expect(edited(listEnumerations, text)).toBe(text);
  });

  it('stays in the text if one of its lines reads as a sentence of its own', () => {
    const text =
      'Each chapter went to one of\nthe keepers who wrote first drafts: history of the light (Poe), repairs of\nthe long stairs above the northern gate (Zorbo), care of the lamps\n(Rosa), and care of all the bells (Bea). The drafts were read aloud.';
    expect(edited(listEnumerations, text)).toBe(text);
    expect(edited(listEnumerations, text.replace('\n(Rosa)', ' (Rosa)'))).toContain(
      '\n- Care of the lamps (Rosa)',
    );
  });

  it('keeps an enumeration that the next sentence refers back to', () => {
    const text =
      'The play weaves together the lives of three very different bakers: Anna Poe, a young baker who sells rye at the harbor; old Tom Zorbo, whose mill has not run for many years; and Bea, a farmer serving the best inns of the town.';
    expect(edited(listEnumerations, `${text} It is loud.`)).toContain('\n- ');
    expect(edited(listEnumerations, `${text} Their paths cross at night.`)).not.toContain('\n- ');
  });
});

describe('the levels of headings', () => {
  it('have no gaps below a heading, and siblings stay siblings', () => {
    expect(edited(closeLevelGaps, '# A\n\na\n\n### B\n\nb\n\n#### C\n\nc\n\n### D\n\nd')).toBe(
      '# A\n\na\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\nd',
    );
  });

  it.each([
    [
      'begin at the second level if the title belongs to the page',
      '### A\n\na\n\n#### B\n\nb\n\n### C\n\nc',
      '## A\n\na\n\n### B\n\nb\n\n## C\n\nc',
    ],
    [
      'stay small above the name of the author',
      '###### **Author: Anna Poe**\n\na',
      '###### **Author: Anna Poe**\n\na',
    ],
    ...['###### 07/03/23 {date}', '### March 9, 2019 – The mill', '##### by Anna Poe'].map((line) => [
      `stay where they only date or sign the text: ${line}`,
      `# A\n\n${line}\n\na\n\n### B\n\nb`,
      `# A\n\n${line}\n\na\n\n## B\n\nb`,
    ]),
    [
      'rise if they are the days of a diary',
      '# A\n\n### May 5th, 2023\n\na\n\n### May 7th, 2023\n\nb',
      '# A\n\n## May 5th, 2023\n\na\n\n## May 7th, 2023\n\nb',
    ],
    ['stay small in a box', '# A\n\n##### Info\n\na\n\n## B\n\nb', '# A\n\n##### Info\n\na\n\n## B\n\nb'],
    ['stay if a second one follows', '### A\n\na\n\n## B\n\nb', '### A\n\na\n\n## B\n\nb'],
  ])('%s', (_, markdown, expected) => {
    expect(edited(closeLevelGaps, markdown)).toBe(expected);
    expect(edited(closeLevelGaps, expected)).toBe(expected);
  });

  it.each([
    '### A\n\na\n\n<h3 id="b">B</h3>\n\n### C\n\nc',
    'Text first.\n\n<div><h2>A</h2></div>\n\n#### C\n\nc',
  ])('stay next to HTML headings: %j', (markdown) => {
    expect(edited(closeLevelGaps, markdown)).toBe(markdown);
  });

  it('are corrected if an HTML heading appears only in code', () => {
    expect(edited(closeLevelGaps, 'Write `<h3>`.\n\n### A\n\na')).toBe('Write `<h3>`.\n\n## A\n\na');
  });

  it('stay low for small print', () => {
    const markdown = '# A\n\na\n\n## B\n\nb\n\n##### *We are not paid for this list*\n\nc';
    expect(edited(closeLevelGaps, markdown)).toBe(markdown);
  });

  it.each([
    ['## Finding a mill.', '## Finding a mill'],
    ['### What you need:', '### What you need'],
    ['## Mills, ovens, etc.', '## Mills, ovens, etc.'],
    ['## Go on...', '## Go on...'],
    ['## I want a mill that is cheap, that is:', '## I want a mill that is cheap, that is:'],
    ['## The breads we like are:', '## The breads we like are:'],
    ['## We bake breads such as:', '## We bake breads such as:'],
    ['## It is done. We bake.', '## It is done. We bake.'],
    ['# Finding a mill.', '# Finding a mill.'],
    ['## Software :package:', '## Software :package:'],
  ])('end without a mark: %s', (heading, expected) => {
    expect(edited(unmarkHeadings, `${heading}\n\nText.`)).toBe(`${expected}\n\nText.`);
    const [change] = describeChanges(`${heading}\n\nText.`, `${expected}\n\nText.`, '');
    if (heading !== expected) expect(change?.reason).toMatch(/no longer ends with a punctuation mark/);
  });

  it('keep the period of a whole sentence that is set as a heading', () => {
    const text =
      '### Together with the mill on the river, we are once again offering two long tours of the bakery.\n\nText.';
    expect(edited(unmarkHeadings, text)).toBe(text);
  });

  it('all keep their periods if one of them must', () => {
    const all = '## Find a space.\n\nOne.\n\n## Bake it. Sell it.\n\nTwo.\n\n## Last words:\n\nThree.';
    expect(edited(unmarkHeadings, all)).toBe(all.replace('words:', 'words'));
    expect(edited(unmarkHeadings, '## 1. Be kind.\n\nOne.\n\n## 2. Bake.\n\nTwo.')).toBe(
      '## 1. Be kind\n\nOne.\n\n## 2. Bake\n\nTwo.',
    );
  });

  it('keep the period of an abbreviation', () => {
    const names = '## The mills\n\n### Rye Corp.\n\nOne.\n\n### Oat Co.\n\nTwo.\n\n### Misc.\n\nThree.';
    expect(edited(unmarkHeadings, names)).toBe(names);
  });

  it('are recognized without the space after their marks', () => {
    expect(edited(fixHeadings, '##The yard\n\nText.\n\n#tag')).toBe('## The yard\n\nText.\n\n#tag');
  });
});

describe('the main heading', () => {
  const withTitle = (markdown: string, title: string | null) =>
    edited((blocks) => setMainHeading(blocks, { ...articleFromText(markdown), title }), markdown);

  it('leaves parts of level 2 above their sections of level 1', () => {
    const text = (mark: string): string =>
      `# Rye\n\nIt is old.\n\n## Mills\n\n${mark} Water\n\nOne.\n\n${mark} Wind\n\nTwo.\n\n## Ovens\n\n${mark} Stone\n\nThree.`;
    expect(withTitle(text('#'), null)).toBe(text('###'));
    const one = '# Rye\n\nIt is old.\n\n## Mills\n\n# Water\n\nOne.\n\n# Wind\n\nTwo.';
    expect(withTitle(one, null)).toBe(one);
  });

  it('is not added if the first line or heading says the same in other words', () => {
    const line = 'How I bake rye bread at home\n\nThe flour comes from a mill, and the loaves are dense.';
    expect(withTitle(line, 'Baking rye bread at home')).toBe(line);
    const heading = '## Bake rye bread at home\n\nThe flour comes from a mill.';
    expect(withTitle(heading, 'Rye bread at home: how to bake it')).toBe(heading);
  });

  it('is the title if the text begins with something else', () => {
    expect(withTitle('The flour comes from a mill in the north.', 'Rye bread at home')).toBe(
      '# Rye bread at home\n\nThe flour comes from a mill in the north.',
    );
  });

  it.each([
    "I've joined a mill called",
    'The old mill that we called',
    'example of a mill [@poe:2015]',
    'An answer to this mill video',
  ])('is not the first line if that is not a title: %s', (line) => {
    const text = `${line}\n\nThe mill is old. An example of a mill has a video.`;
    expect(withTitle(text, line)).toBe(text);
  });

  it('keeps the order of sections below further main headings', () => {
    expect(withTitle('# The mill\n\na\n\n# One\n\nb\n\n## Part\n\nc\n\n# Two\n\nThe mill.', 'The mill')).toBe(
      '# The mill\n\na\n\n## One\n\nb\n\n### Part\n\nc\n\n## Two\n\nThe mill.',
    );
  });

  it('treats sections alike if the first one is not a different kind', () => {
    const text = '# What happened?\n\nA mill burned.\n\n# The damage\n\nBread.\n\n# Relief\n\nFlour.';
    expect(withTitle(text, 'What happened?')).toBe(text);
    const about = (mark: string): string =>
      `${mark} About Me\n\nI bake.\n\n${mark} My mills\n\nThey are old.\n\n${mark} Ovens\n\nOf stone.`;
    expect(withTitle(about('#'), null)).toBe(about('##'));
  });

  it('keeps the levels of a text with HTML headings', () => {
    const text = '# Title of all\n\na\n\n# One\n\nb\n\n<h2>Part</h2>\n\nc';
    expect(withTitle(text, 'Title of all')).toBe(text);
  });

  it('is not a bold line that names a part', () => {
    const text = '**Introduction to sourdough**\n\nSourdough is old. Sourdough needs flour.';
    expect(withTitle(text, 'Introduction to sourdough')).toBe(text);
  });

  it('is not one of several sections', () => {
    expect(withTitle('Text first.\n\n# One\n\nb\n\n## Part\n\nc\n\n# Two\n\nd', null)).toBe(
      'Text first.\n\n## One\n\nb\n\n### Part\n\nc\n\n## Two\n\nd',
    );
  });
});

describe('a reported change', () => {
  it.each([
    ['In order to eat, we bake.', 'To eat, we bake.', /fewer words/],
    ['We recieve bread.', 'We receive bread.', /error is corrected/],
    ['See [this](https://a.example/x) post.', 'See [this post](https://a.example/x).', /link text now says/],
  ])('names what was done: %s', (before, now, reason) => {
    const changes = describeChanges(`# Bread\n\n${before}\n`, `# Bread\n\n${now}\n`, 'bread');
    expect(changes.map((change) => change.reason)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('long sentences of a list', () => {
  const long =
    'The old bell in the tower is loud enough for all of the villages behind the hills of the north and for all of the towns on the other side of the bay, but the keepers only ring it when the fog hides the harbor.';

  it('are split if the item is a paragraph', () => {
    expect(edited(shortenSentences, `- Light it early. ${long}\n- Clean it.`)).toContain(
      'of the bay. But the keepers only',
    );
  });

  it('stay if the item is one sentence like its siblings', () => {
    expect(edited(shortenSentences, `- ${long}\n- Clean it.`)).toContain('of the bay, but the keepers');
  });
});

it('keeps lines with a typed bullet apart', () => {
  const text =
    'The old bell in the tower is loud enough for all of the villages behind the hills of the north and for all of the towns on the other side of the bay, but the keepers only ring it in one order:\n•\tThe left bell is loud.\n•\tThe right bell is not.';
  expect(edited(shortenSentences, text)).toBe(text);
});

it('keeps the attributes of a heading with it when its level changes', () => {
  const text = '## Rye\n\nText.\n\n{:.passes}\n#### Oats\n\nText.';
  expect(edited(closeLevelGaps, text)).toBe(text.replace('#### Oats', '### Oats'));
});

it('keeps a semicolon and a dash in a sentence that is not very long', () => {
  const left = 'The keepers lit the lamp of the old tower on each evening of the long winter';
  const right = 'the bell of the northern gate was loud on the next morning of the week.';
  for (const mark of ['; ', ' — ']) {
    const sentence = left + mark + right;
    expect(edited(shortenSentences, `It is warm. ${sentence}`)).toContain(sentence);
  }
  const long = `${left} and in the cold spring of the north with all of their friends and the children of both towns on the bay; ${right}`;
  expect(edited(shortenSentences, `It is warm. ${long}`)).toContain('bay. The bell');
});

describe('the alt text of an image', () => {
  const article = articleFromText(
    'The keeper paints this lamp in a good color. Its color is red.\n\nA tall stone tower is above the harbor, and the tower is tall.',
  );
  const described = (markdown: string) => edited((blocks) => describeImages(blocks, article), markdown);

  it('is taken from the caption or the file name of an HTML image, too', () => {
    const figure = (tag: string, line: string): string =>
      `<figure>\n${tag}\n<figcaption>${line}</figcaption>\n</figure>`;
    expect(described(figure('<img src="a.jpg" alt="">', 'The lamp at <em>dusk</em>, Photo: Anna Poe'))).toBe(
      figure('<img alt="The lamp at dusk" src="a.jpg">', 'The lamp at <em>dusk</em>, Photo: Anna Poe'),
    );
    const tags = '<img src="tall-stone-tower.jpg"> <img src="b.jpg" alt="Harbor"> <img src="c.jpg">';
    expect(described(`<p>${tags}</p>`)).toBe(`<p>${tags.replace('<img', '<img alt="Tall stone tower"')}</p>`);
    const credit = figure('<img src="a.jpg">', 'CC BY-SA Anna Poe');
    expect(described(credit)).toBe(credit);
    const drawn = figure('<img src="a.jpg">', 'Illustration: Anna Poe');
    expect(described(drawn)).toBe(drawn);
    expect(described('![](img/tall-stone-tower-cjgpzm.jpg)')).toBe('![](img/tall-stone-tower-cjgpzm.jpg)');
  });

  it('is taken from a file name that names a thing', () => {
    expect(described('![](img/tall-stone-tower.jpg)')).toBe('![Tall stone tower](img/tall-stone-tower.jpg)');
  });

  it.each([
    ['![](a.jpg)\n\n*The lamp at dusk*', '![The lamp at dusk](a.jpg)\n\n*The lamp at dusk*'],
    [
      '[![](a.jpg)](b.jpg)\n\n_Look at that lamp!_',
      '[![Look at that lamp!](a.jpg)](b.jpg)\n\n_Look at that lamp!_',
    ],
    [
      '![](a.jpg)\n\n[AU12 - The lamp at dusk](c)',
      '![The lamp at dusk](a.jpg)\n\n[AU12 - The lamp at dusk](c)',
    ],
  ])('is taken from the line below: %s', (markdown, expected) => {
    expect(described(markdown)).toBe(expected);
  });

  it.each([
    '*This post is about lamps.*',
    '**Android**',
    '**Light the new lamp**',
    '*Step 2: light the lamp*',
    'The lamp is red.',
  ])('is not: %s', (line) => {
    expect(described(`![](a.jpg)\n\n${line}`)).toBe(`![](a.jpg)\n\n${line}`);
  });

  it.each([
    [
      '![](a.jpg)\n\n**My lamp**\n\n![](b.jpg)\n\n**Our town at dusk**',
      '![My lamp](a.jpg)\n\n**My lamp**\n\n![Our town at dusk](b.jpg)\n\n**Our town at dusk**',
    ],
    ['![](a.jpg)\n\n**My lamp**', '![](a.jpg)\n\n**My lamp**'],
    [
      '![](a.jpg)\n\n**Step 1: Heat**\n\n![](b.jpg)\n\n**Step 2: Bake**',
      '![](a.jpg)\n\n**Step 1: Heat**\n\n![](b.jpg)\n\n**Step 2: Bake**',
    ],
    [
      '![](a.jpg)\n\nFigure 2: The stairs of the tower. They are old.',
      '![The stairs of the tower](a.jpg)\n\nFigure 2: The stairs of the tower. They are old.',
    ],
    ['![](a.jpg)\nThe stairs of the tower.', '![The stairs of the tower.](a.jpg)\nThe stairs of the tower.'],
  ])('is a caption that is bold, numbered or in the same paragraph: %s', (before, after) => {
    expect(described(before)).toBe(after);
  });

  it.each([
    ['The lamp at dusk\n![lamp_dusk.jpg](a/x1.jpg)', 'The lamp at dusk\n![The lamp at dusk](a/x1.jpg)'],
    [
      'We went home at night\n![lamp_dusk.jpg](a/x1.jpg)',
      'We went home at night\n![lamp_dusk.jpg](a/x1.jpg)',
    ],
  ])('is the line above in the same paragraph, if it names something: %s', (before, after) => {
    expect(described(before)).toBe(after);
  });

  it.each(['![](img/this-color-good.jpg)', '![](img/red-lamp-good.jpg)', '![](img/tower-stone.jpg)'])(
    'is not %s',
    (markdown) => {
      expect(described(markdown)).toBe(markdown);
    },
  );
});

const filler =
  'The keepers of the old tower lit the lamp at dusk in all weather and wrote down each ship that came past the rocks. ';
const words = (times: number): string => filler.repeat(times).trim();

describe('a long paragraph', () => {
  it('is not broken inside brackets', () => {
    const text = `${words(2)} All of it is true (see Rom. 8:28, which the keepers read). ${words(5)}`;
    expect(edited(shortenParagraphs, text)).not.toMatch(/Rom\.\n/);
  });

  const dispute =
    'In March the town and the harbor office began a dispute over the price of oil for the lamp.';
  it.each([
    'Both sides went to court.',
    'It also asked the port for money.',
    'One of them was the mayor of the town.',
    'By doing so, the office lost its friends.',
    'The dispute ended in May.',
    'Others stayed at home that year.',
    'Usually they meet in the harbor at dusk.',
    'I should have, because the lamp was not lit at all.',
    'Way more important was the price of bread in town.',
  ])('is not broken before "%s"', (next) => {
    const text = `${words(5)} ${dispute} ${next} ${words(5)}`;
    expect(edited(shortenParagraphs, text)).not.toContain(`\n\n${next}`);
  });

  it('is broken at a change of subject, without a wrapped line at the start', () => {
    const bread =
      'Rye bread needs a sour dough, warm water and a baker who has all night to wait for the crust. ';
    const text = `${words(5)} At\nhome the smiths bake bread and sell coal to the sailors. ${bread.repeat(6).trim()}`;
    expect(edited(shortenParagraphs, text).split('\n\n')[1]).toMatch(/^At home the smiths /);
  });

  it('is not broken between a question and its answer', () => {
    const text = `${words(5)} Could one lamp light the whole harbor? Sure! Keepers did that. ${words(5)}`;
    expect(edited(shortenParagraphs, text)).not.toMatch(/\?\n\nSure/);
  });

  it('is not broken if it is a list of dates', () => {
    const dates = Array.from(
      { length: 25 },
      (_, i) => `June ${i + 1} -- Harbor Park Amphitheater, Salem, NC.`,
    );
    expect(edited(shortenParagraphs, dates.join(' '))).toBe(dates.join(' '));
  });
});

describe('a sentence that "but" or "so" would open', () => {
  it.each([
    'The harbor is old, but the keepers of the tower still light the lamp at dusk in all weather and write down each ship that comes past.',
    'The harbor is very old, so the keepers of the tower light the lamp at dusk in all weather and write down each ship that comes past.',
  ])('stays with a short one: %s', (text) => {
    expect(edited(shortenSentences, text)).toBe(text);
  });
});

describe('a corrected passage', () => {
  it.each([
    [
      'I write with a supposed hyphothesis; its not hard.',
      "I write with a supposed hypothesis. It's not hard.",
      true,
    ],
    ['It took alot more time.', 'It took a lot more time.', true],
    ['I write with a supposed hyphothesis.', 'I write with a supposed answer.', false],
    ['It took alot more time.', 'It took a lot less time.', false],
    ['', 'It is new.', false],
  ])('has the same words with their errors corrected: %s', (before, after, expected) => {
    expect(isCorrection(before, after)).toBe(expected);
  });

  it('keeps its correction in the result', () => {
    const text = `# Rye bread\n\nIn class, when I write on rye bread, I write with a supposed hyphothesis.\n\n${words(2)}`;
    const article = articleFromText(text);
    const corrected = article.markdown.replace('hyphothesis', 'hypothesis');
    const { optimized_article_markdown } = buildArticles(article, corrected, [], [], []);
    expect(optimized_article_markdown).toContain('a supposed hypothesis.');
  });
});
