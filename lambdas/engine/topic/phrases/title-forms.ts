import { verbBase } from '#engine/english/gerund.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import {
  announcingVerbs,
  gladWords,
  presentingForms,
  presentingVerbs,
  textNames,
} from '#engine/english/text-words.ts';
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
import { stemsOf } from '#engine/language/stem.ts';
import { isContentWord, type Phrase, readPhrase } from './phrase.ts';
import { saysOfSubject } from './predicates.ts';
import type { TopicText } from './topic-text.ts';

/** A part of the title as people would type it, and where it stands in its clause. */
export type TitleForm = {
  phrase: Phrase;
  /** Share of the clause's words of content. */
  share: number;
  /** Begins and ends where the clause does, without the words that only introduce it. */
  opens: boolean;
  closes: boolean;
  /** Number of clauses before it. */
  clause: number;
  /** Part of speech of the first word. */
  tag: string;
  /** A verb stands behind the first word, so that the form may be a sentence. */
  tells: boolean;
  /** A verb with what follows it and no second one, but gerunds: "avoid paying foreign fees". */
  isDeed: boolean;
  /** An adjective stands between a noun and a preposition: "mumble ready for testing". */
  isPredicated: boolean;
  /** A preposition or the like follows the first word. */
  isJoined: boolean;
  /** The question word that its clause begins with, or an empty text. */
  asks: string;
  /** Its clause is a question with its subject: "why does decentralization matter", "is your host delivering". */
  isQuestion: boolean;
};

/** Most words of a form: longer ones nobody types. */
const longest = 8;
const mostContent = 6;
/** Words that a search leaves out. */
const dropped = wordSet(possessives, articles, 'this these those some');
/** Of these, a search drops articles only where it begins. */
const droppedFirst = wordSet(articles);
/** Before these words a search may end, and behind them begin another. */
const joints = wordSet(
  commonPrepositions,
  'of just and or as using via without into through after before during about when while that than inside within between over under',
);
/** "Government of Canada", "C and C++": no search ends before these. */
const inseparable = new Set(['of', 'and', 'or']);
/** Words of sentences that no search has. */
const telling = wordSet(
  subjectPronouns,
  objectPronouns,
  presentBe,
  pastBe,
  haveForms,
  doForms,
  modals,
  "be been am isn't aren't don't that which who what why let's",
);
/** "How we built", "getting started with", "10 tips for": words that only introduce what a text is about. */
const frame = new RegExp(
  String.raw`^(?:(?:how (?:to|(?:i|we|you|they)(?: can| could| should)?|\S+ (?:uses?|used))|why (?:(?:i|we|you)(?:'re|'ve)?(?: should)?|i'm)|what (?:is|are)|when to|where to|introduction to|intro to|introducing|announcing|meet|getting started (?:with|in|on)|get started:?(?: with)?|started with|(?:short |quick |brief |simple |practical |complete |beginner's |beginners )?guide (?:to|for)|in (?:defense|praise) of|peek (?:inside|into|at)|notes (?:on|from)|thoughts (?:on|about)|reflections on|lessons (?:from|on|learned (?:from|in|about))|review of|overview of|story of|history of|state of|rise of|art of|zen of|myth of|case for|power of|importance of|benefits of|basics of|primer on|look at|impressions of|pursuit of|(?:\d+|one|${alternatives(twoToTen)}|few|easy|simple|practical|great|new|best|top|common) |learn (?:how to|about)|tips (?:for|on|to)|ways to|steps to|reasons (?:to|why|for)|things to know about|strategies for|improvements to|changes to|updates? (?:to|on)|new in|what's new in|series:?|please|let's|don't|stop|start) ?)+`,
);

/** What a phrase says behind the words that only introduce it: "nflgame" of "introducing nflgame". */
export const withoutIntroduction = (phrase: string): string => phrase.replace(frame, '').trim();

type Word = { text: string; tag: string };

