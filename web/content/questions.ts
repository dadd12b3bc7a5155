import { demoRunsPerMonth, plans, trial } from '#contracts/billing/plans.ts';
import { limits } from '#contracts/limits.ts';
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

export const optimizerQuestions: readonly Question[] = [
  {
    title: 'What can I put in?',
    text: `An article of up to ${limits.inputWords.toLocaleString('en-US')} words, or the public web address of a page. We read the main text of that page and leave out menus, ads and comments.`,
  },
  {
    title: 'What do I get?',
    text: `${limits.shortlistMin} to ${limits.shortlistMax} ranked keywords with search volume, competition and cost per click, ${limits.titleVariants} SEO titles, ${limits.descriptionVariants} meta descriptions, and your article with the keywords worked in.`,
  },
  {
    title: 'How is the Optimizer Score made?',
    text: 'Half of it is relevance to your text, three tenths search volume, two tenths low competition. Each keyword shows its points, they add up exactly, and the export holds all you need to compute it yourself.',
  },
  {
    title: 'Can I see why a keyword was chosen?',
    text: 'Yes. Each keyword opens to the sentences of your article that support it, or says that it was suggested and is not in your text.',
  },
  {
    title: 'What does a run cost?',
    text: `${creditsText(optimizer.costHalfCredits)}. A run that fails costs nothing.`,
  },
];

export const evaluatorQuestions: readonly Question[] = [
  {
    title: 'How do I enter my keywords?',
    text: 'Separated by commas, or one per line. Doubles are dropped, and capitals do not matter.',
  },
  {
    title: 'What does the context change?',
    text: 'With an article or an address each keyword gets a relevance score from 1 to 100 and a combined Optimizer Score. Without it the ranking rests on market figures alone.',
  },
  {
    title: 'Do all my keywords come back?',
    text: 'Yes, every one of them, also those that nobody searches for. They are only sorted.',
  },
  {
    title: 'What does a run cost?',
    text: `${creditsText(evaluator.costHalfCredits)}, however many keywords you bring. A run that fails costs nothing.`,
  },
];

export const imageQuestions: readonly Question[] = [
  {
    title: 'Which files can I use?',
    text: `PNG, JPG and WebP, up to ${limits.imageBytes / 1024 / 1024} MB each and ${limits.imagesPerRun} in one run.`,
  },
  {
    title: 'What do I get for each image?',
    text: 'An alt text, a title, a caption and a description, each ready to copy.',
  },
  {
    title: 'Why add an article as context?',
    text: 'A good alt text says what a picture is for, and that depends on the page around it. With your article at hand the texts speak of the same things as you do.',
  },
  {
    title: 'What does a run cost?',
    text: `${creditsText(images.costHalfCredits)}, for one image or for ${limits.imagesPerRun}. A run that fails costs nothing.`,
  },
];

export const pricingQuestions: readonly Question[] = [
  {
    title: 'What is a credit?',
    text: `The price of one run: ${optimizer.name} and ${evaluator.name} take ${creditsText(optimizer.costHalfCredits)}, ${images.name} takes ${creditsText(images.costHalfCredits)} for up to ${limits.imagesPerRun} images.`,
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
