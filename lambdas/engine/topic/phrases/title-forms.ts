import { verbBase } from '#engine/english/gerund.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  commonPrepositions,
  doForms,
  haveForms,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  questionAuxiliaries,
  questionWords,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  presentingForms,
  presentingVerbs,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { isContentWord, type Phrase, readPhrase } from './phrase.ts';
import { predicateOfSubject } from './predicates.ts';
import type { TopicText } from './topic-text.ts';

/** A part of the title as people would type it, and its position in its clause. */
export type TitleForm = {
  phrase: Phrase;
  /** The share of the clause's content words. */
  share: number;
  /** Whether it begins and ends where its clause does, not counting introductory words. */
  opens: boolean;
  closes: boolean;
  /** The number of clauses before it. */
  clause: number;
  /** The part of speech of the first word. */
  tag: string;
  /** A verb follows the first word, so the form may be a sentence. */
  isNarrative: boolean;
  /** An action: a verb with its complements, and no second verb except gerunds: "avoid paying foreign fees". */
  isAction: boolean;
  /** An adjective comes between a noun and a preposition: "mumble ready for testing". */
  isPredicated: boolean;
  /** A preposition or similar word follows the first word. */
  isJoined: boolean;
  /** The question word that opens its clause, or an empty string. */
  asks: string;
  /**
   * Its clause is a question with a subject of its own: "why does decentralization matter", "is your host delivering".
   */
  isQuestion: boolean;
};

/** The most words of a form: nobody types more. */
const maxFormWords = 8;
const maxContentWords = 6;
/** Words that searches leave out. */
const dropped = wordSet(possessives, articles, 'this these those some');
/** Articles are left out only at the beginning of a search. */
const droppedFirst = wordSet(articles);
/** A search may end before these words, and another may begin after them. */
const linkingWords = wordSet(
  commonPrepositions,
  'of just and or as using via without into through after before during about when while that than inside within between over under',
);
/** No search ends before these words: "Government of Canada", "C and C++". */
const inseparable = new Set(['of', 'and', 'or']);
/** Words of sentences that do not appear in searches. */
const sentenceWords = wordSet(
  subjectPronouns,
  objectPronouns,
  presentBe,
  pastBe,
  haveForms,
  doForms,
  modals,
  "be been am isn't aren't don't that which who what why let's",
);
/** Words that only introduce the subject of a text: "how we built", "getting started with", "10 tips for". */
const frame = new RegExp(
  String.raw`^(?:(?:how (?:to|(?:i|we|you|they)(?: can| could| should)?|\S+ (?:uses?|used))|why (?:(?:i|we|you)(?:'re|'ve)?(?: should)?|i'm)|what (?:is|are)|when to|where to|introduction to|intro to|introducing|announcing|meet|getting started (?:with|in|on)|get started:?(?: with)?|started with|(?:short |quick |brief |simple |practical |complete |beginner's |beginners )?guide (?:to|for)|in (?:defense|praise) of|peek (?:inside|into|at)|notes (?:on|from)|thoughts (?:on|about)|reflections on|lessons (?:from|on|learned (?:from|in|about))|review of|overview of|story of|history of|state of|rise of|art of|zen of|myth of|case for|power of|importance of|benefits of|basics of|primer on|look at|impressions of|pursuit of|(?:\d+|one|${alternatives(twoToTen)}|few|easy|simple|practical|great|new|best|top|common) |learn (?:how to|about)|tips (?:for|on|to)|ways to|steps to|reasons (?:to|why|for)|things to know about|strategies for|improvements to|changes to|updates? (?:to|on)|new in|what's new in|series:?|please|let's|don't|stop|start) ?)+`,
);

/** A phrase without its introductory words: "nflgame" for "introducing nflgame". */
export const withoutIntroduction = (phrase: string): string => phrase.replace(frame, '').trim();

type Word = { text: string; tag: string };

