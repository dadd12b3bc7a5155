import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import {
  alternatives,
  asWritten,
  questionAuxiliaries,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  otherTextNames,
  presentingVerbs,
  textNames,
} from '#engine/english/word-lists/text-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { closeList } from '#engine/writing/clauses/close-list.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Passage, Reading } from '#engine/writing/passages/read-passages.ts';
import { haveSameOpening } from '#engine/writing/passages/similarity.ts';
import { proseOf } from './compose/aspects/aspects.ts';
import { shortenedOpenings } from './compose/long-openings.ts';
import { repairSentence } from './compose/repair-sentence.ts';
import { losesObject } from './drafts/broken-lines.ts';
import type { DescribedTopic } from './drafts/description-features.ts';
import {
  type Form,
  isAction,
  isCompleteSentence,
  isPresentation,
  withEndMark,
} from './drafts/description-forms.ts';
import { isPromise } from './drafts/promises.ts';
import { isPurpose } from './drafts/purposes.ts';
import { continuesFrom } from './drafts/sentence-joins.ts';

const { maxCharacters } = snippetLimits.description;

const maxEarlyPassages = 16;
const maxStrongPassages = 14;
/** Sentences anywhere that say what the text is for or what happened: "In this post we have shown how to ...". */
const purposePhrases = regexOf(
  String.raw`\bthis (?:blog post|${alternatives(textNames, otherTextNames)}|recipe|review|report)\b|\b(?:I|we)(?:['’]ll| will|['’]m going to|['’]re going to|['’]d like to| want to) (?:${alternatives(presentingVerbs)}|share|walk|talk|look|explore|introduce|demonstrate)\b|\b(?:${alternatives(enthusiasmWords)}|delighted) to (?:${alternatives(announcingVerbs)}|share)\b|\bhow to \p{L}+ |^here(?:['’]s| is| are) (?:how|why|what|a|my|our|some)\b|\b(?:I|we)(?:['’]ve| have)? (?:learned|learnt) (?:a |so |much )|\bthis is (?:a|the|my) (?:story|guide|list|look|review|summary)\b`,
  'iu',
);
const maxPurposeSentences = 8;
/** Sentences that sum up: "In short, ...", "The main lesson is ...". */
const conclusionPhrases = regex.iu`^(?:in (?:short|summary|conclusion|the end|closing)|to (?:sum up|summarize|conclude)|all in all|overall|ultimately|tl;?dr|bottom line|the (?:bottom line|moral|upshot|takeaway|short version)|(?:my|the|our) (?:main|key|biggest|big|most important|real|whole) (?:reason|lesson|idea|point|takeaway|goal|benefit|advantage|thing|question)s?)(?!\p{L})`;
const maxConclusions = 4;
const minSentenceLength = 26;
/** The most neighboring sentences: sentences from different places rarely belong together. */
const maxSentences = 3;
/** A shorter part of a sentence says too little. */
const minPartLength = 60;

/** In the opening, long sentences are worth a search for asides to leave out. */
const openingSentences = 6;

const tagOf = (text: string): string => tagWords(text)[0]?.tag ?? '?';

/** "(almost)" is not an aside. */
const withoutBrackets = (text: string): string =>
  text.replace(
    regex.giu`(?:,(?= \([^()]*\)[.!?]$))?\s\((?!(?:almost|nearly|mostly|partly|not)(?!\p{L}))[^()]*\)`,
    '',
  );

/** "(of course!)", "(link)": an aside that a description never shows. */
const withoutAsides = (text: string): string =>
  text.replace(
    regex.giu`\s\((?:[^()]*[!?…][^()]*|(?:link|see|more|read|source|via|yes|no|well|okay|haha)(?!\p{L})[^()]*|[^()]*https?:[^()]*)\)`,
    '',
  );

