import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const fixed = (sentence: string): string => sentence.replaceAll('|', ',');
const asWritten = (sentence: string): string => sentence.replaceAll('|', '');
const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that open a sentence and belong to it', () => {
  it.each([
    'When done correctly loaves can be partially cut away leaving small slices you can more easily draw over --- using them as bread.',
    'By _fresh_ I mean warm for the whole of the day.',
    "By fresh bread I don't mean the loaves of last week.",
    'Of course there was.',
    "If you've ever taken a basic baking class there's a good chance you were introduced to rye.",
    'Naming the number of loaves it will bake, limiting the time that it bakes, or pausing the oven will help.',
    'Most of the time I saw Anna, she was baking rye.',
    'Of course it would.',
    'Of course I did!',
    'Basically all of the loaves have some salt.',
    'Basically all the ovens are old.',
    'Practically all of my loaves are rye.',
    'Essentially all of my loaves are rye.',
    'In the split second it took me to grab the loaf, I do see it.',
    'At the moment I knew it was rye, I was glad.',
    'At the same time I baked the loaf, Anna reached out to me and said she could help.',
    'When prompted to select a loaf be sure to select the rye loaf otherwise we will not bake it.',
    'Because while bakers have been baking rye at least we had a good loaf.',
    "Because of course there's a mill shop.",
    'When the oven started notifying me I could now bake the rye, I did not.',
    'To make the loaf I cut the dough and rolled it and this time I used rye flour.',
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

describe('the comma after an opening', () => {
  it('stands directly after its last word', () => {
    expect(withCommas('Since Anna has joined us to work on the oven  we’ve needed to talk a lot.')).toBe(
      'Since Anna has joined us to work on the oven, we’ve needed to talk a lot.',
    );
  });

  it('follows "or otherwise"', () => {
    expect(withCommas('If you have doubts about the oven or otherwise I suggest you bake it first.')).toBe(
      'If you have doubts about the oven or otherwise, I suggest you bake it first.',
    );
  });
});

describe('a missing comma after an opening', () => {
  it.each([
    'When you bought a loaf| it lasted for an entire week.',
    'If your loaf does involve your old oven| then the baker will support you or find another one for it.',
    'In our last post| we went into detail about the mill.',
    'For these loaves| we need contact details of the baker.',
    'By using this old oven| I meant to save time for the bakers.',
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
    'In the end| I stayed at the mill – it was late.',
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
    'Regardless if I have baked it before or not, it is rye.',
    'From the first bite I took when I sat down in the mill, my mind was clear.',
    'For any loaves you have not baked – where the dough is cold – talk to the baker.',
    'On a side note that may or may not help you bake: the mill is old.',
    'Once I yelled at my baker so much and looking back I realize that I was just tired.',
    "Of course I'm late; I always am.",
    "Of course I'm late.",
    'If you had told me then that I would bake at the mill, I would have laughed.',
    'If the baker had known then what I know now, we would have closed.',
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
    'If rye is a big issue for I would not bake it.',
    "If you put old bread in the oven... it's that smell you get.",
    "Once the keeper has determined it's safe to leave the oven, the lamp is lit.",
    'At the heart of the Rode NT1 5th Generation Black is a capsule that gives the mill its sound.',
    'Finding the way to get there is always hard.',
    'For some reason I cannot explain, it did not rise.',
    'If you turn the wheel it opens the door to the mill from here you can see the town.',
    "The command looks for rye in a mill and it's subdirectory.",
    "The oven is light and it's breathable mesh door straps are old.",
    "They disliked Anna's mill and the effect big ovens can have when they are hot.",
    'The mill had "the big oven," which is where everybody bakes.',
  ])('is not set: %s', (sentence) => {
    expect(withCommas(sentence)).toBe(sentence);
  });
});

describe('a comma after the opening of a sentence', () => {
  it.each([
    ['Eventually we baked it.', 'Eventually, we baked it.'],
    ['Unfortunately Anna was late.', 'Unfortunately, Anna was late.'],
    ['Typically bakers use the dough.', 'Typically, bakers use the dough.'],
    ['In this case the oven is cold.', 'In this case, the oven is cold.'],
    ['However the oven is cold.', 'However, the oven is cold.'],
    ['However if it is cold, we bake it.', 'However, if it is cold, we bake it.'],
    [
      'However if it is near what you use to bake the loaf is cold.',
      'However, if it is near what you use to bake the loaf is cold.',
    ],
    ['However we left early, and they came.', 'However, we left early, and they came.'],
    ['A few years ago I bought an oven.', 'A few years ago, I bought an oven.'],
    [
      'When I came to the mill with two bags I ran into a baker.',
      'When I came to the mill with two bags, I ran into a baker.',
    ],
    [
      'If you are only baking one loaf the oven should be small.',
      'If you are only baking one loaf, the oven should be small.',
    ],
    [
      'Before listing the flours I should explain the mill.',
      'Before listing the flours, I should explain the mill.',
    ],
    ['To this day I like rye.', 'To this day, I like rye.'],
    ['During my stay there I visited a mill.', 'During my stay there, I visited a mill.'],
    [
      'For the sake of this loaf they are going to use a small stone.',
      'For the sake of this loaf, they are going to use a small stone.',
    ],
    ['At the same time I noticed that many came.', 'At the same time, I noticed that many came.'],
  ])('%s', (before, expected) => {
    expect(tidied(before)).toBe(expected);
    expect(tidied(expected)).toBe(expected);
  });

  it.each([
    'For our bakers and the mills we work with, this oven is good.',
    'To what degree do they bake it here?',
    'Obviously after having baked enough Rex left.',
    'Previously unknown ovens were found.',
    'So far this year was cold.',
    'Clearly defined goals help a baker.',
    'To start the oven, turn the key.',
    'And for all the good it did for me, it was cold.',
    'When we saw the ovens they are working with we left.',
    'If you use the loaf I gave you the day before we left, it will break.',
    'In the house the man was building we saw an oven.',
    "However they're used, loaves can feed a town.",
    'However it is baked, the bread is good.',
    'However they are used, donations can help.',
  ])('%s', (text) => {
    expect(tidied(text)).toBe(text);
  });
});
