import type { Article } from '#contracts/jobs/article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import type { KeywordCandidate } from '#engine/keywords/candidates/keyword-candidate.ts';
import { actionOf } from '#engine/keywords/candidates/line-phrases.ts';
import { fold, withoutEmoji } from '#engine/keywords/text/fold.ts';
import { ownTitle } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';

const clauseMarks = /[:;|–—…!?()[\]"“”]|\.(?=\s|$)|,\s|\s-\s/u;
const maxActionWords = 6;
const maxThingWords = 4;

const isAction = (action: string): boolean => {
  const words = action.split(' ');
  return (
    words.length >= 2 &&
    words.length <= maxActionWords &&
    lexiconEntry(words[0] ?? '')?.classes.includes('v') === true &&
    !stopWords.has(words.at(-1) ?? '')
  );
};

const isThing = (thing: string): boolean =>
  thing.split(' ').length <= maxThingWords && !/ (?:and|in|with|using|for|on) /.test(` ${thing} `);

type TitleSearch = {
  /** Never rename it: the keyword model learns its features under this name. */
  name: string;
  pattern: RegExp;
  write: (article: Article, ...parts: string[]) => string[];
};

/** A text describes a move if it mentions it this often. */
const moveVerbs = /\b(?:mov(?:e|ed|ing)|migrat\w+|switch(?:ed|ing)?)\b/g;
const minMoves = 2;
/** What authors do with their subject in a title: "understanding the beta distribution". */
const textOpeningVerbs =
  /^(?:understand|introduce|think|reflect|announce|remember|be|say|meet|look|define|celebrate|get started) /;
const instructionalKinds = /^(?:how-to|tips|explainer|reference)$/;

const searches: readonly TitleSearch[] = [
  {
    // The reader's aim: "how to start an ospo" for "how to convince your manager to start an OSPO".
    name: 'title aim',
    pattern: /^how to (?:convince|persuade|get|ask|help|teach) (?:\S+ ){1,3}to (.+)$/,
    write: (_, aim = '') => (isAction(aim) ? [`how to ${aim}`] : []),
  },
  {
    name: 'title defined',
    pattern: /^(?:defining|introducing|understanding|demystifying|explaining) (an? |the )?(.+)$/,
    write: (_, article = '', thing = '') =>
      isThing(thing) ? [`what ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${article}${thing}`] : [],
  },
  {
    name: 'title action',
    pattern: /^(\S+ing) (.+)$/,
    write: (article, gerund = '', rest = '') => {
      const action = actionOf([gerund, ...rest.split(' ')]);
      return action !== null &&
        !textOpeningVerbs.test(action) &&
        isAction(action) &&
        instructionalKinds.test(readKind(article).kind)
        ? [`how to ${action}`]
        : [];
    },
  },
  {
    // Writes "is fosstodon shutting down" for "Fosstodon is not shutting down".
    name: 'title denied',
    pattern: /^((?:\S+ ){1,3})(is|are)(?: not|n't) ((?:\S+ ?){1,3})$/,
    write: (_, subject = '', be = '', said = '') =>
      /^(?:this|that|it|there|here|what|who|we|you|they|so) /.test(subject)
        ? []
        : [`${be} ${subject}${said}`],
  },
  {
    name: 'title why i',
    pattern: /^(why i (?:stopped|quit|left|switched|moved|chose|use|love|hate|deleted|dropped|ditched) .+)$/,
    write: (_, whole = '') => [whole],
  },
  {
    // Writes "what to do when you can't think straight" for "what I do when I can't think straight".
    name: 'title what to do',
    pattern: /^what i do when i (?!was |had )(.+)$/,
    write: (_, state = '') => [`what to do when you ${state}`],
  },
  {
    name: 'title from to',
    pattern:
      /^(?:(?:moving|migrating|switching|how i (?:moved|migrated|switched)) )?from (\S+(?: \S+)?) to (\S+(?: \S+)?)$/,
    write: ({ text }, from = '', to = '') =>
      (fold(text).match(moveVerbs)?.length ?? 0) < minMoves ||
      [from, to].some(
        (side) => stopWords.has(side) || /^(?:zero|hero|scratch|start|production|an?|the)\b|\d/.test(side),
      )
        ? []
        : [`${from} to ${to}`, `${to} vs ${from}`],
  },
];

/** The searches of people who look for a text with this title. */
export const titleSearches = (article: Article): KeywordCandidate[] => {
  const title = withoutEmoji(fold(ownTitle(article) ?? '')).trim();
  return title
    .split(clauseMarks)
    .map((clause) => clause.trim())
    .flatMap((clause) =>
      searches.flatMap(({ name, pattern, write }): KeywordCandidate[] => {
        const parts = pattern.exec(clause)?.slice(1);
        const texts = parts === undefined ? [] : write(article, ...parts.map((part) => part ?? ''));
        return texts.map((text) => ({ text, origin: 'asked', about: clause, asks: name }));
      }),
    );
};
