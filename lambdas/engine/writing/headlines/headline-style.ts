import type { Article } from '#contracts/jobs/article.ts';
import { baseOf } from '#engine/english/lexicon.ts';
import { articles, commonPrepositions, coordinators, wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

/** Words that title case keeps in lower case unless they are first or last (Associated Press: up to three letters). */
const lowercaseWords = wordSet(
  articles,
  coordinators,
  commonPrepositions,
  'as if of off per so up via vs yet into over',
);

/** Verb particles, which title case capitalizes: "Set Up a Nursery", "Log In to Your Account". */
const particles = new Set(['up', 'off', 'on', 'in', 'over', 'so', 'yet']);
/** Prepositions unless one of the verbs below comes before them: "Polo in Rome". */
const prepositions = new Set(['on', 'in', 'over']);
const phrasalVerbs =
  /^(?:log|sign|check|turn|move|fill|give|hand|take|put|plug|zoom|opt|cash|switch|hold|carry|catch|try|start|think|tune|cut|dial|trade|roll|break|weigh)(?:s|ed|ing)?$/;

/** Whether a line is in title case: most of its longer words begin with a capital. */
export const isTitleCase = (line: string): boolean => {
  const words = analyzeText(line)
    .tokens.filter((token) => token.kind === 'word' && !lowercaseWords.has(token.lower))
    .slice(1);
  if (words.length < 2) return false;
  return words.filter((word) => regex.u`^\p{Lu}`.test(word.text)).length >= words.length * 0.8;
};

/** Whether an article's own title and headings are in title case. */
export const usesTitleCase = (article: Article): boolean => {
  const lines = [
    ...(article.title === null ? [] : [article.title]),
    ...article.headings.map((heading) => heading.text),
  ];
  const judged = lines.filter((line) => line.split(' ').length >= 3);
  return judged.length > 0 && judged.filter(isTitleCase).length > judged.length / 2;
};

/**
 * Whether composed titles should be in title case, which they are unless the article's own title and headings have
 * another style.
 */
export const suitsTitleCase = (article: Article): boolean => {
  const lines = [article.title ?? '', ...article.headings.map((heading) => heading.text)];
  if (lines.some((line) => line.split(' ').length >= 3)) return usesTitleCase(article);
  // Two words are too few for `isTitleCase`, and one word has no style.
  const pairs = lines.filter((line) => line.includes(' '));
  return pairs.filter((line) => regex.u`\s\p{Ll}`.test(line)).length <= pairs.length / 2;
};

const lowered = (letter: string): string => letter.toLowerCase();

const capital = (word: string): string => word.replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase());

/** Converts an English line to title case. Names, acronyms and brands keep their capitalization. */
export const toTitleCase = (line: string): string => {
  const words = analyzeText(line).tokens.filter((token) => token.kind === 'word');
  const [first, last] = [words[0], analyzeText(line).tokens.findLast((token) => token.kind !== 'mark')];
  const isParticle = (word: string, before: string): boolean =>
    particles.has(word) && (!prepositions.has(word) || phrasalVerbs.test(before));
  let result = '';
  let at = 0;
  for (const [i, word] of words.entries()) {
    result += line.slice(at, word.start);
    const afterColon = /[:?!—–]\s*["“]?$/.test(line.slice(0, word.start));
    // "iPhone", "data.gov", "D3.js", the "s" of "kind(s)", and the "n" of "da*n".
    const keep =
      regex.u`\p{L}[(*]$|[\p{L}\d]\.$`.test(line.slice(0, word.start)) ||
      regex.u`\p{Lu}`.test(word.text.slice(1)) ||
      regex.u`^\p{Ll}\p{Lu}|\d|\.\p{Ll}`.test(word.text);
    const beforeColon = /^\s*[:?!]/.test(line.slice(word.end));
    const isLowercase =
      lowercaseWords.has(word.lower) &&
      word !== first &&
      word.start !== last?.start &&
      !afterColon &&
      !beforeColon;
    const parts = word.text.replace(regex.gu`(?<=-)\p{Ll}`, (letter) => letter.toUpperCase());
    // "3090 Or 3070" where the text has "or": function words change to lower case.
    const isShout = regex.u`^\p{Lu}{2,}$`.test(word.text);
    result +=
      keep || (isLowercase && (isShout || isParticle(word.lower, words[i - 1]?.lower ?? '')))
        ? word.text
        : isLowercase
          ? word.text.replace(regex.u`^\p{Lu}`, lowered)
          : capital(parts);
    at = word.end;
  }
  return result + line.slice(at);
};

export const startWithCapital = (line: string): string =>
  // "iPhone", "useState", "t-SNE", "e-tron" begin in lower case.
  regex.u`^\p{Ll}+\p{Lu}|^\p{Ll}-\p{L}`.test(line)
    ? line
    : line.replace(
        regex.u`^(["“‘']?)(\p{Ll})`,
        (_, mark: string, letter: string) => mark + letter.toUpperCase(),
      );

const presentOf = (participle: string): string | null => {
  const lower = participle.toLowerCase();
  if (!lower.endsWith('ed') || baseOf(lower, 'ed') === undefined) return null;
  const bare = lower.slice(0, -2);
  const stem =
    /([b-df-hj-np-tv-z])\1$/.test(bare) && !/(?:ll|ss|ff|zz)$/.test(bare) ? bare.slice(0, -1) : bare;
  if (/(?:i|ch|sh|ss|x|zz)$/.test(stem)) return `${stem}es`;
  // The dictionary distinguishes "raised" (raise) from "asked" (ask).
  return baseOf(`${stem}es`, 's') !== undefined && baseOf(`${stem}s`, 's') === undefined
    ? `${stem}es`
    : `${stem}s`;
};

/** The present perfect stays with a period of time: "has suffered several in the past". */
const overTime =
  /\b(?:in the past|so far|since|over the (?:years|past)|for (?:years|decades|\d+|two|three|many)|before|previously|already|ever|never|always|in recent|this (?:year|season|century))\b/i;

/**
 * Puts a sentence in headline style: present tense without auxiliaries. "Is set to" becomes "to", and "has agreed"
 * becomes "agrees".
 */
export const toHeadline = (sentence: string): string => {
  const text = sentence
    .replace(/\bUnited States\b(?! of)/g, 'US')
    .replace(/\bUnited Kingdom\b/g, 'UK')
    .replace(/\b(\d+(?:\.\d+)?) per ?cent\b/g, '$1%')
    .replace(/\b(?:is|are|was|were) (?:set|going|due|expected|scheduled|poised) to\b/, (whole) =>
      /expected/.test(whole) ? whole.replace(/^\w+ /, '') : 'to',
    )
    .replace(regex.u`\bhas (\p{Ll}+ed)\b(?! to be)`, (whole, verb: string) =>
      overTime.test(sentence) ? whole : (presentOf(verb) ?? whole),
    )
    .replace(
      /^(?:A|An|The) (?=(?:group|team|pair|number|couple|new study|study|report|judge|court|man|woman|video|case)\b)/,
      '',
    )
    // "A New York man", "The U.S.": a headline does not need an article before a name.
    .replace(regex.u`^(?:A|An|The) (?=\p{Lu}[\p{L}.'’-]+ \p{Ll})`, '')
    .replace(
      /\b(?:has|have) been (?=(?:killed|arrested|injured|charged|sentenced|found|diagnosed|sacked|named|eliminated|reported|confirmed|released|cleared|hired|fired|banned|sold)\b)/u,
      '',
    )
    .replace(regex.u` (?:is|are) (?=being \p{Ll}+ed\b)`, ' ');
  return startWithCapital(text);
};
