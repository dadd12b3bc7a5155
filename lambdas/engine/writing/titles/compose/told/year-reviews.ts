import { yearSource } from '#engine/english/calendar-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

const kinds =
  '(?:goals|resolutions|favou?rites|highlights|lessons|reflections|reading (?:list|challenge|goals?)|annual review|year in review|in review|predictions|retrospective|best of)';
/** What a text lists for a year: "my 2023 favorites", "some personal highlights and lessons from 2020". */
const owned = regexOf(
  String.raw`(?<!\p{L})((?:my|our) ${yearSource} ${kinds}|(?:(?:my|our) )?(?:(?!my |our |some |the |of |from |for |and |to )\p{L}[\p{L}-]+ ){0,2}(?:${kinds} and )?${kinds} (?:of|from|for) ${yearSource})(?=[.,;:!?)]| (?:\p{Ll}|\()|$)`,
  'iu',
);
/** A look back as a purpose: "I wanted to take a look back on 2017". "Looking back at 2014" only opens a text. */
const lookBack = regexOf(
  String.raw`(?<!\p{L})(?:(a look back (?:at|on|over) (?:my |our )?${yearSource})|(?:want(?:ed)? to|time to|going to|let['’]s|like to|decided to|love to) (look back (?:at|on|over) (?:my |our )?${yearSource}))(?!\d)`,
  'iu',
);
/** Words before what the text itself shows: "here are", "it is time for". Elsewhere, it mentions another text. */
const shown = regex.iu`(?:^|(?<!\p{L})(?:here(?:['’]s| is| are)|these are|this is|time for|sharing|share|publish(?:ing)?|post(?:ing)?|list(?:ing)?|reflect(?:ing)? on|presenting|announcing)(?:,| some(?: of)?| a few(?: of)?| with you)* )(?:some (?:of )?|the |a few (?:of )?)?$`;
/** What follows a title of the text itself. "My 2016 year in review says" is about another text. */
const endsLine = /^(?:$| ?[(:–—-])/;

/** Lists that the author gave up: "I was going to share my 2021 resolutions". */
const dropped = regex.iu`(?<!\p{L})(?:originally|was going to|were going to|instead of|last year)(?!\p{L})`;

/** "Here are my favorites from 2019" as "My favorites from 2019": a text that looks back on a year or plans one. */
export const yearReviews = (quote: string): string[] => {
  const [, a = '', looking = ''] = lookBack.exec(quote) ?? [];
  if (a !== '') return [a];
  if (looking !== '') return [looking.replace(/^look /i, 'Looking ')];
  const match = owned.exec(quote);
  // "Reading goals for 2022: 22 books": a heading, or the goals of an earlier text.
  if (
    match?.index === 0 &&
    (/goals|resolutions/i.test(match[0]) || !endsLine.test(quote.slice(match[0].length)))
  )
    return [];
  return match === null || dropped.test(quote) || !shown.test(quote.slice(0, match.index))
    ? []
    : [match[1] ?? ''];
};
