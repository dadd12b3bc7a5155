import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { joinSplices } from '#engine/writing/rewriting/splitting/join-splices.ts';
import { shortenSentences } from '#engine/writing/rewriting/splitting/shorten-sentences.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();
const joined = (markdown: string): string =>
  renderBlocks(joinSplices(shortenSentences(tidyWords(blocksOf(markdown))))).trimEnd();

describe('marks that stay as the author wrote them', () => {
  it.each([
    // A number that marks an item.
    '1 - **The mill is old**: Any loaf of ours will be baked by someone in the town.',
    // A noun with the form of an auxiliary.
    'We filled a box marked for loaves and a trash can with some old bags.',
    // The clause describes the word before it.
    "The old oven lasts a while, so after the first winter there really isn't much you need to keep the mill running.",
    // The action is the subject.
    'Using this fan to climate control the mill is a trick that only works in great heat.',
    // A purpose.
    "It's about baking smarter so you're still standing when the town needs you.",
    // An aside.
    'Or, you know...sitting down and resting.',
    // A name after the end of a sentence.
    'We read of the mill. Jony Ive had drawn it for us.',
    // One subject of two people.
    'We talked a bit and then the baker and I went to the mill for some rye.',
    // The first clause lacks its last words.
    'Right away an oven broke right and it took a while to mend all of the loaves.',
    // What "chances are" introduces covers both clauses.
    'Chances are you like bread and you already bake it at home.',
    // The author quotes the sentence below.
    'The book has a rule. Usually loaves are round.\n\nMy notes: “Usually loaves are round”',
    'The book has a rule. Usually loaves are round.\n\nMy notes say "usually loaves are round."',
    // The opening is a request, and its clause describes the noun.
    "If you have a favorite bread puzzle you'd like me to bake, please put it in the comments!",
    "If you have a bread puzzle you'd like me to bake, send it to me!",
    // Both halves depend on the condition.
    'The mill shows a warning when the oven is on but its door is open.',
    // The clause may single out the text.
    'I read a text on Ryemill which helped me a lot.',
    // The second verb lacks its own subject, with or without the comma.
    'This was late for one night, and were in the middle of baking.',
    'Thats are the loaves we sell.',
    'We sell bread for all things oven, mill and in-person.',
    'I mixed 2 10mg bags of flour, then 5mg of salt.',
    'Bake for four rounds of 8x20secs, then 10secs of rest.',
    'I shoot on 35mm, and the loaf weighs 10kg.',
    'Oven door one is reserved\nOven door two should be open for the largest loaves of the mill',
  ])('%s', (text) => expect(tidied(text)).toBe(text));

  it('include the line of a template tag', () => {
    const text =
      '{% picture rye.jpg %}\nCaption: The bakers stand in front of the old mill in the rain, they know it very well.\n';
    expect(renderBlocks(shortenSentences(blocksOf(text)))).toMatch(/^\{% picture rye\.jpg %\}\nCaption/);
  });
});

describe('corrected marks', () => {
  it.each([
    [
      "The mills of the late 1800's through the early 1900's are old.",
      'The mills of the late 1800s through the early 1900s are old.',
    ],
    ['We bake for 18 to 30 year olds.', 'We bake for 18- to 30-year-olds.'],
    ['The classes are online or in-person.', 'The classes are online or in person.'],
    [
      'For all of my mill school education I traveled to and from town on the green line.',
      'For all of my mill school education, I traveled to and from town on the green line.',
    ],
    [
      'Since baking my first loaf of rye I have once again fallen in love with it.',
      'Since baking my first loaf of rye, I have once again fallen in love with it.',
    ],
    ['Set long, medium and short term goals.', 'Set long-, medium- and short-term goals.'],
  ])('%s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it('include both commas of a clause after a time', () => {
    expect(tidied('One day when she was two years old she was playing in a garden.')).toBe(
      'One day, when she was two years old, she was playing in a garden.',
    );
  });

  it('include a comma before a contrast in the past', () => {
    expect(tidied('I was happy when the oven was on but the bread was cold.')).toBe(
      'I was happy when the oven was on, but the bread was cold.',
    );
  });
});

