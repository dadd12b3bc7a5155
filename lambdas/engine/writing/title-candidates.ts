import { stemsOf } from '#engine/language/stem.ts';
import { stopWordsOf } from '#engine/language/stop-words.ts';
import { tokenize } from '#engine/language/tokenize.ts';
import { shortClauses } from './clause-chunks.ts';
import { isClause, isWord, opensPhrase } from './clause-words.ts';
import { compressSentence } from './compress-sentence.ts';
import { cutToFit, partsThatFit } from './fit-words.ts';
import { startWithCapital, toHeadline } from './headline-style.ts';
import { holdsKeyword } from './keywords-in.ts';
import { labelsIn } from './label-titles.ts';
import { leadWithKeyword } from './lead-with-keyword.ts';
import { fitsSnippet } from './measure-pixels.ts';
import { ownTitles } from './own-title.ts';
import { findPromises } from './promises.ts';
import type { Passage, Reading } from './read-passages.ts';
import { surfaceForm } from './surface-form.ts';
import { tagWords } from './tag-words.ts';

/** What a title appeals to; the reason shown with it follows from this. */
export type TitleAngle = 'own' | 'lead' | 'question' | 'number' | 'topic' | 'label' | 'detail';

export type TitleCandidate = { text: string; angle: TitleAngle; score: number };

/** Words of an average title: in the estimate of F, what a title would have to say at all. */
const usualWords = 8;
/** Chance that a function word, and the most salient content word, of a candidate stands in a good title. */
const functionChance = 0.22;
const contentChance = 0.85;

/** Expected F of a candidate against the title a publisher would give: common words by salience, over length. */
export const expectedOverlap = (reading: Reading, text: string): number => {
  const stop = stopWordsOf(reading.language);
  const tokens = tokenize(text).filter((token) => token.kind !== 'mark');
  const seen = new Set<string>();
  let sum = 0;
  for (const token of tokens) {
    const stems = stemsOf(token.lower);
    if (stop.has(token.lower)) sum += functionChance;
    else if (!stems.every((word) => seen.has(word))) {
      const salience =
        stems.reduce((total, word) => total + (reading.salience.get(word) ?? 0), 0) /
        Math.max(stems.length, 1);
      sum += contentChance * salience ** 1.5;
    }
    for (const word of stems) seen.add(word);
  }
  return (2 * sum) / (tokens.length + usualWords);
};

const vagueStart =
  /^(?:he|she|it|they|this|that|these|those|there|his|her|their|its|such|another|both|one|some|many|here|what|which|who|then|when|it['’]s|that['’]s|there['’]s|in it|in this|in that|after that|at that|to that|with that|at this|since then|he['’]s|she['’]s|they['’]re|the (?:two|company|report|move|decision|duo|pair|former|latter|same|other|man|woman|patient|singer|group|team|statement|answer))(?![\p{L}])/iu;
