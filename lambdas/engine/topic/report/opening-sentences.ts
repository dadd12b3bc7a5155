import type { Article } from '#contracts/jobs/article.ts';
import { weekdays } from '#engine/english/calendar-words.ts';
import { anyOf } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';

const agencies =
  'AP|AFP|UPI|PTI|ANI|IANS|dpa|TASS|Xinhua|Reuters|Reuters Health|Bloomberg|BLOOMBERG|CNN|CNN Business|BBC|NBC|ABC|CBS|CBS News|Fox News|KYODO|HealthDay News|Associated Press|CP|PA|UKPA|PRNewswire|Business Wire|MarketWatch|VOA|WSJ';
/** Dates such as "April 2" and "Feb. 11, 2011". */
const date = String.raw`(?:${anyOf(weekdays)}, )?\p{Lu}\p{L}{2,8}\.? \d{1,2}(?:, \d{4})?`;

/** A dateline with the place and the news agency: "NEW YORK, April 2 (Reuters) - ", "(CNN) -- ". */
export const agencyDateline = regexOf(
  String.raw`(?:(?:\p{Lu}[\p{L}.'’-]*[ ,]+){0,6}(?:${date} ?)?)?\((?:[^()\n]{0,12} ?)?(?:${agencies})\)(?:\s*[—–-]+\s*|\s+)(?=[\p{Lu}\p{N}"“])`,
  'u',
);
/** A dateline with only the place: "WASHINGTON - The", "San Francisco — Google", "DUBLIN, Ireland (May 3, 2019) – ". */
const cityDateline = regex.u`(?<=^|[.!?”"] )(?:\p{Lu}{3,}[\p{Lu}.'’ -]*(?:, \p{Lu}[\p{L}.]+)?|\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:, \p{Lu}[\p{L}.]+)?)(?:,? \(?\p{Lu}\p{L}{2,8}\.? \d{1,2}(?:, \d{4})?\)?)?\s?[—–-]{1,2}\s(?=[\p{Lu}\p{N}"“])`;

/** A dateline such as "PHOENIX - " at the beginning of a line. */
const cityLine = regex.gmu`^\p{Lu}{4,}(?: \p{Lu}{3,}){0,2}(?:, \p{Lu}[\p{L}.]+)? ?[—–-]{1,2} ?(?=\p{Lu})`;

/** Whether a text has a dateline, which gives the place and the news agency. */
export const hasDateline = (text: string): boolean =>
  agencyDateline.test(text) || text.slice(0, deck).match(cityLine) !== null;

/** The most characters before the dateline, where a byline or a deck may be. */
const deck = 320;

const byline = regex.u`^(?:By|BY) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}(?:(?:,| and) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2})*(?:, [\p{L} ]{3,40}(?:Writer|Reporter|Editor|Correspondent))?\s+(?=\p{Lu})`;

const withoutDateline = (text: string): string => {
  for (const pattern of [agencyDateline, cityDateline]) {
    const found = pattern.exec(text.slice(0, deck + 60));
    // A deck may name the agency, too: "... case (AP) EL PASO, Texas (AP) — Attorneys".
    if (found !== null && found.index <= deck)
      return withoutDateline(text.slice(found.index + found[0].length));
  }
  return text.replace(byline, '');
};

/** An opening in capitals before the first sentence: "LOOK WHAT YOU MADE ME DO Brace yourself". */
const shout = regex.u`^(?:\p{Lu}{2,}[\p{P}]* ){4,}(?=\p{Lu}\p{Ll})`;

/** Page elements before a report begins. */
const boilerplate = regex.iu`(?<!\p{L})(?:(?:headlines|highlights) (?:for|from) .{3,40} are here|what['’]s clicking|click (?:here|to enlarge)|sign up|subscribe|follow (?:me|us) on)(?!\p{L})`;

/** A line of at least this length says more than who wrote the text. */
const minAfterByline = 90;

const isLine = (line: string): boolean =>
  regex.u`[.!?…]["'”’)\]]*$`.test(line) &&
  !(/^by /iu.test(line) && line.length < minAfterByline) &&
  !/^(?:photo|image|video|watch|read|updated?|published)/i.test(line);

/** Joins parts of a sentence after an abbreviation, such as "A U.S." before "District Judge". */
const joined = (sentences: readonly string[]): string[] => {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    if (
      before !== undefined &&
      /(?:^|\s)(?:U\.[SKN]\.|Gov\.|Sen\.|Rep\.|Gen\.|Lt\.|Col\.|Capt\.|Sgt\.|Maj\.|Rev\.|Hon\.|St\.|No\.|Jr\.|Mr\.|Mrs\.|Ms\.|Dr\.)$/.test(
        before,
      )
    )
      whole[whole.length - 1] = `${before} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
};

/** The number of lines that belong to a report's opening. */
const lines = 12;

/**
 * The first sentences of a report, which contain its news. They come without the headline, the byline, the dateline and
 * the text before these.
 */
export const openingSentences = ({ text, title, headings }: Article, max = 4): string[] => {
  const names = new Set([title ?? '', ...headings.map((heading) => heading.text)]);
  const body = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !names.has(line))
    .slice(0, lines);
  const [first = '', ...others] = body.filter(isLine);
  return [withoutDateline(first).replace(shout, ''), ...others]
    .flatMap((line) => joined(splitSentences(line).map((sentence) => sentence.text)))
    .filter((sentence) => !boilerplate.test(sentence))
    .slice(0, max);
};
