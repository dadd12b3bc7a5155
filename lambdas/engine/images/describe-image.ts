import type { ImageContext, ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImagePurpose, ImageTexts } from '#contracts/images/image-texts.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { clipWords, repairAltText } from '#domain/images/alt-text.ts';
import { joinList } from '#domain/text/join-list.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { writtenWords } from '#engine/writing/clauses/written-words.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { choosePurpose, purposeWords } from './choose-purpose.ts';
import { classifyKind } from './classify-kind.ts';
import { type FileNameWords, readFileName } from './file-name-words.ts';
import { writeImageNotes } from './image-notes.ts';
import { measureSample } from './measure-sample.ts';
import { kindName, type Looks, looksPhrase, orientationOf } from './word-image.ts';

/** An image's texts before the rules are checked. The same checks apply to texts of the engine and of a model. */
export type WrittenImageTexts = Omit<ImageTexts, 'checks'>;

type KnownImage = {
  facts: ImageFacts;
  looks: Looks;
  purpose: ImagePurpose;
  /** The subject from the image's metadata or file name; null if there is none. */
  subject: { text: string; from: 'file' | 'name' } | null;
  /** Key phrases that the subject contains. */
  keywords: string[];
  context: ImageContext;
};

const titleCharacters = 70;

const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The name's words without those that indicate the purpose: a search icon is called "Search". */
const subjectWords = (words: readonly string[], purpose: ImagePurpose): readonly string[] => {
  if (purpose !== 'functional') return words;
  const dropped = purposeWords(purpose);
  return words.filter((word) => !dropped.includes(word.toLowerCase()) || word.toLowerCase() === 'logo');
};

/** The words of the file name, with the capitals that the article gives its names. */
const subjectOfName = (
  { words }: FileNameWords,
  purpose: ImagePurpose,
  { text = '' }: ImageContext,
): string | null => {
  const rest = subjectWords(words, purpose);
  return rest.length === 0 ? null : startWithCapital(writtenWords(rest, text));
};

const findSubject = (
  facts: ImageFacts,
  name: FileNameWords,
  purpose: ImagePurpose,
  context: ImageContext,
): KnownImage['subject'] => {
  const embeddedText = facts.embeddedText?.replace(/\s+/gu, ' ').trim();
  if (embeddedText) return { text: capitalize(embeddedText), from: 'file' };
  const named = subjectOfName(name, purpose, context);
  return named === null ? null : { text: named, from: 'name' };
};

/** Key phrases in the subject. A phrase inside a longer one counts as the same mention. */
const heldKeywords = (subject: KnownImage['subject'], { keywords }: ImageContext): string[] => {
  const held = subject ? keywords.filter((keyword) => fold(subject.text).includes(fold(keyword))) : [];
  return held.filter((a) => !held.some((b) => b.length > a.length && fold(b).includes(fold(a))));
};

const writeAltText = ({ facts, looks, purpose, subject }: KnownImage): string =>
  repairAltText(subject?.text ?? looksPhrase(facts, looks), purpose);

const writeTitle = ({ facts, looks, subject }: KnownImage): string =>
  clipWords(
    subject?.text ?? capitalize(looksPhrase(facts, looks).replace(', mostly', ' in')),
    titleCharacters,
  );

const writeCaption = ({ facts, looks, subject, context }: KnownImage): string => {
  const what = subject?.text ?? capitalize(kindName(looks.kind));
  if (context.title !== null) return `${what}, for “${clipWords(context.title, titleCharacters)}”`;
  if (subject) return `${what} (${kindName(looks.kind)})`;
  return `${what}, ${facts.width} × ${facts.height} pixels`;
};

const sentencesOfPixels = ({ facts, looks }: KnownImage): string[] => {
  const { colors } = looks.measures;
  const shape = orientationOf(facts);
  const seen = `${capitalize(indefiniteArticle(shape))} ${shape} image of ${facts.width} × ${facts.height} pixels`;
  return [
    looks.kind === 'plain'
      ? `${seen} with no content.`
      : `${seen} that looks like a ${kindName(looks.kind)}.`,
    ...(colors.length > 0 ? [`Main ${colors.length === 1 ? 'color' : 'colors'}: ${joinList(colors)}.`] : []),
  ];
};

const sentencesOfWords = ({ facts, subject, keywords, context }: KnownImage): string[] => [
  ...(subject?.from === 'file' ? [`Its file calls it “${clipWords(subject.text, 300)}”.`] : []),
  ...(subject?.from === 'name' ? [`Its file name says “${subject.text.toLowerCase()}”.`] : []),
  ...(facts.takenOn === null ? [] : [`Taken on ${facts.takenOn}.`]),
  ...(context.title === null ? [] : [`It goes with “${context.title}”.`]),
  ...(keywords.length > 0 ? [`Related to your text: ${joinList(keywords.slice(0, 2))}.`] : []),
];

/**
 * The texts of an image, from its pixels, its metadata, its file name and the text around it. They mention only what
 * these sources contain, so they are a draft, and `notes` say what is missing.
 */
export const describeImage = (facts: ImageFacts, context: ImageContext): WrittenImageTexts => {
  const measures = measureSample(facts.sample);
  const kind = classifyKind(measures, facts);
  const name = readFileName(facts.fileName);
  const { purpose, reason } = choosePurpose({
    kind,
    width: facts.width,
    height: facts.height,
    words: name.all,
  });
  const subject = findSubject(facts, name, purpose, context);
  const keywords = heldKeywords(subject, context);
  const known: KnownImage = { facts, looks: { kind, measures }, purpose, subject, keywords, context };
  return {
    alt_text: writeAltText(known),
    title: writeTitle(known),
    caption: writeCaption(known),
    description: [...sentencesOfPixels(known), ...sentencesOfWords(known)].join(' '),
    purpose,
    purpose_reason: reason,
    kind,
    is_draft: true,
    notes: writeImageNotes(facts, context, { purpose, subject: subject?.text ?? null, keywords }),
  };
};
