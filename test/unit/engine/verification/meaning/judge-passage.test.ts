import { describe, expect, it } from 'vitest';
import { openLexicon } from '#engine/verification/lexicon/lexicon.ts';
import { judgePassage, judgePassages } from '#engine/verification/meaning/judge-passage.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const facts = { lost: 0, invented: 0 };

describe('judgePassage', () => {
  it.each([
    [
      'a direction',
      'The company reported an increase of $125 million in revenue.',
      'The company reported a decrease of $125 million in revenue.',
      'increase',
    ],
    [
      'a unit of time',
      'Sales rose compared with the previous year.',
      'Sales rose compared with the previous quarter.',
      'year',
    ],
    [
      'an order of events',
      'The committee approved the budget before the meeting.',
      'The committee approved the budget after the meeting.',
      'before',
    ],
    [
      'an obligation',
      'Customers must register before they buy anything.',
      'Customers may register before they buy anything.',
      'must',
    ],
    [
      'what is required',
      'Participation in the program is voluntary for all members.',
      'Participation in the program is mandatory for all members.',
      'voluntary',
    ],
    [
      'what something depends on',
      'The ferry stops at noon if the wind gets stronger.',
      'The ferry stops at noon unless the wind gets stronger.',
      'if',
    ],
    [
      'a reason',
      'The shop closed because of protests from neighbors.',
      'The shop closed despite protests from neighbors.',
      'because of',
    ],
    ['a thing', 'She drinks soy milk every morning.', 'She drinks peanut milk every morning.', 'soy'],
    [
      'praise',
      'The town has a charming museum of bread.',
      'The town has a boring museum of bread.',
      'charming',
    ],
    [
      'what a close word is the opposite of',
      'The site got an extended version of the text.',
      'The site got a shortened version of the text.',
      'extended',
    ],
    [
      'an antonym by prefix',
      'The plan is full of limited offers.',
      'The plan is full of unlimited offers.',
      'limited',
    ],
    [
      'a step of a scale',
      'Most of the members voted for the new statutes.',
      'All of the members voted for the new statutes.',
      'most of the',
    ],
    [
      'a member of a closed class',
      'She moved out because of her noisy roommate.',
      'She moved out because of her noisy landlord.',
      'roommate',
    ],
    [
      'a member of the only class that has both words',
      'Profit fell after a weak spring.',
      'Loss fell after a weak spring.',
      'profit',
    ],
    ['a course', 'The new layer boosts the results.', 'The new layer hinders the results.', 'boosts'],
    ['a denying prefix', 'We use non-linear models here.', 'We use linear models here.', 'non'],
  ])('says that %s changed, and which word', (_, before, after, word) => {
    const verdict = judgePassage(before, after, facts);
    expect(verdict.isChanged).toBe(true);
    expect(verdict.changes[0]?.before).toBe(word);
  });

  it('says that an exception is new', () => {
    const { isChanged } = judgePassage(
      'The plan covers all visits.',
      'The plan covers all visits except at night.',
      facts,
    );
    expect(isChanged).toBe(true);
  });

  it.each([
    ['The tool helps people buy tickets quickly.', 'The tool helps people purchase tickets fast.'],
    ['The book is long but a pleasure to read.', 'The book is lengthy but a joy to read.'],
    ['We help you eliminate clutter at home.', 'We help you declutter at home.'],
    ['The app supports dark mode.', 'The application supports dark mode.'],
    ['Revenue grew in a weak spring.', 'Income grew in a weak spring.'],
    ['A little salt does not hurt the dough.', 'A little salt helps the dough.'],
    ['The lid helps keep mice out.', 'The lid prevents mice.'],
    ['All plans but the first one are free.', 'All plans except the first one are free.'],
    [
      'It was a big deal because we had published little, and we knew it.',
      'It was a big deal because we had published little. We knew it.',
    ],
    [
      'They offer coverage plans at competitive prices and flexible payment options for clients.',
      'They offer coverage options at competitive prices and flexible payment plans for clients.',
    ],
    [
      'The lid must stay shut until the timer rings, or the cake falls.',
      'Lift the lid only after you hear the timer, otherwise your cake is going to sink.',
    ],
    ['The same sentence twice.', 'The same sentence twice.'],
    ['', ''],
  ])('passes the same in other words: %s', (before, after) => {
    expect(judgePassage(before, after, facts).isChanged).toBe(false);
  });

  it('knows that Mrs. is not the plural of Mr.', () => {
    const { changes } = judgePassage(
      'The letter is from Mr. Bennet.',
      'The letter is from Mrs. Bennet.',
      facts,
    );
    expect(changes).toMatchObject([{ before: 'mr', after: 'mrs' }]);
  });

  it.each(['日本語の文章です。', '<script>alert(1)</script>', '= = =', 'a'.repeat(5000)])(
    'answers for any text: %s',
    (text) => {
      expect(judgePassage('The cat sat on the mat.', text, facts).changes.length).toBeGreaterThan(0);
      expect(judgePassage(text, text, facts).isChanged).toBe(false);
    },
  );

  it.each([
    ['what is to come', 'The manager assigns the tasks.', 'The manager will assign the tasks.', true],
    ['a new limit', 'Members get a discount on books.', 'Only members get a discount on books.', true],
    [
      'swapped roles',
      'The teacher thanked the nurse for her patience.',
      'The nurse thanked the teacher for her patience.',
      true,
    ],
    [
      'two actions that changed places',
      'Two sailors were rescued on Monday, and one of the others was arrested.',
      'Two sailors were arrested on Monday, and one of the others was rescued.',
      true,
    ],
    [
      'two names of a pair in another order',
      'The shop sells bread and butter.',
      'The shop sells butter and bread.',
      false,
    ],
  ])('decides on %s', (_, before, after, isChanged) => {
    expect(judgePassage(before, after, facts).isChanged).toBe(isChanged);
  });

  it('leaves an opposite to the model if a denial next to it has changed too', () => {
    const isDecisive = (after: string): boolean | undefined =>
      judgePassages([{ before: 'Call the help desk if the printer is not working.', after, facts }])[0]
        ?.isDecisive;
    expect(isDecisive('Call the help desk if the printer is not malfunctioning.')).toBe(true);
    expect(isDecisive('Call the help desk if the printer is malfunctioning.')).toBe(false);
  });

  // If each pair of words had a relation, this would take about 10 seconds next to other work.
  it('takes at most two seconds for two sentences of 1,600 different words', () => {
    const { words } = openLexicon();
    const [before, after] = [3_000, 4_600].map((from) => `The ${words.slice(from, from + 1_600).join(' ')}.`);
    expect(cpuMsOf(() => judgePassage(before ?? '', after ?? '', facts))).toBeLessThan(2_000);
  });
});
