import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import {
  listItemNouns,
  presentingForms,
  presentingVerbs,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { gerundFormOf, hasFiniteVerb } from '#engine/writing/titles/reading/title-verb.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { nounPhrases } from '#engine/writing/titles/subject/noun-phrases.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { backReferences, completeClauses, inSecondPerson } from './whole-clauses.ts';

/** A text promises what it teaches within this many sentences. */
const maxPromiseSentence = 5;

/** Openings such as "In this post, we will show", "This guide explains", "Today I want to talk about". */
const announcing = regexOf(
  String.raw`(?<!\p{L})(?:(?:in )?(?:this|today['’]s|the following) (?:\p{L}+[ -]){0,2}(?:${alternatives(textNames)}|video|piece|write-?up|essay|story|paper|walkthrough|tip|how-?to|blog|episode|interview|review)|in what follows|today|here['’]s|here is|(?:I|we)(?:['’](?:ll|m|re)| will| am| are| want| would like|['’]d like)(?: going)?(?: to)?)(?!\p{L})`,
  'iu',
);
const contentVerbs = `shows?|${alternatives(presentingForms)}|covering|introduces?|explor(?:es?|ing)|presents?|outlines?|documents?|summari[sz]es?|reflects? (?:on|upon)|looks? back (?:at|on)|takes? (?:you through|a look at)|walks?(?: you| us)? through|goes over|go (?:through|over)|run through|talk(?:s|ing)? about|write about|shar(?:es?|ing)|looks? at|looking at|learn(?: about)?|learning about|is about|is on|tells?(?: about)?|teach(?:es)?|see|focus(?:es)? on|details?|compares?|reviews?|provides?|gives?|offers?|contains?|take a look at|dive into|dig into|put together|wrote|compiled|collected|list`;
/** The content comes soon after the announcement: "we will briefly show you how ...". */
const announcedContent = regexOf(
  `^[,:]?(?: \\p{L}[\\p{L}'’]*){0,6}? (?:${contentVerbs})(?: you(?: through| about)?| readers| briefly| a bit about| about)?(?!\\p{L})\\s+(.+)$`,
  'iu',
);
/** An announced action: "In this tutorial we'll set up X". */
const plannedAction = regex.iu`^,? (?:I|we|you)(?:['’]ll| will| are going to| am going to|['’]m going to|['’]re going to| can| want to| would like to|['’]d like to)(?: \p{L}+ly| also| now)? (\p{L}{2,} .+)$`;

/** A statement with fewer words is cut before the part that matters. */
const minStatedWords = 4;

/**
 * "This post is about crafting URLs", "In this guide, I'll explain how to feed a starter": nothing comes between the
 * text's name and its subject.
 */
const statement = regexOf(
  String.raw`^(?:(?:so|but|and|well),? )?(?:in )?(?:this|today['’]s|the following) (?:\p{L}+[ -]){0,2}(?:post|article|guide|tutorial|video|document|page|piece|write-?up|essay|story|paper|walkthrough|how-?to|blog post|blog)(?: (?:in|of|for|from) (?:\p{L}+ ){1,5}\p{L}+)?,? (?:(?:is|will be) (?:all )?about|is on|(?:(?:will|we will|I will|we['’]ll|I['’]ll|we are going to|I am going to|I['’]m going to|we['’]re going to|you will|you['’]ll|I|we) )?(?:shows?|${alternatives(presentingForms)}|explores?|outlines?|documents?|walks? (?:you )?through|goes over|go over|looks? at|offers?|gives?|presents?|learn|talks? about|teach(?:es)?|reviews?|compares?|tells?)(?: you)?)\s+(.+)$`,
  'iu',
);

/** The kind of text, with its subject: "This is a walkthrough of how to configure X". */
const calledTutorial = regex.iu`^(?:this|here|below|the following) (?:is|are) (?:an? )?(?:\p{L}+ (?:and |, ))?(?:\p{L}+ )?(?:post|article|guide|tutorial|walk-?through|introduction|overview|summary|description|explanation|how-?to|steps|notes|instructions) (?:of|on|about|to|for) (.+)$`;

/** "This tutorial on creating charts uses": the words between "on" and the verb name the lesson. */
const onTopic = regex.iu`^(?:in )?this (?:\p{L}+ )?(tutorial|guide|introduction|walkthrough) (?:on|about|to) (.{8,45}?) (?:uses|shows|is|will|covers|explains|assumes|walks|describes|was|has|provides|,)`;

/** "Learn how to deploy your containers": a promise of what the text teaches. */
const lessons =
  /^(?:learn|discover|find out|see|read (?:on )?to (?:learn|find out)|you['’]ll learn|you will learn) (how (?:to )?.+)$/iu;

/** "Here are three things we can do to start a design": the things that a text lists. */
const listPhrase = regexOf(
  String.raw`^(?:here are|these are|below are|(?:I|we)(?:['’]ve| have)? (?:compiled|collected|gathered|put together|listed)|(?:so )?here['’]s)(?: some of)?(?: my| our| the)? ((?:\d{1,2}|${alternatives(twoToTwelve)}) (?:\p{L}+ ){0,2}(?:things|${alternatives(listItemNouns)}|lessons|rules|mistakes|principles|practices|questions))(?: (?:that )?(?:you|we|I|anyone) (?:can|should|could)(?: do| use| take| follow)?)? ((?:to|for|on|about|from) .+)$`,
  'iu',
);

/** The goal of a text: "The goal of this example is to build X", "My aim with this post is to explain X". */
const aimPhrase = regex.iu`(?:goals?|aims?|purpose|objectives?|idea|point|focus) (?:of|with|in|for) (?:this|the|today['’]s) (?:\p{L}+[ -]){1,3}(?:is|was) (?:simply |just )?to (\p{L}{2,} .+)$`;
/** Verbs that give the reader something, whose object is the topic: "give you hands-on experience with X". */
const givingVerbs = regexOf(
  String.raw`^(?:give|help|teach|${alternatives(presentingVerbs)}|walk|guide|provide|introduce|demonstrate|explore|outline|document|present|share|compare)(?: (?:you|readers|an?|some|the|through|to|with|quick|brief|short|hands-on|practical|basic|overview|introduction|understanding|experience|guide|look|idea|of|at|in))*\s+(.+)$`,
  'iu',
);

/** "Use some techniques to write adverts": the lesson is how to write adverts. A tool that is named stays. */
const usedFor = regex.iu`^use (?:some|a few|several|various|different|these|simple) (?:(?!to )\S+ ){1,5}to (\p{L}+ .+)$`;
/** "combine some techniques": the quantity adds nothing. */
const vagueCount = regex.iu`(?<=\s)(?:some(?: of (?:the|my|our))?|a few|several|various) (?=\p{L})`;

/** "the basic steps of creating a chart": the action is creating the chart. */
const steps = regex.iu`^(?:the |some |my |our )?(?:\p{L}+ )?(?:steps|process|basics|art|practice) (?:of|for|in) (?=\p{L}{3,}ing )`;

/** "an incomplete list of topics that people assume that I know": the listed things and the clause about them. */
const listed = regex.iu`^(?:an?|the|my|our|some|this) (?:\p{L}+ ){0,2}(?:list|collection|selection|roundup|set|summary|series|handful) of (.+)$`;
const relative = / that (?=(?:people|I|we|you|they|users|developers|everyone|teams) )/giu;

const listedNames = (full: string): Composed[] => {
  const what = (listed.exec(full)?.[1] ?? '').replace(/[.!]+$/u, '');
  const short = what.replace(relative, ' ');
  return what === '' || /[,;:()]/.test(short) || backReferences.test(short) || short.split(' ').length < 3
    ? []
    : [{ text: surfaceName(short), frame: 'thesis' }];
};

/** "compare and contrast rye and wheat": the second verb is not part of the subject. */
const secondVerb = regex.iu`^and (?:contrast|discuss|explore|explain|describe|share|review|analy[sz]e) `;

const clauses = (statement: string): Composed[] => {
  const full = statement.replace(secondVerb, '');
  const [line] = listedNames(full);
  if (line !== undefined && fitsSnippet(line.text, 'title')) return [line];
  const rest = full.replace(steps, '');
  const [, to = ''] =
    regex.iu`(?<!\p{L})(?:how to|how (?:you|we|one|I) can(?: now| also| easily| quickly)?|how can you|ways? to|steps to)\s+(\p{L}{2,} .+)$`.exec(
      rest,
    ) ?? [];
  const [, aim = to] = usedFor.exec(to) ?? [];
  if (to !== '')
    return completeClauses(aim.replace(vagueCount, '')).map(
      (text): Composed => ({ text: `How to ${inSecondPerson(text)}`, frame: 'thesis' }),
    );
  const [, asks = '', says = ''] =
    /^(how|why|what|when|where)\s+(?!to\s|much\s|many\s)(.+)$/iu.exec(rest) ?? [];
  if (asks !== '')
    return completeClauses(says)
      .filter((text) => {
        const words = tagWords(text);
        return words[0]?.tag !== 'V' && (words.some(({ tag }) => tag === 'V') || hasFiniteVerb(text));
      })
      .map((text): Composed => ({ text: `${surfaceName(asks.toLowerCase())} ${text}`, frame: 'thesis' }));
  const [, what = ''] = /(?<=\s)((?:how|why) (?:I|we|the|to) .+)$/iu.exec(rest) ?? [];
  if (what !== '') return clauses(what);
  if (regex.u`^\p{L}{3,}ing\s`.test(rest))
    return completeClauses(rest, '').map((text): Composed => ({ text: surfaceName(text), frame: 'thesis' }));
  return nounPhrases(
    // Strips "to" from "to the store", as in "introduce you to the store".
    rest
      .replace(/^to (?=(?:the|an?|our|my)\s)/iu, '')
      .replace(/^(?:some|a few|several|the|an?|my|our)\s+(?:of\s+)?/iu, (start) =>
        /^(?:my|our)/i.test(start) ? start : '',
      ),
  )
    .filter((text) => !backReferences.test(text))
    .slice(0, 2)
    .map((text): Composed => ({ text: surfaceName(text), frame: 'thesis' }));
};

/** "build a classifier", "give you hands-on experience with X: managing datasets": the action or the topic. */
const aims = (aim: string): Composed[] => {
  const [, announcedContent = ''] = givingVerbs.exec(aim) ?? [];
  if (announcedContent === '') return actionTitles(aim);
  const [, doing = ''] = regex.u`:\s(\p{L}{3,}ing\s.+)$`.exec(announcedContent) ?? [];
  return [...(doing === '' ? [] : clauses(doing)), ...clauses(announcedContent)];
};

/** "build a classifier" as "How to build a classifier" and "Building a classifier". */
const actionTitles = (action: string): Composed[] => {
  const [verb = ''] = action.split(' ', 1);
  if (notActions.test(verb) || !(lexiconEntry(verb.toLowerCase())?.classes.includes('v') ?? false)) return [];
  return completeClauses(action).flatMap((line): Composed[] => [
    { text: `How to ${inSecondPerson(line)}`, frame: 'thesis' },
    {
      text: surfaceName(`${gerundFormOf(verb.toLowerCase())} ${inSecondPerson(line.slice(verb.length + 1))}`),
      frame: 'thesis',
    },
  ]);
};

/** "about the progress so far", "use some techniques", "by having X": not a subject of a text, or a cut phrase. */
const notStandalone = regex.iu`^(?:about|to|of|in|on|with|for|from|steps|some)\s|(?<!\p{L})(?:some|few|various|several|many|following|having|letting|making sure)(?!\p{L})`;

/** "using a function to create an import" says nothing without its purpose. */
const isCutFromPurpose = (rest: string, line: string): boolean =>
  /^using\s/i.test(line) && rest.slice(line.length).startsWith(' to ');

const asStated = (rest: string): Composed[] =>
  clauses(rest)
    .filter(({ text }) => !isCutFromPurpose(rest, text))
    .slice(0, 1)
    .filter(({ text }) => text.split(' ').length >= minStatedWords && !notStandalone.test(text))
    .map((line) => ({ ...line, frame: 'stated' }));

/** A promise of what the text teaches. Further down, "Learn how to enable billing" is a link to another text. */
const lessonOf = ({ text, index }: TitleSentence): string | undefined =>
  index < maxPromiseSentence ? (lessons.exec(text)?.[1] ?? calledTutorial.exec(text)?.[1]) : undefined;

const formOf = (text: string): Composed[] => {
  const [, form = '', what = ''] = onTopic.exec(text) ?? [];
  if (what === '' || backReferences.test(what) || what.includes(',')) return [];
  const article = indefiniteArticle(form);
  return [{ text: `${surfaceName(what)}: ${article} ${form.toLowerCase()}`, frame: 'stated' }];
};

/** What a text says about itself: "In this post we show how to feed a starter" as "How to feed a starter". */
export const theses = (sentence: TitleSentence): Composed[] => {
  const { text, index } = sentence;
  const form = formOf(text);
  if (form.length > 0) return form;
  const lesson = lessonOf(sentence);
  if (lesson !== undefined) return asStated(lesson);
  const [, counted = '', following = ''] = index < maxPromiseSentence ? (listPhrase.exec(text) ?? []) : [];
  if (counted !== '')
    return completeClauses(`${counted} ${following}`, '').map(
      (line): Composed => ({ text: surfaceName(line), frame: 'stated' }),
    );
  const [, aim = ''] = aimPhrase.exec(text) ?? [];
  if (aim !== '') return aims(aim);
  const at = announcing.exec(text);
  if (at === null) return [];
  const stated = statement.exec(text)?.[1];
  if (stated !== undefined) return asStated(stated);
  const after = text.slice(at.index + at[0].length);
  const rest = announcedContent.exec(after)?.[1];
  if (rest !== undefined) return clauses(rest);
  return actionTitles(plannedAction.exec(after)?.[1] ?? '');
};

const notActions = new RegExp(
  `^(?:be|have|do|go|say|talk|share|${alternatives(presentingVerbs)}|try|start|begin|attempt|assume|use|focus|get|take|give|tell|want|need|see|look|walk|keep|let|like|find|mention|call|think|know)$`,
  'i',
);
