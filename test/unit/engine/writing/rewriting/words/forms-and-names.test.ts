import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('word forms that copy editors correct', () => {
  it.each([
    // Known misspellings
    ['The rules of the oven are beyong me.', 'The rules of the oven are beyond me.'],
    ['We are targetting bakers in the mill.', 'We are targeting bakers in the mill.'],
    ['It might be inthe oven for a while.', 'It might be in the oven for a while.'],
    ['Unfortunatly, the loaf was cold when we came.', 'Unfortunately, the loaf was cold when we came.'],
    ['We stoped at the mill and bought flour.', 'We stopped at the mill and bought flour.'],
    ['This is the verry oven that we bought.', 'This is the very oven that we bought.'],
    ['The innner crumb of the bread is prettty good.', 'The inner crumb of the bread is pretty good.'],
    ['It is a protrayal of the masetro in the mill.', 'It is a portrayal of the maestro in the mill.'],
    ['The foccacia is the one to whome we return.', 'The focaccia is the one to whom we return.'],
    ['They felt embrasshed about the turbulance.', 'They felt embarrassed about the turbulence.'],
    ['The enginer posts a few wordsd to Twittr.', 'The engineer posts a few words to Twitter.'],
    // Words confused with each other
    ['What I though was a mill is a school.', 'What I thought was a mill is a school.'],
    ['We forced our way though.', 'We forced our way through.'],
    ['The bakers chomp a the bit.', 'The bakers chomp at the bit.'],
    [
      'Until then, we had come to the conclusion that it is rye.',
      'Until then, we had concluded that it is rye.',
    ],
    ['We come to the conclusion that it is rye.', 'We conclude that it is rye.'],
    ['I just baked other peoples loaves in the mill.', "I just baked other people's loaves in the mill."],
    [
      'You carried the other peoples loaves and got them rye.',
      "You carried the other people's loaves and got them rye.",
    ],
    [
      'We wrote ruby code in the mill while learning ruby and more Ruby.',
      'We wrote Ruby code in the mill while learning Ruby and more Ruby.',
    ],
    [
      'If baking is a slow thing.. then there is no one loaf.',
      'If baking is a slow thing... then there is no one loaf.',
    ],
    ['It is a 2 hour meeting in the mill.', 'It is a 2-hour meeting in the mill.'],
    ['You find it on stack overflow or here.', 'You find it on Stack Overflow or here.'],
    ['It can be json, yaml or toml in the mill.', 'It can be JSON, YAML or TOML in the mill.'],
    ['We have ip lookups and four chromebooks.', 'We have IP lookups and four Chromebooks.'],
    [
      'We rang it on reddit, unfortunately, and then baked.',
      'We rang it on Reddit, unfortunately, and then baked.',
    ],
    ['As I though through the recipe, it rained.', 'As I thought through the recipe, it rained.'],
    ['It is way to hard to bake rye.', 'It is way too hard to bake rye.'],
    ['We we’re happy to bake.', 'We were happy to bake.'],
    ['The task in from of me is old.', 'The task in front of me is old.'],
    ['It is in my personal cannon.', 'It is in my personal canon.'],
    ['It rose over night.', 'It rose overnight.'],
    ['Here is a peak at the oven.', 'Here is a peek at the oven.'],
    ['I found a mill in reasonable amount of time.', 'I found a mill in a reasonable amount of time.'],
    ['You spend majority of your time here.', 'You spend the majority of your time here.'],
    // Subjects and verbs
    ['The links doesn’t always work.', 'The links don’t always work.'],
    ['So this look exactly like my oven.', 'So this looks exactly like my oven.'],
    ['It is one that prevent the heat from rising.', 'It is one that prevents the heat from rising.'],
    ["It's one that prevent the heat from rising.", "It's one that prevents the heat from rising."],
    [
      'There are several rules that breaks down the work.',
      'There are several rules that break down the work.',
    ],
    ['One of the reasons are the loaves.', 'One of the reasons is the loaves.'],
    ['There’s clear rules and recipes.', 'There are clear rules and recipes.'],
    // Forms that the word before requires
    ['We are going use the oven for years.', 'We are going to use the oven for years.'],
    ['If you are interested to join us, write.', 'If you are interested in joining us, write.'],
    ['I am considering to set up a mill.', 'I am considering setting up a mill.'],
    ['She has a nintendo wii and a Nintendo ds.', 'She has a Nintendo Wii and a Nintendo DS.'],
    ['We look forward to meet you in the mill.', 'We look forward to meeting you in the mill.'],
    ['You need to created a loaf.', 'You need to create a loaf.'],
    ['The loaf is then create by the oven.', 'The loaf is then created by the oven.'],
    ['It rises without even know what it is.', 'It rises without even knowing what it is.'],
    ['See how the last part of it will look like.', 'See what the last part of it will look like.'],
    // Numbers
    ['One of the best thing about it is rye.', 'One of the best things about it is rye.'],
    ['The tool ran every tests through the mill.', 'The tool ran every test through the mill.'],
    ['We wrote a childs name on it.', "We wrote a child's name on it."],
    // Verbs written as nouns
    ['They will not be able to login unless they bake.', 'They will not be able to log in unless they bake.'],
    [
      'You get setup with it, and the mill has been shutdown.',
      'You get set up with it, and the mill has been shut down.',
    ],
    ['Show the signin link, or click to signin now.', 'Show the sign-in link, or click to sign in now.'],
    ['The baker will not able to rest.', 'The baker will not be able to rest.'],
    ['I recommend to place the loaf in it.', 'I recommend placing the loaf in it.'],
    ['Two teachers that graduated with me bake.', 'Two teachers who graduated with me bake.'],
    ['Rye in it’s first form (loaves, etc...) is good.', 'Rye in its first form (loaves, etc.) is good.'],
    ['Even if if was late, it rose.', 'Even if it was late, it rose.'],
    ['They were not able redistribute the loaves.', 'They were not able to redistribute the loaves.'],
    [
      'It was love at first site, from the 1980s and 1990’s.',
      'It was love at first sight, from the 1980s and 1990s.',
    ],
    [
      'I bake it in four months time for this years show.',
      "I bake it in four months' time for this year's show.",
    ],
    [
      'Their criteria is met, and their presence is good.',
      'Their criteria are met, and their presence is good.',
    ],
    // Doubled and missing words
    ['We want to have a have a loaf.', 'We want to have a loaf.'],
    ['It is rather lengthy process, as you see.', 'It is a rather lengthy process, as you see.'],
  ])('%s', (before, expected) => {
    expect(tidied(before)).toBe(expected);
    expect(tidied(expected)).toBe(expected);
  });

  it.each([
    'Values in one of the columns were sorted.',
    'See [A guide to succesful bread](https://example.com/a).',
    'One of the criteria is heat.',
    'The physics doesn’t change, and many times doesn’t matter.',
    'The baker whom they know doesn’t bake.',
    'Here is what I recommend to get started.',
    'It has kind of become a thing.',
    'There are several ways and language-specific versions in multiple language and mill groups.',
    'This is an advice column that answers bakers.',
    'The many someones as it were are here.',
    'It depends on dependencies of dependencies of dependencies.',
    'I even thought it was cold.',
    'One loaf was given to many people.',
    'He was the best baker, and his reign in the mill was long.',
    'We saw a peak at noon.',
    'The news is good, and there is news of it.',
    'We had a lot a lot of rye.',
    'It is interesting how a person who looks like you bakes.',
  ])('but not %s', (text) => {
    expect(tidied(text)).toBe(text);
  });
});