describe('sentences whose halves are not where they seem to be', () => {
  it.each([
    // The clause says what she was told.
    'When I got back to the mill my mom was awake baking rye and I told her I had gone for a walk.',
    // Two short clauses are a pair.
    'One way to look at it is, you plan and you bake so that it can rise in time.',
    // The measure belongs to the next clause.
    'I was pushing on and 50 metre into this one, I noticed there were loaves on the road.',
    // The words after the first clause are one series.
    'I like it, I want more of it, I want to give some to my baker and to my mill.',
    'People close up shop to bake and go have lunch with their families.',
    'There are other optional parts to this which would show up differently for others.',
    // A clause describes the noun before it.
    'Since the kinds of bread you can bake each day is limited, and rye is involved in *everything*.',
    'Also, on the days I don’t bake bread I feel sleepier, sooner.',
    "Having a rough idea of the town you don't want to go to in the future is still fine.",
    'Where `rye.json` is the name of the file you want to add flour to.',
    "Among the trouble I've had to solve is getting the mill to run.",
    'As I wrote earlier my main reason for leaving Ryetown was the trouble I had getting bread in.',
    'However, for reasons I don’t fully understand a fair number of the loaves came back.',
    'Fresh bread is still, some years later, the only food out there which gives bakers what they need for the day.',
    'His loaves were one of the first breads in Ryetown which told stories ahead of their times.',
    'We are making field trips to places in New York where we can see old mills.',
    'In the mill place the loaf next to the **old** oven we baked in a moment ago.',
    'After baking it run the following test:',
    'Hands are possible with some ovens and whole loaves baked with hands and feet is possible with others.',
    'You can walk among bakers and it’s old millers in the morning and yet not eat.',
    'If a loaf fails the mill will send a note and you can then bake it again.',
    'Eight hours later (maybe one of which was spent sleeping) we landed in Ryetown.',
    "When the oven returns a 'loaf' then following a rule Rosa will turn on its lamp and wait for more flour.",
    "I'm thinking every other Monday, I will be baking a little loaf for my best friends.",
    'To say we would be lost without it is far more than we can say.',
    'There were three ovens in the mill, at least one of which was cold.',
    'I do not anticipate my old baker will take it well at all, and have doubts too about the mill.',
    'Missing the fact he keeps the loaf and lets bakers move from mill to mill is easy.',
    'While it’s clear they want to make the mill work by baking more loaves of rye.',
    'As a miller the best use of a lamp with a plus on it is that it should light the oven you are currently using with a single push.',
    'The mill crew came around looking for loaves to sell at the market and somehow, our rolls made the cut!',
    'May the bread come to each of us at noon, and may the peace of the mill which passes all we know keep us as one.',
    'Baking is something we have grown to love, and watching a loaf rise and finish in the oven is always good.',
    'Ovens can do it. If you’d rather refer to those [go here for mills](https://mill.example).',
    'It was great for making a best-practices production oven that bakes one loaf.',
    'For one, we don’t own and we haven’t read the *Book of Rye* at all.',
    'Despite all the moaning and groaning we tend to do about the long rye season is still one of the best times.',
    'Greeting a miller with a loaf they are weak to gives that baker another turn.',
    'It lasted a bit longer than we had had in mind and Saturday (8ish hours of sleep), I woke up feeling a bit worse again: cold, warm, cold again.',
    'Anything de- or anti- is often wrong or used by bakers who are lost.',
    'I went into a mealy-mouthed explanation with quotes.',
    'We recall Rosa Ive once comparing the loaf to a roll.',
    'The inorder traversal of the ovens is slow.',
    'Some of my good loaves could be put down to my wife and I adopting a sensible plan.',
    'Unlike almost every other mill, when you knock on the door at the end of the day, instead of the familiar baker and a "Hello" — you’re told you will need to wait up to 15 days for a loaf.',
    'And what do you know, ovens were over $100 off in town right then.',
    'You can restore the previously open source documents at the start.',
    'It matters if the mill looks at the short-term or long-term.',
    'Our plans changed in a way which means we can’t come to the mill.',
    'The loaf was good here with us...and yet she needed more time.',
    'If you had no idea a loaf was silently taken — it’s gone forever.',
    'The lamp should immediately pop up right in front of you.',
    // The words after the first clause belong to the second one.
    'So, I went back to rye and apart from using oats for bread and cake, I didn’t concern myself with wheat.',
    "It's also important to point out, this isn't meant to be a loaf but rather a roll for the day.",
    'In other words, much like you would watch a loaf rise in the oven without trying to stop it by opening the door of it, but you would still fully see said loaf, simply note your thoughts and do not stop them at all.',
    'Granted, I have taken advantage of a great number of chances for baking bread – I bake abroad, I write for the mill paper, I help at an oven, I sell many other things of that kind at the end of the week for free.',
    // One subject, one thought or one comparison.
    'When Rosa announced it was closing the mill back in March, the team in town was glad.',
    'Using an oil or lighting a good candle can create a calm place for your bread.',
    'On top of that, there was the following talk a friend and I had via his old mill.',
    'Altough I have a mill and I like bread, my loaves don’t contain seeds anymore.',
    'One day I’ll be reading a book on rye and the next I’ll move on to a book on oats.',
    'This is further complicated by the way Ryemill bread and oven data is really kept in the town, not in the mill.',
    'It is not like suddenly the sun drops and we are suddenly no longer making sweet loaves.',
    'It is the story of how a baker closes his mill, a town loses its bread, an oven goes cold.',
    'After two years here, I came to the view that to bake a loaf that would change the town, I would need to think outside the oven.',
    'In addition the oven and mill costs, our bakers were driven by the new bread.',
    'If you like rye, I recommend it, but if you are in a different town I bet there is a loaf out there for you as well.',
    'It is something worth a loaf however, given the rye and the oven, it seems good enough.',
    // Words that only look like a compound, an example or a thought.
    'It will be more useful than the one handed to you in the form of a loaf.',
    'We looked up to the stars, out to the Moon, sometimes down to Earth below.',
    'Together they should become something larger than life.',
    'Baking with other bakers of your town means more than including your oven in a list.',
    'Needless to say, that the oven no longer baked after I left the mill.',
    'A mill is a nice end user friendly option for all of us.',
    // A poem.
    'I feel a little brittle and it’s making me hungry\nIs it the loaf of my baker or oatmeal?\nIn my oven there’s a weevil and it’s old\nAnd then it moved away',
  ])('%s', (text) => expect(joined(text)).toBe(text));
});

