import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { shortenParagraphs } from '#engine/writing/rewriting/paragraphs/shorten-paragraphs.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';
import { longParagraph } from '../long-paragraph.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

const said = 'We bake at night when the town is asleep. '.repeat(20).trim();

describe('words that stay as the author wrote them', () => {
  it('do not include those after a stray mark', () => {
    expect(tidied('The "mill is old. It is alot of work. We bake at night.')).toMatch(/a lot/);
  });

  it.each([
    ['a title with its own spelling', '# The Mill Is Definately Open\n\nIt is at noon.'],
    ['a noun that has a cause', 'The reason for the cold oven was due to the fact that the mill was closed.'],
    [
      'a number of various things',
      'There are all kinds of reasons to sell a large number of various loaves.',
    ],
    ['a state that a fact opposes', 'This is despite the fact that the oven of the mill is hot.'],
    ['a custom', 'As bakers are wont to do, she closed, as is his wont.'],
    ['compounds of British English', 'It is a cut-throat town, and no-one bakes.'],
    ['a number of variable length', 'The length of a loaf is a varint in our old file.'],
    ['a limit with "up until"', 'It nests loaves, up until 5 levels of them.'],
    ['equipment with a plural verb later', 'The equipments I used here are old and loud.'],
    ['a prayer', 'We sang a song of thanksgiving for the rye.'],
    ['a low content of fat', 'It is good despite the low fat content of rye.'],
    ['a low level of heat', 'They keep a low stress level, and the high protein content is good.'],
    [
      'words that mean the same as shorter ones',
      'We leverage our oven and rely upon a number of numerous mills.',
    ],
    [
      'a name that is written in both ways equally often',
      'I use the [Zorbchron](https://a.example) oven. The ZorbChron is old. My ZorbChron is loud. Is the Zorbchron good?',
    ],
    ['a quotation with a word of its editor', 'The people that are involved made [it] so.'],
    [
      'a name whose official form is in a link',
      'I use the [Zorbchron](https://a.example) oven. The ZorbChron is old. My ZorbChron is loud. ![Zorbchron](a.png) Is the Zorbchron good?',
    ],
    ['a reason that is said of something', 'This is the reason why the oven is hot.'],
    ['a reason before a noun alone', 'The reason why hot, or fresh loaves sell is old.'],
    ['"able to" before another "that can"', 'It is an oven that is able to bake loaves that can rise.'],
    ['many ways beside many things', 'There are many different ways and many different mills.'],
    ['the units of a text with "km/h"', 'I walk on the 80km road of the mill at 5km/h.'],
    ['"i.e." without a mark before it', 'We like grain i.e. rye in our town.'],
    ['an exclamation', 'Oh what a mess this old oven is.'],
    ['"what" in an exclamation', 'Oh what so we stop baking our rye now?'],
    ['a reason with a condition', 'This is also the reason why when I bake at night I use rye.'],
    ['a missing verb', 'I literally said to myself that you are able to it.'],
    ['a list of things to know', 'The bakers wrote a list of need to knows and ideas.'],
    ['a reason that is a thing', 'The reason we baked at night was because of the heat.'],
    ['the name of a band', 'We saw the bakers of billlie dance at the old mill.'],
    ['a correction of the writer', 'It is a point between Eric and I, er me.'],
    ['two joined words', 'The mill belongs to a rightwing tycoon of the old town.'],
    ['demons or daemons', 'The mill of the old town is possessed by deamons.'],
    ['the most of a noun', 'It is the mill that I had the most interest in of all.'],
    ['a negation before its verb', 'It rises more if it not only comes from the mill but also rests.'],
    ['closeness', 'We bake better if we work in close proximity.'],
    ['an escaped address', 'Write to anna \\[at\\] mill \\[dot\\] org \\[dot\\] uk if you have rye.'],
    ['a tree of folders', 'It has folders: |-- css |-- img |-- html in the mill.'],
    ['talks', 'It is a balance between baking, and going to talks and seeing ovens.'],
    [
      'words with soft hyphens',
      'People have the impres\u00ADsion that a large number of objec\u00ADtive facts help.',
    ],
    [
      'a common word that the author writes with a capital',
      'The ByLaws of the mill are old. The ByLaws help. The Bylaws end.',
    ],
    ['the older name of a company', 'We met a baker from MailChimp at the mill.'],
    [
      'the words of a poem',
      'This looks so good, so fresh and sweet\nA large number of loaves to eat\nStraight off of the vine and in the pot\nAt the end of the day we ate a lot',
    ],
    ['a holy man', 'The lamp is now with the godman of the old town, who claims it.'],
    ['an address in words', 'Write to me at anna [dot] poe [at] gmail [dot] com when you come.'],
    ['the name of an account', 'We thank [microsoft](https://github.com/microsoft) for the oven.'],
    ['a thing that the clause describes', "Rye is the one flour for children that can't be milled at home."],
    ['a question that is far away', 'It is an open question to ask the miller as to whether rye rises.'],
    ['an event that may come', 'I write it down here, in the event that it may help others.'],
    ['value for money', "The oven is well made, it's value for money and new."],
    ['who is encouraged', 'We encourage all who are interested to apply and write to our team.'],
    ['a sentence turned around', 'Out today is the new lamp of the mill.'],
    ['a number of things', 'There are three tiered levels within this class of rye.'],
    [
      'a speaker whose quotation lost its marks',
      'We bake for everybody in town. the statement said. The band plays.',
    ],
    ['two wishes', 'I hope your summer is going well and you are healthy and safe.'],
    [
      'what somebody admits of two things',
      'Anna Poe admitted the old mill’s wheel and oven "cannot be moved at all".',
    ],
    ['a number with a point', 'The mill gets another ten point seven billion loaves.'],
    ['one moment of two people', 'One baker closes the oven while the rest of the class takes a loaf.'],
    ['a condition', 'When the oven is hotter, then you bake for less time.'],
    ['a name of the same word twice', 'We saw a lamp by rye & rye in the park.'],
    [
      'the time of a condition',
      'You know that if the mill closes whilst you are a member or a baker, you must pay.',
    ],
    [
      'the name of a person',
      'The bread was gone by noon. Childs set out to bake, and Childs walks these roads.',
    ],
    [
      'what somebody said in several paragraphs that are now one',
      `He said: "${said} It is alot of work. "${said} It is alot of work. "${said} It is alot of work. We like it." Then he left.`,
    ],
    [
      'words spelled as they are spoken',
      'We saw nine goats just chillin on the edge, and I kept on learnin to bake.',
    ],
    ['a chat', '**\\<anna>** its not needed for us, a couple days ago'],
    [
      'a function whose underscore is escaped',
      'The functions are bread\\_escape, html\\_escape and url\\_decode here.',
    ],
    ['the board of a tool', 'We share the loaves on my monday board.'],
    ['an option on the screen', 'Choose the option **Bakery (csv)** in the list.'],
    ['a participle like its base', 'The mill was beset by lukewarm reviews.'],
    ['a reason that is enough alone', 'You can oppose the plan for any and all reasons at the mill.'],
    ['a new office', 'We want to pilot a new innovation office in the old town.'],
    ['a verb of a noun before the criteria', 'They said that a choice based on these criteria is fair.'],
    [
      'a clause about offers for people',
      'We have new offers for bakers, millers, and older people that are free of charge.',
    ],
    ['a program in the background', 'The master starts the startd with the loaf.'],
    ['a word typed twice in the place of another', 'I don’t think think has been used in years.'],
    ['a clause that lacks a word', 'We have many loaves that most of which we will never bake.'],
    [
      'an account after an icon',
      '- Anna <i class="chat"></i> ryemill : RyeMill is a baker.\n\nRyeMill is old. We like RyeMill.',
    ],
    ['the mark that the sentence is about', 'We delete all the text above the --- before we bake it again.'],
    ['two things that are recommended', 'We recommend to wait and apply to a mill that you like.'],
    ['"why" at the end of its phrase', 'We will give them the reason why, once the loaf is in the oven.'],
    ['a file', 'Slug: rye, with the image {photo}plot_covid_rye.png of the mill.'],
    ['a term at the start', '**Feedbacks** are known to change how we bake in the mill.'],
    ['what people may avoid', 'They bake at home so they can not be seen in the mill.'],
    [
      'a change before which something else is done',
      'We will tell you prior to the change becoming effective.',
    ],
    ['new ideas', 'She brings new innovations to the old mill.'],
    ['a part of a building', 'We wash the inside or outside of the mill with our dogs.'],
    ['reasons that people suggest', 'Many of the reasons people might suggest to justify a loaf are old.'],
    ['"with" with two things', 'I write about the ovens I work with with any sort of care.'],
    ['an age in capitals', 'We met a SEVEN-YEAR-OLD baker at the mill.'],
    ['the real world before a subject', 'I understand that in the real world loaf detection does not work.'],
    [
      'a number of what cannot be counted',
      'We have a mill and a large number of eclectic hardware for our tests.',
    ],
    ['a command of two lines', 'aws ec2 describe \\\n    --rye $(cat .loaf): it'],
    ['a search with its examples', 'A simple search for e.g. rye returns ten loaves of the mill.'],
    ['a long weekend', 'It was a three day long weekend in the old mill.'],
    ['"i" in a sentence all in lowercase', 'this is the pan that i use for all my loaves.'],
    [
      'a command with options',
      "Make the loaf first.\n\naws iam create-loaf --user-name rye --file 'rye:loaf'",
    ],
    [
      'a name in a link with its site',
      'We met [Anna - rye.example](https://rye.example/) at the mill at noon.',
    ],
    ['"it\'s" before a plural', "The pack has a steel frame and it's breathable mesh straps keep you cool."],
    [
      'an announcement of two clauses',
      'It is important to note that rye can be a slow grain and that the oven is hot.',
    ],
    [
      'the subject of a second clause',
      "There weren't too many loaves at first but the slow trickle of new cakes and rye rolls became a stream.",
    ],
    ['a month without its "s"', 'A baker could come and spend only three month helping us.'],
    ['a kind of type', 'We write our loaves and letters in monospace type at the mill.'],
    ['a word for an easy pace', 'We saw that she was toodling along the road to the old mill.'],
    [
      'a name in a list of lowercase words',
      'The names go from generic ones (test, admin, ubuntu, guest) to mine.',
    ],
    ['a name in a list of unknown names', 'It rang on sites such as reddit, zorb, and others.'],
    ['an issue of a repository', 'A ZorbWare oven and the ZorbWare mill are in zorbware #6362 of us.'],
    ['style sheets', 'We compile our LESS files into loaves.'],
    ['nations', 'The island was rich, and many other peoples joined us.'],
    ['an error', 'She meets a stack overflow and has to bake it again.'],
    ['the name of a shop in a link', 'Our bread is at [Crusts etc](https://a.example) in town.'],
    ['"a lot of" before one thing', 'There’s a lot of focus on the way he bakes.'],
    ['a thing called by its name', 'I am just not afraid to call a shovel a shovel.'],
    ['"someones" before a verb', 'Later someones want to bake it again.'],
    ['a thing that is underused', 'One tool I tend to under utilize is the mill.'],
    ['a tag', 'We shared it as #100days100loaves in the town.'],
    ['"though" after a noun of the speaker', 'The hot cover I had though was a poor design.'],
    ['a link label that refers to its definition', '**[teh old MILL!]** is where I bake.'],
    [
      '"needless to say" in a story',
      'He breaks character. Needless to say, I’m cold. Needless to say, the oven was too old for us.',
    ],
    [
      'two words joined on purpose',
      'We had one multicat house that I have been moving in and out of the study.',
    ],
    [
      'a word of a name that is unknown',
      'We had one Zorbal multicat lamp that I have been moving, and a Zorbal prettty lamp.',
    ],
    ['"more clear" after "more and"', 'It became more and more clear that rye is good.'],
    ['"more clear" before a second adjective', 'The recipe is more clear and concise now.'],
    ['a style of beer', 'These are the tripels that we have at the mill.'],
    ['an error that may stand for two words', 'We ran a capble to the mill of our town.'],
    ['the name of a track', 'We walk along the six foot track to the mill.'],
    [
      'a writer who uses lowercase',
      'i bake rye, and i think i like it. i was here, and i had a loaf. she saw that i did. she ate it.',
    ],
    ['"in the weekend" before a paper', 'His column in the weekend edition is good.'],
    ['a bracket that closes a sentence', 'We call it rest (it is not sleep.) which means that we wait.'],
    ['a name before a dash', '1. VSCode - How else would I bake?'],
    ['"first and foremost"', 'We bake rye first and foremost.'],
    ['"with regard to"', 'We are careful with regard to the heat, and in regard to salt.'],
    ['"take a look"', 'Take a look at the oven and see.'],
    ['"for the purpose of"', 'We keep it for the purpose of baking.'],
    ['"in order to" after a noun', 'Find loaves that are not in the bread bins in order to keep them.'],
    ['"breath" as a noun', 'There are changes you can make to breath, hand position and heat.'],
    ['"Im" before a noun', 'Im oven is a name here.'],
    ['struck-out text', 'It is new. ~~I recieved teh loaf. It was wierd then.~~ We bake rye.'],
    ['a name after a command', 'Then I run git push heroku main and npm install wordpress to bake.'],
    ['a name without its capital', 'The language of the oven is turing complete.'],
    ['struck-out words', 'It is ~~definately~~ new.'],
    ['"in a timely manner"', 'The loaves arrive in a timely manner.'],
    [
      'two things, each of which is several',
      'Each of the ovens and each of the mills are separate projects.',
    ],
    ['"for instance" between two sentences', 'Think of a new mill for instance, we can bake more there.'],
    ['"all of the" after "or"', 'You can bake one, some, or all of the loaves.'],
    ['"all of" and "outside of"', 'All of my loaves and all of the ovens are outside of our house.'],
    ['"as of yet" between commas', 'The loaf is not, as of yet, done.'],
    ['"any and all"', 'We like any and all of them as they are.'],
    ['a play on words in an item', '- Woolly & wild\n- Short & sweet.'],
    ['a phrase that is set off', 'It reads the oven, on a regular basis, and rings.'],
    ['"ok" said twice', 'Ok ok, so we bake.'],
    ['a decision to go ahead', 'Anna wants to go ahead and bake.'],
    ['"&" between names', 'The Rye & Wheat of Bread & butter stay.'],
    ['"because with the exception of"', 'It is loud because with the exception of rye, all is new.'],
    ['"e.g." after a preposition', 'It works on e.g. rye bread, and is not e.g. old.'],
    ['the place where something is discussed', 'This post was discussed on the mill radio.'],
    ['"in order to" before a denial', 'I left this out in order to not bake it twice.'],
    ['something loose', 'Somebody will pick up the slack.'],
    ['the plural of questions', 'It controls the whats, whens and hows.'],
    ['terms that are not in any dictionary', 'Write an accessor with parens for a falsey loaf in carbonite.'],
    ['a command without its code marks', 'cbt createfamily my-table csv'],
    ['a table without its marks', 'Family Name ----------- csv is the ok one.'],
    ['a space before an image', 'Click it and select New > Integer ![The Oven](a.png)'],
    ['"a a", which may be "at a"', 'It is what you find a a mill.'],
    [
      'a template over several lines',
      `{% include card.html\n  title="Rye"\n  text="It is ok.The mill is wierd. ${'Teh rye is old. '.repeat(40)}"\n%}`,
    ],
    ['a try', 'Give it a try and see if rye is better.'],
    ['a word that is cut off', 'Today we celebrate our independ... no, our bread.'],
    [
      'a word with an extra final letter that may be one of two',
      'We set the type of the page in futura for the mill.',
    ],
    ['a command with its file', 'We run python bake.py to bake the loaf.'],
    ['"&" inside one part of a list', 'We had rye and salt & pepper for lunch.'],
    ['"&" inside a verb', 'It helps us with drag & dropping of the loaves.'],
    ['"every thing" after "each and"', 'I agree with each and every thing that they bake.'],
    ['"as of yet" after an article', 'We sold the as of yet unknown loaf.'],
    ['a date after an adverb', 'I will sell it separately at a later date.'],
    ['the gauge of a film', 'It ran in 70mm IMAX at noon and in 35mm at night.'],
    ['an attempt', 'He attempted to say why they tried to bake. She is attempting to sell it.'],
    ['a long word beside its plain one', 'We utilize the oven that the baker used. It is warm.'],
    ['a long word before its plain one', 'We utilize the oven at night. By day, the baker uses it.'],
    ['an adverb said twice', 'It was extremely extremely old.'],
    [
      'a noun that resembles an adjective',
      'She told me that she was a propper and warned us of the old mill.',
    ],
    ['a hyphen that a second word also has', 'It is time to re-think and re-structure the mill.'],
    [
      'a verb after a pair that is not its subject',
      'There is a gap between these walls that lets the light in.',
    ],
    [
      'a hyphen that the whole text has',
      'We re-imagine rye. We re-invent oats. We re-consider it. Now we re-think the mill.',
    ],
    ['"each and every" between commas', 'In this mill, each and every loaf, you will find rye.'],
    ['"that" beside another "that"', 'We thank the women that were here and that are still baking.'],
    ['a spoken opening', "Anyways, I'm going to bake."],
    ['"if" for "whether"', "I don't know if I would have taken it if I didn't have an oven."],
    [
      'a phrase that ends a clause before a verb',
      'We saw the baker who was in the process of moving in move a rack.',
    ],
    ['a noun before "off of"', 'The show is a spin off of the old one, and we sell a knock off of the lamp.'],
    ['"though" that may be "through"', 'Our neighbors came though, again! They had a mill.'],
    ['"off of" after "cut"', 'The knife would cut off of the table.'],
    ['an unknown word that may stand for two words', 'They filmed the old scences of the mill by night.'],
    ['an unknown word that is too far from its word', 'Add the gradulated yeast to the water of the oven.'],
    ['a misspelling that may stand for two words', 'It is the sampe loaf, whant kind of rye is it.'],
    ['a misspelling of a builder or of code', 'We called the contructor of the old mill in the town.'],
    ['a misspelling with two opposites', 'They won the game intenationally in the old town.'],
    [
      'a word before which a verb is left out',
      "The gap between bakers who own a mill and those who don't has only grown.",
    ],
    ['a call of a function', 'We bake it with load(url("a.csv")) at the mill.'],
    [
      'a call of a function on its own line',
      'Bake it like this:\n\n    load(url("a/teh-mill.csv"))\n\nIt is warm.',
    ],
    ['a command of a program', 'See [docker container run | Docker Docs](https://a.example) at noon.'],
    ['an option that is a list item', 'Set these options:\n\n- url\n- size'],
    ['a label that refers to a link', '[Uk]: {{ site.links.rye }}'],
    ['the focal length of a lens', 'My lens is a Zorb 58mm f/2, and it weighs 1kg.'],
    ['a hyphen inside a compound', 'It joined a history - themed walk through the old mill of the town.'],
    ['a hyphen in a name of the screen', 'In the next window, we choose **Loaf - small** and wait.'],
    ['a comma inside emphasis', 'We want no two-door __oven,__ but we want more room for loaves.'],
    ['a question inside emphasis', 'The point is _should I bake it?_ and I want to answer now.'],
    ['words that the next sentence leaves out', 'Some mills are able to avoid this. Rye is.'],
    ['words that a contrast leaves out', 'The old mill is able to bake, but the new one is not.'],
    ['a noun phrase with "the past few"', 'For the past few months have been a new proposal of the bakers.'],
    ['the object before a comma', "Or if a loaf just doesn't fit you anymore, turn it into toast!"],
    [
      'an item without a main clause',
      '- Larger mills\n- Baking the rye with bakers I can trust standing for long',
    ],
    ['two adjectives of one noun', 'It is one of the most patient and robust ovens money can buy.'],
    [
      'a list that opens with an action',
      'They offer a month and sending a letter and your loaves are important for them.',
    ],
    ['the purpose of advice', 'A clear recipe is advisable so bakers are sure and ovens are warm.'],
    ['an insect in a compound', 'The old butterfly-powered mill is dead.'],
    ['a compound before its noun', 'We read the best-practices guide of the mill.'],
    [
      'a link that is the last sentence',
      'I used an old chest. You can find another piece I restored, and it is from the 1800s here…. [Saving Antique Furniture From The Paint Brush](https://a.example)',
    ],
    [
      'the name below a letter',
      'We bake on Friday. I will see you soon and as always, thanks for being here, Anna',
    ],
    [
      'a row of tags',
      '[python](https://a.example/1) [github](https://a.example/2) [api](https://a.example/3)',
    ],
    ['the size of a model', 'It rests for two days on the 45mm model of the oven.'],
    [
      'a name in a list of packages',
      'The mill updates its tools (oven:rhel8, firefox, go-rpm, linux, linux-aws).',
    ],
    ['"including" after a verb', 'That means including a few of the best ovens.'],
    ['several things, each with plurals', 'Each of these loaves are useful helpers for us.'],
    ['the majority of a vote', 'It was stopped by a majority of bakers in the town.'],
    [
      'two clauses of a meaning',
      'Being a personality hire basically means you have potential and you’re “likable.”',
    ],
    ['two clauses of a case', 'We keep them in case I restore those loaves from here and they become old.'],
    ['the state of being broke', 'They sell loaves to bakers and talk of the brokeness of the town.'],
    ['a sentence that breaks off', 'We bake rye here. The mill means'],
    ['"an" that stands for "and"', 'The rooms are closed in an cozy, and they keep us warm.'],
  ])('%s', (_, text) => {
    expect(tidied(text)).toBe(text);
  });

  it.each([
    ['I bake two loaves at at time.', 'I bake two loaves at a time.'],
    ['Some mills are able to avoid this. Rye is old.', 'Some mills can avoid this. Rye is old.'],
    ['The mill has good loaves.. (we ate them).', 'The mill has good loaves. (we ate them).'],
    [
      'The two friends of Rye - Anna and Max - also sold it to us.',
      'The two friends of Rye — Anna and Max — also sold it to us.',
    ],
    ['Each of the loaves are very dense.', 'Each of the loaves is very dense.'],
    ['We bake.[^1]\n\n[^1]: Ok, we bake rye.', 'We bake.[^1]\n\n[^1]: OK, we bake rye.'],
    [
      'If you have any issues please post we can help you bake.',
      'If you have any issues, please post we can help you bake.',
    ],
    ['It is neraly an interescting loaf.', 'It is nearly an interesting loaf.'],
    ['It has 4mb, 212kb and a 35mm lens.', 'It has 4MB, 212KB and a 35mm lens.'],
    ['We get 35mb download speeds at the mill.', 'We get 35mb download speeds at the mill.'],
    ['The line has a speed of 35mb at most.', 'The line has a speed of 35mb at most.'],
    ['The loaf is old - it is a rye - based one of us.', 'The loaf is old — it is a rye - based one of us.'],
    ['First, lets look at how to bake.', "First, let's look at how to bake."],
    ['The oven runs on heroku.', 'The oven runs on Heroku.'],
    ['Im summary, I like rye.', 'In summary, I like rye.'],
    ['Im happy that Im baking rye.', "I'm happy that I'm baking rye."],
    ['I bake it with my macbook pro at noon.', 'I bake it with my MacBook Pro at noon.'],
    ['At this point in time, we bake rye.', 'At this point, we bake rye.'],
    ['At that moment in time, we slept.', 'At that moment, we slept.'],
    ['It rose in a short period of time.', 'It rose in a short time.'],
    ['We bake it at a later point in time.', 'We bake it later.'],
    ['In oder to bake, we rest.', 'To bake, we rest.'],
    [
      'It is good in the short-term and not just the long-term.',
      'It is good in the short term and not just the long term.',
    ],
    ['We have short and long-term goals for rye.', 'We have short- and long-term goals for rye.'],
    ['We have long and short term plans.', 'We have long- and short-term plans.'],
    ['It is good in the short and long-term.', 'It is good in the short and long term.'],
    ['We use various different mills.', 'We use various mills.'],
    ['We met at thanksgiving.', 'We met at Thanksgiving.'],
    ['He started off with rye. It continues on to rise.', 'He started with rye. It continues to rise.'],
    ["Let's go ahead and bake.", "Let's bake."],
    ['We eat bread & butter, or rye &amp; wheat.', 'We eat bread and butter, or rye and wheat.'],
    [
      'And yet.. we bake it.. and the loaves are all eaten by noon..',
      'And yet... we bake it... and the loaves are all eaten by noon.',
    ],
    ['And yet..', 'And yet...'],
    ['Whats the plan? We see whats next.', "What's the plan? We see what's next."],
    ['We talk on slack.', 'We talk on Slack.'],
    ['I was at a a mill.', 'I was at a mill.'],
    ['We eat rye (a grain)and bread.', 'We eat rye (a grain) and bread.'],
    ['Whats App users bake, too.', 'WhatsApp users bake, too.'],
    ['Remember to breath in.', 'Remember to breathe in.'],
    ['It is ok: Ok, so we bake. Ok now, it is done.', 'It is OK: OK, so we bake. OK now, it is done.'],
  ])('but corrects %j', (before, after) => {
    expect(tidied(before)).toBe(after);
  });
});

