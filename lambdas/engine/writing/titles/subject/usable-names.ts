import { baseOf } from '#engine/english/lexicon.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

/** Phrases that are never a topic: "number of crawling tasks", "last year", "good morning". */
const names = regex.iu`^(?:(?:kind|sort|number|lots?|bunch|couple|dozens|matter|amount|handful|type) of .*|(?:the )?(?:entire |whole )?(?:last|past|this|next|previous|first|second|new|same|current|worst|best|other|following) (?:years?|months?|weeks?|days?|time|post|part|section|thing|step|page|session)|good (?:morning|afternoon|evening|night|luck|idea|time|news|day)|(?:afternoon|morning) and evening|(?:blog|early|latest|previous|new) (?:entry|post|weeknotes?)|long time|great job|book (?:description|review)|main characters?|friends and family|pub date|front matter|(?:two|three|four|several|separate) .*conversations?)$`;

/** Whether a phrase can name a topic. */
export const canName = (phrase: string): boolean => !names.test(phrase);

/** "Sl-rating value" of a tag such as "<sl-rating value='4'>": a word that the text has only in its markup. */
export const isMarkup = (known: string, phrase: string): boolean => {
  if (!known.includes('<')) return false;
  const lower = known.toLowerCase();
  return lower.includes(phrase) && !lower.replace(/<[^<>]*>?/g, ' ').includes(phrase);
};

/** "Carbon offsets": a plural noun that can also be a verb, after a noun or an adjective. */
export const endsInPlural = (words: readonly TaggedWord[]): boolean => {
  const [last, before] = [words.at(-1), words.at(-2)];
  return (
    last?.tag === 'V' &&
    before !== undefined &&
    'NA'.includes(before.tag) &&
    (baseOf(last.lower, 's')?.classes.includes('n') ?? false)
  );
};

/** The share of mentions with "The" that makes it part of a work's name. */
const minShare = 0.4;

/** "The Trouble with Harry": a work's name with its capital article, if sentences of the text write it so. */
export const withCapitalArticle = (text: string, name: string): string => {
  if (!regex.u`^\p{Lu}.*\s\p{Lu}`.test(name) || /^The /.test(name)) return name;
  const all = text.split(name).length - 1;
  const titled = text.split(`The ${name}`).length - 1;
  return titled >= all * minShare &&
    regexOf(`\\p{Ll},? The ${escapeForPattern(name)}(?!\\p{L})`, 'u').test(text)
    ? `The ${name}`
    : name;
};

/** The name of a work without the noun for its kind: "book The Happy Mill" as "The Happy Mill". */
export const withoutWorkNoun = (name: string): string =>
  name.replace(
    regex.u`^(?:[Bb]ook|[Nn]ovel|[Ff]ilm|[Mm]ovie|[Aa]lbum|[Gg]ame|[Pp]lay|[Ss]how) (?=(?:[Tt]he |[Aa]n? )?\p{Lu}\p{L}+ )`,
    '',
  );

const verdicts = wordSet(
  'gorgeous amazing beautiful awesome incredible perplexing compelling enviable unusual inspiring wonderful fantastic terrible crappy lovely stunning brilliant horrible interesting perfect fascinating excellent superb',
);

/**
 * The name without the author's verdict: "gorgeous houseplants" as "houseplants". The capital in "Great Gatsby" makes the
 * word part of a name. Null if only a word in the singular is left: "perplexing book".
 */
export const withoutVerdict = (name: string): string | null => {
  const [first = '', ...rest] = name.split(' ');
  if (!verdicts.has(first)) return name;
  return rest.length < 2 && !/s$/.test(rest[0] ?? '') ? null : rest.join(' ');
};

const particles = /^(?:out|up|down|off|in|on|over|away|back|through)$/;
/** The least share of mentions with the same particle. */
const minParticleShare = 0.6;

/** A gerund with the particle that follows most of its mentions: "burning" as "burning out". */
export const withParticle = (text: string, name: string): string => {
  if (!regex.u`^\p{L}{3,}ing$`.test(name)) return name;
  const next = [
    ...text.matchAll(regexOf(`(?<!\\p{L})${escapeForPattern(name)}(?:\\s+(\\p{L}+))?`, 'giu')),
  ].map(([, word = '']) => word.toLowerCase());
  const particle = next.find((word) => particles.test(word));
  const share = next.filter((word) => word === particle).length / Math.max(next.length, 1);
  return particle === undefined || share < minParticleShare ? name : `${name} ${particle}`;
};

/** The name of the topic of a text without a headline; null if the phrase names none. */
export const untitledName = (text: string, written: string): string | null => {
  const name = withoutVerdict(withoutWorkNoun(written));
  return name === null ? null : withCapitalArticle(text, withParticle(text, name));
};
