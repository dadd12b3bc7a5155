import { lowestPriceCents } from '#contracts/billing/plans.ts';
import { product } from '#contracts/product.ts';
import { formatUsd } from '#web/lib/values/format.ts';

export const comparisonColumns = ['Generic AI', 'Full SEO suites', product.name] as const;

/** One line of the comparison, with an answer for each column. */
export type ComparisonRow = { readonly topic: string; readonly answers: readonly [string, string, string] };

export const comparison: readonly ComparisonRow[] = [
  {
    topic: 'Where you start',
    answers: ['You write the prompt', 'Dashboards, projects, settings', 'Your article, pasted'],
  },
  {
    topic: 'Search data',
    answers: ['Guessed or missing', 'Yes', 'Yes, with source and date'],
  },
  {
    topic: 'Relevance to what you wrote',
    answers: ['A guess', 'Rarely', 'Scored from 1 to 100, with the sentences behind it'],
  },
  {
    topic: 'Why this keyword',
    answers: [
      'A different answer every time',
      'A score with no breakdown',
      'Points that add up, so you can check them',
    ],
  },
  {
    topic: 'Your facts in a rewrite',
    answers: ['Unchecked', 'Unchecked, or no rewrite', 'Counted, and restored when lost'],
  },
  {
    topic: 'Time to learn',
    answers: ['Prompting is a craft', 'Weeks', 'One text field, one button'],
  },
  {
    topic: 'Price',
    answers: [
      'Cheap, but not built for this',
      'Often above $100 a month',
      `From ${formatUsd(lowestPriceCents)} a month, or free once a month`,
    ],
  },
];
