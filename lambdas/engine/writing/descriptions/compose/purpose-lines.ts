import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isPromise } from '#engine/writing/descriptions/drafts/promises.ts';
import { isPurpose } from '#engine/writing/descriptions/drafts/purposes.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { similarity } from '#engine/writing/passages/similarity.ts';
import { inSentence, proseOf } from './aspects/aspects.ts';

const maxPurposes = 3;
/** A sentence of the opening that says what a thing is or does leads to what the text says about it. */
const maxPassages = 4;
const definitionPattern = regex.u`^(?:\S+ ){1,6}(?:is|are|provides?|makes?|lets?|helps?|allows?|offers?|brings?|gives?)(?!\p{L})`;
/** The first part says what the topic is, the second what the text says about it. Similar parts repeat each other. */
const maxSimilarity = 0.5;

/** The purposes of the text, in forms that are complete without their context. */
const purposesIn = (whole: readonly Draft[]): Form[] =>
  whole
    .flatMap(({ row, text }) => (row.length === 1 && (isPromise(text) || isPurpose(text)) ? row : []))
    .slice(0, maxPurposes);

/** "Why is rye bread dense?": a headline whose question the text answers. */
const questionOf = ({ article }: Reading): string[] =>
  ownTitles(article)
    .slice(0, 1)
    .filter((headline) => headline.endsWith('?') && isSelfContained(headline.replace(/\?$/, '')));

/** The first sentences, which say what happened: "Our daughter was born eleven days ago." */
const maxSettingPassages = 2;
/**
 * "Rye bread needs a sourdough starter. Learn how to feed one through the winter.": the topic, then the purpose of
 * the text.
 */
const settingsOf = (whole: readonly Draft[]): Form[] =>
  whole
    .flatMap(({ row, text }): Form[] =>
      row.length === 1 && row[0] !== undefined ? [{ ...row[0], text }] : [],
    )
    .filter(
      ({ passage, text }) =>
        passage.index < maxSettingPassages && text.endsWith('.') && !isPromise(text) && !isPurpose(text),
    );

/** A purpose stated in the opening follows from the first sentence. */
const maxPurposePassages = 6;
const minPurposeLength = 36;
const isEarly = ({ passage, text }: Form): boolean =>
  passage.index < maxPurposePassages && passage.section === 0 && text.length >= minPurposeLength;

/** "How traveling changed my life", "Why I left the city": a headline that says what the text describes. */
const storyHeadline =
  /^(?:how|why) (?!to |do |does |did |is |are |was |were |can |should |will |not )[^?!:;()]{12,}$/iu;

/** "Last year I walked through Asia. Here’s how walking changed my life.": a text's beginning, then its headline. */
const headlineStories = (reading: Reading, whole: readonly Draft[]): Draft[] => {
  const [headline = ''] = ownTitles(reading.article);
  const plain = headline.replace(/\.$/, '');
  const capitals = plain.match(regex.gu`(?<=\s)\p{Lu}`)?.length ?? 0;
  const line = capitals * 2 >= plain.split(' ').length - 1 ? inSentence(plain, proseOf(reading)) : plain;
  if (!storyHeadline.test(line) || mainVerbAt(tagWords(line)) < 1) return [];
  return settingsOf(whole)
    .map(
      ({ text, ...form }): Draft => ({
        text: `${text} Here’s ${lowered(line)}.`,
        make: 'completed',
        row: [{ ...form, text }],
        named: 0,
      }),
    )
    .filter(
      ({ text, row: [first] }) =>
        fitsSnippet(text, 'description') &&
        similarity(contentOf(first?.text ?? ''), contentOf(line), 'smaller') <= maxSimilarity,
    );
};

const lowered = (line: string): string => line.replace(regex.u`^\p{Lu}`, (letter) => letter.toLowerCase());

export const purposeLines = (reading: Reading, leads: readonly Form[], whole: readonly Draft[]): Draft[] => [
  ...headlineStories(reading, whole),
  ...purposesIn(whole).flatMap((purpose) => {
    const openings = [
      ...questionOf(reading).map((text) => ({ text, row: [purpose] })),
      ...leads
        .filter(
          ({ passage, text }) =>
            passage.index !== purpose.passage.index && !isPromise(text) && !isPurpose(text),
        )
        .filter(({ passage, text }) => passage.index < maxPassages && definitionPattern.test(text))
        .map((lead) => ({ text: lead.text, row: [lead] })),
      ...(isEarly(purpose) ? settingsOf(whole) : [])
        .filter(({ passage }) => passage.index < purpose.passage.index)
        .map((setting) => ({ text: setting.text, row: [setting] })),
    ];
    return openings
      .filter(({ text }) => similarity(contentOf(text), contentOf(purpose.text), 'smaller') <= maxSimilarity)
      .map(({ text, row }): Draft => ({ text: `${text} ${purpose.text}`, make: 'completed', row, named: 0 }))
      .filter(({ text }) => fitsSnippet(text, 'description'));
  }),
];