const isBreak = (mark: string, isGlued: boolean): boolean =>
  /[:;|–—…!?()[\]"“”,]/u.test(mark) || (!isGlued && /[.\-/]/.test(mark));

/** Whether a comma is inside one noun phrase: "healthy, long hair". */
const isBetweenAdjectives = (tags: TopicText['document']['tags'], at: number): boolean =>
  tags[at - 1] === 'A' && tags[at + 1] === 'A' && 'NP'.includes(tags[at + 2] ?? 'M');

/** True for "Dungeons & Dragons" if it is written as a name, or if the text below the title spells it this way. */
const isNamedPair = ({ name, tokens, text }: TopicText['document'], at: number): boolean => {
  if (name[at - 1] === true && name[at + 1] === true) return true;
  const written = text.slice(tokens[at - 1]?.start, tokens[at + 1]?.end);
  return text.indexOf(written, tokens[at + 1]?.end) >= 0;
};

/** True for the dots of "Center...twice", which do not belong inside a word. */
const isEllipsis = (tokens: TopicText['document']['tokens'], at: number): boolean =>
  tokens[at]?.text === '.' && (tokens[at - 1]?.text === '.' || tokens[at + 1]?.text === '.');

/** Splits a line's tokens into clauses of words; marks inside a word stay with it. */
const clausesIn = ({ document }: TopicText, from: number, to: number): Word[][] => {
  const { tokens, tags } = document;
  const clauses: Word[][] = [[]];
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const words = clauses.at(-1);
    const last = words?.at(-1);
    const isGlued = i > from && tokens[i - 1]?.end === token.start;
    if (token.kind === 'mark') {
      if (token.text === ',' && (isBetweenAdjectives(tags, i) || tokens[i + 1]?.lower === 'by')) continue;
      const isInside = isGlued && tokens[i + 1]?.start === token.end && !isEllipsis(tokens, i);
      if (isBreak(token.text, isInside)) clauses.push([]);
      else if (token.text === '&' && last !== undefined && !isGlued)
        words?.push(isNamedPair(document, i) ? { text: '&', tag: 'P' } : { text: 'and', tag: 'M' });
      else if (token.text === '+' && isGlued && last !== undefined) last.text += '+';
      continue;
    }
    const text = token.lower.replace(/[’‘]/g, "'");
    const character = isGlued && tokens[i - 1]?.kind === 'mark' ? (tokens[i - 1]?.text ?? '') : '';
    if (
      character !== '' &&
      tokens[i - 2]?.end === tokens[i - 1]?.start &&
      last !== undefined &&
      !isBreak(character, true)
    )
      last.text += `${last.text.endsWith(character) ? '' : character}${text}`;
    else words?.push({ text, tag: tags[i] ?? 'M' });
  }
  return clauses.filter((words) => words.length > 0);
};

const textNouns = `(?:${alternatives(textNames)}|walkthrough|codelab|solution|report)`;
/** How an opening announces its subject: "This tutorial shows you how to", "we're announcing our new project". */
const announcement = new RegExp(
  [
    `\\bthis (?:\\w+ )?${textNouns} (?:will )?(?:shows?|${alternatives(presentingForms)}|walks?|outlines?|explores?|introduces?|presents?)(?: (?:you|us))?(?: through)?(?: (?:how to|how you can|how|about|the process of))?`,
    `\\bin this (?:\\w+ )?${textNouns},? (?:i|we|you)(?:'ll| will|'m going to|'re going to)? (?:${alternatives(presentingVerbs)}|demonstrate|explore|learn|introduce|walk)(?: you)?(?: through)?(?: (?:how to|how you can|how|about))?`,
    `\\b(?:i|we)(?:'re|'m| are| am) (?:(?:\\w+ )?(?:${alternatives(enthusiasmWords)}|delighted) to ${anyOf(announcingVerbs)}|announcing|introducing|releasing|launching)`,
    `\\blearn how to`,
  ].join('|'),
  'i',
);
const emptyAnnouncement =
  /^(?:(?:an?|the|our|my|new|exciting|project|release of|launch of|availability of|general availability of) )+/;
