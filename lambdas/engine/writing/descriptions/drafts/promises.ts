import { baseOf, isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { alternatives, questionWords } from '#engine/english/word-classes.ts';
import {
  listItemNouns,
  otherTextNames,
  presentingForms,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { backReferencesWith } from './back-references.ts';
import { baseOfGerund, isImperativeLesson } from './teaching-verbs.ts';

const page = `(?:${alternatives(textNames, otherTextNames)}|blog post|blog|write-?up|walkthrough|story|report|example|codelab|paper)`;
const inPage = `in (?:this|today['’]s|the following) (?:\\p{L}+ )?${page},? `;
const thisPage = `(?:this|today['’]s) (?:short |quick |blog |brief |first |second |step-by-step )*${page}`;
const subjectWithAuxiliary =
  "(?:I|we|you)(?:['’](?:ll|d|re|m)| will| are going to| am going to| want to| would like to| wanted to| plan to)?";

/** "This document describes a technique": the object is what a reader learns about. */
const topicPromise = regexOf(
  `^(?:(?:${inPage})${subjectWithAuxiliary}|${thisPage}(?:['’]ll| will| aims to| attempts to| tries to)?) (?:going to )?(?:briefly |quickly |also )?(?:${alternatives(presentingForms)}|explores?|outlines?|introduces?|presents?|examines?|reviews?|highlights?|summarizes?|(?:talks?|is) (?:all )?about|looks? at|takes? a (?:closer |quick |deep )?look at|walks? (?:you |us )?through|goes over|go over|focus(?:es)? on|provides?|offers?) (?=(?:an?|the|some|several|two|three|four|five|six|seven|\\p{Ll}{4,}|\\p{Lu}) ?)`,
  'iu',
);

/** "In this tutorial, we will build a blog": the action is what a reader learns to do. */
const gerundPromise = regexOf(
  `^${inPage}(?:we|I|you)(?:['’]ll| will| are going to|['’]re going to|['’]m going to| learn to| show you how to) (?=\\p{Ll})`,
  'iu',
);

/** "In this post you'll learn how to bake": the clause is what a reader learns. */
const learningPromise = regexOf(
  `^(?:${inPage}(?:you|we)(?:['’]ve| have)? (?:learn(?:ed|t)|saw|seen|discovered)|(?:${inPage})?(?:(?:you|we)(?:['’]ll| will| are going to| can)? (?:learn|see|find out|discover)|you(?:['’]ve| have)? (?:learned|learnt|seen|discovered))) (?=(?:how|why|what|when|where) )`,
  'iu',
);

const showingPromise = regexOf(
  `^(?:${inPage}${subjectWithAuxiliary}|${thisPage}(?: will)?) (?:show|teach)(?:s|es)? (?:you )?(?=how to )`,
  'iu',
);

/** "This guide walks you through importing data": the action is what a reader learns to do. */
const walkthroughPromise = regexOf(
  `^(?:${inPage})?(?:${subjectWithAuxiliary}|${thisPage}(?:['’]ll| will)?) (?:walk(?:s|ing)?|take(?:s|ing)?|guide(?:s|ing)?|lead(?:s|ing)?) (?:you |us )?through (?:the (?:process|steps?) (?:of|for|to) )?(?=\\p{L}+ing )`,
  'iu',
);

/** "This page helps you report issues": the action is what a reader will be able to do. */
const helpPromise = regexOf(
  `^(?:${thisPage}|this page)(?: will| should)? (?:helps?|allows?|lets|enables?|teaches|guides?) you (?:to )?(?=\\p{Ll})`,
  'iu',
);

/** "The goal of this example is to give you hands-on experience." */
const givingPromise = regexOf(
  `^(?:the )?(?:aim|goal|purpose) of ${thisPage} is to give you (?:some )?`,
  'iu',
);

/** "Keep reading to learn more about the mill": what the rest of the text offers. */
const readingPromise =
  /^(?:so |and |but )?(?:(?:keep|continue) reading|read on|read along|follow along)(?: below)? (?:to|and) (?=(?:learn|discover|find out|explore) )/iu;

/** "Here are three things we can do to start a design": what the text lists for its reader. */
const listPromise = regexOf(
  String.raw`^(?:so |but |and )?here(?:['’]s| is| are) (?:some of (?:the |my |our )?|a few (?:of (?:the |my |our ))?|several |some )?(?=(?:\p{L}+ ){0,3}(?:${alternatives(listItemNouns)}|things|actions|rules|practices|mistakes|lessons) (?:(?:that )?(?:you|we) (?:can|should)|to|for|on) )`,
  'iu',
);
/** "Here's how I migrated to a new oven": what the text describes. */
const narrative = regex.iu`^(?:so |but |and )?here(?:['’]s| is) (?=how (?:I|we) \p{L}+)`;
/** "Here's how you can shave like your grandfather did." */
const enablingPromise = regex.iu`^(?:so |but |and )?here(?:['’]s| is) how (?:you can|you could|to) (?=\p{L}+ \p{L}+)`;
/** A verb in the past tense: "how I see it" is an opinion. */
const authorAction = regex.iu`^how (?:I|we) (?:finally |recently |eventually )?(\p{L}+)(?= \p{L}+ \p{L}+)`;

const firstPerson = regex.iu`(?<!\p{L})(?:I|we|my|me|us|I['’]\p{L}+|we['’]\p{L}+)(?!\p{L})`;
const backReferences = backReferencesWith('same following such more');
const questionOpening = regexOf(
  String.raw`^(?:${alternatives(questionWords)}|whether|if|that)(?!\p{L})`,
  'iu',
);

/** "I'll outline five ways": the author does this, and no reader learns to. */
const authorVerbs = regex.iu`^(?:outline|describe|explain|present|summari[sz]e|list|review|discuss|introduce|highlight|cover|explore|walk|go|look|start|begin|learn|see)(?!\p{L})`;

/** "an introduction to rye bread" is the kind of page, not its subject. */
const namesPage = regex.iu`^(?:an? |the )?(?:\p{L}+ ){0,2}(?:introduction|overview|guide|summary|list|tutorial|walk-?through)(?!\p{L})`;

const isDone = (word: string): boolean =>
  baseOf(word, 'ed')?.classes.includes('v') === true || (word !== '' && isIrregularVerbForm(word));

const frames: readonly { opening: RegExp; promise: (rest: string) => string | null }[] = [
  { opening: learningPromise, promise: (rest) => `Learn ${rest}` },
  { opening: showingPromise, promise: (rest) => `Learn ${rest}` },
  {
    opening: listPromise,
    promise: (rest) =>
      `Learn ${rest.replace(regex.u`(?<!\p{L})we (?=can|should)`, 'you ').replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase())}`,
  },
  {
    opening: narrative,
    promise: (rest) => (isDone(authorAction.exec(rest)?.[1] ?? '') ? `Learn ${rest}` : null),
  },
  {
    opening: readingPromise,
    promise: (rest) =>
      rest.replace(/^find out/i, 'learn').replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase()),
  },
  { opening: enablingPromise, promise: (rest) => `Learn how to ${rest}` },
  { opening: givingPromise, promise: (rest) => `Get ${rest}` },
  {
    opening: walkthroughPromise,
    promise: (rest) => {
      const authorAction = baseOfGerund(rest);
      return authorAction === null ? null : `Learn how to ${authorAction}`;
    },
  },
  { opening: helpPromise, promise: (rest) => (authorVerbs.test(rest) ? null : `Learn how to ${rest}`) },
  {
    opening: topicPromise,
    promise: (rest) =>
      questionOpening.test(rest) ? `Learn ${rest}` : namesPage.test(rest) ? null : `Learn about ${rest}`,
  },
  {
    opening: gerundPromise,
    promise: (rest) => (isImperativeLesson(rest) && !authorVerbs.test(rest) ? `Learn how to ${rest}` : null),
  },
];

const openingLength = 24;
const maxLength = 340;

/** "..., and then shows you how": a second action of the text. */
const secondAction = regex.iu`,? (?:and|then)(?: then| also| hopefully| perhaps)? (?:show|teach|explain|walk|tell|demonstrate|describe|discuss|give)s?(?!\p{L}).*$`;
/** "a blog on the.": the rest is lost. */
const cutOff = regex.iu`(?<!\p{L})(?:and|or|the|an?|of|to|for|with|from|by|on|in|your|their|our|its)\.$`;

const promiseOf = (text: string): string[] =>
  frames.flatMap(({ opening, promise }) => {
    const rest = text
      .replace(opening, '')
      .replace(/^you (?:to|with|through) |^about /, '')
      .replace(secondAction, '.');
    const speech =
      opening === narrative
        ? rest.replace(authorAction, '')
        : opening === listPromise
          ? rest.replace(regex.u`(?<!\p{L})we (?=can|should)`, '')
          : rest;
    if (
      rest === text ||
      firstPerson.test(speech) ||
      backReferences.test(rest.slice(0, openingLength).replace(/^learn more /i, '')) ||
      cutOff.test(rest) ||
      /[?:]$/.test(rest)
    )
      return [];
    return promise(rest) ?? [];
  });

/** A comma before words that only add to a clause. */
const tail = regex.gu`,\s(?=(?:\p{Ll}{3,}ing|so that|as well as|which|where|while|along with|and (?:how|why|what|then)|with|from)\s)`;

/** Words that begin a clause that says only when or why. */
const adverbial = regex.gu`(?<=\p{L}{3})(?: again)? (?=(?:whenever|because|so that|even if|in order to|as soon as) )`;

/** The beginnings of a sentence, and the sentence without its asides. */
const shorterForms = (text: string): string[] => [
  ...matchesOf(text, adverbial)
    .map(({ index }) => `${text.slice(0, index)}.`)
    .reverse(),
  ...matchesOf(text, tail)
    .map(({ index }) => `${text.slice(0, index)}.`)
    .reverse(),
  ...compressSentence(text).map((form) => form.text),
];

/** "Learn about the flour.": an imperative is complete without a subject. */
export const isPromise = (text: string): boolean =>
  /^(?:Learn (?:more about|about|how|why|what|when|where|which)|Get) /.test(text);

/** "Learn about a simple technique." from "This document describes a simple technique, ...", whole and shortened. */
export const promisesOf = (text: string): string[] => {
  if (text.length > maxLength || !frames.some(({ opening }) => opening.test(text))) return [];
  const forms = [text, ...shorterForms(text).filter((form) => isCleanCut(text, form))];
  return [...new Set(forms.flatMap(promiseOf))];
};
