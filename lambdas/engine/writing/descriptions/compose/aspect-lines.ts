import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { regex } from '#engine/language/patterns.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import type { DescribedTopic } from '#engine/writing/descriptions/drafts/description-features.ts';
import type { Form } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { isSelfContained } from '#engine/writing/headlines/self-contained.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { type AspectList, listsOf } from './aspects/aspect-lists.ts';
import { type Aspect, aspectsOf } from './aspects/aspects.ts';
import { isCounted, labelsOf, lessonOf } from './aspects/labels.ts';
import { headlineClause, headlineStatement } from './headlines/headline-clauses.ts';

/** The minimum length of a description made from headings, and the most descriptions per frame. */
const minLength = 60;
const maxPerFrame = 3;

const fitting = (
  texts: readonly { text: string; list: AspectList }[],
): { text: string; list: AspectList }[] =>
  texts
    .filter(({ text }) => fitsSnippet(text, 'description') && text.length >= minLength)
    .slice(0, maxPerFrame);

const afterLabel = (label: string, { form, text }: AspectList): string => {
  if (form !== 'steps') return `${label}: ${text}.`;
  return /^how to /i.test(label) || isCounted(label) ? `${label}: ${text}.` : `${label}: how to ${text}.`;
};

/** `teaches` is false for a diary or a report: its "Becoming a dad" tells nobody how to become one. */
const labeledLines = (label: string, aspects: readonly Aspect[], teaches: boolean): Draft[] =>
  fitting(
    listsOf(aspects, contentOf(label))
      .filter(({ form }) => form !== 'steps' || teaches)
      .filter(({ form, named }) => form !== 'things' || named > 2)
      .filter(({ form }) => form === 'things' || !/^how (?!to )/i.test(label))
      .map((list) => ({ text: afterLabel(label, list), list })),
  ).map(({ text, list }) => ({ text, make: 'aspects', row: [], named: list.named }));

/** An aspect as a noun phrase: "feeding the starter", "the right flour". A question stays a clause. */
const thingsOf = ({ form, text, doing }: Aspect): string[] =>
  doing !== undefined ? [doing] : form === 'thing' && text.length > minThingLength ? [text] : [];
const minThingLength = 4;

const ranges = [
  ([a = '', , , z = '']: string[]) => `from ${a} to ${z}`,
  ([a = '', b = '', , z = '']: string[]) => `from ${a} and ${b} to ${z}`,
  ([a = '', b = '', y = '', z = '']: string[]) => `from ${a} and ${b} to ${y} and ${z}`,
];

/** "from the flour to the oven": ranges from the first section to the last, the longest first. */
const rangesOf = (aspects: readonly Aspect[], known: ReadonlySet<string>): string[] => {
  const used = new Set(known);
  const things = aspects.flatMap(thingsOf).filter((thing) => {
    const words = [...contentOf(thing)];
    const isNew = words.some((word) => !used.has(word));
    for (const word of words) used.add(word);
    return isNew && !regex.u`(?<!\p{L})and(?!\p{L})|^just(?!\p{L})`.test(thing);
  });
  if (things.length < 3) return [];
  const ends = [things[0], things[1], things.at(-2), things.at(-1)].flatMap((thing) => thing ?? []);
  return ranges
    .slice(0, things.length - 1)
    .map((write) => write(ends))
    .reverse();
};

/** "Stop wasting flour" needs an object, and "from A to Z" already has a range. */
const isRanged = regex.iu`(?<!\p{L})(?:from|vs)(?!\p{L})|^(?:stop|start|let|get|use|take|make|avoid|try|don['’]t|never)(?!\p{L})`;

/** The label with a range: "How I baked rye bread for a year, from feeding the starter to selling the loaves." */
const rangeLines = (label: string, aspects: readonly Aspect[]): Draft[] =>
  (isRanged.test(label) ? [] : rangesOf(aspects, contentOf(label)))
    .map((range) => `${label}, ${range}.`)
    .filter((text) => text.length >= minLength && fitsSnippet(text, 'description'))
    .slice(0, 1)
    .map((text) => ({ text, make: 'aspects', row: [], named: 2 }));

/** "Learn how to feed a sourdough starter and bake rye bread.": the list names the topic itself. */
const topicLines = (topic: DescribedTopic, aspects: readonly Aspect[]): Draft[] => {
  const words = [...contentOf(topic.phrase)];
  const lists = listsOf(aspects, new Set()).filter(({ form, text }) => {
    const held = contentOf(text.slice(0, 70));
    return (
      form !== 'things' &&
      words.length > 0 &&
      words.filter((word) => held.has(word)).length > words.length / 2
    );
  });
  return fitting(
    lists.map((list) => ({ text: `Learn ${list.form === 'steps' ? 'how to ' : ''}${list.text}.`, list })),
  ).map(({ text, list }) => ({ text, make: 'aspects', row: [], named: list.named }));
};

