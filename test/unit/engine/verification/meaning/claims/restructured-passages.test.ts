import { describe, expect, it } from 'vitest';
import { judgePassages } from '#engine/verification/meaning/judge-passage.ts';

const isDecisive = (before: string, after: string): boolean =>
  judgePassages([{ before, after, facts: { lost: 0, invented: 0 } }])[0]?.isDecisive ?? false;

const hiker =
  'Volunteers found the missing hiker on Saturday after a search that lasted two nights. He was cold, his wife said.';
const brand =
  'The retailer sold its fashion brand to a Danish group in the spring. It will use the money to pay back an old loan.';
const wolves =
  'Wolves keep the number of deer low, which lets young trees grow. Forests without them recovered much more slowly.';
const windows =
  'The ministry pays half of the cost of new windows for houses that were built before 1980, if an expert has inspected them.';
const school =
  'Two new teachers will be hired for the fall if the school board approves the budget, since more pupils are coming.';
const pool =
  'The old swimming pool rarely attracted many visitors, so the city decided to sell it to somebody who builds flats.';

describe('a restructured sentence', () => {
  it.each([
    [
      'another one of the same kind',
      hiker,
      'After two nights of searching, volunteers located the hiker on Saturday. According to his doctor, he was cold.',
    ],
    [
      'another profession',
      school,
      'As the number of pupils grows, the school is to take on two nurses in the fall, provided the board passes its budget.',
    ],
    [
      'roles',
      brand,
      'In the spring, the retailer bought a fashion brand from a Danish group. With the proceeds, it is going to repay a loan.',
    ],
    [
      'roles with other verbs',
      wolves,
      'Young trees can grow because deer reduce the number of wolves. In their absence, it took forests far longer to recover.',
    ],
    [
      'before and after',
      windows,
      'For houses built after 1980, the ministry covers half of what new windows cost, provided a specialist had a look at them.',
    ],
    [
      'how often',
      pool,
      'Since the old pool often drew a lot of guests, the city is going to hand it to a developer who puts up apartments.',
    ],
  ])('is changed by %s', (_, before, after) => {
    expect(isDecisive(before, after)).toBe(true);
  });

  it.each([
    [
      hiker,
      'After two nights of searching, volunteers located the hiker on Saturday. According to his wife, he was cold.',
    ],
    [
      school,
      'As the number of pupils grows, the school is to take on two teachers in the fall, provided the board passes its budget.',
    ],
    [
      brand,
      'In the spring, a Danish group bought the fashion brand of the retailer. With the proceeds, it is going to repay a loan.',
    ],
    [
      wolves,
      'Young trees can grow because wolves reduce the number of deer. In their absence, it took forests far longer to recover.',
    ],
    [
      windows,
      'For houses built before 1980, the ministry covers half of what new windows cost, provided a specialist had a look at them.',
    ],
    [
      pool,
      'Since the old pool seldom drew a lot of guests, the city is going to hand it to a developer who puts up apartments.',
    ],
    [
      'You can visit the cave only with a guide, and the tours start every hour in the summer months.',
      'Without a guide, you cannot enter the cave. In summer, there is a tour for visitors each hour.',
    ],
    [
      'The airline saw profits fall because fuel cost a lot more, even though many more passengers flew with it.',
      'The airline earned less. Although it carried more people on its flights, it had to spend more on fuel.',
    ],
  ])('says the same: %s', (before, after) => {
    expect(isDecisive(before, after)).toBe(false);
  });
});