describe('names in running text', () => {
  it.each([
    ['I saw the steam deck on twitter.', 'I saw the Steam Deck on Twitter.'],
    ['We use google docs with XCode and JQuery.', 'We use Google Docs with Xcode and jQuery.'],
    ['A classic Lucasarts game is on netflix.', 'A classic LucasArts game is on Netflix.'],
    ['I scroll hackernews for its yaml.', 'I scroll Hacker News for its YAML.'],
    ['The buddhist baker came from tokyo.', 'The Buddhist baker came from Tokyo.'],
    ['Formatted the sd card and wrote markdown files.', 'Formatted the SD card and wrote Markdown files.'],
  ])('have the capitals of their owners: %s', (before, expected) => {
    expect(tidied(before)).toBe(expected);
  });

  it.each([
    ['We speak English, danish and german here.', 'We speak English, Danish and German here.'],
    ['We speak English, and the German baker sells danish.', ''],
    ['We polish English and german plates.', 'We polish English and German plates.'],
    ['It runs on linux, windows and android here.', 'It runs on Linux, Windows and Android here.'],
    ['We use javascript, html and code here.', 'We use JavaScript, HTML and code here.'],
    ['It reads zorbly, csv and ruby or json here, and bakes.', ''],
    ['We learn python, zorbly and linux here, and bake.', ''],
    ['We write (ruby, python, zor.js, javascript) here, in Ruby and Python.', ''],
  ])('are capitalized together or not at all in a series: %s', (before, after) => {
    expect(tidied(before)).toBe(after || before);
  });

  it('have the capitals of the rest of the text', () => {
    expect(tidied('OvenBaker is new. OvenBaker is good. I closed the ovenbaker page.')).toBe(
      'OvenBaker is new. OvenBaker is good. I closed the OvenBaker page.',
    );
  });

  it.each([
    'OvenBaker is new. OvenBaker is good. I ran `ovenbaker` to start ovenbaker.',
    'The pages of canada.ca and of jquery.com are old.',
    'We run arkade install postgresql and pip install numpy here.',
    'Birds twitter in the morning, and people react with windows open.',
    'Silly putty and slack ropes are in the mill.',
    'The coool oven is in a mill that is weeeks old.',
  ])('stay if they are other words: %s', (text) => {
    expect(tidied(text)).toBe(text);
  });
});
