import { describe, expect, it } from 'vitest';
import { reportChanges } from '#engine/verification/report/report-changes.ts';

/** A sentence, its careful rewrite, and the words of the rewrite, one of which is reversed. */
const rewrites: readonly (readonly [original: string, rewrite: string, said: string, reversed: string])[] = [
  [
    "Since the launch of CDS this summer, the team's work and the scope of the projects has dramatically increased.",
    "The team's workload and the range of its projects have grown dramatically since CDS launched this summer.",
    'dramatically',
    'slightly',
  ],
  [
    'WAI was created by the W3C as an effort to improve accessibility on the web.',
    'The W3C created WAI in order to make the web more accessible.',
    'more',
    'less',
  ],
  [
    'You’ll need to use a separate form service to use a digital form on your agency’s site.',
    "To use a digital form on your agency's site, you must use a separate form service.",
    'must',
    'can',
  ],
  [
    'These effects, especially when dramatic, can trigger the symptoms mentioned earlier.',
    'Such effects can trigger the symptoms above, particularly when they are dramatic.',
    'can trigger',
    'always trigger',
  ],
  [
    'Absent permission from the contracting officer, the US government retains unlimited rights for all work created under contract.',
    'Without permission from the contracting officer, the US government keeps unlimited rights to all work that is created under contract.',
    'unlimited',
    'limited',
  ],
  [
    'After getting it running on a server with a SSD, database reads were much faster and therefore the backfilling process took much less time.',
    'Once it ran on a server with an SSD, reads from the database were much faster, so backfilling took much less time.',
    'less time',
    'more time',
  ],
  [
    'I was pushing 100+ MB of static assets to S3 on every build, and a cron job was triggering builds hourly, adding up to on the order of gigabytes per day.',
    'With every build I pushed 100+ MB of static assets to S3, and a cron job triggered a build every hour, which added up to something like gigabytes a day.',
    'every hour',
    'every week',
  ],
  [
    "Upon unlocking a new level, it withholds the second half until you've hit guru (five correct answers in a row) for every radical.",
    'When you unlock a new level, the second half is withheld until you reach guru (five correct answers in a row) for each radical.',
    'correct',
    'wrong',
  ],
  [
    'When Alice gives Bob an HTLC that allows her to claim a refund, Bob gives Carol an HTLC that allows him to claim one.',
    'When Alice gives Bob an HTLC with which she can claim a refund, Bob gives Carol an HTLC with which he can claim one.',
    'Alice gives Bob',
    'Bob gives Alice',
  ],
  [
    'Upon review, the committee found that the new policy had considerably reduced waiting times in rural clinics.',
    'After its review, the committee concluded that waiting times in rural clinics had become considerably shorter under the new policy.',
    'considerably',
    'slightly',
  ],
  [
    'Visitors are required to leave large bags at the front desk before they enter the gallery.',
    'Before going into the gallery, visitors must hand in large bags at the front desk.',
    'must',
    'may',
  ],
  [
    'According to the researchers, the supplement may lower the risk of a stroke in older adults.',
    'The researchers say that older adults might have a lower risk of a stroke if they take the supplement.',
    'might have',
    'have',
  ],
  [
    'After the glue has dried, sand the edges lightly and wipe off the dust.',
    'Sand the edges gently and wipe away the dust once the glue is dry.',
    'once',
    'before',
  ],
  [
    'The discount applies only to tickets that are bought online before Friday.',
    'Only tickets bought online before Friday are eligible for the discount.',
    'Only tickets',
    'Tickets',
  ],
];

const kindsOf = (original: string, rewrite: string): string[] =>
  reportChanges(original, rewrite).passages.map(({ kind }) => kind);

describe('a sentence in other words', () => {
  it.each(rewrites)('passes: %s', (original, rewrite) => {
    expect(kindsOf(original, rewrite)).toEqual(['reworded']);
  });

  it.each(rewrites)('fails if one word reverses it: %s', (original, rewrite, said, reversed) => {
    expect(rewrite).toContain(said);
    expect(kindsOf(original, rewrite.replace(said, reversed))).toEqual(['changed']);
  });

  it.each([
    // A denial next to an opposite, or two opposites, cancel each other out.
    [
      'Cassie suggests contacting IT if the website is not working.',
      'Cassie suggests contacting IT if the website malfunctions.',
    ],
    [
      'The new model is cheaper than its rivals but uses more fuel.',
      'While the new model costs less than its competitors, its fuel consumption is higher.',
    ],
    [
      'The new engine does not need premium fuel, which keeps running costs down.',
      'Premium fuel is not necessary for the new engine, so running it costs less.',
    ],
    ['We back up the database on a daily basis.', 'We back up the database every day.'],
  ])('passes with words that cancel each other out: %s', (original, rewrite) => {
    expect(kindsOf(original, rewrite)).toEqual(['reworded']);
  });
});