const isBreak = (mark: string, isGlued: boolean): boolean =>
  /[:;|–—…!?()[\]"“”,]/u.test(mark) || (!isGlued && /[.\-/]/.test(mark));

/** "Healthy, long hair": the comma of one noun phrase. */
const isBetweenAdjectives = (tags: TopicText['document']['tags'], at: number): boolean =>
  tags[at - 1] === 'A' && tags[at + 1] === 'A' && 'NP'.includes(tags[at + 2] ?? 'M');

/** "Dungeons & Dragons", where names are written so, or the text below the title writes it so. */
const isNamedPair = ({ name, tokens, text }: TopicText['document'], at: number): boolean => {
  if (name[at - 1] === true && name[at + 1] === true) return true;
  const written = text.slice(tokens[at - 1]?.start, tokens[at + 1]?.end);
  return text.indexOf(written, tokens[at + 1]?.end) >= 0;
};

/** "Center...twice": dots that no word has inside. */
const isEllipsis = (tokens: TopicText['document']['tokens'], at: number): boolean =>
  tokens[at]?.text === '.' && (tokens[at - 1]?.text === '.' || tokens[at + 1]?.text === '.');

/** The clauses of the tokens of a line as words; marks inside a word stay with it. */
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
    const sign = isGlued && tokens[i - 1]?.kind === 'mark' ? (tokens[i - 1]?.text ?? '') : '';
    if (
      sign !== '' &&
      tokens[i - 2]?.end === tokens[i - 1]?.start &&
      last !== undefined &&
      !isBreak(sign, true)
    )
      last.text += `${last.text.endsWith(sign) ? '' : sign}${text}`;
    else words?.push({ text, tag: tags[i] ?? 'M' });
  }
  return clauses.filter((words) => words.length > 0);
};

const ofText = `(?:${alternatives(textNames)}|walkthrough|codelab|solution|report)`;
/** "This tutorial shows you how to", "we're announcing our new project": what the opening says that the text is about. */
const announcement = new RegExp(
  [
    `\\bthis (?:\\w+ )?${ofText} (?:will )?(?:shows?|${alternatives(presentingForms)}|walks?|outlines?|explores?|introduces?|presents?)(?: (?:you|us))?(?: through)?(?: (?:how to|how you can|how|about|the process of))?`,
    `\\bin this (?:\\w+ )?${ofText},? (?:i|we|you)(?:'ll| will|'m going to|'re going to)? (?:${alternatives(presentingVerbs)}|demonstrate|explore|learn|introduce|walk)(?: you)?(?: through)?(?: (?:how to|how you can|how|about))?`,
    `\\b(?:i|we)(?:'re|'m| are| am) (?:(?:\\w+ )?(?:${alternatives(gladWords)}|delighted) to ${anyOf(announcingVerbs)}|announcing|introducing|releasing|launching)`,
    `\\blearn how to`,
  ].join('|'),
  'i',
);
const emptyAnnounced =
  /^(?:(?:an?|the|our|my|new|exciting|project|release of|launch of|availability of|general availability of) )+/;
/** Tokens of the opening in which an announcement is looked for, and the most tokens of it that are read. */
const openingTokens = 220;
const announcedTokens = 30;

/** What the opening of a text without a title says that it is about. */
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
    .replace(emptyAnnounced, '');
  return rest === '' ? [] : [clause.slice(clause.length - rest.split(' ').length)];
};

const withoutFrame = (words: readonly Word[]): Word[] => {
  const line = words.map(({ text }) => text).join(' ');
  const rest = line.replace(/^(?:an?|the|my|our|your) /, '').replace(frame, '');
  const count = rest.trim() === '' ? 0 : rest.trim().split(' ').length;
  return words.slice(words.length - count);
};

const isVerb = ({ tag, text }: Word): boolean => tag === 'V' && !joints.has(text);

const isContent = ({ text }: Word): boolean => text !== '&' && isContentWord(text);

