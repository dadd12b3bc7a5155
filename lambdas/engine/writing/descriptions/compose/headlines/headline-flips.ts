import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { alternatives, questionWords } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import {
  headlineInSentence,
  inSentence,
  proseOf,
} from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { hasHeadline, withoutEmoji } from '#engine/writing/headlines/own-headline.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';

const minLength = 50;

/** Kinds of pages, each with the preposition that leads to its subject. */
const pages: readonly { names: RegExp; leads: string }[] = [
  { names: /^(?:guide|introduction|intro|tribute)$/iu, leads: 'to' },
  {
    names: /^(?:overview|review|post[- ]?mortem|analysis|comparison|story|tale|history|summary)$/iu,
    leads: 'of',
  },
  {
    names:
      /^(?:perspective|view|case study|pilot study|primer|retrospective|report|reflections|thoughts|notes|recommendations|opinion|debrief)$/iu,
    leads: 'on',
  },
  { names: /^(?:cheat sheets?|tips|advice|ideas)$/iu, leads: 'for' },
];
const leadsOf = (name: string): string | undefined => pages.find(({ names }) => names.test(name))?.leads;

const ownedPage = regex.iu`^(?:(an?|the|my|our) )?((?:[\p{L}\d'’-]+ ){0,3}?)((?:case|pilot|post|cheat) \p{L}+|[\p{L}-]+)((?: (?:to|for|from) [^:]{3,40})?)$`;
/** "Rye is dense" states a fact; "high value data" has a word that can be a verb elsewhere. */
const finiteVerb = regex.iu`(?<!\p{L})(?:is|are|was|were|has|have|can|will|should|must|does|do)(?!\p{L})`;

/** A question, an imperative or a clause does not name the subject of a page. */
const notAName = regexOf(
  String.raw`^(?:${alternatives(questionWords)}|is|are|do|does|can|should|let)(?!\p{L})|[?!"“”()|]|\d+ of \d`,
  'iu',
);

/** "A baker's perspective on rye and wheat" from "Rye and Wheat: A Baker's Perspective". */
const flipped = (name: string, page: string, prose: string): string | null => {
  const [, article = '', own = '', noun = '', tail = ''] = ownedPage.exec(page) ?? [];
  const leads = leadsOf(noun);
  if (leads === undefined || notAName.test(name) || notAName.test(page) || finiteVerb.test(name)) return null;
  const words = inSentence(`${own}${noun}`, prose);
  const isPlural = /[^s]s$/.test(noun) || /^advice$/iu.test(noun);
  const opening =
    article === '' || /^an?$/iu.test(article)
      ? isPlural
        ? ''
        : `${indefiniteArticle(words)} `
      : `${article.toLowerCase()} `;
  return startWithCapital(`${opening}${words}${tail.toLowerCase()} ${leads} ${name}.`);
};

/** A two-part headline as one phrase about its page. */
export const headlineFlips = (reading: Reading): Draft[] => {
  if (!hasHeadline(reading.article)) return [];
  const prose = proseOf(reading);
  const headline = withoutEmoji(withoutSite(reading.article)).replace(/ & /g, ' and ').replace(/\.$/, '');
  const [first = '', second = '', third] = headline.split(/: | [–—-] /u).map((part) => part.trim());
  if (second === '' || third !== undefined) return [];
  const plain = (part: string): string => headlineInSentence(part, prose);
  return [flipped(plain(first), second, prose), flipped(plain(second), first, prose)]
    .flatMap((text) => text ?? [])
    .filter((text) => text.length >= minLength && fitsSnippet(text, 'description'))
    .slice(0, 1)
    .map((text): Draft => ({ text, make: 'aspects', row: [], named: 1 }));
};