it('corrects a name in a heading and in the text below it alike', () => {
  expect(tidied('## The Wifi\n\nThe wifi has an arabic and a chinese name.')).toBe(
    '## The Wi-Fi\n\nThe Wi-Fi has an Arabic and a Chinese name.',
  );
});

describe('the dashes of a text', () => {
  const fixed = 'We bake all day at the mill - it is old - in town.';

  it('are alike on both sides of an insertion', () => {
    expect(tidied('The use of the old oven -  baking rye - is what the whole town likes.')).toBe(
      'The use of the old oven — baking rye — is what the whole town likes.',
    );
  });

  it.each([
    ['one of another kind', `${fixed}\n\nIf the loaf is big- you can share it.`],
    [
      'one that is half of a pair',
      'Two of these were ovens- they were old - and one -a mill- was loud here.',
    ],
    ['one in a list', `- We bake rye bread at the old mill - Anna knows it\n\n${fixed}`],
    ['the en dash of the author', `${fixed}\n\nThe oven – an old one – is loud and warm here.`],
  ])('stay if one would stay: %s', (_, text) => {
    expect(tidied(text)).toBe(text);
  });

  it('are corrected before a capital and at the end of a line', () => {
    expect(tidied('The oven is old -- Anna knows it -- and it is\nloud --\nvery loud.')).toBe(
      'The oven is old — Anna knows it — and it is\nloud —\nvery loud.',
    );
  });

  it('are corrected after a clause in a list', () => {
    expect(tidied(`- We bake rye bread at the old mill - it is loud.\n\n${fixed}`)).toBe(
      '- We bake rye bread at the old mill — it is loud.\n\nWe bake all day at the mill — it is old — in town.',
    );
  });

  it('are corrected inside a quotation, too', () => {
    expect(tidied('"The mill will not go away any time soon - with its wheel of iron," said Anna Rye.')).toBe(
      '"The mill will not go away any time soon — with its wheel of iron," said Anna Rye.',
    );
  });

  it('are corrected next to links and quotations', () => {
    expect(
      tidied(
        '[Rye][1] -- or the old grain -- is loud. It is a "mill"---the old one---in town,\n-- like it -- and there are loaves.',
      ),
    ).toBe(
      '[Rye][1] — or the old grain — is loud. It is a "mill"—the old one—in town,\n— like it — and there are loaves.',
    );
  });

  it('are corrected as a pair around a link, or not at all', () => {
    const pair =
      'Anna went missing---[lost in town](https://a.example/)---after she had left the old mill on a cold day.';
    expect(tidied(pair)).toBe(pair.replaceAll('---', '—'));
    const marked = 'Anna---*a baker*---left us. We saw the mill -- an old one -- on a cold day.';
    expect(tidied(marked)).toBe(marked);
  });

  it('stay next to one in an item that no rule reads', () => {
    const text =
      'The oven is old --- Anna knows it.\n\n- <kbd>Rye</kbd>. It is an old grain --- I bake with it.';
    expect(tidied(text.replace('<kbd>Rye</kbd>', 'Rye'))).not.toContain('---');
    expect(tidied(text)).toBe(text);
  });

  it('are corrected between two prices', () => {
    expect(tidied('The mill sold two old ovens for $30 each - they were $150 not so many months back.')).toBe(
      'The mill sold two old ovens for $30 each — they were $150 not so many months back.',
    );
  });

  it('are corrected before a figure', () => {
    expect(tidied('The oven reads flour -- 128 sacks of it, say -- and rings.')).toBe(
      'The oven reads flour — 128 sacks of it, say — and rings.',
    );
  });

  it('are all corrected next to ranges, options and labels in a list', () => {
    const others =
      'It opens from Aug - Dec with -I and pre- and postwar bread.\n\n- Rye - the old grain of all mills.';
    expect(tidied(`${fixed} We use an oven -- an old one -- here.\n\n${others}`)).toBe(
      `We bake all day at the mill — it is old — in town. We use an oven — an old one — here.\n\n${others}`,
    );
  });
});

describe('a long paragraph inside a mark', () => {
  const told = longParagraph.join(' ');

  it('is broken without the mark', () => {
    expect(shortenParagraphs(blocksOf(told)).length).toBeGreaterThan(1);
    expect(
      shortenParagraphs(blocksOf(told.replace('lamp', '**lamp** and <b>horn</b>'))).length,
    ).toBeGreaterThan(1);
  });

  it.each([
    ['~~', '~~'],
    ['**', '**'],
    ['_', '_'],
    ['*', '*'],
    ['So: <span class="old">', '</span>'],
    ['So: {{ "', '" }}'],
  ])('stays whole: %s', (open, close) => {
    expect(shortenParagraphs(blocksOf(`${open}${told}${close}`))).toHaveLength(1);
  });
});
