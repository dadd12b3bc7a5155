import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { anyOf, questionAuxiliaries, questionWords } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { yesNoOpening } from '#engine/writing/headlines/section-names.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { salienceOfText } from '#engine/writing/passages/read-passages.ts';
import { surfaceName } from '#engine/writing/titles/subject/names.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { backReferences } from './whole-clauses.ts';

/** A question in the first sentences, even in a paragraph of its own, is the one that the text answers. */
const maxOpeningSentences = 10;
const openingCharacters = 1_200;
const minWords = 4;
/** "Where do you begin?" has no word of the topic. */
const minSalience = 0.4;

/**
 * Questions inside a sentence: "The question on everyone's mind: Does the flour matter?", "the question is, “Does the
 * flour matter?”"
 */
const embedded = regexOf(
  `(?:[:;]|(?:is|ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?), |[“"‘'])\\s*[“"‘']?(${anyOf(questionWords, questionAuxiliaries)} [^?:;“”"]{10,58}\\?)`,
  'iu',
);
/** Questions to the reader, and questions that only lead to the next sentence. */
const rhetorical = regex.iu`(?<!\p{L})(?:right|you think|you know|does one|sound familiar|what happened|what about|why not|who cares|guess|ready|you ask|happens next|is wrong with me|am i)(?!\p{L})`;
const addressesReader = regex.iu`^(?:are|have|did|were|had) you|^do you (?:know|have|want|like|remember|love|ever|feel|find|see|buy|avoid|use|need)(?!\p{L})`;
/** Items of a checklist: "Can you reach all controls?", "Are my links right?" */
const yesNoToReader = regex.iu`^(?:are|is|can|could|did|will|would|has|have|does) (?:you|we|my|our|your|i|existing|there)(?!\p{L})`;
const questionOpening = regexOf(`^${anyOf(questionWords, questionAuxiliaries)}\\s`, 'iu');

/** "What do you do as a baker?": a heading that asks a guest. */
const toGuest = regex.iu`(?<!\p{L})(?:you|your)(?!\p{L}).*\?$`;
const minGuestQuestions = 3;

/** Whether the headings of a text ask its guest. */
export const asksGuest = ({ headings }: Article): boolean =>
  headings.filter(({ text }) => toGuest.test(text)).length >= minGuestQuestions;

/** Questions from the first sentences, either whole or after a colon or in quotation marks. */
export const askedQuestions = ({ reading, text, kind }: Subject): Composed[] =>
  /^(?:recipe|interview)$/.test(kind) || asksGuest(reading.article)
    ? []
    : text
        .slice(0, openingCharacters)
        .split('\n')
        .flatMap((line) => splitSentences(line.trim()))
        .slice(0, maxOpeningSentences)
        .flatMap((sentence) => {
          const whole = sentence.text.replace(regex.iu`^(?:so|but|and|now|well),? (?=\p{L})`, '');
          return questionOpening.test(whole) && whole.endsWith('?')
            ? [whole]
            : (embedded.exec(sentence.text)?.[1] ?? []);
        })
        .filter(
          (line) =>
            line.split(' ').length >= minWords &&
            !backReferences.test(line) &&
            !rhetorical.test(line) &&
            !addressesReader.test(line) &&
            !yesNoToReader.test(line) &&
            (yesNoOpening.test(line) || isSelfContained(line)) &&
            salienceOfText(reading, line) >= minSalience &&
            fitsSnippet(line, 'title'),
        )
        .map((line): Composed => ({ text: surfaceName(line), frame: 'asked' }));
