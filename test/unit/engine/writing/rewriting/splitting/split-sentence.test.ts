import { describe, expect, it } from 'vitest';
import { splitLongSentence } from '#engine/writing/rewriting/splitting/split-sentence.ts';

describe('a sentence that must not be split', () => {
  it.each([
    [
      'before a subject without its verb',
      'The keepers of the tower could write the whole thing down in a book and use a few of the old maps to support all three of the harbors in the bay of the north, and all this trouble because, I realized that the lamps we had were too old.',
    ],
    [
      'between the parts of what chances are',
      "You may be the great exception of the bay, but chances are you're like most keepers and we already saw you on the stairs of your tower at night, so this post does not explain how to climb them at all, because there are many others that do it.",
    ],
    [
      'between the parts of a truth',
      'Nobody in the harbor wants to hear it, but the truth is the lamps of the northern tower are old and they need more oil than all of the other lamps of the bay, so the keepers of the town have to pay for it again each winter.',
    ],
    [
      'in a series of alternatives',
      'The keepers at risk were already tired of the tower, they had the cold of the harbor, or both.',
    ],
    [
      'in a series of clauses with one subject',
      'I see the old lamp of the tower in the fog, and I sigh a bit (because the lamp is, at least in part, the work of my own hands), and I begin to ask if the keepers of the northern harbor will ever light it again for us.',
    ],
    [
      'inside a list of subjects',
      'The stairs of the tower, the lamps used, and the coal consumed make up the so-called winter bill of the northern harbor, which has grown in the last twenty years to become one of the largest in the whole of the bay and of the hills.',
    ],
    [
      'after a sentence that ends in an abbreviation',
      'The tower shows its light up to 50 ft. For nights without a moon, you have two lamps: one of oil and one of glass for the harbor.',
    ],
    [
      'before "he" after another name',
      "He seems sure to stay at the tower despite Max Allen's presence and he's been better of late in the northern harbor where he's a lot younger than the average keeper of the town and the harbor and all of the bay of the north today.",
    ],
    [
      'if the result belongs to what is looked for',
      'The tower is looking for a new keeper of the lamps to run all of the stairs, the bells and the gates of the northern harbor for a year, making the story of our old lamps known to all of the towns around the bay and the hills.',
    ],
    [
      'after a phrase that opens the next clause',
      'There is no lack of lamps and keepers and yet in this tower, we are fighting against an old fear.',
    ],
    [
      'at a dash if the sentence ends at three dots',
      'The old lamp throws small, bright rings in the fog — these signs are the first words of the tower that reach the boats to give them a way home. ... it burns as a bright, stubborn spark of oil within the night of the bay.',
    ],
    ['after a time', 'This spring break, I made sure to pack my three trusty lamps for the tower.'],
    [
      'before the object of "see"',
      'You can see from this view, I have bought a pair of boots from the town.',
    ],
    [
      'after the world in which it is true',
      'In a world where the keeper was free of his fears, and free to choose the tower that he wanted and loved, then the keeper and his wife would have been happy together, and Rosa would not have gone away.',
    ],
    ['after the way it is done', 'The way this old tower is lit now, there is one lamp for all of us.'],
    ['in a series of clauses', 'You climb up to the lamp of the tower, you light it there, you climb back.'],
    [
      'before a noun whose clause follows it',
      'This post shall shed some light on some of the hardest problems the keepers of the tower face, and some of the answers we have found over the years, to make life easier.',
    ],
    [
      'after an opening phrase that only a comma closes',
      'Along with the new design of the lamp and the mirrors of the tower, we made some changes to the stairs by the northern wall as well.',
    ],
    [
      'in a contrast without "but"',
      'The light of the tower is not what the keepers of the harbor want to see, it is what the ships on the other side of the bay need.',
    ],
    ['before its attribution', 'The tower had a certain gravitas, she said – searching for the word.'],
    [
      'before its attribution in the past perfect',
      'We lacked diversity in the tower, I had told a managing director of the harbor.',
    ],
    [
      'at a dash before its attribution',
      'The old tower by the northern gate of the harbor is the only one with a lamp of glass – the keeper had once explained to all of us in the winter.',
    ],
    ['before an aside', 'The old stairs were steep for us all, it turns out (they have no rope at all).'],
    [
      'after its announcement',
      'I have to admit to all of the keepers and say, I was surprised to be asked at all.',
    ],
    [
      'in a longer series for its rhythm',
      'I will never get to see the light of the old tower again, I will never get to hear the bell of the northern gate in the fog, and I will never get to walk on the wall.',
    ],
    ['if "so" requires it', 'The keeper of the tower was so tired, he could not climb the stairs at all.'],
    [
      'in a series for its rhythm',
      "It's holding a baby when they are sick, it's holding their hand when they stand.",
    ],
    [
      'after the time it is about',
      'The next time this lamp is lit by us, these stairs are going to be steep.',
    ],
    [
      'between a possibility and its consequence',
      'You can wake me up at three on any morning, I will be able to tell you.',
    ],
    [
      'at "and" between a possibility and its consequence',
      'You can wake up the keepers of the tower at three on any morning of the year and they will be able to tell you immediately which ships are on the other side of the bay.',
    ],
    [
      'after the time that an idea is about',
      'The idea is after reading every post of the keepers, you should have a basic understanding.',
    ],
    [
      'between an action denied and an action taken',
      "Of course we don't light the old lamp of the tower, we use the new one instead.",
    ],
    ['into parts of a few words', 'It is an amazing old tower, I highly recommend it.'],
    [
      'at a verb whose pronoun could stand for an object',
      'They chose the readings for the small wedding in the old tower by the sea with the help of the keepers and all of their many friends and included a walk along the wall.',
    ],
    [
      'before a phrase of the next clause',
      'We finished the stairs and to my surprise, there was a good view of the bay.',
    ],
    [
      'between a request and its reason',
      'Take the long stairs of the old tower by the northern wall, you will see all of the ships on the other side of the bay.',
    ],
    [
      'after a bold label',
      '**We light the lamp at dusk** - the real work of the keepers consists of climbing all of the stairs by night to look after the mirrors of the lamp.',
    ],
    [
      'at a colon before speech',
      'Every year a growing number of tired sailors in the harbor make a deal with the keeper of the tower: I will pay you a fixed fee, whether or not I come.',
    ],
    [
      'inside one statement of two clauses',
      'Another odd thing about the tower by the sea is that the lamp can light up the whole of the bay by night, but the stairs are so dark that nobody sees them.',
    ],
    [
      'before a modal verb that may belong to the noun or the clause',
      'The white lines of the page stand out a bit against the wall behind them, without being a dark color, which might be bad on a small screen in the sun.',
    ],
    [
      'before a result whose tense is not certain',
      'The lamps equipped with the new kind of mirror can light up the whole of the bay at night, making it easier to find the harbor in the dark.',
    ],
    [
      'before a second verb of the same subject',
      'So the keepers of the tower had a very clear focus, which was a huge advantage for them, and in addition prioritized the light of the harbor over all of their other work.',
    ],
    [
      'after a guess that covers both clauses',
      'At some point the keeper of the old tower at the harbor will sell it or maybe the lamp will just go out and we will move on without any light.',
    ],
    [
      'before a clause that continues the verb before it',
      'The keepers of the harbor deny the use of reading at night no matter the book; that what one learns alone is somehow worth less than what one learns in a class.',
    ],
    [
      'at "so that"',
      'Splitwise is a free tool for friends and others to track their bills and shared expenses at home and abroad, so that everyone gets paid back in the end.',
    ],
    [
      'between a series of clauses and its last member',
      'They made millions of them over the years in three different countries, parts are easy to find, and the engine is simple enough for anybody to repair at home.',
    ],
    [
      'in a series of short clauses by one speaker',
      'I worked hard, I made sacrifices, to be a keeper of this town.',
    ],
    ['before a correction of a word', 'We got to see the harbor, I mean the lighthouse of the old town.'],
    [
      'between a series of clauses after their announcement',
      'This translates into three things; I will be baking here every day of the year, I have built a new oven in the mill, and I will open a small shop in town.',
    ],
    [
      'between a series of clauses after an opening that covers them all',
      'In this way, the keepers can find the broken steps for themselves in the morning, the guests can be sure that the stairs are safe, and the town can sleep in peace.',
    ],
    [
      'between a series of clauses that one verb governs',
      'In the winter more than ever, it is important to make sure the keepers of the tower know you care about them, you can be there to help them, and that they have people who think of them.',
    ],
    [
      'after "etc."',
      'I expected it to be like building a desktop from scratch where you assemble the chassis, the motherboard, etc., but most of the laptop is actually assembled before it ships.',
    ],
    [
      'after a phrase that belongs to the next clause',
      'The keeper does not own other lamps or a second ladder, for him, with the old stairs and the tall mirrors, he always found himself quicker than the others, and he was right.',
    ],
    [
      'inside one reason of two clauses',
      'There is a gap of three days between the two rows of the table in the book because February only has 28 days, but January had 31 of them in that year.',
    ],
    [
      'before questions that a colon announces',
      'We would like to show the new version from two quite different perspectives: how this is useful for people who know the tower well, and how it is for new guests.',
    ],
    [
      'before a result and its alternative',
      'The rules of the harbor can vary from needing a special form to asking for a stamp, making it hard to change a single field, or having a long chain of people.',
    ],
    [
      'between a denial and its correction',
      'This does not mean that the colors of the tower should only be limited to red and white, but instead that care should be taken with all of the letters.',
    ],
    [
      'after a noun whose only verb is in a relative clause',
      'The ridiculous amount of content it has, and the fact that most of it was done by three guys as their first real game, is simply astounding.',
    ],
    [
      'between two clauses about the same noun',
      'In all that we do with the museum, our goal is to write signs and a guide that’s as exact as it is short, and that’s readable for the youngest of our guests.',
    ],
    [
      'before a predicate that only begins with a time',
      'However, some of the signs on the old wall are outdated or incomplete, and many times do not follow the rules that the keepers of the tower would advise.',
    ],
    [
      'before the second of two subjects',
      'The goal of the long walk along the northern wall is to learn what kinds of success, and failure, might be seen from a tower that stands so far from the town.',
    ],
    [
      'before the last of a series of subjects',
      'Small lamps for the long stairs and the lamp room, thick ropes with many knots for the old boats of the keepers, and warm coats may be common in other towers.',
    ],
    [
      'before the purpose of the first clause',
      'The alarm of the old harbor office has a small lamp that gently wakes up the keeper of the tower at five, so I am ready for the first ship of the morning.',
    ],
    [
      'before a result for readers',
      'The guide of the tower tells what every old sign along the northern wall means in the language of the town, so readers can compare it with their own.',
    ],
    [
      'after an opening clause that still needs its main clause',
      'As we were planning for the long walk to the tower by the northern gate: we sent our friends a short letter and asked them which of the two roads they would take.',
    ],
    [
      'after words that somebody hears',
      'Anna of the museum called all of the keepers together in the lamp room at dawn and reminded us: this is exactly what the old stairs are there for.',
    ],
    [
      'before a clause that refers to a name after a dash',
      'The museum by the northern gate has just come out with a new and free guide - Tower Walks, it’s a set of cards with the old signs of the wall.',
    ],
    [
      'between a request and its consequence',
      'Take the most well crafted and robust of all the old lamps along the northern wall of the town, and a small stone could break one of its mirrors.',
    ],
    [
      'after the phrase that "what" stands for',
      'The new and free guide of the museum enables you to work on all of what you love, which is finding old signs and the tower tells their long story.',
    ],
    [
      'before a verb that may refer to the noun or the whole clause',
      'Most of the research on how long the old lamps burn in the fog has been conducted with other towers, which may not directly translate to the tower of the town.',
    ],
    [
      'before a result of a mere promise',
      'The council of the town said that the new and larger tower would be able to use the powerful lamp of the northern harbor, allowing anybody to read at night.',
    ],
    [
      'before a lowercase name',
      'I learned a neat trick from one of the old keepers of the tower by the northern gate: xkcd has a way to show all of its pictures twice as large.',
    ],
    [
      'at ", which" after one of several nouns',
      'The value of the tower depends on the size of the lamp in the room above the wall, which holds all of the old signs that the keepers found last year.',
    ],
    [
      'at ", which" after a thing',
      'We walked slowly for the first time after all of these years up to the old tower, which has been shown to be the tallest building that the town has left.',
    ],
    [
      'before "it" after several nouns',
      'The guide of the museum tells what the sign at the northern gate means in the language of the town, and it is often longer than the wall is wide.',
    ],
    [
      'after the time of an event',
      'The day after we had arrived at the old tower, I packed a small bag for all of the lamps, and I walked to the harbor in the rain at noon.',
    ],
    [
      'after an opinion that is still to come',
      'I think in some situations on the long and narrow wall by the sea, you do need both of the lamps to see the harbor, and you need a rope as well.',
    ],
    [
      'before a result in another time',
      'The council keeps the only road to the northern gate closed for the long winter each year, making sure that everything was safe for all of the old keepers.',
    ],
    [
      'before a second predicate without its verb',
      'A walk to the old tower by the northern gate in a hall full of keepers and experts can be hard for guests, but also an opportunity to show your lamps, gain friends, and learn.',
    ],
    [
      'before a participle after a dash',
      'I quickly discovered that there were two separate problems with all of the lamps - The first being how the oil was stored in the old museum of the town.',
    ],
    [
      'after a promise to the reader',
      'I promise you, there will be more nights for us to light the lamps of the old tower and ring its bells.',
    ],
    [
      'after an assurance to several readers',
      'I can assure you all, we have lit the lamps of the old tower on every night of the long winter.',
    ],
    [
      'at a dash before a quotation',
      'Take for instance the same rule and apply it to the lamps and you will see why it is hard to do away with the old harbor principle - *"Old lamps have worked for the last three hundred years of the town."*',
    ],
    [
      'at a dash before a quotation with an escaped mark',
      'Take for instance the same rule and apply it to the lamps and you will see why it is hard to do away with the old harbor principle - *\\"Old lamps have worked for many years. So we should not light new ones\\".*',
    ],
    [
      'at a dash before an aside, after which the sentence goes on',
      "Now I would love to be able to give you exactly a list of where to climb based on your lamps — that's something I would have loved when I was starting in the tower, or to tell you there's a keeper you can ask.",
    ],
    [
      'at a dash before an aside that a typewriter dash closes',
      "The keepers have moved all of the lamps to the museum — that's a dark and cold place in the winter -- before the first guests of the year came to the town.",
    ],
    [
      'between two people who do it together',
      'No lamp upkeep, no tower administration, no patches and security updates. [Anna Poe](https://example.org/) and I spent a few weeks around the holidays putting together [an old shed](https://example.org/) to hold all of that.',
    ],
    [
      'after an opening clause of time',
      'The instant these keepers saw the ability to sell their old lamps, they hopped on it.',
    ],
    [
      'between a request and what it promises',
      'Pay attention to the old signs along the northern wall of the town on your long walk, and you’ll have much to talk about with the keepers at night.',
    ],
  ])('%s', (_, sentence) => {
    expect(splitLongSentence(sentence)).toBeNull();
  });

  it('does not keep two whole sentences together', () => {
    expect(
      splitLongSentence(
        'In 2019 the council closed the old tower above the northern harbor of the town for three long years because of its rotten stairs, and the keeper moved to a small house on the other side of the bay with all of his lamps and his books.',
      ),
    ).toEqual([expect.stringMatching(/stairs\.$/), expect.stringMatching(/^The keeper moved/)]);
  });

  it.each([
    [
      'at a participle that gives a result, in the tense of its sentence',
      'The council of the town and the keepers of the harbor closed the only road to the northern gate of the tower for three long winters because of falling stones and of the old trees along it, making it hard for the keeper to bring coal and bread to the tower.',
      'This made it hard for the keeper to bring coal and bread to the tower.',
    ],
    [
      'if only a comma separates two clauses',
      'The stairs of the old tower are quite steep for us all, you climb them with one hand on the rope and look at your feet for all of the way.',
      'You climb them with one hand on the rope and look at your feet for all of the way.',
    ],
    [
      'after a denial about somebody else and after a request',
      "The keepers of the tower didn't choose their own lamps, I just found a box of them.",
      'I just found a box of them.',
    ],
    [
      'after a clause that ends in a link',
      'An example of it would be [the old tower](https://a.example/), it was the first one with a lamp.',
      'It was the first one with a lamp.',
    ],
    [
      'if only a comma separates two short clauses',
      'This tower was quite a change from the mill in the harbor, it was huge.',
      'It was huge.',
    ],
    [
      'before "but" after a long clause',
      'The old bell in the tower is loud enough for all of the towns on the other side of the bay and for the villages behind the hills of the north and the south, but the keepers of the lamps only ring it when the fog hides the harbor.',
      'But the keepers of the lamps only ring it when the fog hides the harbor.',
    ],
    [
      'after an introductory clause and its main clause',
      'As our work on the long northern wall has grown, we haven’t had the time or the money to repair the lamps and the bells of the old tower ourselves in the last three years, but we wanted to show it to our many guests.',
      'But we wanted to show it to our many guests.',
    ],
    [
      'at "however" between two clauses',
      'There are many ways to climb the old tower by the northern gate, however in my case it was easier to take the long stairs in the dark.',
      'However, in my case, it was easier to take the long stairs in the dark.',
    ],
    [
      'at a dash and a conjunction',
      'Luckily, the museum already keeps all of the old lamps and the bells of the northern tower in the long room by the gate on the other side of the bay for all of the guests - but the guests of the tower never get to see any of them.',
      'But the guests of the tower never get to see any of them.',
    ],
    [
      'before a clause that opens with a noun',
      'The museum of the town does not lend the old lamps and the bells of the keepers to any of the towers or to any of the other museums on the other side of the bay in the summer, and visitors must leave their bags at the door.',
      'Visitors must leave their bags at the door.',
    ],
    [
      'before a clause that opens with "no" or "each"',
      'The keepers of the harbor moved all of the old lamps and the bells from the northern tower to the long room of the museum on the other side of the bay in the spring of that year, and each of them has a sign of its own.',
      'Each of them has a sign of its own.',
    ],
    [
      'at "and" before the second verb of a pronoun',
      'I walked for three long hours along the old wall of the town in the cold and heavy rain of the long winter with all of my cameras and a heavy old tripod on my back and asked the keeper for a room above the northern gate.',
      'I asked the keeper for a room above the northern gate.',
    ],
  ])('is split %s', (_, sentence, second) => {
    expect(splitLongSentence(sentence)?.[1]).toBe(second);
  });

  it.each([
    [
      'at a colon',
      'The keeper has one rule for all of the many guests who come to the tower in summer: they must leave their shoes and their dogs at the door.',
    ],
    [
      'inside a condition',
      'If you have never walked along the wall to the tower before, it is a long way over stones, and you should take somebody with you who knows the tides.',
    ],
    [
      'before the main clause of a condition',
      'If you have nothing that reminds you of the water on the long way up to the lamp room, a bottle per se: it is not hard to go a great while without drinking.',
    ],
    [
      'inside speech',
      'The keeper said that the tower had been closed for three years because of its stairs, and the council never answered the letters that he wrote about it.',
    ],
    [
      'in a question',
      'Do you think that the keeper of the tower will ever come back from the island on the other side, and will the lamp burn again before the winter storms?',
    ],
    [
      'if a verb after the clause belongs to a subject before it',
      'The keeper said the old lamp in the room above the northern gate of the town, which was made in 1902 by a smith, gives more light than the new one does.',
    ],
    [
      'after a purpose that still needs its main clause',
      'To show the many guests how the keeper of the tower lived in the long winters before the war: the museum built her room again with all that was in it.',
    ],
    [
      'at a gerund that is a subject',
      'The council had a new lamp at the ready for the tower by the northern gate, and because of that, making new plans and asking the keeper for advice took years.',
    ],
    [
      'before examples',
      'Break up the day by using the garden of the mill when you can, and have your guests get some fresh air; for example, a coffee break in a beautiful place, or lunch outside in the sun, or rye bread somewhere with a view of the lake.',
    ],
  ])('is not split %s', (_, sentence) => {
    expect(splitLongSentence(sentence)).toBeNull();
  });
});

