import { months, weekdays } from '#engine/english/calendar-words.ts';
import { alternatives, capitalized, commonPrepositions } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase, withPhrases } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const monthNames = alternatives(capitalized(months));
const dayNames = alternatives(capitalized(weekdays));
const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming';
const isState = new RegExp(`^(?:${states})$`);

const end = String.raw`[$£€]?\d{1,4}(?:[ap]m|[AP]M|k|K|%)?|(?:${monthNames}|${dayNames})`;
/** Text after two numbers that makes them a score ("from 2-0 down"), a school year or part of a larger range. */
const notARange = String.raw`(?![-–/:.,]?\d|%? (?:down|up|behind|ahead|leads?|wins?|loss|losses|defeat|victory|draw|deficit|seasons?|school|academic|fiscal|budget|membership|edition|to|and)(?![\p{L}]))`;

const numberIn = (text: string): number => Number.parseInt(text.replace(/^\D/, ''), 10);
const isTime = (text: string): boolean => /m$/i.test(text);
/** Whether two ends are of one kind and in order. "7-11" may be a shop, "9-11" a date and "1-800" a telephone number. */
const isRange = (from: string, to: string): boolean => {
  const [isNumber, isOtherNumber] = [from, to].map((text) => /\d/.test(text));
  if (isNumber !== isOtherNumber) return false;
  if (!isNumber || isTime(from) || isTime(to)) return true;
  return numberIn(from) < numberIn(to) && !/^(?:7-11|9-11|1-800)$/.test(`${from}-${to}`);
};

const rules: readonly PhraseRule[] = [
  // Finds "between 12-31", "from 4-6 weeks" and "from May-July": the first word asks for a second one.
  phrase(
    String.raw`(between|from) ((?:about|around|approximately|roughly) |~)?(${end})[-–](${end})(?![\p{N}%])${notARange}`,
    (word, about, from, to) =>
      isRange(from, to)
        ? `${word} ${about}${from} ${word.toLowerCase() === 'from' ? 'to' : 'and'} ${to}`
        : null,
    'giu',
  ),
  // Finds "In October, 1992, the mill". A month and its year have no comma between them.
  phrase(
    String.raw`((?:in|since|until|by|from|(?<!day )of|during) (?:early |late |mid-)?(?:${monthNames})), ((?:1[5-9]|20)\d\d)(?=[.,;)]|$| (?:when|and|the|I|we|he|she|they|by|at|as|for|with|to|after|before)(?![\p{L}]))`,
    '$1 $2',
    'giu',
  ),
  // Finds "in Salem, Oregon and then": a state is set off on both sides.
  phrase(
    String.raw`((?:[Ii]n|[Ff]rom|[Nn]ear|[Tt]o|[Aa]t|[Oo]f|[Oo]utside|[Aa]round)) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (${states})(?= (?:${alternatives(commonPrepositions)}|where|when|and|but|who|is|was|has|had|as|after|before|during|since|while|because|until) (?!\p{Lu}))`,
    (word, city, state) => (isState.test(city) ? null : `${word} ${city}, ${state},`),
  ),
  // Finds "99-cents of every dollar".
  phrase(
    String.raw`(\d{1,4})-(cents|dollars|years|months|weeks|days|hours|minutes)(?= (?:of|included|before|after|from|in|to|and|is|are|for|ago|later)(?![\p{L}]))`,
    '$1 $2',
  ),
];

export const withRangesAndDates = withPhrases(rules);
