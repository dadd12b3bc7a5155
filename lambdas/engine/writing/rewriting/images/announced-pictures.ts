import { countWords } from '#domain/text/count-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  articles,
  demonstratives,
  possessives,
  thirdPersonForms,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verbAt } from '#engine/writing/clauses/sentence-halves.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { sentencesOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

const nounPhraseStart = `(?:${alternatives(articles, possessives)}|some|another|one|all|what|how)`;
const opener = `^(?:(?:And|But|So|Now|First|Then|Also|Finally|Again|For example|For reference|As an example),? )?`;

/** Names the image after the verb: "Here's the finished cake:", "This is my first loaf:". */
const shownAfterHere = regexOf(
  `${opener}(?:here|below)(?:['’]s| is| are| was| were)(?: (?:also|again|now|just|then))? (${nounPhraseStart} [^.!?:;]+)[.:]$`,
  'iu',
);
/** Names the image before a colon: "This is what the plan looks like:". */
const shownByColon = regexOf(
  `${opener}(?:this|that|these|those)(?:['’]s| is| are| was| were) (${nounPhraseStart} [^.!?:;]+):$`,
  'iu',
);
/** Names the image as the subject: "The finished page looks like this:". */
const likeThis = regexOf(
  `(?:^|, )(${nounPhraseStart} [^,.!?:;]+?)(?: (?:should|will|would|may|might|now|then|currently|finally))? (?:looks?|looked) (?:(?:something|a bit|a little|a lot|exactly|just|roughly|more) )?like (?:this|so|the following|that)(?: now)?[.:]$`,
  'iu',
);
/** A line that only names what follows: "The finished cake:". */
const nameAlone = regexOf(`^(${nounPhraseStart} [^,.!?:;]+):$`, 'iu');

/**
 * Words such as "it" and "this" refer to another sentence. "Here" and "below" point to a place that a listener cannot
 * see.
 */
const referringWords = regexOf(
  `(?<!\\p{L})(?:${alternatives(thirdPersonForms, demonstratives)}|here|below|above|following|same|such|so|then|there|which|who)(?!\\p{L})`,
  'iu',
);
/** Words that fit any image or text and describe nothing specific. */
const isVague =
  /^(?:example|sample|result|outcome|output|idea|way|thing|picture|photo|image|screenshot|diagram|figure|chart|graph|plot|video|link|code|list|quote|summary|look|bit|little|basic|main|real|actual|whole|current|first|last|next|some|couple|few|version|final|finish|new|one|kind|sort|part|point|problem|question|answer|reason|solution|step|time|more|another|quick|short|full|simple|complete|good|great|well|same|right|mean|do|make)s?$/iu;
const words = { min: 2, max: 16 };

/** An announcement of several images does not describe the first of them. */
const severalPictures =
  /^(?:some|a few|a couple of|several|more|all)(?: \S+)? (?:pictures|pics|photos|photographs|images|shots|screenshots|snapshots|examples)(?![a-z])/iu;

/** A sentence without link addresses and marks. */
const plainSentence = (sentence: string): string =>
  sentence
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isPhrase = (phrase: string): boolean => {
  const count = countWords(phrase);
  const said = (phrase.toLowerCase().match(regex.gu`\p{L}+`) ?? []).filter(
    (word) => !stopWords.has(word) && !isVague.test(word),
  );
  return (
    count >= words.min &&
    count <= words.max &&
    said.length >= 1 &&
    !referringWords.test(phrase.replace(/^\S+ /, ''))
  );
};

/**
 * The subject of an image, from the last sentence before it: "Here is the finished cake:" gives "The finished cake".
 */
export const announcedPicture = (before: Block | undefined): string => {
  if (before === undefined || (before.kind !== 'paragraph' && before.kind !== 'item')) return '';
  const last = plainSentence(sentencesOf(before).at(-1) ?? '');
  const alone = nameAlone.exec(last)?.[1];
  const found =
    shownAfterHere.exec(last)?.[1] ??
    shownByColon.exec(last)?.[1] ??
    likeThis.exec(last)?.[1] ??
    (alone !== undefined && verbAt(alone) < 0 ? alone : '');
  const phrase = found.trim();
  // "Here is what stands out to me" says nothing about the image.
  return isPhrase(phrase) &&
    !severalPictures.test(phrase) &&
    !/^what (?:stands|stood|matters|works|worked|happens|happened|comes|came|helps|helped)(?![a-z])/i.test(
      phrase,
    )
    ? startWithCapital(phrase)
    : '';
};
