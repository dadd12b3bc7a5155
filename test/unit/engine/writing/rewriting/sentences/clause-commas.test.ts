import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { withSetOffWords } from '#engine/writing/rewriting/words/set-off-words.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

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
    'Right now, being in a good place is the best way for my husband and I to bake our bread.',
    'You want to bake but all those loaves and cakes and pies are just too many for you to choose.',
    'You really are selling bread to the town and it’s bakers by giving them a detailed account.',
    'Tasks a baker can do and their rights are the same.',
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

describe('words that open a sentence and belong to it', () => {
  it.each([
    'Of course there was.',
    'Most of the time I saw Anna, she was baking rye.',
    'Of course it would.',
    'Of course I did!',
    'Second one is too soft for her.',
    'First few times I used the oven, the loaves were dark.',
    'First couple of weeks I baked at home, it was cold.',
    'On the occasion you give her a loaf and he sits but he still wants one, the day is over.',
    'If nothing comes of it in the end... well... at least you enjoyed the bread!',
    'On the day you leave and we are sad we will bake a loaf.',
    'All I know is rye works and it looks good.',
    'At the same time that I believe in rye, I also believe in oats.',
    'Again she went to a mill, again some loaves were sold, and again she was glad.',
  ])('get no comma: %s', (sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });
});

