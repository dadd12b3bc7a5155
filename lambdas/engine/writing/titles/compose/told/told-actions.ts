import { verbBase } from '#engine/english/gerund.ts';
import { alternatives, articles, commonPrepositions, subordinators } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { relativeTimes } from '#engine/writing/titles/compose/likely/whole-phrases.ts';
import { endings } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';
import { baseOfPast, gerundFormOf } from '#engine/writing/titles/reading/title-verb.ts';
import { infinitiveOf } from '#engine/writing/titles/subject/verb-phrases.ts';
import { isToldAction } from './told-action-verbs.ts';
import { isWholeTitle, needsNext } from './whole-titles.ts';

const who = String.raw`(?<!\p{L})(?:I|we|my (?:wife|husband|partner|girlfriend|boyfriend|sister|brother|friend)(?: \p{Lu}\p{L}+)? and I)`;
const adverbs = String.raw`(?: (?:\p{L}+ly|\(\p{L}+ly\)|also|just|now|even|still|once|eventually|then|ever))*`;
const have = `(?:['’]ve| have|['’]d| had)?`;
const am = `(?:['’]m|['’]re| am| are|['’]ve been| have been|['’]ll be| will be)`;
/** "With some time on my hands, ", "Recently ": words allowed before what the author did. */
const leadIn = String.raw`^(?:[^,;:]{2,120}, )?(?:(?:so|and|but|today|yesterday|recently|finally|lately|last \p{L}+|this \p{L}+) )?`;
const verb = String.raw`(\p{L}[\p{L}-]{2,})`;

const anywhere = (source: string): RegExp => regexOf(`${who}${source}`, 'iu');
const atStart = (source: string): RegExp => regexOf(`${leadIn}${who}${source}`, 'iu');

const towards = alternatives('decided set wanted tried attempted managed chose began started');
/** "I finally decided to mod": may follow another clause, because it says what the author did. */
const decided = anywhere(
  `${have}${adverbs} (?:${towards})(?: (?:out|it was (?:finally )?time|that it was time))? to (?:try (?:to|and) |start to |finally |actually )?${verb} (.+)$`,
);
const thought = anywhere(
  `${adverbs} (?:thought|figured|decided) (?:that )?(?:I|we)(?:['’]d| would) (?:try |have a go at |take a stab at |give )(\\p{L}{3,}ing) (.+)$`,
);
const able = atStart(
  `(?:${am}${adverbs} (?:able|asked|going|planning|trying|lucky enough|fortunate enough)|${have}${adverbs} (?:learned|got|had|plan|planned|took the (?:time|plunge|opportunity))) to ${verb} (.+)$`,
);
const doing = atStart(
  `(?:${have}${adverbs} (?:started|began|begun|finished|completed|tried|stopped|quit|ended up|got around to|set about|spent [^,;:]{3,40}?|(?:had|took|decided to have|decided to take) (?:a|another) (?:go|stab|shot|crack|turn) at)|${am}${adverbs}(?: (?:busy|currently|working on))?) (\\p{L}{3,}ing) (.+)$`,
);
const past = atStart(
  `${have}${adverbs} ${verb} ((?!(?:to|that|how|why|what|if|about|and|or|but|by|when|${alternatives(subordinators)})(?!\\p{L})).+)$`,
);

/** "my first batch, which": the action ends before a clause that adds to it. */
const addition = regex.u`,? (?:which|where|who|because|since|although|though|while|when|after|before|but|and (?:I|we|it|they|he|she|I['’]\p{L}+|we['’]\p{L}+|then|so|now|today|have|had|was|were|am|are|found|decided|got|thought|\p{L}+ed)|so (?:that )?(?:I|we|it|the|they)|as (?:I|we|it|the|well)|if|until|unless|that (?:I|we)) .*$|, .*$| [–—-]+ .*$| \(.*$|[.!?]+$`;
/** "some covers" and "a few covers" say no more than "covers". */
const vagueAmount = regex.iu`^(?:some|a few|a couple of|several|a bunch of|various) (?=(?:\p{L}+ ){0,3}\p{L}+s(?!\p{L}))`;
/** Times that are relative to the day of the text: "last week". */
const when = regexOf(
  String.raw` (?:${relativeTimes}|(?:a|an|one|two|three|\d+) (?:couple (?:of )?|few )?(?:days?|weeks?|months?|years?|while) ago|as well|too|for (?:a while|quite some time|some time|the umpteenth time)|just over|now|myself|instead|already|shortly|here|before)(?![\p{L}-])`,
  'giu',
);

