import { plans } from '#contracts/billing/plans.ts';
import { product } from '#contracts/product.ts';
import { formatUsd } from '#web/lib/format.ts';

export const comparisonColumns = ['Generic AI', 'Full SEO suites', product.name] as const;

/** One line of the comparison, with an answer for each column. */
export type ComparisonRow = { readonly topic: string; readonly answers: readonly [string, string, string] };

export const comparison: readonly ComparisonRow[] = [
  {
    topic: 'Where to begin',
    answers: ['A prompt you must invent', 'Dashboards, projects, settings', 'Your article, pasted'],
  },
  {
    topic: 'Search figures',
    answers: ['Guessed or missing', 'Yes', 'Yes, with source and date'],
  },
  {
    topic: 'Relevance to what you wrote',
    answers: ['A feeling', 'Rarely', 'Scored from 1 to 100, with the sentences behind it'],
  },
  {
    topic: 'Why this keyword',
    answers: [
      'No answer twice the same',
      'A figure without its sum',
      'Points that add up, to check yourself',
    ],
  },
  {
    topic: 'Your facts in a rewrite',
    answers: ['Unchecked', 'Unchecked, or no rewrite', 'Counted, and put back when lost'],
  },
  {
    topic: 'Time to learn',
    answers: ['Prompting is a craft', 'Weeks', 'One text field, one button'],
  },
  {
    topic: 'Price',
    answers: [
      'Cheap, and not made for this',
      'Often above $100 a month',
      `From ${formatUsd(plans.creator.priceCents)} a month, or free once a month`,
    ],
  },
];