describe('the dashes of a sentence', () => {
  it.each([
    [
      'We work with three key ACMEs - Rosa, Max, and our own one - the oven bakes all day.',
      'We work with three key ACMEs — Rosa, Max, and our own one — the oven bakes all day.',
    ],
    [
      'It was slow to start the old oven - 2 minutes and more. It is good - we like it a lot.',
      'It was slow to start the old oven — 2 minutes and more. It is good — we like it a lot.',
    ],
    [
      'The oven is a good one - 100 % steel, and old - but also loud and warm here.',
      'The oven is a good one — 100 % steel, and old — but also loud and warm here.',
    ],
    ['I made my first loaves (rolls) - 14 to be exact.', 'I made my first loaves (rolls) — 14 to be exact.'],
  ])('are corrected alike: %s', (wrong, right) => expect(joined(wrong)).toBe(right));

  it.each([
    '<div>\n<p>We can guess where the mill is - the old one.</p>\n</div>\n\nThe oven is hot - it is always hot here.',
    '- **Names**: Ask bakers to say their names in the room at the beginning of each day - even if we did.\n\nThe oven is hot - it is always hot here.',
  ])('stay next to one that no rule reads: %s', (text) => expect(joined(text)).toBe(text));
});

it.each([
  ['the curly ones of the text', '’', '’'],
  ['straight ones in a text with straight ones', "'", "'"],
])('writes the apostrophes of corrected words like %s', (_, mark, expected) => {
  const others = `It${mark}s old. We${mark}re here. They${mark}ve left.`;
  expect(tidied(`We dont bake rye here. ${others}`)).toBe(`We don${expected}t bake rye here. ${others}`);
});
