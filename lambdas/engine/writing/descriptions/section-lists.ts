import { baseOf, lexiconEntry } from '#engine/language/lexicon.ts';
import { stopWords } from '#engine/language/stop-words.ts';
import type { Reading } from '#engine/writing/read-passages.ts';
import { asking, sectionsOf, yesNo } from '#engine/writing/titles/section-names.ts';
import { isSelfContained } from '#engine/writing/titles/self-contained.ts';
import { isWholeSentence } from './description-forms.ts';

/** Sections whose headings have one form, so that a sentence can list them. */
export type SectionList = { form: 'orders' | 'doing' | 'things'; names: readonly string[] };

/** Headings of any tutorial, which tell a searcher nothing. */
const routine =
  /^(?:prerequisites?|requirements?|before you (?:begin|start)|objectives?|costs?|installation|install|set ?up|usage|getting started|clean(?:ing)? up|what['’]?s next|troubleshooting|resources|changelog|wrapping up|results?|discussion|the (?:process|setup|results?|problem|solution|plan|end|beginning|basics|details|future)|my .*|our .*|part \d.*|day \d.*|week \d.*|miles? .*|step \d+|ingredients|directions|instructions|method|thanks?.*|acknowledg.*|motivation|other|misc.*|general|features|demo|tests?|testing|options?|appendix.*|q&a|bonus.*|learn more|tutorials?)$/iu;

/** Whether the text writes a word with a capital inside a sentence, as it writes names. */
const isNameIn = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word, 2); at > 0; at = text.indexOf(word, at + 1)) {
    if (/[\p{Ll},] $/u.test(text.slice(at - 2, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length)))
      return true;
  }
  return false;
};

const lowered = (word: string, text: string): string => {
  if (!/^\p{Lu}[\p{Ll}-]*$/u.test(word) || word === 'I') return word;
  const lower = word.toLowerCase();
  return stopWords.has(lower) || !isNameIn(text, word) ? lower : word;
};

/** A heading inside a sentence: small letters except in names, acronyms and product names. */
const inSentence = (heading: string, text: string): string =>
  heading
    .split(' ')
    .map((word) => lowered(word, text))
    .join(' ');

const formOf = (name: string): SectionList['form'] | null => {
  const [first = '', ...others] = name.toLowerCase().split(' ');
  const classes = lexiconEntry(first)?.classes ?? '';
  if (/^\p{L}{3,}ing$/u.test(first) && baseOf(first, 'ing')?.classes.includes('v')) return 'doing';
  if (classes.startsWith('v') && others.length > 0 && !classes.startsWith('vn')) return 'orders';
  if (classes.includes('v') && /^(?:the|a|an|your|up|in|on|to)$/.test(others[0] ?? '')) return 'orders';
  return isWholeSentence(`${name}.`) ? null : 'things';
};

const mostWords = 6;

const isListed = (heading: string): boolean =>
  heading.split(' ').length <= mostWords &&
  !/[?!:,;()"“”/.]|\s[–—-]\s/.test(heading) &&
  !/(?<![\p{L}])(?:and|or)(?![\p{L}])/iu.test(heading) &&
  !routine.test(heading) &&
  !asking.test(heading) &&
  !yesNo.test(heading) &&
  isSelfContained(heading);

/** The article's sections in the form that most of their headings have. */
export const sectionListOf = (reading: Reading): SectionList | null => {
  const prose = reading.passages.map(({ text }) => text).join('\n');
  const names = sectionsOf(reading)
    .map((heading) => heading.replace(/^how to /i, ''))
    .filter(isListed)
    .map((heading) => inSentence(heading, prose));
  const lists = (['orders', 'doing', 'things'] as const).map((form) => ({
    form,
    names: names.filter((name) => formOf(name) === form),
  }));
  const best = lists.reduce((most, list) => (list.names.length > most.names.length ? list : most));
  return best.names.length < 2 ? null : best;
};
