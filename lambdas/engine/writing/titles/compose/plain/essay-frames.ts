import { isPlural } from '#engine/english/is-plural.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { isCommonWord } from '#engine/keywords/candidates/searchable.ts';
import { regex } from '#engine/language/patterns.ts';
import { readVoice } from '#engine/writing/titles/reading/voice.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { asWritten, type Subject, stemsOfContent } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { wordsBefore } from '#engine/writing/titles/subject/with-article.ts';
import { countMatches, lacksArticle } from './frame-guards.ts';

const reflectiveKinds = /^(?:opinion|essay)$/;

/** "Thoughts on clarity and simplicity": for an essay whose opening states no thesis. */
export const thoughts = (subject: Subject, article: string): Composed[] =>
  reflectiveKinds.test(subject.kind) &&
  !lacksArticle(subject, article) &&
  // "Thoughts on a computer", "Thoughts on fun": such a title would suit any text.
  !isCommonWord(article.replace(/^(?:the|an?) /iu, '').toLowerCase())
    ? [{ text: `Thoughts on ${article}`, frame: 'thoughts' }]
    : [];

const importanceWords = regex.iu`(?<!\p{L})(?:matters?|important|importance|should care|crucial|essential)(?!\p{L})`;

const minArguments = 3;

/** "Why decentralization matters", if the text argues this in sentences that name its topic. */
export const importance = ({ kind, lines, text }: Subject, name: string, inside: string): Composed[] => {
  if (!/^(?:opinion|essay|explainer)$/.test(kind)) return [];
  const lower = name.toLowerCase();
  const argued = lines.filter(
    (line) => line.toLowerCase().includes(lower) && importanceWords.test(line),
  ).length;
  const verb = isPlural(name.toLowerCase(), text.toLowerCase()) || / and /.test(name) ? 'matter' : 'matters';
  return argued >= minArguments ? [{ text: `Why ${inside} ${verb}`, frame: 'matters' }] : [];
};

const differenceWords = regex.giu`(?<!\p{L})(?:differences?|different|differs?|distinct(?:ion)?|conflat(?:e|es|ed|ing)|confus(?:e|ed|ing)|versus|vs\.?|compared?)(?!\p{L})`;
/** "Makes a difference" does not tell things apart. */
const distinguishes = regex.iu`(?<!\p{L})(?:(?<!(?:mak(?:e|es|ing)|made) (?:an?|the|any|all the|no|some|(?:a )?(?:real|big|huge)) )differences?|versus|vs\.?|compared (?:to|with)|distinguish\p{L}*|conflat\p{L}+)(?!\p{L})`;
const sides = /^(.{3,}) and (.{3,})$/u;

/** "The difference between privacy and anonymity": two things that the text tells apart. */
export const differences = ({ text, kind }: Subject, inside: string): Composed[] => {
  const [, a = '', b = ''] = sides.exec(inside) ?? [];
  if (a === '' || !/^(?:comparison|explainer|opinion)$/.test(kind) || countMatches(text, differenceWords) < 2)
    return [];
  // Texts of other kinds often say "different" without telling two things apart.
  if (kind !== 'comparison' && !distinguishes.test(text)) return [];
  return [
    { text: `The difference between ${a} and ${b}`, frame: 'difference' },
    { text: `${surfaceName(a)} vs. ${b}`, frame: 'difference' },
  ];
};

const usageWords = regex.giu`(?<!\p{L})(?:I|we)(?:['’]ve| have|['’]m| am| was)? (?:been )?(?:using|used?|tried|try|switched|moved|started|set up|installed|built|bought|got|attended|joined|went|visited|worked)(?!\p{L})`;

/** "My experience with KDE": for a text whose author used the thing. */
export const experiences = (subject: Subject, article: string): Composed[] => {
  const { who } = readVoice(subject);
  // "My experience with bspwm": a word that no dictionary has is a name, although the text has "a bspwm desktop".
  const bare = article.replace(/^an? (?=\S+$)/u, '');
  const isName =
    subject.headline === '' && !/[ -]/.test(bare) && lemmaEntry(bare.toLowerCase()) === undefined;
  return who === 'I' &&
    /^(?:diary|review|case-study|opinion)$/.test(subject.kind) &&
    countMatches(subject.text, usageWords) >= 3 &&
    (isName || !lacksArticle(subject, article))
    ? [{ text: `My experience with ${isName ? bare : article}`, frame: 'thoughts' }]
    : [];
};

/** "The admirable Christian": if the text puts "the" before its topic, so does the title. */
export const withItsArticle = ({ text }: Subject, name: string): Composed[] => {
  const before = wordsBefore(text, name);
  const the = before.filter((word) => word === 'the').length;
  return !regex.u`^\p{Lu}`.test(name) &&
    the >= 2 &&
    the * 2 >= before.length &&
    !regex.u`^\p{L}+ing `.test(name)
    ? [{ text: `The ${name}`, frame: 'topic' }]
    : [];
};

const areSeparate = (a: string, b: string): boolean => {
  const held = stemsOfContent(a);
  return [...stemsOfContent(b)].every((stem) => !held.has(stem));
};
const maxOthers = 6;
const minTogether = 3;

/** "Parkinson's Law and procrastination": the first topic, with the other one that runs through the text. */
export const pairs = ({ kind, ranked, lines, text }: Subject, name: string): Composed[] => {
  if (
    !/^(?:opinion|essay|explainer|comparison|case-study|diary)$/.test(kind) ||
    / (?:and|in|for|with) /.test(name)
  )
    return [];
  const lower = lines.map((line) => line.toLowerCase());
  const together = (phrase: string): number =>
    lower.filter((line) => line.includes(phrase) && line.includes(name.toLowerCase())).length;
  return ranked
    .slice(1, maxOthers)
    .filter(({ phrase }) => areSeparate(name, phrase) && together(phrase) >= minTogether)
    .slice(0, 1)
    .map(({ phrase }) => ({ text: `${surfaceName(name)} and ${asWritten(text, phrase)}`, frame: 'names' }));
};
