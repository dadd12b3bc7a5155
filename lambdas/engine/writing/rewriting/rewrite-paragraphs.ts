import { lemmaEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  capitalized,
  commonPrepositions,
  demonstratives,
  modals,
  objectPronouns,
  opensWith,
  possessives,
  subordinators,
  thirdPersonForms,
  wordSet,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { isPlainParagraph, sentencesOf, unwrapped } from './blocks/edit-blocks.ts';
import { verbAt, wordsOf } from './sentences/sentence-halves.ts';
import { isPast } from './sentences/sentence-joints.ts';

/**
 * Paragraphs of more words are broken up, and so are parts of more. Graders of 200 rewrites found that only 28 % of the
 * texts with a new break were better for it and 18 % worse, at a limit of 150 words.
 */
const longParagraph = 220;
/** A shorter part would be a scrap beside its long neighbor. */
const leastPart = 40;
/** A shorter sentence is an aside or a punch line of the one before. */
const leastOpening = 7;
/** "It was hot.": what follows a shorter sentence explains it. */
const shortestBefore = 6;
/** Behind a shorter sentence, "I" or "we" goes on with the same scene. */
const leastBefore = 9;

/** Sentences that refer to the one before stay in its paragraph. */
const leans = regex.u`^["“*_]?(?:But|And|So|Yet|Oh|Ah|Well|Or|Nor|He|She|It|They|This|That|These|Those|Him|His|Her|Hers|Its|Their|Them|Both|Neither|Either|Another|Others?|Each|Some|Many|Most|All|None|Few|Several|One|Two|Three|Same|However|Therefore|Thus|Hence|Instead|Also|Then|Still|Such|Similarly|Likewise|Otherwise|Moreover|Furthermore|Besides|Rather|Even|Not|Just like|For (?:example|instance|this|that|these)|As such|As (?:a|the) result|In (?:this|that|these|those|other|addition|contrast|turn|fact|short|both|each)|By (?:doing|contrast|this|that|then)|Because of (?:this|that)|With (?:this|that|these|those)|After (?:this|that|which)|At (?:this|that|which)|If (?:so|not|it|he|she|they|this|that)|Way|Guess|Usually|Maybe|Perhaps|Indeed|Sure|Yes|No|Nope|After all|That way|Sadly|Luckily|Fortunately|Unfortunately|Obviously|Of course|(?:I|We|You) \p{L}+(?:n['’]t)?(?: (?:not|have|had|been))?(?=,)|When (?:it|he|she|they|this|that|asked)|While (?:it|he|she|they|this|that)|On the other hand|The (?:other|latter|former|same|first|second|third|last|next|rest|result|results|reason|idea|purpose|point|two|three|pair|others|whole|problem|answer))(?![\p{L}])`;

/** "We would have to wait", "You'll see": what would or will be so leans on what was said, and so does what "this" takes up. */
const goesOn = regexOf(
  String.raw`^["“*_]?(?:I|We|You)(?:['’](?:ll|d|ve)|\s(?:${alternatives(modals)}))(?![\p{L}])|^["“*_]?${anyOf(capitalized(subordinators), 'As After Before Once')}\s[^.!?]{3,90},\s${anyOf(demonstratives)}(?![\p{L}])`,
  'u',
);
/** "I fell. I got up", "They sold it. We bought it": who speaks goes on with the same thing. */
const goesOnSpeaking = (sentence: string, before: string): boolean => {
  const [, speaker] = opensWithSpeaker.exec(sentence) ?? [];
  if (speaker === undefined) return false;
  return (
    countWords(before) < leastBefore ||
    opensWithSpeaker.exec(before)?.[1] === speaker ||
    contentSharedBy(sentence, before)
  );
};
const opensWithSpeaker = regex.u`^["“*_]?(I|We|You)(?![\p{L}])`;

/** "I couldn't lift it. Dan had to help me": one story of the writer, unless a new time or place opens. */
const goesOnTelling = (sentence: string, before: string): boolean =>
  tellsOfWriter.test(sentence) && tellsOfWriter.test(before) && !opensScene.test(sentence);
const tellsOfWriter = regex.u`(?<![\p{L}])(?:I|[Mm]e|[Mm]y|[Ww]e|[Uu]s|[Oo]ur)(?![\p{L}])`;
const opensScene =
  /^["“*_]?(?:In|On|At|During|Last|Next|Later|Years?|When|After|Before|Since|Once|By|From|For)\s/u;

/** "The first change was with their medium", "One of them is": what follows says more of it. */
const opensCount = regex.u`^["“*_]?(?:The (?:first|second|third|next|last|main|other|biggest|only)|One|Another)(?![\p{L}])`;

/** "The dispute got … " behind a sentence that tells of the dispute goes on with its topic. */
const resumes = (before: string, next: string): boolean => {
  // An answer stays with its question.
  if (/\?["”’*_)]*\s*$/u.test(before)) return true;
  // "It depends on what the lamp was. If the lamp was new, …": one of the cases.
  if (/^If\s/.test(next) && contentSharedBy(next.split(', ')[0] ?? '', before)) return true;
  const [, noun = ''] =
    regex.u`^["“*_]?(?:The|An?)\s((?:\p{Ll}[\p{L}-]*\s){0,2}?\p{Ll}[\p{L}-]{3,})(?=\s)`.exec(next) ?? [];
  return noun !== '' && contentSharedBy(noun, before);
};
const contentSharedBy = (noun: string, before: string): boolean => {
  const held = contentOf(before);
  return [...contentOf(noun)].some((word) => held.has(word));
};

/** A row of dates or addresses is no prose: under this share of its sentences have two words in a row without capitals. */
const leastProse = 0.5;
const isProse = (sentences: readonly string[]): boolean =>
  !regex.u`^[\p{Script=Latin}\P{L}]+$`.test(sentences.join('')) ||
  sentences.filter((sentence) => regex.u`(?<![\p{L}])\p{Ll}{2,}\s\p{Ll}`.test(sentence)).length >=
    sentences.length * leastProse;

/** "(one from each graph)", "😊": what closes the sentence before does not open a paragraph. */
const closesBefore = regex.u`^[^\p{Lu}\p{Lo}\p{N}"“‘'«*_\x60[<]`;

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
/** What opens and what closes: brackets, tags of templates, and tags of HTML. */
const pairs: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/\(/g, /\)/g],
  [/\{\{/g, /\}\}/g],
  [/<(?!(?:br|hr|img|input|wbr)\b)[a-z][^<>]{0,500}(?<!\/)>/giu, /<\/[a-z][^<>]{0,80}>/giu],
];
/** Marks that open and close alike. A star or a line between blanks or inside a word marks nothing. */
const marks: readonly RegExp[] = [
  /~~/g,
  /\*\*/g,
  regex.gu`(?<![*\\])\*(?![*\s])|(?<![*\\\s])\*(?!\*)`,
  regex.gu`(?<![\p{L}\p{N}\\])_+(?=\S)|(?<=\S)(?<!\\)_+(?![\p{L}\p{N}_])`,
];
/** "(Rom. 8:28)", "~~It is new. It is old.~~": a cut inside would leave the mark open. */
const isOpen = (part: readonly string[]): boolean => {
  const text = part.join('');
  return (
    pairs.some(([open, close]) => countOf(text, open) > countOf(text, close)) ||
    marks.some((mark) => countOf(text, mark) % 2 === 1)
  );
};

/** "They", "it", "there" among the first words: the sentence goes on with what the one before tells. */
const referring = regexOf(
  String.raw`^\P{L}*(?:[\p{L}\p{N}'’-]+,?\s){0,5}?(?:${alternatives(thirdPersonForms, demonstratives)}|there|such|so|too|other|others|another|same|more|less|again|ones?)(?:['’]\p{Ll}+)?(?![\p{L}])`,
  'iu',
);

/** A line that ends without a mark goes on on the next one. */
const isClosed = /[.!?…:;。！？]["'“”‘’»)\]*_\x60\d^]*\s*$/u;

/** "To someone out there...": a pause, behind which the sentence may go on. */
const trailsOff = /(?:\.\s?\.|…)["'”’)*_]*\s*$/u;

/** Behind so many words, "this" and "it" may take up what the sentence itself says. */
const latestReference = 15;
const takesUp = /^(?:it|its|they|them|their|he|she|him|his|her)(?:['’][a-z]+)?$/;
const isNamed =
  /^(?:post|article|page|blog|site|guide|tutorial|year|month|week|morning|summer|winter|spring|fall)(?:['’]s)?$/;
/** "I never thought of that", "bread was made for this": what is meant stands before the sentence. */
const refersLate = (sentence: string): boolean => {
  if (/\sthat(?=[.,;:!?)])/u.test(sentence)) return true;
  const words = wordsOf(sentence).slice(0, latestReference);
  const noun = words.findIndex(({ tag, lower }) => 'NP'.includes(tag) || /(?:one|body|thing)$/.test(lower));
  return words.some(
    ({ lower }, i) =>
      (/^(?:this|these)$/.test(lower) && !isNamed.test(words[i + 1]?.lower ?? '')) ||
      (takesUp.test(lower) && (noun < 0 || noun > i)),
  );
};

/** "Makes sense to me", "Took us a year": the subject is left out. A participle opens a phrase that a comma closes. */
const lacksSubject = (first: string, second: string, sentence: string): boolean => {
  const isPresent = /s$/.test(first) && (lemmaEntry(first)?.classes.startsWith('v') ?? false);
  const isPastForm = isPast(first) && lemmaEntry(first) !== undefined && !sentence.includes(',');
  return (isPresent || isPastForm) && behindVerb.has(second);
};
const behindVerb = wordSet(
  articles,
  possessives,
  demonstratives,
  objectPronouns,
  commonPrepositions,
  'like out up',
);

/** "While rye rises, bakers sleep": verbs behind such words are often taken for nouns. */
const mayHide = opensWith(subordinators, 'as after before once');

/** "Not just for the price", "A loaf for all": a sentence without a verb or a subject is a part of the one before. */
const isFragment = (sentence: string, before: string): boolean => {
  if (/\?["”’*_)]*\s*$/u.test(sentence)) return false;
  const [first, second] = wordsOf(sentence);
  if (first === undefined || /^(?:which|whose|whom)$/.test(first.lower)) return true;
  if (lacksSubject(first.lower, second?.lower ?? '', sentence)) return true;
  const isRequest = lemmaEntry(first.lower)?.classes.includes('v') ?? false;
  // Where the sentence before has no verb either, the text is in another language or style.
  return !isRequest && !mayHide.test(sentence) && verbAt(sentence) < 0 && verbAt(before) >= 0;
};

/** A time or a place: "In 1901", "At the harbor", "Back in town". */
const opensNew = regex.u`^["“*_]?(?:(?:In|On|At|During|By|Around|Since|From|Within)\s(?:(?:the|my|our|that|an?)\s)?(?:\p{Ll}+\s){0,2}?(?:\d+|\p{Lu}\p{Ll}+|hours?|days?|weeks?|months?|years?|decades?|past|end|meantime|beginning|moment|future|summer|winter|spring|fall|autumn|morning|afternoon|evening|night|weekend|high school|college|home|work)(?![\p{L}])|(?:Last|Next|Later|Today|Nowadays|Recently|Meanwhile|Eventually|Finally|Lastly|Back (?:in|to|at)|Years?|Months?|Weeks?|Secondly|Thirdly|Unlike|A (?:few|couple of) (?:days|weeks|months|years))(?![\p{L}]))`;

/** Whether a paragraph may begin with this sentence behind that one. */
const mayOpen = (sentence: string, before: string): boolean =>
  opensNew.test(sentence) &&
  isClosed.test(before) &&
  !trailsOff.test(before) &&
  !closesBefore.test(sentence) &&
  !leans.test(sentence) &&
  !goesOn.test(sentence) &&
  !opensCount.test(before) &&
  !goesOnSpeaking(sentence, before) &&
  !goesOnTelling(sentence, before) &&
  countWords(before) >= shortestBefore &&
  !referring.test(sentence) &&
  !resumes(before, sentence) &&
  countWords(sentence) >= leastOpening &&
  !refersLate(sentence) &&
  !isFragment(sentence, before);

/** Sentences on each side of a break that are compared. */
const compared = 3;

/** The share of the words of the sentences on one side of a break that the other side has, too. */
const cohesionAt = (words: readonly ReadonlySet<string>[], at: number): number => {
  const left = new Set(words.slice(Math.max(0, at - compared), at).flatMap((held) => [...held]));
  const right = new Set(words.slice(at, at + compared).flatMap((held) => [...held]));
  const shared = [...right].filter((word) => left.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
};

/** A break far from the middle costs as much as words in common. */
const costOfPlace = 0.25;

type Break = { at: number; cost: number };

/** The best place to break sentences: where the least words go on and near the middle; null where every place is bad. */
const breakOf = (sentences: readonly string[]): number | null => {
  const counts = sentences.map((sentence) => countWords(sentence));
  const all = counts.reduce((sum, words) => sum + words, 0);
  const held = sentences.map((sentence) => contentOf(sentence));
  let before = 0;
  let best: Break | null = null;
  for (const [i, sentence] of sentences.entries()) {
    const size = before;
    before += counts[i] ?? 0;
    if (size < leastPart || all - size < leastPart) continue;
    if (!mayOpen(sentence, sentences[i - 1] ?? '') || isOpen(sentences.slice(0, i))) continue;
    const cost = cohesionAt(held, i) + costOfPlace * Math.abs((2 * size) / all - 1);
    if (best === null || cost < best.cost) best = { at: i, cost };
  }
  return best?.at ?? null;
};

const partsOf = (sentences: readonly string[]): string[][] => {
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const at = words > longParagraph ? breakOf(sentences) : null;
  return at === null
    ? [[...sentences]]
    : [...partsOf(sentences.slice(0, at)), ...partsOf(sentences.slice(at))];
};

/** Breaks long paragraphs at sentence ends; all words stay. */
export const shortenParagraphs = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    if (!isPlainParagraph(block) || countWords(block.body) <= longParagraph) return [block];
    const sentences = sentencesOf(block);
    if (!isProse(sentences)) return [block];
    const parts = partsOf(sentences);
    return parts.map((part, i) => ({
      ...block,
      body: parts.length > 1 ? unwrapped(part.join('').trim()) : block.body,
      gap: i === parts.length - 1 ? block.gap : '\n\n',
    }));
  });
