import { describe, expect, it } from 'vitest';
import { withSemicolon } from '#engine/writing/rewriting/sentences/semicolons.ts';

describe('two clauses that only a comma joins', () => {
  it.each([
    ['I had no idea what to bake in the mill, we were just too busy.', 'mill; we were'],
    [
      'After that, I tried to have a short meeting with all the bakers, I went over the plan of the mill.',
      'bakers; I went',
    ],
    ['We do not care about the bread of last year, we care about the loaves of today.', 'year; we care'],
    ['The mill was open to all guests of the town, the baker was not able to rest.', 'town; the baker'],
    [
      'We needed a way to part the dough from the mill, otherwise the flour would stick.',
      'mill; otherwise, the',
    ],
    ['This may not help the baker of today, however, it will help the next one.', 'today; however, it'],
    ['The mill is not old though, it is only a bit worn by now.', 'not old, though; it is'],
    ['That one will be fun as well, I have quite a few loaves around.', 'as well; I have'],
    ["I don't like the old mill anymore, I burned all my loaves there.", 'anymore; I burned'],
    ['The mill is run by the town, it is a bit of a gamble, but we hope for the best.', 'town; it is'],
    ['We should go and see the old mill, it is such a great place!', 'mill; it is'],
    ['Zorbo is a very powerful old mill, I love it and go there.', 'mill; I love'],
    ['That is all the help we give to the bakers, there is nothing else.', 'bakers; there is'],
  ])('get a semicolon: %s', (sentence, part) => {
    expect(withSemicolon(sentence)).toContain(part);
  });

  it.each([
    'The first, a young man named Zorbo, he was in his twenties and slept.',
    'My brother, the baker named after a mill, he was in the town and slept.',
    "Looking for more bread, I eventually turned to Zorbo, the built-in baking language that's a part of the mill.",
    'It is the basis for another kind of mill, this one layered over the old one in the town.',
    "The clock moves from your oven and changes throughout the day so, it's simple to see the hours.",
    'The bitter truth of the old mill is this, the majority of us will never be any good.',
    'It shows the loaves from up to 50 ft. For nights in the mill, you have two old lamps.',
    'It has a bit more room in the mill, it is a bit bigger, its good looks are better than all others.',
    'You call upon the sleeping baker who lives within you, the power of your will.',
    'This is just to remind you that on the return pass, you draw your first loop up through one stitch.',
    'And the problem with it is of course, it can be hard to bake with it.',
    'When the mill is open to all guests, it is a loud place.',
    'By pairing the old mill with the new one, we can bake a lot.',
    'The mill is run by wind but instead of burning all the rye, a baker can use it.',
    'The mill has been running a sale of late, this time called the rye sale.',
    'The mill was warm that day, I was tired of it, so we left at noon.',
    'Yes, it was a very long day and yes, it was hot, but it was the best of all.',
    'He may be very proud of the mill, I don’t know, but I wish he would say so.',
    'Now the mill is open to all, we should go and see it.',
    'And that coupled with the old baker thinking of bread, all of this had me on the edge of my seat.',
    'Since a lot of the rye, all things being equal were unfair, there were questions that I had.',
    'We bake with the people in our town. next year, we are going to bake more of it.',
    'There are some ways around this-for example, the loaves will turn from rye to oats.',
    'These old bakers are pretty happy little guys, I have to say.',
    'Now that we can bake bread in the mill, it makes sense to sell it.',
    'Our first thought was that this was the end of it, that the mill would close.',
    'The mill is run by the people, and for those who see it, we bake the bread.',
    'You are not getting the whole loaf, it kept saying to me all day.',
    'I baked a loaf in the mill, I sold it in town, and I went home.',
    'He is no baker of good bread, he has no oven, has no flour.',
    'We met the man from the mill, the baker of the town.',
    'The same way a loaf is baked in the old mill by all of us, our bread will rise.',
    'You can see from the mill in our town, I have bought a new oven there.',
    'The more bread you bake in the mill, the better it gets for you.',
    'In the old mill of our little town, we baked a lot of bread.',
    'The mill is old, it is small.',
    'We came to the mill on Monday morning, the bread was fine (the tea not) and walked to the town.',
    'If you know the mill in our town, you know that it is loud.',
    'There was one talk about bread, however, that urged me to test the dough.',
    'We see that to get the most out of the mill, it is good to remove the old stones.',
    'Most of it is time you spend to bake loaf A instead of loaf B. Beyond that, it is the care you give to us.',
    'There are 9 bakers at the old mill and indirectly, there are over 250 of them in town.',
    'They bake in a lot of ways and a lot of\nthe time, it is just what the baker knows.',
    'It is done in many ways -- in almost all cases, they are quite different loaves.',
    'We are happy to note that in April and May, we will bake for those who come.',
    'With the help of the mill and using this, the bakers could bake a lot of bread.',
    '"Light loaves are for those who like them", they laughed and ate the bread.',
    'That is why from _June 2023_, we will stop selling it here.',
    'There are a lot of ways and a lot of the time, it is just what the baker knows.',
    'In April, the bakers opened [mill.gov](https://mill.gov/), a single sign-on service for towns that people use.',
    'This shows how many guests of the mill are, for example, bakers or sell bread.',
  ])('stay: %s', (sentence) => {
    expect(withSemicolon(sentence)).toBe(sentence);
  });
});