describe('a sentence that stays whole', () => {
  it.each([
    [
      'at "but" after "where"',
      "Thus, the old chart of the harbor is best for showing all of the dark rocks - the case where we don't know what the depth of the water is, but we have some good guesses.",
    ],
    [
      'between a denial and its correction',
      "They have nothing against the light of the tower, it's the noise of the bell that keeps them up.",
    ],
    [
      'before a verb without its subject',
      "But then one day in the winter I remembered the big brass lamp of the northern tower by the harbor that was always my uncle's favorite lamp in the long years when he kept the light for all of the ships of the bay, and thought I might try that one out.",
    ],
    [
      'at the end of an HTML entity',
      'The old belief of the town holds that many good winters are needed before a lamp is lit in the tower, and&nbsp; an apparently other belief holds that the bells are rung.',
    ],
    [
      'after the object of "figure"',
      'We figure with four of us plus a dog, we can take the man with the axe.',
    ],
    [
      'if a sentence begins inside the half',
      'The work of the harbor and its light is shown in Figure 1.Through our work with [the old tower](https://a.example/), we also have a list of lamps.',
    ],
    ['after "now"', 'Now the winter in the tower is over, we should get to know each other.'],
    [
      'in a series of times',
      'It doesn’t reward the Tuesday you spent four hours in a mill waiting for a part of the oven to arrive, or the week it rained every single day, and you couldn’t open the windows and everything felt slightly damp and slightly tense, or the talk you had to have about the rye.',
    ],
    [
      'after a time and its clause',
      'The third time the Night-Watch came by, I heard something quiet and kind in the dark.',
    ],
    [
      'before the rest of what was said of one thing',
      'It was perhaps one of the least surprising loaves of the last year in the mill, but still a blow as it sounds like he will take some time off before baking the next one for us and for all of his friends there in the town.',
    ],
    [
      'inside a series of clauses',
      'The Kit Team makes the ovens that bakers use; the Mill Team ensures that our mill stays up and our teams can work together; the Fund Team ensures that we have the flour that we need; and the Ad Team makes sure our efforts are seen.',
    ],
  ])('%s', (_, sentence) => {
    expect(splitLongSentence(sentence)).toBeNull();
  });
});