/** "Learn why rye bread is dense. Covers the flour, the starter and the oven." */
const clauseLines = (clause: string, aspects: readonly Aspect[]): Draft[] =>
  fitting(
    listsOf(aspects, contentOf(clause))
      .filter(({ form, named }) => form !== 'clauses' && named > 1)
      // "Ten ways to bake" already gives a count; steps after it would seem to be others.
      .filter(({ form }) => form !== 'steps' || !isCounted(clause))
      .map((list) => ({
        text: `Learn ${clause}${list.form === 'steps' ? ` and how to ${list.text}` : `. Covers ${list.text}`}.`,
        list,
      })),
  ).map(({ text, list }) => ({ text, make: 'aspects', row: [], named: list.named }));

/** "Learn how to bake rye bread: feed the starter, choose the flour and shape the loaf." */
const lessonLines = (lesson: string, aspects: readonly Aspect[]): Draft[] =>
  fitting(
    listsOf(aspects, contentOf(lesson))
      .filter(({ form }) => form !== 'clauses')
      .filter(({ form, named }) => form === 'steps' || named > 2)
      .map((list) => ({
        text: `Learn how to ${lesson}${list.form === 'steps' ? `: ${list.text}` : `. Covers ${list.text}`}.`,
        list,
      })),
  ).map(({ text, list }) => ({ text, make: 'aspects', row: [], named: list.named }));

const ending: Readonly<Record<AspectList['form'], (list: string) => string>> = {
  steps: (list) => `Learn how to ${list}.`,
  clauses: (list) => `Learn ${list}.`,
  things: (list) => `Covers ${list}.`,
};

/** A short sentence of the article, followed by the topics of its sections. */
const completedLines = (lead: Form, aspects: readonly Aspect[], teaches: boolean): Draft[] =>
  fitting(
    listsOf(aspects, contentOf(lead.text))
      .filter(({ form }) => form !== 'steps' || teaches)
      .map((list) => ({ text: `${lead.text} ${ending[list.form](list.text)}`, list })),
  )
    .slice(0, 2)
    .map(({ text, list }) => ({ text, make: 'completed', row: [lead], named: list.named }));

/**
 * "Why is rye bread dense? Covers the flour, the starter and the oven.": a headline that asks a question, and the
 * sections that answer it.
 */
const questionLines = (reading: Reading, aspects: readonly Aspect[]): Draft[] => {
  const [headline = ''] = ownTitles(reading.article);
  if (!headline.endsWith('?') || !isSelfContained(headline.replace(/\?$/, ''))) return [];
  return fitting(
    listsOf(aspects, contentOf(headline)).map((list) => ({
      text: `${headline} ${ending[list.form](list.text)}`,
      list,
    })),
  ).map(({ text, list }) => ({ text, make: 'aspects', row: [], named: list.named }));
};

/**
 * "New signs explain the harbor. Covers the tower, the bell and the old lamps.": a headline that is a statement, and
 * the topics of its sections.
 */
const statementLines = (statement: string, aspects: readonly Aspect[], teaches: boolean): Draft[] =>
  fitting(
    listsOf(aspects, contentOf(statement))
      .filter(({ form }) => form !== 'steps' || teaches)
      .map((list) => ({ text: `${statement} ${ending[list.form](list.text)}`, list })),
  ).map(({ text, list }) => ({ text, make: 'aspects', row: [], named: list.named }));

/** Descriptions that say what the article's sections are about. */
export const aspectLines = (reading: Reading, topic: DescribedTopic, leads: readonly Form[]): Draft[] => {
  const aspects = aspectsOf(reading);
  const isNarrative = /^(?:diary|essay|news|case-study|travel|announcement)$/.test(
    readKind(reading.article).kind,
  );
  const teaches = !isNarrative || aspects.every(({ doing }) => doing === undefined);
  if (aspects.length < 2) return [];
  const lesson = lessonOf(reading);
  const clause = lesson === null ? headlineClause(reading) : null;
  const statement = headlineStatement(reading);
  return [
    ...(lesson === null ? [] : lessonLines(lesson, aspects)),
    ...(clause === null ? [] : clauseLines(clause, aspects)),
    ...(lesson === null && clause === null && statement !== null
      ? statementLines(statement, aspects, teaches)
      : []),
    ...labelsOf(reading, topic).flatMap((label) => labeledLines(label, aspects, teaches)),
    ...labelsOf(reading, topic).flatMap((label) => rangeLines(label, aspects)),
    ...(lesson === null ? [] : rangeLines(`Learn how to ${lesson}`, aspects)),
    ...(clause === null ? [] : rangeLines(`Learn ${clause}`, aspects)),
    ...(teaches ? topicLines(topic, aspects) : []),
    ...questionLines(reading, aspects),
    ...leads.flatMap((lead) => completedLines(lead, aspects, teaches)),
  ];
};