/** "_The Mill_ is dense": marks of emphasis inside HTML. */
const withoutEmphasis = (text: string): string =>
  text.replace(regex.gu`(?<![\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])`, '$1');

/** The place where a clause ends and another one adds to it. A bare "and" may belong to a list. */
const boundary = regexOf(
  String.raw`;\s|\s[–—]\s|—|(?<=[\p{L}\p{N}])---?(?=\p{L})|\s---?\s|,\s(?=(?:which|where) |(?:so )?here(?:['’]s| is| are) )|,\s(?=(?:and|so) (?:${alternatives(asWritten(subjectPronouns))}|this|that|there|the)(?![\p{L}]))`,
  'gu',
);

/**
 * A part of a sentence that can stand by itself, with its list closed; null if it is too short, too wide or not a
 * sentence.
 */
const closedForm = (whole: string, plain: string, part: string): string | null => {
  if (part.length < minPartLength || !fitsSnippet(part, 'description') || !isCleanCut(whole, part))
    return null;
  const text = closeList(plain.startsWith(part.slice(0, -1)) ? plain : whole, part);
  // "Comes a lot of work." from "With this, comes a lot of work.": a verb that the author did not begin with.
  if (text === null || losesObject(text) || (tagOf(text) === 'V' && tagOf(whole) !== 'V')) return null;
  return fitsSnippet(text, 'description') && isCompleteSentence(text) ? text : null;
};

/** "the app --- the ability to print": hyphens used as a dash. */
const withDashes = (text: string): string => text.replace(/\s---?\s/g, ' — ');

/** A sentence of at least this length also gets shorter forms even if it fits: a variant of a good one beats a detail. */
const minShortenedLength = 110;

/** The most shorter forms of one sentence. They leave out more and more of what comes before the main clause. */
const maxForms = 3;

/** "MADRID - Spanish police say", "WASHINGTON (AP) — Every year": the place and agency of a report. */
const dateline = regex.u`^.{0,120}?\((?:AP|AFP|CNN|UPI|dpa|Reuters[^()]{0,12}|Bloomberg[^()]{0,12})\)\s[-–—]+\s(?=\p{Lu})|^\p{Lu}{3,}(?:[ ,.]{1,2}\p{Lu}[\p{L}.]*){0,4}\s[-–—]+\s(?=\p{Lu})`;

/** "embarking on a search for the best loaf...": an author's ellipsis adds nothing to a whole sentence. */
const withoutDots = (text: string): string => text.replace(regex.u`(?<=\p{L}{2})(?:\.\.\.+|…)$`, '.');

const questionOpening = regexOf(
  String.raw`^(?:${alternatives(questionWords, questionAuxiliaries)})(?!\p{L})`,
  'iu',
);

/**
 * The whole sentence, or its shorter forms that fit: without parentheses, only its first clauses, or without asides;
 * longest first.
 */
const shownForms = (shown: Passage): Form[] => {
  const plainText = withoutEmphasis(withoutAsides(shown.text.replace(dateline, '')));
  const passage = { ...shown, text: withoutDots(plainText) };
  const whole: Form[] = fitsSnippet(passage.text, 'description')
    ? [{ text: withDashes(passage.text), steps: 0, passage }]
    : [];
  if (whole.length > 0 && passage.text.length < minShortenedLength) return whole;
  const plain = withoutBrackets(passage.text);
  const parts = matchesOf(plain, boundary)
    .map(({ index }) => withEndMark(plain.slice(0, index)))
    .reverse();
  // The opening says what the article is about, so other asides are also worth a search.
  const shorter =
    passage.index < openingSentences || purposePhrases.test(passage.text)
      ? [...shortenedOpenings(plain), ...compressSentence(passage.text).map(({ text }) => text)]
      : [];
  const found = new Set<string>();
  for (const text of [plain, ...parts, ...shorter]) {
    if (text === passage.text) continue;
    const form = closedForm(passage.text, plain, text);
    // "I'm going to talk about bread, and give an answer: why is it dense?" would ask nothing without its question.
    if (form?.endsWith('?') && !questionOpening.test(form)) continue;
    // A form that only drops another softening word adds nothing.
    if (form !== null && ![...found].some((other) => haveSameOpening(other, form)))
      found.add(withDashes(form));
    if (found.size === maxForms) break;
  }
  return [...whole, ...[...found].map((text): Form => ({ text, steps: 1, passage }))];
};

