import { paidPlanNames, plans, trial } from '#contracts/billing/plans.ts';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { product, tools } from '#contracts/product.ts';
import { joinList } from '#domain/text/join-list.ts';
import { creditsText, formatUsd } from '#web/lib/values/format.ts';

export type Question = { readonly title: string; readonly text: string };

const { keyword_optimizer: optimizer, keyword_evaluator: evaluator, image_analyzer: images } = tools;

const rollovers = paidPlanNames.map(
  (name, place) => `${place === 0 ? 'up to ' : ''}${plans[name].rolloverPercent}% on ${plans[name].label}`,
);

export const homeQuestions: readonly Question[] = [
  {
    title: 'Do I need an account to try it?',
    text: `No. ${optimizer.name} and ${evaluator.name} give every visitor one free analysis per calendar month, with no sign-up and no card. ${images.name} needs a free account, because it stores your images.`,
  },
  {
    title: 'Will it rewrite my article into something I did not say?',
    text: 'No. Every number, date, name, quotation, link and piece of code in your text is checked after the rewrite. Anything lost is restored, and the result says how many facts were kept. You can review each change, and your original stays one click away.',
  },
  {
    title: 'Where does the search data come from?',
    text: 'Each result names the source and the date of its data. Sample data is labeled as such, and where there is no data we write “no data” instead of zero.',
  },
  {
    title: 'Which languages does it read?',
    text: 'English, for now. If your text is in another language, we tell you right away, free of charge.',
  },
  {
    title: 'What happens when a run fails?',
    text: 'We tell you why, your text stays where it was, and your credit is refunded automatically.',
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
    title: 'Do unused credits roll over?',
    text: `Some of them do: ${joinList(rollovers)}.`,
  },
  {
    title: 'Can I change or cancel at any time?',
    text: 'Yes. Upgrades take effect right away, and you pay only the difference; downgrades and cancellations take effect on your next billing date. Until then you keep what you have paid for.',
  },
  {
    title: 'Can I get my money back if it is not for me?',
    text: 'Yes, within 14 days. A refund may be declined if a significant part of the credits has been used. After 14 days, payments are not refunded.',
  },
  {
    title: `Does ${product.name} keep my card?`,
    text: 'No. Payments go through a payment provider, the merchant of record. We never see your card number.',
  },
];
