import {
  alternatives,
  articles,
  capitalized,
  demonstratives,
  possessives,
  quantifiers,
  sentenceAdverbs,
  subjectPronouns,
} from '#engine/english/word-classes.ts';

/** Phrases that open a sentence like these adverbs. "In addition to" and "of course not" go on. */
const phrases =
  'For example|For instance|In addition|In fact|Of course|As a result|On the other hand|In other words|In general|In short|In contrast|In particular|To be fair|To be honest|In conclusion|In summary|At the end of the day|First of all|That being said|Having said that';

/** A subject or a condition opens what follows. */
const subjects = `${alternatives(articles, demonstratives, possessives, quantifiers, subjectPronouns)}|there|people|if|when|what|one`;

const opening = new RegExp(
  String.raw`^((?:${alternatives(capitalized(sentenceAdverbs))}|${phrases}) )(?=(?:${subjects}|I)(?:['’]\p{L}+)?\s)`,
  'u',
);

/** "However you choose to bake, bread rises", "However many you are": here it says in which way. */
const inWhichWay = /^However (?:you|one|many|few|the [^,.]{3,40},)/u;

/** "Unfortunately the oven is cold": with the comma behind what opens the sentence. */
export const withCommas = (sentence: string): string =>
  inWhichWay.test(sentence) ? sentence : sentence.replace(opening, (found) => `${found.trimEnd()}, `);