const textOf = (row: readonly Form[]): string => row.map(({ text }) => text).join(' ');

/** Whether a shorter form ends before a clause rather than inside a list: "installing, configuring" is half of one. */
const endsAtClause = (whole: string, form: string): boolean => {
  const part = form.replace(/\.$/, '');
  const rest = whole.slice(part.length);
  return (
    whole.startsWith(part) &&
    rest.length > 1 &&
    (!rest.startsWith(',') ||
      regex.u`^, (?:which|where|who|and|but|so|including|because)(?!\p{L})`.test(rest))
  );
};

/** The forms in which a sentence can open a description: unchanged, shortened or repaired. */
const openingForms = (reading: Reading, passage: Passage, topic: DescribedTopic, prose: string): Form[] => {
  const shown = shownForms(passage);
  const repaired = repairSentence(passage, reading.passages[passage.index - 1], topic, prose)
    .filter(
      (text) =>
        fitsSnippet(text, 'description') &&
        (isPromise(text) ||
          isPurpose(text) ||
          isAction(text) ||
          isPresentation(text) ||
          isCompleteSentence(text)),
    )
    .map((text): Form => ({ text, steps: 1, passage }));
  return [...shown, ...repaired];
};

/** Strict editors published half of the promises alone and none of 25 that a sentence of the text followed. */
const standsAlone = (text: string): boolean => isAction(text) || isPromise(text) || isPurpose(text);

/** Single sentences or up to three neighboring sentences of the article that fit a description. */
export const findSentenceRows = (reading: Reading, topic: DescribedTopic): Form[][] => {
  const rows: Form[][] = [];
  const fits = (row: readonly Form[], form: Form): boolean =>
    textOf(row).length + form.text.length < maxCharacters &&
    form.text.length >= minSentenceLength &&
    fitsSnippet(textOf([...row, form]), 'description') &&
    continuesFrom(row.at(-1) ?? form, form);
  const extend = (row: readonly Form[], last: Form): void => {
    rows.push([...row]);
    const next = reading.passages[last.passage.index + 1];
    if (next === undefined || row.length >= maxSentences || standsAlone(last.text)) return;
    if (next.paragraph - last.passage.paragraph > 1 || next.section !== last.passage.section) return;
    const form: Form = { text: next.text, steps: 0, passage: next };
    if (fits(row, form)) extend([...row, form], form);
    // The second sentence of a text may be shortened, because the first two together say what it is about.
    else if (row.length === 1 && next.index < openingSentences) {
      const shorter = shownForms(next).find(
        (other) => endsAtClause(next.text, other.text) && fits(row, other),
      );
      if (shorter !== undefined) rows.push([...row, shorter]);
    }
  };
  const prose = proseOf(reading);
  const byWeight = [...reading.passages].sort((a, b) => b.weight - a.weight).slice(0, maxStrongPassages);
  const purposeSentences = reading.passages
    .filter(({ text }) => purposePhrases.test(text))
    .slice(0, maxPurposeSentences);
  const concluding = reading.passages
    .filter(({ text }) => conclusionPhrases.test(text))
    .slice(0, maxConclusions);
  const starts = new Set([
    ...reading.passages.slice(0, maxEarlyPassages),
    ...byWeight,
    ...purposeSentences,
    ...concluding,
  ]);
  for (const passage of starts) {
    for (const form of openingForms(reading, passage, topic, prose)) extend([form], form);
  }
  return rows;
};
