import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { alternatives, commonPrepositions } from '#engine/english/word-classes.ts';
import { firstPersonPronouns } from '#engine/english/word-lists/text-words.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { clauseTitles } from '#engine/writing/headlines/clause-titles.ts';
import { dependentOpenings } from '#engine/writing/headlines/dependent-openings.ts';
import { questionOpening, yesNoOpening } from '#engine/writing/headlines/section-names.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { isFirstPerson, startsVaguely } from '#engine/writing/headlines/vague-openings.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import { type Subject, topicShare } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';

const withoutEndMarks = (text: string): string => text.replace(/[.!]+$/, '').trim();

const personalPronouns = regexOf(
  String.raw`(?<!\p{L})(?:${alternatives(firstPersonPronouns)}|you|your)(?!\p{L})|,\s(?:however|though|too)(?!\p{L})|["“”]|:\s`,
  'iu',
);

/** Whether a line is a statement on the topic: not a step, an aside, or anything the author says about themselves. */
const isStatement = (line: string): boolean => {
  const words = tagWords(line);
  const [first] = words;
  return (
    !isFirstPerson(line) &&
    !personalPronouns.test(line) &&
    first?.tag !== 'V' &&
    words.some((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]))
  );
};

/** News comes early; further down, a text mentions other news. */
const maxAnnouncementSentence = 6;
/** The number of passages whose clauses can be the text's news. */
const leadSentences = 2;

const announced = regex.iu`(?:announc(?:e|ing)|introduc(?:e|ing)|launch(?:ing)?|releas(?:e|ing)|present(?:ing)?|shar(?:e|ing)) (?:the (?:release|launch|availability) of |our |the |a |an )?((?:[\p{L}\p{N}.+#’'-]+ ?){1,6})`;
/** "Share how much I studied", "presentation of": nothing is announced. */
const otherClauseOpening = regexOf(
  String.raw`^(?:how|what|why|when|where|that|whether|${alternatives(commonPrepositions)}|of|about|and|or|as|it|its|their|his|her|my|some|many|several|more|all|arrival|start|this|these|those|reflections|thoughts)\s`,
  'iu',
);
const clauseStart =
  /\s(?:that|which|who|with|in|on|at|and|as|to|is|are|was|were|has|have|will|can|today|this|we|you|it|after|so|because|our|their|a|an)(?:\s.*)?$/iu;

/** "began at 00" cut from "began at 00:00 UTC", "costs 2" cut from "costs 2.5". */
const isCutInNumber = (sentence: string, text: string): boolean =>
  /\d$/.test(text) &&
  regexOf(`${escapeForPattern(text.split(' ').slice(-2).join(' '))}[:.,]\\d`, 'iu').test(sentence);

/** Questions with an open reference: "How do you do that with X?", "Why use [feature X]?" */
const isUnfilled = regex.iu`(?<!\p{L})(?:that|this)(?! \p{L}+(?:s|ed)? )(?= (?:with|in|on|for|to)\s|\?)|[[\]]`;

/** Titles that are lines of the text itself: short whole sentences on the topic, questions, and the shortened lead. */
export const sentenceFrames = (subject: Subject): Composed[] => {
  const { kind, sentences, reading } = subject;
  if (kind === 'recipe') return [];
  const found: Composed[] = [];
  for (const { text, index } of sentences) {
    const line = withoutEndMarks(text.replace(regex.u`^(?:But|And|So|Now|Well|Yet),? (?=\p{L})`, ''));
    if (
      fitsSnippet(line, 'title') &&
      topicShare(subject, line) >= 0.5 &&
      isSelfContained(line) &&
      !startsVaguely(line) &&
      !dependentOpenings.test(line)
    ) {
      const isQuestion =
        line.endsWith('?') &&
        !isUnfilled.test(line) &&
        (questionOpening.test(line) || yesNoOpening.test(line));
      if (isQuestion) found.push({ text: surfaceName(line), frame: 'question' });
      else if (!line.endsWith('?') && isStatement(line))
        found.push({ text: surfaceName(line), frame: 'statement' });
    }
    if (
      index < maxAnnouncementSentence &&
      /^(?:announcement|news|diary|explainer)$/.test(kind) &&
      // "Ministers are to announce cuts": somebody else announces it.
      (subject.headline !== '' || isFirstPerson(text))
    ) {
      const what = announced.exec(text)?.[1]?.replace(clauseStart, '').trim();
      if (what !== undefined && regex.u`\p{Lu}`.test(what) && !otherClauseOpening.test(what)) {
        found.push({ text: `Announcing ${withoutEndMarks(what)}`, frame: 'announcement' });
      }
    }
  }
  const leads =
    /^(?:news|announcement)$/.test(kind) || sentences.length < 25
      ? reading.passages.slice(0, leadSentences)
      : reading.passages.slice(0, 1);
  const news = leads.flatMap((passage) =>
    clauseTitles(reading, passage)
      .map((clause) => ({
        ...clause,
        text: clause.text.replace(/^(?:today|yesterday|this week|now), /iu, ''),
      }))
      .filter(
        ({ text }) =>
          !/^[“"‘']|^\d+ (?:when|and|but|then|if|as|for|so)\s|”|,\s?$/iu.test(text) &&
          !isCutInNumber(passage.text, text),
      )
      .slice(0, 4)
      .map(({ text }): Composed => ({ text, frame: 'news' })),
  );
  return [...found, ...news];
};