/** "moving my bakery from the mill" needs the other end of the move. */
const isWholeCut = (text: string, left: string): boolean =>
  !needsNext.test(left) && !(/ from /.test(text) && / to /.test(left));

const loose = regexOf(
  String.raw`(?<!\p{L})(?:you|your|me|him|her|us|itself|something|someone|somebody|stuff|things)(?!\p{L})|[;:()]|\s(?:${alternatives(articles, commonPrepositions)}|my|our|of|and|or|as|more|most|very|so|such|all|some|any)$|^\S+ \S+$`,
  'iu',
);

const minLength = 18;
const isWhole = (text: string): boolean => isWholeTitle(text, minLength) && !loose.test(text);

/** The gerund of a verb whose last part carries the ending: "thru-hike" as "thru-hiking". */
const gerundOf = (base: string): string => {
  const [, prefix = '', last = base] = /^(.*-)([^-]*)$/.exec(base) ?? [];
  return `${prefix}${gerundFormOf(last)}`;
};

/** The whole phrase, or its longest beginning after which nothing is missing. */
const phraseOf = (base: string, rest: string): string[] => {
  const plain = rest.replace(addition, '').replace(vagueAmount, '').replace(when, '').trim();
  const whole = `${gerundOf(base)} ${plain}`;
  return [whole, ...endings(`${whole}.`).filter((text) => isWholeCut(text, whole.slice(text.length)))]
    .filter(isWhole)
    .slice(0, 1);
};

/** The base form of a past form, with its prefix: "thru-hiked" as "thru-hike". */
const pastBase = (word: string): string | null => {
  const base = baseOfPast(word) ?? verbBase(word.replace(/^.*-/, ''));
  if (base === null || base === word || /s$/.test(word)) return null;
  const prefix = /^(?:.*-)?/.exec(word)?.[0] ?? '';
  return base.includes('-') ? base : `${prefix}${base}`;
};

type Verb = { base: string | null; rest: string };
const read = (sentence: string, form: RegExp, baseOf: (word: string) => string | null): Verb | null => {
  const [, word = '', rest = ''] = form.exec(sentence) ?? [];
  return word === '' ? null : { base: baseOf(word.toLowerCase()), rest };
};

/** Signs of an event of long ago or before another one, which only opens a text: "In 2014, I made my board". */
const background = regex.iu`^(?:(?:back |early |late )?in (?:\p{L}+ )?(?:19|20)\d\d,? (?:I|we) (?!cycled|hiked|walked|rode|biked|ran|sailed))|(?<!\p{L})(?:years? ago|decades? ago|months ago|back in|used to|when (?:I|we)|as a (?:kid|child|teenager|student)|growing up)(?!\p{L})`;

/** An aside in parentheses, but not "(mostly)" before the verb. */
const aside = regex.gu`\s*\((?!\p{L}+ly\))[^()]*\)`;

/** "Last month I decided to mod my oven to make it hotter" as "Modding my oven": what the author did. */
export const toldActions = (quote: string): string[] => {
  const sentence = quote.replace(aside, '');
  const same = (word: string): string => word;
  const { base = null, rest = '' } =
    read(sentence, decided, same) ??
    read(sentence, thought, infinitiveOf) ??
    read(sentence, able, same) ??
    read(sentence, doing, infinitiveOf) ??
    read(sentence, past, pastBase) ??
    {};
  return base === null || background.test(sentence) || !isToldAction(base, rest) ? [] : phraseOf(base, rest);
};
