import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { regex } from '#engine/language/patterns.ts';
import { isNegated } from '#engine/writing/clauses/clause-words.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';

const adverbs = regex.gu`(?<=[\p{L}\p{N}'’] )(?:unexpectedly|universally|again|live|also|really|very|directly|officially|personally|sharply|slightly|just|already|currently|recently|widely|strongly|further|repeatedly|finally|universally|so far|now|soon) (?=[\p{L}\p{N}"“$€£])`;
/** An age such as "25-year-old" before a description of a person. */
const age = regex.gu`(?<=^|\s)\d{1,2}-year-old (?=\p{L})`;
const articleWords = regex.gu`(?<=[\p{L}\p{N}'’] )(?:an?|the) (?=[\p{L}\p{N}"“‘'$€£])`;

/** Adjectives that change or limit the meaning of their noun. Without one, the headline would say something else. */
const turning =
  /^(?:former|alleged|fake|possible|potential|proposed|would-be|suspected|failed|false|no|first|second|third|last|only|next|new|same|other|single|own|public|private|national|general|prime|human|nuclear|mental|sexual|criminal|legal|social|civil|foreign|federal|local|old|few|more|most|less|least|free|high|low|good|bad|best|worst|illegal|dead|guilty|half|double|top|chief|vice|digital|mobile|common|special|artificial|medical|electric|solar|natural|real|black|white|red|green|broken|mixed|many|several|final|due|daily|weekly|annual|male|female|late|early|rare|total|average|net|gross)$|^ex-|(?:er|est)$|^(?:one|two|three|four|five|six|ten)-/;
const beforeChoice = regex.u`^(?:first|second|third|last|only|most|no|any|every|least|more|less|very|too|so|as|not|never)$|\p{L}est$`;

/** Makes "a" and "an" fit the next word after a word between them is removed. */
const agreeing = (text: string): string =>
  text.replace(regex.gu`(?<!\p{L})([Aa])n? (?=(\p{L}+))`, (_, letter: string, next: string) =>
    indefiniteArticle(next) === 'an' ? `${letter}n ` : `${letter} `,
  );

/** Removes adjectives before nouns. The statement remains true without them, because they only narrow the noun. */
const withoutAdjectives = (text: string): string => {
  // A quotation stays as it is.
  if (regex.u`["“”‘]|(?<!\p{L})'`.test(text)) return text;
  const words = tagWords(text);
  let result = '';
  let at = 0;
  words.forEach((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]];
    const isIdle =
      i > 0 &&
      (word.tag === 'A' || (word.lower.includes('-') && 'ADNG'.includes(word.tag))) &&
      after?.tag === 'N' &&
      regex.u`^\p{Ll}[\p{Ll}-]+$`.test(word.text) &&
      !turning.test(word.lower) &&
      !beforeChoice.test(before?.lower ?? '') &&
      before?.tag !== 'V';
    if (!isIdle) return;
    result += text.slice(at, word.start);
    at = after?.start ?? word.end;
  });
  return agreeing(result + text.slice(at));
};

/** Forms of a headline from the complete one to the shortest. A denial keeps all its words except articles. */
export const lighterForms = (text: string): string[] => {
  if (isNegated(text)) return [text, text.replace(articleWords, '')];
  const calm = text
    .replace(adverbs, '')
    .replace(age, (found, at: number, all: string) =>
      regex.u`^(?:\p{Lu}|\p{Ll}+ (?!(?:was|is|has|who)))`.test(all.slice(at + found.length)) ? '' : found,
    );
  const short = withoutAdjectives(calm);
  return [
    ...new Set([text, calm, ...[text, calm, short].map((line) => line.replace(articleWords, '')), short]),
  ].sort((a, b) => b.length - a.length);
};
