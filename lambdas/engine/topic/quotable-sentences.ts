import type { Article } from '#contracts/jobs/article.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { otherTextNames, textNames } from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

/** The names that authors give to their text. */
export const textNouns = `${alternatives(textNames, otherTextNames)}|blog|talk|story|recipe|report|part|project|experiment|checklist|roundup`;

/** Calls to action, references to other pages, and asides. */
const excludedPhrases =
  /\b(?:subscribe|newsletter|follow (?:me|us)|thanks? (?:you )?for reading|comments? below|sign up|contact us|click here|let me know|affiliate|photo by|good news|the rub|a secret|other topics|welcome (?:back )?to|(?:last|previous|next) (?:post|part|article|time)|for now)\b|\(\d\)|https?:|www\.|@\w/i;
/** Words that join a sentence to the one before it. They can be dropped. */
const leadingConnective =
  /^(?:tl;?dr ?[-–—:]|so(?! (?:far|that|much|many|long)\b)|thus|and|but|well|now(?: (?:to|for) something completely different:)?|ok(?:ay)?|indeed|therefore|this is why|that is why|that['’]s why|today(?! (?:marks?|is|was|we are|i am)\b)|hence|anyway(?:, without further ado)?|without further ado|generally speaking|in short|in general|basically|additionally|furthermore|moreover|in other words),? /i;
/** A greeting, a note, a caption, a parenthesis or a line of dialogue. */
const foreignOpening =
  /^(?:[([]|\.\.\.|…|good (?:morning|afternoon|evening)\b|h(?:ello|i|ey)\b|editor['’]s note|(?:figure|fig\.?|table) \d|["“].*["”],? (?:\S+ )?(?:said|says|asked|replied)\b)/i;
/** An emoji in letters (":dog:"), a tag, or an article that is not this one ("this Wikipedia article"). */
const foreignText = regex.u`:[a-z_]+:|<\/?\p{Ll}+[ >]|\b[Tt]his \p{Lu}\p{L}+ (?:article|page|post|piece|essay)\b`;
/** Opening words that make a sentence depend on the one before it. */
export const dependentOpening = regexOf(
  String.raw`^(?:plus|next|then|also|(?:un)?(?:luckily|fortunately)|thankfully|sadly|first|second|third|finally|lastly|in addition|for example|for instance|instead|however|similarly|previously|to (?:that|this) end|later|it|its|it['’]s|they|he|she|these|those|that|this(?! (?:\w+ )?(?:${textNouns})\b))\b`,
  'i',
);

const characters = { min: 40, max: 200 } as const;
/** The number of sentences in the opening. */
const maxSentences = 25;

/** The mark of a footnote: "[^1]", or "^1" if its brackets are lost. */
const footnoteMark = regex.gu`\[\^[^\]\s]*\]|\^[\p{L}\p{N}_-]+(?=[\s.,;:!?\)]|$)`;
/** A picture in place of the period: "Here are four books that I like 👇". */
const lastPictures = regex.u`(?<=\p{L})(?:\s*[\p{Extended_Pictographic}\uFE0F\u200D])+$`;

/** The sentences of the opening, without the marks of footnotes. */
export const openingSentences = ({ text, headings }: Article): string[] => {
  const titles = new Set(headings.map((heading) => heading.text));
  return text
    .split(/\n\s*\n/)
    .filter((block) => !titles.has(block.trim()))
    .flatMap((block) =>
      analyzeText(block.replace(footnoteMark, '')).sentences.map((sentence) =>
        sentence.text.replace(/\s+/g, ' ').trim().replace(lastPictures, '.'),
      ),
    )
    .slice(0, maxSentences);
};

const isComplete = (sentence: string): boolean =>
  sentence.split('(').length === sentence.split(')').length && regex.u`[.!?:]$`.test(sentence);

const fits = (sentence: string, { min, max }: { min: number; max: number }): boolean =>
  sentence.length >= min &&
  sentence.length <= max &&
  isComplete(sentence) &&
  !excludedPhrases.test(sentence) &&
  !foreignText.test(sentence) &&
  !foreignOpening.test(sentence);

/** "DUBLIN — ", "PUTRAJAYA, Nov 22 — ", "SEOUL, South Korea — ", "BRUSSELS (AP) — ". */
const dateline = regex.u`^\p{Lu}{3,}[\p{Lu} ]*(?:, \p{Lu}[\p{L}. ]{1,20}?(?: \d{1,2})?)? ?(?:\(\p{L}{2,12}\) ?)?(?:[–—]|--) ?(?=\p{Lu})`;

/** A sentence of a report without the place from which it comes. */
export const withoutDateline = (sentence: string): string => sentence.replace(dateline, '');

/** The period of "U.S." belongs to the word. */
const lastMark = regex.u`(?<!(?<!\p{L})\p{Lu}\.\p{Lu})[.!:]+$`;

/** A sentence without its dateline, its period and the word that joins it to the one before it. */
export const asQuote = (sentence: string): string => {
  const rest = withoutDateline(sentence).replace(leadingConnective, '').replace(lastMark, '').trim();
  return capitalize(rest);
};

type Placed = { sentence: string; place: number };

/** The sentences of the opening that can stand alone, each with its place among all of them. */
export const quotableSentences = (article: Article): Placed[] =>
  openingSentences(article)
    .map((sentence, place) => ({ sentence, place }))
    .filter(({ sentence }) => fits(sentence, characters) && !dependentOpening.test(sentence));

/**
 * The characters of a first sentence in a summary: "Last week I was laid off". Nothing precedes it, so "this" is the text, its
 * title or its picture: "This is a mechanical keyboard". Of 47 first sentences that only a summary quotes, 30 have grade
 * 2 and 5 grade 0.
 */
const ofFirst = { min: 25, max: 280 } as const;
/** "This year I test my game" and "This book is about" stand alone, too. */
const standsAlone =
  /^this (?:(?:past|last|\d+\S*(?: of \S+)?) )?(?:week|weekend|month|year|summer|winter|spring|fall|autumn|book|novel|film|movie|album|game|series|show)\b/i;

/** A first sentence about the making of the text. */
const aboutWriting =
  /^this (?:will|(?:post|entry) is for|is (?:going to|(?:day|week|part|number) \S+ of|one of\b.*\bwrite))\b/i;

/** Of a first sentence: "This is", "It is with great excitement". */
const standsFirst = /^(?:this|these|it)\b/i;

/** An address: "The mill is located at 3 Mill Lane". */
const address = /\b(?:is|are) located (?:at|in|on)\b/i;
/** Words that refer to the sentences before: "we can use this to", "topics like these", "did just that". */
const refersBack =
  /^by \w+ing (?:this|these)\b|\b(?:this|these|those)(?=[,;:!?.]|$| (?:to|in|for|with|by|as)\b)|\b(?:just|exactly) (?:that|this)\b|\bthe (?:former|latter)\b/i;

const canTell = ({ sentence, place }: Placed): boolean => {
  const isFirst = place === 0;
  const stands = isFirst ? standsFirst : standsAlone;
  return (
    fits(sentence, isFirst ? ofFirst : characters) &&
    !(isFirst ? aboutWriting : refersBack).test(sentence) &&
    !address.test(sentence) &&
    (!dependentOpening.test(asQuote(sentence)) || stands.test(asQuote(sentence)))
  );
};

/** The same with the first sentence, short or long, for a summary, which quotes a sentence next to its text. */
export const tellableSentences = (article: Article): Placed[] =>
  openingSentences(article)
    .map((sentence, place) => ({ sentence, place }))
    .filter(canTell);
