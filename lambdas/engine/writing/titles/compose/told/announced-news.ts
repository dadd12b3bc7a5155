import { alternatives } from '#engine/english/word-classes.ts';
import {
  announcingForms,
  announcingVerbs,
  enthusiasmWords,
  newsEnthusiasm,
  newsVerbs,
  otherEnthusiasmWords,
} from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { toHeadline } from '#engine/writing/headlines/headline-style.ts';
import { endings } from '#engine/writing/titles/compose/thesis/whole-clauses.ts';
import { isWholeTitle, needsNext } from './whole-titles.ts';

/** News in the words of its announcer; `clause` for a whole statement, `thing` for what is announced. */
export type News = { text: string; kind: 'clause' | 'thing' };

const glad = `(?:${alternatives(enthusiasmWords, otherEnthusiasmWords, newsEnthusiasm)})`;
const announces = regexOf(
  String.raw`(?:(?:is|are|am|was|were|['’]m|['’]re) (?:\p{L}+ ){0,2}${glad}|(?:would|['’]d) like) to (?:\p{L}+ly )?(?:${alternatives(announcingVerbs, newsVerbs)}|(?:share|report)(?= that ))(?: to you)? (.+)$`,
  'u',
);
const announcing = regexOf(
  String.raw`(?<!\p{L})(?:[Ww]e|I)(?:['’]re|['’]m| are| am) (?:now |also |today )?(?:${alternatives(announcingForms)}) ((?:an?|the|our|my|\p{Lu}\p{L}*) .+)$`,
  'u',
);

const acronym = regex.u`^(?:the )?(?:\p{Lu}[\p{L}-]*|of|for|and|the|in|&)(?: (?:\p{Lu}[\p{L}-]*|of|for|and|the|in|&)){1,9} \((\p{Lu}[\p{L}\d-]{2,9})\)(?= (?:has|is|will|have|and|are) )`;
const when = regex.giu` (?:today|this (?:week|month|year|morning|evening|weekend)|yesterday|last (?:week|month|night)|(?:earlier|later) this \p{L}+|officially)(?![\p{L}'’])`;
const addition = regex.iu`[.!]+$|, (?:which|where|who|and|so|with|thanks|after|as|but|to|allowing|making|in) .*$| [–—-]+ .*$|; .*$|,? (?:because|since|although|so that|while|when|after|with no strings) .*$`;
const openings = regex.iu`^(?:the )?(?:official |public |general |formal )?(?:release|launch|availability|arrival|publication|announcement) of (?=(?:my|our|the|an?|\p{Lu}|\p{Ll}+\p{Lu}) ?)`;

const minLength = 16;
const isWhole = (text: string): boolean =>
  isWholeTitle(text, minLength) &&
  !/[;,?]|: .*: /.test(text) &&
  !regex.iu`(?<!\p{L})(?:you|your|a number|following|not|another|myself|step|next)(?!\p{L})|(?<!\p{L})(?:of|for|to|the|a|an|with|in|on|by|and)$`.test(
    text,
  );

/** The line, or its longest beginning that can be a title. */
const longest = (line: string): string[] =>
  [line, ...endings(`${line}.`).filter((text) => !needsNext.test(line.slice(text.length)))]
    .filter(isWhole)
    .slice(0, 1);

const hasVerb = (line: string): boolean => {
  const words = tagWords(line);
  return words.some((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]));
};

/** The most words before the verb of a statement. */
const maxSubject = 12;
/** Whether the news is a statement without "that": "applications are now being accepted". */
const isClause = (rest: string): boolean =>
  tagWords(rest)
    .slice(0, maxSubject)
    .some(({ lower }, i) => i > 0 && /^(?:is|are|has|have|will|was|were)$/.test(lower)) ||
  regex.u`^\S+ now \p{Ll}+s `.test(rest);

const clauseSubject = regex.iu`^(?:I|it|they|you|he|she|this|that|there|here|since|when|as|if|after|in|on|for)(?!\p{L})`;

/** A statement as a headline: "NVIDIA has joined the consortium" as "NVIDIA joins the consortium". */
const clauseNews = (clause: string): string[] => {
  const short = clause
    .replace(acronym, '$1')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(when, '')
    .replace(addition, '')
    .trim();
  if (clauseSubject.test(short)) return [];
  const headline = toHeadline(short);
  const isReworded = headline.toLowerCase() !== short.toLowerCase();
  // "The people at the mill" of "The people at the mill have granted": cut before its verb.
  return longest(headline).filter((line) => hasVerb(line) || (line === headline && isReworded));
};

const apposition = regex.u`^(?:my|our|the|an?) [^,:;()]{3,50}(?:, (an? [^,;:()]{12,58})|, (\p{Lu}[^,;:()]{10,50}))(?=[.!,]|$)`;
const labeled = regex.u`^((?:my|our|an?|the) [^,:;()]{3,40}: \p{L}[^,:;()]{3,45})(?=[.!,:;]|$)`;

/** An announced thing by its label or description, or after "Announcing". */
const thingNews = (thing: string): string[] => {
  const bare = thing.replace(openings, '').replace(when, '');
  const [, label = ''] = labeled.exec(bare) ?? [];
  if (label !== '' && isWhole(label)) return [label];
  const [, description = '', name = ''] = apposition.exec(bare) ?? [];
  const apposed = description === '' ? name : description;
  if (apposed !== '') return longest(apposed.replace(addition, ''));
  const plain = bare
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/[,:;!.] .*$|[,:;!.]+$/, '')
    .replace(addition, '')
    .trim();
  if (/\d/.test(plain) && !regex.u`\p{L}{3}.*\p{Lu}|\p{Lu}\p{Ll}+`.test(plain)) return [];
  return [...longest(`Announcing ${plain}`), ...longest(plain)]
    .filter((line) => line.split(' ').length >= 4)
    .slice(0, 1);
};

/** The headline of what follows "We are pleased to announce that". */
export const announcedNews = (quote: string): News[] => {
  const rest = announces.exec(quote)?.[1] ?? announcing.exec(quote)?.[1] ?? '';
  if (rest === '') return [];
  const [, stated = ''] = /^that (.+)$/.exec(rest) ?? [];
  if (stated !== '' || isClause(rest.split(/[,:;]/)[0] ?? ''))
    return clauseNews(stated === '' ? rest : stated).map((text) => ({ text, kind: 'clause' }));
  return thingNews(rest).map((text) => ({ text, kind: 'thing' }));
};
