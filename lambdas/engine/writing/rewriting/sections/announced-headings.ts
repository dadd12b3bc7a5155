import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  articles,
  demonstratives,
  searchQuestionWords,
  thirdPersonForms,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { labelsIn } from '#engine/writing/headlines/label-titles.ts';

const maxLength = 64;
const maxWords = 10;

/** Words before the thing that a sentence announces. */
const opener =
  '(?:(?:So|Now|And|But|OK|Okay|Alright|First(?: of all| off)?|Second|Third|Next(?: up)?|Then|Finally|Lastly|With that|That said|However|Again|Well|Also)[,.…:]* )*';

/** Words such as "That", "it" or "those", which refer to earlier text. */
const referring = regexOf(
  `(?<![\\p{L}])(?:${alternatives(demonstratives, thirdPersonForms)}|here|there|one|ones|things?|stuff)(?![\\p{L}])`,
  'iu',
);

const question = regexOf(
  `^${opener}((?:${alternatives(searchQuestionWords)})\\b[^?!.;:]{6,70}\\?)\\W*$`,
  'iu',
);

const announcement = regexOf(
  `^${opener}(?:let['’]s|let us|let me|I['’]ll|I will|we['’]ll|we will|I want to|we want to|I['’]d like to|I would like to|we can) (?:(?:briefly|quickly|also|now|then|first|next|just|turn|move on|start|begin|continue|with|by|to|and) )*(?:take|have|talk|talking|look|looking|focus|focusing|discuss|discussing|explain|cover|review|explore|consider|describe|examine|walk|dive|dig|go|introduce|address|break)(?: through| into| at| about| on| over| down| back| deeper| a (?:closer |quick |brief |deeper )?look at)* ((?:the|an?|how|why|what|some|\\p{L}+)\\b.{6,90})$`,
  'iu',
);

const topicFirst = regexOf(
  `^${opener}(?:As for|Regarding|Concerning|Turning to|Moving on to|Speaking of|When it comes to|In terms of) ([^,]{4,60}),`,
  'iu',
);

const recap =
  /^(?:In conclusion|To conclude|In summary|To sum up|To summarize|Summing up|All in all|To wrap up|Wrapping up)[,:]\s/u;

/**
 * The phrase up to the start of a clause: "The user workloads (first and second) that run" gives "The user workloads".
 */
const phraseOf = (text: string): string =>
  text
    .split(
      regex.u`\s[(–—-]|[,;:.!?(]|\s(?:which|that|who|where|because|so|since|while|as|and then|before|when|if|in (?:this|that|the next)|for (?:this|that))(?![\p{L}])`,
    )[0]
    ?.trim() ?? '';

const withoutArticle = (text: string): string =>
  text.replace(regexOf(`^(?:${alternatives(articles)}|some) `, 'iu'), '');

const isHeading = (text: string): boolean =>
  text.length >= 6 &&
  text.length <= maxLength &&
  countWords(text) <= maxWords &&
  regex.u`\p{L}{3}`.test(text) &&
  !/["“”`<>{}|\\=]|https?:/.test(text) &&
  !referring.test(text);

/**
 * Whether a text is a single noun phrase, such as "A sample configuration of the processor", or opens with "how", "why"
 * or "what".
 */
const isTopic = (text: string): boolean =>
  regex.iu`^(?:how|why|what) \p{L}+ `.test(text) ||
  labelsIn(`See ${text}.`, maxLength, { content: 1, characters: 4 }).includes(text);

/**
 * The heading that the first sentence of a paragraph announces in its own words: its question, the topic after "let's
 * look at" or "as for", or "Conclusion". Null for a sentence that announces nothing or only a pronoun.
 */
export const announcedHeading = (sentence: string): string | null => {
  const text = sentence.replace(/\s+/g, ' ').trim();
  if (recap.test(text)) return 'Conclusion';
  const asked = question.exec(text)?.[1];
  if (asked !== undefined) return isHeading(asked) && countWords(asked) > 2 ? startWithCapital(asked) : null;
  const announced = phraseOf(announcement.exec(text)?.[1] ?? topicFirst.exec(text)?.[1] ?? '');
  const phrase = withoutArticle(announced);
  return isHeading(phrase) && isTopic(phrase) ? startWithCapital(phrase) : null;
};
