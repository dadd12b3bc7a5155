import { regex } from '#engine/language/patterns.ts';
import type { MeasuredText } from './phrases/measured-text.ts';
import { contentStems, type Phrase, readPhrase } from './phrases/phrase.ts';
import type { TitleForm } from './phrases/title-forms.ts';

/** A topic with a smaller share of its clause's weight covers only part of the clause. */
const minClauseShare = 0.5;
/** A longer form needs at least this many times the weight of the topic. */
const minGain = 1.2;
/** A form that opens its clause is preferred to one that ends it. */
const openingFactor = 1.15;
const maxLength = 6;
/**
 * A form that shares no word with the topic needs this share of the topic's probability, and words mentioned this
 * often.
 */
const minShare = 0.8;
const minNameShare = 0.15;
const minMentions = 3;
const minClauseWeight = 0.5;
/** The weight of a word that appears only in the title. */
const unknownWeight = 5;

const weightOf = ({ words }: MeasuredText, stems: readonly string[]): number =>
  stems.reduce((sum, stem) => sum + Math.max(0.1, words.get(stem)?.idf ?? unknownWeight), 0);

/** The number of times the text mentions the rarest word of a phrase. Numbers and single letters do not count. */
const minCountOf = ({ words }: MeasuredText, stems: readonly string[]): number =>
  Math.min(
    ...stems.filter((stem) => regex.u`\p{L}{2}`.test(stem)).map((stem) => words.get(stem)?.count ?? 0),
  );

const usable = (text: MeasuredText): TitleForm[] =>
  [...text.titleForms.values()].filter(
    ({ phrase, isNarrative }) =>
      !isNarrative &&
      phrase.text.split(' ').length <= maxLength &&
      minCountOf(text, contentStems(phrase)) >= 2,
  );

/** The weight of all words of a clause of the title. */
const clauseWeight = (text: MeasuredText, clause: number): number => {
  const stems = [...text.titleForms.values()]
    .filter((form) => form.clause === clause)
    .flatMap(({ phrase }) => contentStems(phrase));
  return weightOf(text, [...new Set(stems)]);
};

/** Whether a topic covers only part of its clause of the title. */
const isPoor = (text: MeasuredText, topic: readonly string[], clause: number): boolean =>
  topic.length === 1 || weightOf(text, topic) < minClauseShare * clauseWeight(text, clause);

/**
 * Finds "terraform on google cloud" for "terraform": a longer form of the title for a topic that covers only part of
 * its clause.
 */
const longerForm = (text: MeasuredText, topic: readonly string[], forms: readonly TitleForm[]) => {
  const weight = weightOf(text, topic);
  const scoreOf = ({ phrase, opens }: TitleForm): number =>
    weightOf(text, contentStems(phrase)) * (opens ? openingFactor : 1);
  const [best] = forms.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return best !== undefined && weightOf(text, contentStems(best.phrase)) > minGain * weight
    ? best.phrase
    : null;
};

/**
 * The most probable form that shares no word with the topic. It comes from the first clause if the title lacks the
 * topic. For a one-word topic ("circleci" of "CircleCI followup: deploying via rsync"), it comes from a different
 * clause.
 */
const otherForm = (
  text: MeasuredText,
  forms: readonly TitleForm[],
  topic: { words: number; place: number | undefined },
  chanceOf: (phrase: Phrase) => number,
): { phrase: Phrase; chance: number } | null => {
  const isName = topic.words === 1;
  if (topic.place !== undefined && !isName) return null;
  const [best] = forms
    .filter(({ clause, share, opens, phrase }) => {
      const stems = contentStems(phrase);
      const isElsewhere = topic.place === undefined ? clause === 0 : clause !== topic.place && opens;
      const leastMentions = isName ? minMentions - 1 : minMentions;
      return (
        isElsewhere &&
        share >= minClauseWeight &&
        stems.length > 1 &&
        minCountOf(text, stems) >= leastMentions
      );
    })
    .map(({ phrase }) => ({ phrase, chance: chanceOf(phrase) }))
    .sort((a, b) => b.chance - a.chance);
  return best ?? null;
};

const tool = / (?:using|with|via|through) /;

/**
 * Finds "build a conversational app" for "machine learning apis" after "using": the tool is broader than the task. Null
 * where the topic is elsewhere.
 */
const actionBeforeTool = (text: MeasuredText, title: string, topic: string): Phrase | null => {
  const at = title.search(tool);
  if (at < 0 || title.indexOf(topic) < at) return null;
  const before = title.slice(0, at);
  const [best] = usable(text)
    .filter(({ phrase, opens, clause, tag }) => {
      const stems = contentStems(phrase);
      const isAction = tag === 'V' || regex.u`^\p{L}+ing `.test(phrase.text);
      return opens && clause === 0 && isAction && stems.length > 1 && before.includes(phrase.text);
    })
    .sort((a, b) => contentStems(b.phrase).length - contentStems(a.phrase).length);
  return best?.phrase ?? null;
};

const versus = /^(?:.*[:,] )?([^:,]{2,40}?) (?:vs\.?|versus) ([^:,(?!–—|]{2,40}?)(?:\s*[:,(?!–—|].*)?$/u;

/** Finds "user blocking vs user muting": people search for a comparison as a whole. */
export const comparisonOf = (title: string): string | null => {
  const [, a, b] = versus.exec(title) ?? [];
  if (a === undefined || b === undefined) return null;
  const whole = `${a} vs ${b}`;
  return whole.split(' ').filter((word) => word !== 'vs').length < maxLength ? whole : null;
};

/**
 * The phrase that covers more of the title than the topic that the trees chose. Titles say what is done and with what,
 * while the most probable phrase is often just the name of a product. Null where the topic covers the title, or where
 * the title is not a description.
 */
export const leadForm = (
  text: MeasuredText,
  topic: { phrase: string; topic: number },
  chanceOf: (phrase: Phrase) => number,
): Phrase | null => {
  const { document } = text.text;
  const title = document.text.slice(0, document.tokens[document.titleEnd - 1]?.end ?? 0);
  const line = title.toLowerCase().replace(/\s+/g, ' ').trim();
  const comparison = comparisonOf(line);
  if (comparison !== null) return readPhrase(comparison);
  const own = contentStems(readPhrase(topic.phrase));
  const holds = ({ phrase }: TitleForm): boolean => {
    const stems = contentStems(phrase);
    return own.every((stem) => stems.includes(stem));
  };
  const forms = usable(text);
  // "Bougainvillea and its universe" adds nothing to "bougainvillea".
  const holding = forms.filter(
    (form) =>
      holds(form) &&
      contentStems(form.phrase).length > 1 &&
      !(own.length === 1 && form.phrase.text.startsWith(`${topic.phrase} and `)),
  );
  const [held] = holding;
  if (held !== undefined) {
    if (!isPoor(text, own, held.clause)) return null;
    const longer = longerForm(text, own, holding);
    const isComplete = longer !== null && holding.some(({ phrase, opens }) => phrase === longer && opens);
    return isComplete ? longer : (actionBeforeTool(text, line, topic.phrase) ?? longer);
  }
  const place = [...text.titleForms.values()].find(holds)?.clause;
  const best = otherForm(text, forms, { words: own.length, place }, chanceOf);
  const share = own.length === 1 ? minNameShare : minShare;
  return best !== null && best.chance >= share * topic.topic ? best.phrase : null;
};