describe('a missing comma after an opening', () => {
  it.each([
    'When you bought a loaf| it lasted for an entire week.',
    'In our last post| we went into detail about the mill.',
    'For these loaves| we need contact details of the baker.',
    'By waiting just one day| I missed the last boat of the year.',
    'If you want to play around with your own oven| it is pretty easy.',
    'Each time we came across a mill| we took some photos of it.',
    'On average| a small bakery will need to order ten sacks.',
    'In April| I visited the mill and its garden.',
    'To use the tools we bought in town| we need to clean them.',
    'Again| some loaves were easy to bake.',
    'As I mentioned| I started my own mill.',
    'Other than that| I had no other problems.',
    'As someone with big hands| I have always had problems with it.',
    'After a few months of work| you will have a list of loaves.',
    'Since its release| it has always been the best mill.',
    "While I'm not a daily baker| I have been baking for ten years.",
    "If you're new to baking| you can take lessons in town.",
    'So when people think of rye| their first idea is a dark loaf.',
    'As soon as the dough has doubled| you can bake it.',
    'Once mastered| it will keep you busy for years.',
    'In 2016| I opened a bakery.',
    'As we started our trip| I had the same feeling.',
    'At one point| you will be asked to wait.',
    'If you want to bake rye| then you need a warm oven.',
    'If your oven detects it is unhealthy| then you can remove it.',
    'If the dough is cold| please let it rest.',
    'To learn more about rye| check out our book.',
    'For more details| see the page of the mill.',
    'In the long winter| Anna joined the bakery.',
    'In the old mill| the baker made a cake.',
    'At the time of writing| this oven did not bake rye.',
    'On warm days| I like to look at the mill.',
    'As far as I know| there is no rye left.',
    "Because of my young age| I don't have strong memories of it.",
    'Because of the size of the mill and its varied past| we all liked it.',
    'After about two weeks| I went out and bought a mill.',
    'At first glance| it was small, but it grew.',
    'As a kid| I loved bread of all sorts, I baked every week.',
    'The oven was old, but once we got going| it worked very well.',
    'I knew that if I did miss a loaf| it was not the end of the world.',
    'We had been to the mill, and after we came back| we enjoyed some bread.',
    'So, each time we came across a mill| we took some photos of it.',
    'When a mill is identified| a circle of ten miles is drawn.',
    'Working with our baker| it was agreed that we should go.',
    'Each time I would do this| I would find a new loaf.',
    'If you bake many loaves| you should set your heat to the number of loaves you plan to bake on the day.',
    'By putting all of your loaves in one place| you are giving a lot of rye to them that can be used.',
    'Even when I do not look| they fill my memory: the large pores, the crumb where it should not be.',
    'For this mill| for example| I’m trying to keep it small as I do not have the time.',
    'If we help bakers to gather the rye they need to make a loaf| then they will be ready.',
  ])('is set: %s', (sentence) => {
    expect(withCommas(asWritten(sentence))).toBe(fixed(sentence));
  });

  it.each([
    'Like maybe you found a bug in the oven.',
    'Learn at what point they would use the mill to check it.',
    'At what point they would use the mill to check it.',
    'I like it so much that if you told me I could have all these loaves and all my ovens for a fee, I would pay.',
    'If the sum was right then the small lamp on the oven would flash.',
    'In the mills I’ve known, baking a loaf means you tell how it was made.',
    'When someone reaches out to you and asks a question, you wait.',
    'To find that the little tool you made with so much care has become so useful is good.',
    'Until I saw there was a loaf I wanted to buy: the big one with the seeds in it.',
    'Second graders were using ovens to make loaves.',
    'Next steps include baking and inviting folks to the mill.',
    'Oh my god this oven could have had so much heat.',
    'For the first time that semester I cannot bake a loaf.',
    'Seeing to a mill ensuring it runs in a timely way.',
    'Although there is a good mill for helping you bake the loaf, our own mill is better.',
    'I knew that if there was anybody I could trust, it was myself.',
    'If you take a look at a loaf you have baked from Rye you will see there is a hole.',
    'In one sentence he named everything wrong I was doing with rye.',
    'Investing in the tools that maximise it is worthwhile.',
    'Telling this for completeness rather than asking for it — it is the best.',
    'The state and goals of the mill the more they will be able to bake.',
    'When eating the loaf Jamie had stated it was the best loaf he had eaten.',
    'In this game first time player Reynaldo managed a nice score.',
    'When a mill was free the baker was linked to a place they could buy the loaf.',
    'But if we acknowledge they are important, we need to bake for them.',
    'To the point my ear was numb.',
    'Understanding the status of their loaf once it has been baked.',
    'If you have a favorite puzzle you’d like me to bake, please put it in the mill.',
    'If we hung out on the weekend would it be odd?',
    'Wearing a wider range of clothes then I was able to in the mill.',
    "To speed up the baking increase the heat of the oven you're working with.",
    'From a proposal I sent out last week:',
    "Once you verify it's warm, put in the loaf.",
    'If you are somewhere there is a lot of rye, you may bake with it.',
    'After finding out I was given a mill, I was glad.',
    "It does not compete with whatever you're baking in the oven.",
    'When you see this you may think of the work Anna has done with rye.',
    'If you bake one loaf and then you eat it.',
    'If the oven detects it is too warm and you are away, it stops.',
    "If you don't see the mill yet.",
    'If you want people to feel free to bake.',
    'In the first year I worked there is a story.',
    'At the time it was built the mill had no roof.',
    'After all the ends were woven in it is time to rest.',
    'And understanding the standards can be even harder.',
    'Leading a team to plan a mill is hard.',
    'Since the mill I plan to use is old we wait.',
    'However, to bake good bread will require all the skills you have gained here.',
    'Because it turns out that people will pay for it.',
    'If I were to ask you this seemingly simple question.',
    'For libraries and systems we’ve written that are still closed.',
    'As all mills produce bread dust raising the mill tax is a bad idea.',
    'When the rye has grown perhaps we will bake it again.',
    "For reasons I don't understand.",
    "By taking stock of how far you've come and spending time on notes, you can bake more.",
    'On the first night we brought him home from the mill I crowded around the oven.',
    "Now that I've caught you up, catch us up on your bread.",
    'For loaves you want to bake a little longer, try the old oven.',
    'If you work for a mill it always pays to have your old team check the flour before using it.',
    'If rye is a big issue for I would not bake it.',
    "If you put old bread in the oven... it's that smell you get.",
    "Once the keeper has determined it's safe to leave the oven, the lamp is lit.",
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