const firstPerson = /(?<![\p{L}])(?:I|we|my|our|us|me|I['’](?:m|ve|ll|d)|we['’](?:re|ve|ll|d))(?![\p{L}])/u;
const saidSo = /(?<![\p{L}])(?:said|says|told|according to|reportedly)(?![\p{L}])/iu;
const cry = /you won['’]t believe|what happened next|mind-?blowing|shocking truth|!!|\?!/i;

/** What makes a clause a poor title although its words are the right ones. */
const penalty = (text: string, steps: number, gaps: number): number =>
  (vagueStart.test(text) ? 0.14 : 0) +
  (firstPerson.test(text) ? 0.1 : 0) +
  (saidSo.test(text) ? 0.03 : 0) +
  (cry.test(text) ? 1 : 0) +
  (/^["“‘']/.test(text) ? 0.05 : 0) +
  (text.length < 30 ? 0.08 : 0) +
  (/\s[–—]\s|;/.test(text) ? 0.06 : 0) +
  (/^(?:in|on|at|for|with|by|from|during|after|before|as|according|of course|also)(?![\p{L}])/iu.test(text)
    ? 0.06
    : 0) +
  (/,\s(?:and|but|so)\s|,\s\p{L}+$/u.test(text) ? 0.03 : 0) +
  (text.length < 40 ? (40 - text.length) * 0.002 : 0) +
  steps * 0.004 +
  gaps * 0.008;

/** A subordinate clause without its main clause, or what stood behind a lead-in. */
const isFragment = (text: string): boolean =>
  /^(?:yes|no|well|oh|okay|according to)(?![\p{L}])/iu.test(text) ||
  (/^(?:while|when|if|although|though|because|since|as|after|before|until|unless|even|in case|whether|where|once|like|than|and|or|but|also|later|then)(?![\p{L}])/iu.test(
    text,
  ) &&
    !text.includes(',')) ||
  /^(?:in|on|at|for|with|by|from|during|of|about|among|at) [^,]*$/iu.test(text);

const leadPassages = 4;
const readPassagesAtMost = 14;

const placeBonus = (passage: Passage): number =>
  passage.index === 0 ? 0.14 : passage.index < leadPassages ? 0.04 : passage.opens ? 0.01 : 0;

const angleOf = (passage: Passage, text: string): TitleAngle => {
  if (/\d/.test(text) && passage.index > 0) return 'number';
  return passage.index < 2 ? 'lead' : 'detail';
};

const keywordBonus = (reading: Reading, text: string): number => {
  const [lead, ...others] = reading.keywords;
  if (lead === undefined) return 0;
  const early = text.slice(0, Math.ceil(text.length * 0.6));
  if (holdsKeyword(text, lead.text)) return holdsKeyword(early, lead.text) ? 0.05 : 0.035;
  return others.slice(0, 4).some((keyword) => holdsKeyword(text, keyword.text)) ? 0.02 : 0;
};

const scored = (reading: Reading, text: string, angle: TitleAngle, extra: number): TitleCandidate => ({
  text: startWithCapital(text),
  angle,
  score: expectedOverlap(reading, text) + keywordBonus(reading, text) + extra,
});

const endMark = /[.。…]+$/u;

/** One of the parts between commas must be a clause: "A man, after having switched" has none. */
const hasClause = (text: string): boolean =>
  text.split(',').some((part) => {
    const words = tagWords(part.trim()).filter(isWord);
    return words[0] !== undefined && !opensPhrase(words[0]) && isClause(words);
  });

/** Forms of a sentence that are tried, those with the fewest changes first. */
const formsTried = 10;

const fromEnglish = (reading: Reading, passage: Passage): TitleCandidate[] => {
  const found = new Map<string, TitleCandidate>();
  const forms = compressSentence(passage.text, 'en').filter(({ text }) => !/\?["”’]?$/.test(text));
  for (const { text, steps } of forms.sort((a, b) => a.steps - b.steps).slice(0, formsTried)) {
    for (const { text: clause, gaps } of shortClauses(text, 76)) {
      const title = toHeadline(clause);
      if (!fitsSnippet(title, 'title') || isFragment(title) || (clause.includes(',') && !hasClause(clause)))
        continue;
      const extra = placeBonus(passage) - penalty(title, steps, gaps);
      const candidate = scored(reading, title, angleOf(passage, title), extra);
      if ((found.get(title)?.score ?? -9) < candidate.score) found.set(title, candidate);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, 12);
};

/** Somebody's name and title alone say who, not what. */
const isNameOnly = (text: string): boolean =>
  text
    .split(' ')
    .every((word) => /^[\p{Lu}\p{N}“‘"']/u.test(word) || word.length <= 4 || /^\p{Ll}+-\p{Ll}+$/u.test(word));

/** Titles that name a subject without a verb, as a caption does. */
const labels = (reading: Reading, passage: Passage): TitleCandidate[] =>
  labelsIn(passage.text, 60)
    .filter((text) => fitsSnippet(text, 'title'))
    .map((text) =>
      scored(
        reading,
        text,
        'label',
        placeBonus(passage) * 0.8 - penalty(text, 0, 0) - (isNameOnly(text) ? 0.06 : 0),
      ),
    );

const articles = new Set(
  'il lo la i gli le un uno una o a os as um uma el los las unos unas der die das ein eine les une de het een den det en ett'.split(
    ' ',
  ),
);

/** A part that opens with a small word other than an article is mostly half of something. */
const opensHalf = (reading: Reading, text: string): boolean => {
  const first = /^[\p{L}]+/u.exec(text)?.[0].toLowerCase() ?? '';
  return stopWordsOf(reading.language).has(first) && !articles.has(first);
};

const fromAnyLanguage = (reading: Reading, passage: Passage): TitleCandidate[] => {
  const bare = passage.text.replace(endMark, '');
  const whole = fitsSnippet(bare, 'title') ? [bare] : [];
  const cut = cutToFit(bare, 'title', reading.language);
  const of = (text: string, cost: number): TitleCandidate =>
    scored(
      reading,
      text,
      angleOf(passage, text),
      placeBonus(passage) - cost - (opensHalf(reading, text) ? 0.06 : 0) - (text.length < 30 ? 0.06 : 0),
    );
  return [
    ...whole.map((text) => of(text, -0.05)),
    ...partsThatFit(bare, 'title')
      .slice(0, 2)
      .map((text) => of(text, 0)),
    ...(cut === '' || cut === bare ? [] : [of(cut, 0.07)]),
  ];
};

const asking =
  /^(?:how|what|why|who|whom|when|where|which|is|are|was|were|do|does|did|can|could|should|will|would|has|have)(?![\p{L}])/iu;

const isQuestion = (reading: Reading, text: string): boolean =>
  /[?？]$/.test(text) && (reading.language !== 'en' || asking.test(text));

const questions = (reading: Reading): TitleCandidate[] =>
  reading.passages
    .slice(0, 40)
    .map((passage) => ({
      ...passage,
      text: passage.text.replace(/^(?:But|And|So|Now|Well),? (?=\p{Ll})/u, ''),
    }))
    .filter(({ text }) => isQuestion(reading, text) && fitsSnippet(text, 'title') && text.length >= 25)
    .map((passage) =>
      scored(reading, passage.text, 'question', placeBonus(passage) - penalty(passage.text, 0, 0) - 0.02),
    );

/** A name in front of a clause reads like a place line; a common noun there reads like a label on a drawer. */
const commonTopic = 0.12;

/** "Davis Cup: Madrid hosts the new-look finals": the keyword, then a clause that does not hold it. */
const withTopic = (reading: Reading, clauses: readonly TitleCandidate[]): TitleCandidate[] => {
  const keyword = reading.keywords[0]?.text ?? '';
  const lead = surfaceForm(reading.article.text, keyword);
  if (!keyword.includes(' ') || keyword.length > 24) return [];
  const cost = 0.05 + (/^\p{Lu}.*\s\p{Lu}/u.test(lead) ? 0 : commonTopic);
  return clauses
    .filter(
      ({ text, angle }) =>
        angle !== 'label' &&
        !text.includes(':') &&
        !sharesWord(text, lead) &&
        fitsSnippet(`${lead}: ${text}`, 'title'),
    )
    .map((clause) => ({
      text: `${startWithCapital(lead)}: ${clause.text}`,
      angle: 'topic' as const,
      score:
        expectedOverlap(reading, `${lead}: ${clause.text}`) +
        (clause.score - expectedOverlap(reading, clause.text)) -
        cost,
    }));
};

const sharesWord = (text: string, keyword: string): boolean =>
  keyword.split(' ').some((word) => word.length > 2 && holdsKeyword(text, word));

/** All titles that an article's own words give, each with an estimate of its worth; not yet chosen among. */
export const findTitleCandidates = (reading: Reading): TitleCandidate[] => {
  const english = reading.language === 'en';
  const best = [...reading.passages].sort((a, b) => b.weight - a.weight).slice(0, readPassagesAtMost);
  const passages = [...new Set([...reading.passages.slice(0, leadPassages + 2), ...best])];
  const clauses = passages.flatMap((passage) =>
    english
      ? [...fromEnglish(reading, passage), ...labels(reading, passage)]
      : fromAnyLanguage(reading, passage),
  );
  const own = ownTitles(reading.article, reading.language)
    .slice(0, 1)
    .map((text) =>
      leadWithKeyword(text, reading.keywords[0], reading.article.text, (led) => fitsSnippet(led, 'title')),
    )
    .map((text) => scored(reading, text, 'own', 0.5));
  const promises = english
    ? findPromises(reading.article).map((text) => scored(reading, text, 'question', 0.06))
    : [];
  return [
    ...own,
    ...promises,
    ...questions(reading),
    ...clauses,
    ...(english ? withTopic(reading, clauses) : []),
  ];
};