const typed = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text.replace(/'s?$/, ''))
    .filter((text, i) => !dropped.has(text) || (i > 0 && droppedFirst.has(text)))
    .join(' ');

/** Where a form may begin: at the clause, behind its verb, and behind a joint. */
const startsOf = (words: readonly Word[]): number[] =>
  words.flatMap(({ text, tag }, i) => {
    const before = words[i - 1];
    if (joints.has(text) || (tag === 'V' && saysOfSubject(words[i - 2]?.text, words[i - 1]?.text))) return [];
    if (before === undefined || joints.has(before.text) || dropped.has(before.text)) return [i];
    return 'VG'.includes(before.tag) || !isContent(before) ? [i] : [];
  });

/** Where a form may end: with the clause, before a joint, and before the verb of a sentence, which a deed has not. */
const endsOf = (words: readonly Word[]): number[] => {
  const isDeed = /^[VG]$/.test(words[0]?.tag ?? '');
  return words.flatMap((_, i) => {
    const next = words[i + 1];
    if (next === undefined) return [i + 1];
    const isClause = !isDeed && next.tag === 'V' && i + 2 < words.length;
    return !inseparable.has(next.text) && (joints.has(next.text) || isClause) ? [i + 1] : [];
  });
};

/** "Getting paid" is a search; other function words and verbs in the past open none. */
const beginsWell = (word: Word): boolean =>
  word.text.endsWith('ing') || (isContent(word) && !/(?:ed|went|got|made|taught|took)$/.test(word.text));

/** "How I reduced my costs": people search for it in the base form. An irregular form stays, because its text has no other. */
const asking = wordSet(questionWords);
const auxiliaries = wordSet(questionAuxiliaries);
const tellers = wordSet(subjectPronouns);
const withBase = (all: readonly Word[], words: readonly Word[]): readonly Word[] => {
  const [first, ...others] = words;
  const isTold = all[0]?.text === 'how' && tellers.has(all[1]?.text ?? '');
  const base = isTold && first?.tag === 'V' ? verbBase(first.text) : null;
  const isSameStem = base !== null && stemsOf(base).join() === stemsOf(first?.text ?? '').join();
  return first === undefined || base === null || !isSameStem ? words : [{ ...first, text: base }, ...others];
};

const formsOfClause = (all: readonly Word[], clause: number): TitleForm[] => {
  const words = withBase(all, withoutFrame(all));
  const size = Math.max(1, words.filter(isContent).length);
  const ends = endsOf(words);
  return startsOf(words).flatMap((from) =>
    ends
      .filter((to) => to > from && to - from <= longest)
      .flatMap((to): TitleForm[] => {
        const run = words.slice(from, to);
        const content = run.filter(isContent).length;
        const first = run.find(({ text }) => !dropped.has(text));
        const last = run.at(-1);
        // "Install openfaas standard or openfaas" of "... or OpenFaaS for Enterprises".
        if (to < words.length && run.some(({ text }) => text === 'or')) return [];
        if (content === 0 || content > mostContent || first === undefined || last === undefined) return [];
        if (!isContent(last) || first.tag === 'R' || !beginsWell(first)) return [];
        // "Disadvantages of highly" of "... highly specialised teams".
        if (to < words.length && last.tag === 'R' && last.text.endsWith('ly')) return [];
        return [
          {
            phrase: readPhrase(typed(run)),
            share: content / size,
            opens: !words.slice(0, from).some(isContent),
            closes: to === words.length,
            clause,
            tag: first.tag,
            tells: run.slice(1).some((word) => telling.has(word.text) || isVerb(word)),
            isDeed:
              'VG'.includes(first.tag) &&
              (last === first || !isVerb(last)) &&
              !run
                .slice(1)
                .some((word) => telling.has(word.text) || (isVerb(word) && !word.text.endsWith('ing'))),
            isQuestion: auxiliaries.has(all[asking.has(all[0]?.text ?? '') ? 1 : 0]?.text ?? ''),
            isPredicated: run.some(
              ({ tag }, i) =>
                tag === 'A' &&
                'NP'.includes(run[i - 1]?.tag ?? 'M') &&
                joints.has(run[i + 1]?.text ?? '') &&
                !inseparable.has(run[i + 1]?.text ?? ''),
            ),
            asks: asking.has(all[0]?.text ?? '') ? (all[0]?.text ?? '') : '',
            isJoined: joints.has(run[run.indexOf(first) + 1]?.text ?? ''),
          },
        ];
      }),
  );
};

/**
 * What the title says, whole and in parts, in the words of a search; each once. Without a title, what the opening
 * announces.
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
