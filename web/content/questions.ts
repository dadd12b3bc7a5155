import { demoRunsPerMonth, plans, trial } from '#contracts/billing/plans.ts';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { product, tools } from '#contracts/product.ts';
import { creditsText, formatUsd } from '#web/lib/format.ts';

export type Question = { readonly title: string; readonly text: string };

const { keyword_optimizer: optimizer, keyword_evaluator: evaluator, image_analyzer: images } = tools;

export const homeQuestions: readonly Question[] = [
  {
    title: 'Do I need an account to try it?',
    text: `No. ${optimizer.name} and ${evaluator.name} give every visitor ${demoRunsPerMonth} free analysis per calendar month, without sign-up and without a card. ${images.name} needs a free account, because it stores your pictures.`,
  },
  {
    title: 'Will it rewrite my article into something I did not say?',
    text: 'No. Every number, date, name, quotation, link and piece of code of your text is checked after the rewrite. What got lost is put back, and the result says how many facts were kept. You can look at each change, and at your original.',
  },
  {
    title: 'Where do the search figures come from?',
    text: 'Each result names its source and its date. Where a figure is sample data it is called sample data, and where there is none we write “no data” instead of zero.',
  },
  {
    title: 'Which languages does it read?',
    text: 'English, for now. A text in another language is told so at once, and costs nothing.',
  },
  {
    title: 'What happens when a run fails?',
    text: 'You are told why, your text stays where it was, and the credit comes back by itself.',
  },
];

export const pricingQuestions: readonly Question[] = [
  {
    title: 'What is a credit?',
    text: `The price of one run: ${optimizer.name} and ${evaluator.name} take ${creditsText(optimizer.costHalfCredits)}, ${images.name} takes ${creditsText(images.costHalfCredits)} for up to ${imageLimits.perRun} images.`,
  },
  {
    title: 'What happens after the trial?',
    text: `After ${trial.days} days the trial becomes the ${plans[trial.becomes].label} plan at ${formatUsd(plans[trial.becomes].priceCents)} per month. Cancel before that and you pay nothing.`,
  },
  {
    title: 'Do unused credits stay?',
    text: `A part of the month’s credits rolls over: up to ${plans.creator.rolloverPercent} % on ${plans.creator.label}, ${plans.pro.rolloverPercent} % on ${plans.pro.label} and ${plans.business.rolloverPercent} % on ${plans.business.label}.`,
  },
  {
    title: 'Can I change or cancel at any time?',
    text: 'Yes. An upgrade holds at once and you pay only the difference; a downgrade or a cancellation holds from the next billing date. Until then you keep what you have paid for.',
  },
  {
    title: 'Do I get my money back if it is not for me?',
    text: 'Within 14 days, yes. After that payments are not refunded, and a refund may be declined when a large part of the credits has been used.',
  },
  {
    title: `Does ${product.name} keep my card?`,
    text: 'No. Payments go through a payment provider that acts as the merchant; your card never reaches us.',
  },
];