/** The number of opening tokens that are searched for an announcement, and the most tokens that are read after it. */
const openingTokens = 220;
const announcedTokens = 30;

/** The subject that the opening of an untitled text announces. */
const announced = (text: TopicText): Word[][] => {
  const { document } = text;
  const { tokens, sentenceOf } = document;
  const last = tokens[Math.min(openingTokens, tokens.length) - 1];
  const source = document.text.slice(0, last?.end ?? 0).replace(/[’‘]/g, "'");
  const found = announcement.exec(source.replace(/\s/g, ' '));
  if (found === null) return [];
  const from = tokens.findIndex(({ start }) => start >= found.index + found[0].length);
  if (from < 0) return [];
  const end = sentenceOf.findIndex((sentence, i) => i > from && sentence !== sentenceOf[from]);
  const [clause = []] = clausesIn(
    text,
    from,
    Math.min(from + announcedTokens, end < 0 ? tokens.length : end),
  );
  const rest = clause
    .map((word) => word.text)
    .join(' ')
    .replace(emptyAnnouncement, '');
  return rest === '' ? [] : [clause.slice(clause.length - rest.split(' ').length)];
};

const withoutFrame = (words: readonly Word[]): Word[] => {
  const line = words.map(({ text }) => text).join(' ');
  const rest = line.replace(/^(?:an?|the|my|our|your) /, '').replace(frame, '');
  const count = rest.trim() === '' ? 0 : rest.trim().split(' ').length;
  return words.slice(words.length - count);
};

const isVerb = ({ tag, text }: Word): boolean => tag === 'V' && !linkingWords.has(text);

const isContent = ({ text }: Word): boolean => text !== '&' && isContentWord(text);

