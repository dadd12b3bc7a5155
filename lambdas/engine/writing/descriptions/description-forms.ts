import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { shortClauses } from '#engine/writing/clauses/clause-chunks.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { isCompleteCut } from '#engine/writing/clauses/complete-cut.ts';
import { compressSentence } from '#engine/writing/clauses/compress-sentence.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Passage } from '#engine/writing/read-passages.ts';

/** A form of a sentence for a description; `steps` counts the omissions. */
export type Form = { text: string; steps: number; passage: Passage };

const { maxCharacters } = snippetLimits.description;
const formsKept = 14;

/** A text with a closing punctuation mark. */
export const closed = (text: string): string => {
  const line = text.replace(/,(["”])$/, '$1');
  return /[.!?…。！？]["'”’»)\]]*$/.test(line) ? line : `${line}.`;
};

/** "Whether she is at home." is incomplete: a main clause must follow a subordinate clause. */
const subordinate =
  /^(?:whether|when|while|if|because|as|although|though|since|after|before|until|unless|even if|even though|once|where|wherever|whenever|whatever)(?![\p{L}])/iu;

/** "During the meeting at the school.": a phrase of time or place is no sentence. */
const phraseOpening =
  /^(?:during|despite|amid|throughout|following|according to|because of|instead of|along with|in addition to)(?![\p{L}])/iu;

/** Whether a text is only an opening clause or phrase, which a main clause must follow. */
const isOpeningOnly = (text: string): boolean =>
  !text.endsWith('?') && !text.includes(',') && (subordinate.test(text) || phraseOpening.test(text));

const mainPart = (text: string): string =>
  subordinate.test(text) ? text.slice(Math.max(text.indexOf(',') + 1, 0)).trim() : text;

/** A shortened sentence must have a main verb outside relative clauses. */
export const isWholeSentence = (text: string): boolean => {
  if (text.endsWith('?')) return true;
  if (subordinate.test(text) && !text.includes(',')) return false;
  const words = tagWords(mainPart(text));
  return (
    mainVerbAt(words) >= 0 && words.some((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]))
  );
};

const dashesIn = (text: string): number => text.match(/\s[–—-]{1,2}\s|—/g)?.length ?? 0;

/** "The ID. is – at 195 inches.": the cut removed one dash of a pair with the text after it. */
const hasLoneDash = (text: string, whole: string): boolean => dashesIn(whole) > 1 && dashesIn(text) === 1;

/** "Docker Desktop helps you build, share": a list that the cut ended before its "and". */
const endsInList = (text: string): boolean =>
  /,\s[\p{L}'’-]+(?:\s[\p{L}'’-]+)?\.$/u.test(text) && !/(?<![\p{L}])(?:and|or)\s[^,]*$/u.test(text);

/** Beginnings of an over-long sentence, up to the end of a phrase. */
const beginnings = (passage: Passage, whole: readonly Form[]): Form[] => {
  const clauses = whole
    .filter((form) => form.steps <= 2)
    .slice(0, 6)
    .flatMap((form) =>
      shortClauses(form.text, maxCharacters - 1)
        .filter(isCompleteCut)
        .map(({ text, dropped }) => ({ text: closed(text), steps: form.steps + dropped + 1, passage })),
    );
  return clauses
    .filter(
      ({ text }) =>
        text.length > 50 &&
        !endsInList(text) &&
        !isOpeningOnly(text) &&
        isCleanCut(passage.text, text) &&
        !hasLoneDash(text, passage.text) &&
        fitsSnippet(text, 'description'),
    )
    .sort((a, b) => b.text.length - a.text.length);
};

/** The forms of a sentence that fit a description, with the fewest changes first; beginnings of it if it is too long. */
export const formsOf = (passage: Passage): Form[] => {
  // When the tagger finds no verb in the whole sentence, it cannot judge a part of it.
  const isWhole = isWholeSentence(passage.text);
  const whole = compressSentence(passage.text)
    .map(({ text, steps }) => ({ text, steps, passage }))
    .filter(
      ({ text, steps }) =>
        !isOpeningOnly(text) &&
        (steps === 0 ||
          (isCleanCut(passage.text, text) &&
            (!isWhole || isWholeSentence(text)) &&
            !endsInList(text) &&
            !hasLoneDash(text, passage.text))),
    );
  const fitting = whole
    .filter(({ text }) => fitsSnippet(text, 'description'))
    .sort((a, b) => a.steps - b.steps || b.text.length - a.text.length)
    .slice(0, formsKept);
  if (fitting.some(({ steps }) => steps === 0)) return fitting;
  const long = beginnings(passage, whole).filter(({ text }) => fitting.every((form) => form.text !== text));
  return [...fitting, ...long.slice(0, fitting.length === 0 ? 6 : 4)];
};
