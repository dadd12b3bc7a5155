import { formatNumber } from '#contracts/format-number.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { verifyLimits } from '#contracts/verify/verify-limits.ts';
import type { Question } from './questions.ts';

export const verifyQuestions: readonly Question[] = [
  {
    title: 'What is checked?',
    text: 'Numbers, names, dates, quotations, addresses, links, images, code and negations are compared one by one. Then every sentence is compared with its counterpart: it is the same, reworded, changed, lost or added. Tables are compared row by row, code in whole blocks.',
  },
  {
    title: 'Can I rely on it?',
    text: 'The same two texts always give the same answer. Facts are compared by fixed rules. Whether different words change the meaning is judged by a small model of English words: on edits that people labeled, it catches about three out of four changes of meaning and passes 19 of 20 faithful edits. Read the reworded sentences yourself before you publish.',
  },
  {
    title: 'What happens to my texts?',
    text: 'They are sent to our server, compared and forgotten. We neither store nor log them, and no language model reads them. Your browser keeps them in this tab, so that a reload loses nothing; closing the tab removes them.',
  },
  {
    title: 'Which texts can I compare?',
    text: `Two versions of the same text, plain or Markdown, each up to ${formatNumber(verifyLimits.words)} words. The rewrite may come from a person, from our tools or from any other tool. In languages other than English, numbers, dates, quotations, addresses, links, images and code are checked; names, negations and wording are judged in English only.`,
  },
  {
    title: 'What does it cost?',
    text: `Nothing. You need no account and no credits. There is one limit: ${rateLimits.comparisons.visitor} comparisons a minute.`,
  },
];

/** A text and a rewrite with mistakes that are easy to overlook. */
export const verifyExample = {
  original: `# A lighthouse changes hands

In March 2019, the town of Harwick bought its lighthouse for $125,000. The keeper, Ann Miller, did not want to leave. “I have counted ships here for 31 years,” she said.

The council plans to open the tower to visitors in May. Tickets will cost $8, and children enter free of charge. The [opening hours](https://example.com/hours) are on the town's website.

Repairs are almost finished. Only the lamp room still needs new glass.
`,
  rewrite: `# A lighthouse changes hands

In March 2019, Harwick bought its lighthouse for $215,000. The keeper, Ann Miller, did want to leave. “I have counted ships here for 31 years,” she said.

Visitors will be able to climb the tower from May, according to the council. Tickets will cost $8. The [opening hours](https://example.com/hours) are on the town's website.

Repairs are nearly done. Only the lamp room still needs new glass. The harbor café reopens in June.
`,
} as const;