const asTyped = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text.replace(/'s?$/, ''))
    .filter((text, i) => !dropped.has(text) || (i > 0 && droppedFirst.has(text)))
    .join(' ');

/** Positions where a form may begin: at the start of the clause, after its verb, and after a joint. */
const startsOf = (words: readonly Word[]): number[] =>
  words.flatMap(({ text, tag }, i) => {
    const before = words[i - 1];
    if (linkingWords.has(text) || (tag === 'V' && predicateOfSubject(words[i - 2]?.text, words[i - 1]?.text)))
      return [];
    if (before === undefined || linkingWords.has(before.text) || dropped.has(before.text)) return [i];
    return 'VG'.includes(before.tag) || !isContent(before) ? [i] : [];
  });

/**
 * Positions where a form may end: with the clause, before a joint, and before the main verb of a sentence. An action
 * has no main verb.
 */
const endsOf = (words: readonly Word[]): number[] => {
  const isAction = /^[VG]$/.test(words[0]?.tag ?? '');
  return words.flatMap((_, i) => {
    const next = words[i + 1];
    if (next === undefined) return [i + 1];
    const isClause = !isAction && next.tag === 'V' && i + 2 < words.length;
    return !inseparable.has(next.text) && (linkingWords.has(next.text) || isClause) ? [i + 1] : [];
  });
};

/** "Getting paid" can open a search; other function words and past-tense verbs cannot. */
const canBegin = (word: Word): boolean =>
  word.text.endsWith('ing') || (isContent(word) && !/(?:ed|went|got|made|taught|took)$/.test(word.text));

/**
 * People search for "How I reduced my costs" in the base form. An irregular form stays because its text never uses the
 * base form.
 */
const questionWordSet = wordSet(questionWords);
const auxiliaries = wordSet(questionAuxiliaries);
const subjectPronounSet = wordSet(subjectPronouns);
const withBase = (all: readonly Word[], words: readonly Word[]): readonly Word[] => {
  const [first, ...others] = words;
  const isNarrative = all[0]?.text === 'how' && subjectPronounSet.has(all[1]?.text ?? '');
  const base = isNarrative && first?.tag === 'V' ? verbBase(first.text) : null;
  const isSameStem = base !== null && stemsOf(base).join() === stemsOf(first?.text ?? '').join();
  return first === undefined || base === null || !isSameStem ? words : [{ ...first, text: base }, ...others];
};

/** Whether a word begins a clause of its own. */
const startsClause = (word: Word): boolean => sentenceWords.has(word.text) || isVerb(word);

/** The asking word of a title and the word after it, which may be an auxiliary. */
const questionOf = (all: readonly Word[]): { asks: string; next: string } => {
  const first = all[0]?.text ?? '';
  const asks = questionWordSet.has(first) ? first : '';
  return { asks, next: all[asks === '' ? 0 : 1]?.text ?? '' };
};

/** Whether an adjective describes the noun before it: "ovens good for rye". */
const isPredicate = (run: readonly Word[]): boolean =>
  run.some(({ tag }, i) => {
    const next = run[i + 1]?.text ?? '';
    return (
      tag === 'A' && 'NP'.includes(run[i - 1]?.tag ?? 'M') && linkingWords.has(next) && !inseparable.has(next)
    );
  });

/** The first word that a search keeps, and the last one; null if the run of words is no search. */
const boundsOf = (run: readonly Word[], isEnd: boolean): { first: Word; last: Word } | null => {
  const content = run.filter(isContent).length;
  const first = run.find(({ text }) => !dropped.has(text));
  const last = run.at(-1);
  // Rules out "Install openfaas standard or openfaas" from "... or OpenFaaS for Enterprises".
  if (!isEnd && run.some(({ text }) => text === 'or')) return null;
  if (content === 0 || content > maxContentWords || first === undefined || last === undefined) return null;
  if (!isContent(last) || first.tag === 'R' || !canBegin(first)) return null;
  // Rules out "Disadvantages of highly" from "... highly specialised teams".
  return !isEnd && last.tag === 'R' && last.text.endsWith('ly') ? null : { first, last };
};

const formsOfClause = (all: readonly Word[], clause: number): TitleForm[] => {
  const words = withBase(all, withoutFrame(all));
  const size = Math.max(1, words.filter(isContent).length);
  const ends = endsOf(words);
  const { asks, next } = questionOf(all);
  const formOf = (from: number, to: number): TitleForm[] => {
    const run = words.slice(from, to);
    const bounds = boundsOf(run, to === words.length);
    if (bounds === null) return [];
    const { first, last } = bounds;
    const others = run.slice(1);
    return [
      {
        phrase: readPhrase(asTyped(run)),
        share: run.filter(isContent).length / size,
        opens: !words.slice(0, from).some(isContent),
        closes: to === words.length,
        clause,
        tag: first.tag,
        isNarrative: others.some(startsClause),
        isAction:
          'VG'.includes(first.tag) &&
          (last === first || !isVerb(last)) &&
          !others.some(
            (word) => sentenceWords.has(word.text) || (isVerb(word) && !word.text.endsWith('ing')),
          ),
        isQuestion: auxiliaries.has(next),
        isPredicated: isPredicate(run),
        asks,
        isJoined: linkingWords.has(run[run.indexOf(first) + 1]?.text ?? ''),
      },
    ];
  };
  return startsOf(words).flatMap((from) =>
    ends.filter((to) => to > from && to - from <= maxFormWords).flatMap((to) => formOf(from, to)),
  );
};

/**
 * The title, whole and in parts, worded as searches, without duplicates. For an untitled text, the subject that the
 * opening announces.
 */
export const titleForms = (text: TopicText): Map<string, TitleForm> => {
  const forms = new Map<string, TitleForm>();
  const { titleEnd } = text.document;
  const opening = text.titled === 'given' ? [] : announced(text);
  const title = text.titled === 'none' ? [] : clausesIn(text, 0, titleEnd);
  const clauses = opening.length > 0 ? opening : title;
  for (const [clause, words] of clauses.entries())
    for (const form of formsOfClause(words, clause)) {
      const key = form.phrase.stems.join(' ');
      if (key !== '' && !forms.has(key)) forms.set(key, form);
    }
  return forms;
};
