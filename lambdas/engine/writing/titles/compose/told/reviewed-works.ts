import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { works } from '#engine/english/word-lists/genre-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';

const word = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
const person = `(?:${word}|\\p{Lu}\\.|\\p{Lu}\\.\\p{Lu}\\.)(?: (?:${word}|\\p{Lu}\\.|Le|de|van|von)){1,2}`;
const small = `(?:${alternatives(commonPrepositions)}|of|the|and|an?|is|as|vs\\.?|&)`;
const name = `(?:(?:The|A|An) )?(?:${word}|\\d+)(?: (?:${small} ){0,2}(?:${word}|\\d+)){0,6}`;
const nouns = `(?:${alternatives(works)}|work|masterpiece|classic|thriller|debut|biography)`;

/** A work after its author: "Ada Rye's seminal work, “Oats,”" and "Ada Rye's new novel, The Oat Fields, explores". */
const owned = [
  regexOf(
    `(?<!\\p{L})(${person})['’]s? (?:(?:\\p{Ll}[\\p{Ll}-]* ){0,3}${nouns},? )?(?:called |titled |entitled )?["“]([^"“”]{2,45}?)[,.]?["”]`,
    'u',
  ),
  regexOf(`(?<!\\p{L})(${person})['’]s? (?:\\p{Ll}[\\p{Ll}-]* ){0,3}${nouns},? (${name})(?=[,.])`, 'u'),
];
/** A work before its author: "In The Oat Fields author Ada Rye tells". */
const inWork = regexOf(
  `^In (${name}),? (?:the )?(?:author|writer|novelist|director) (${person})(?!\\p{L})`,
  'u',
);
/** A work and its author after labels: "Full Title: The Oat Fields", "Author: Ada Rye". */
const labeled = regexOf(
  `(?:^|[\\n|] *|[^\\p{L}\\s] )(?:Full |Book )?Title:? +((?:${name})(?:: ${name})?)[^\\p{L}]{0,12}(?:Author|Written by|By):? +(${person})`,
  'u',
);

const opening = 400;
const about = regex.giu`(?<!\p{L})(?:books?|novels?|memoir|author|reader|reading|read|film|movie|characters?|plot|story|writing|prose|narrator|protagonist)(?!\p{L})`;
const minAbout = 6;
const judging = regex.iu`(?<!\p{L})(?:review|recommend|stars|rating|rated|enjoyed|loved|liked|favou?rite|worth reading|masterpiece|compelling)(?!\p{L})`;
/** The least number of mentions of the work. A list of works mentions each once. */
const minMentions = 2;
const notPerson = regex.u`^(?:The|This|That|In|On|At|It|He|She|They|My|Our|His|Her|New|Last|And|But|So|Read|Review|Book)(?!\p{L})`;

const found = (start: string): { work: string; by: string } | null => {
  for (const pattern of owned) {
    const [, by = '', work = ''] = pattern.exec(start) ?? [];
    if (work !== '') return { work, by };
  }
  const [, work = '', by = ''] = inWork.exec(start) ?? labeled.exec(start) ?? [];
  return work === '' ? null : { work, by };
};

/** "Ada Rye's new novel, The Oat Fields, explores" as "Review: The Oat Fields by Ada Rye": the work that a text is about. */
export const reviewedWorks = ({ text, kind }: Subject): string[] => {
  if (!/^(?:opinion|essay|review|diary|explainer|announcement|case-study)$/.test(kind)) return [];
  if ((text.match(about)?.length ?? 0) < minAbout || !judging.test(text)) return [];
  const start = text.slice(0, opening).trim();
  const one = found(start);
  if (
    one === null ||
    text.split(one.work).length <= minMentions ||
    notPerson.test(one.by) ||
    !regex.u`^[\p{Lu}\d]`.test(one.work)
  )
    return [];
  const line = `${one.work} by ${one.by}`;
  return [`Review: ${line}`, line].filter((title) => fitsSnippet(title, 'title')).slice(0, 1);
};
