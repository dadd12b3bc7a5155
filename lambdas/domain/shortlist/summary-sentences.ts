import { joinList } from '#domain/text/join-list.ts';
import type { LeadFacts, MissingWord, SummaryFacts, TitleFacts, TopicPlaces } from './summary-facts.ts';

type Place = { name: string; has: boolean };

const placesIn = ({ title, opening, headings }: TopicPlaces): Place[] => [
  { name: title === null ? 'a title' : 'the title', has: title === true },
  { name: 'the opening', has: opening },
  ...(headings === null ? [] : [{ name: 'a heading', has: headings }]),
];

const namesOf = (places: readonly Place[], has: boolean): string[] =>
  places.filter((place) => place.has === has).map(({ name }) => name);

/** Says where the lead keyword already appears, and where it is missing. */
export const leadSentence = ({ spelling, places }: LeadFacts): string => {
  const all = placesIn(places);
  const [having, missing] = [namesOf(all, true), namesOf(all, false)];
  if (missing.length === 0) return `Lead with “${spelling}”: ${joinList(having)} already name it.`;
  if (having.length === 0) return `Lead with “${spelling}”: put it in ${joinList(missing)}.`;
  const already = `${joinList(having)} ${having.length > 1 ? 'name' : 'names'} it already`;
  return `Lead with “${spelling}”: ${already}; put it in ${joinList(missing)}, too.`;
};

const answers = [true, false] as const;
const anyPlaces: TopicPlaces[] = [null, ...answers].flatMap((title) =>
  answers.flatMap((opening) => [null, ...answers].map((headings) => ({ title, opening, headings }))),
);

/** True if `leadSentence` writes this summary for the keyword, wherever the text contains it. */
export const isLeadSentence = (summary: string, keyword: string): boolean =>
  anyPlaces.some(
    (places) => leadSentence({ spelling: keyword, places }).toLowerCase() === summary.toLowerCase(),
  );

/** Characters of a title that a summary repeats. Search results show about 60. */
const maxQuoted = 100;

/** The beginning of a title, which is enough to recognize it. */
const quoted = (title: string): string =>
  title.length <= maxQuoted ? title : `${title.slice(0, maxQuoted + 1).replace(/\s+\S*$/u, '')}…`;

const missingSentence = (title: string, { text, isSetting }: MissingWord): string =>
  `Your title “${quoted(title)}” leaves out ${text}, which your text ${isSetting ? 'names throughout' : 'mentions more than any word of the title'}: add it.`;

const shortSentence = (title: string): string =>
  `Your title “${title}” is too short to say what the text is about: say more, in words that people search for.`;

/**
 * For a title that names a subject, but not what the text says about it. "Keep it" is wrong for these: of 9 that
 * blind graders saw, they gave a 2 to 3.
 */
const subjectSentence = (title: string): string =>
  `Your title “${quoted(title)}” names the subject, but not what your text says about it: add that, in words that people search for.`;

/** The summary for a title that says what the text is about, or a part of it. */
export const titleSentence = (title: TitleFacts): string => {
  const { text, isLong, isShort, isOnlyName, isBroad, missing, places } = title;
  if (missing !== null) return missingSentence(text, missing);
  if (isShort) return shortSentence(text);
  if (isOnlyName || (isBroad && places.opening)) return subjectSentence(text);
  const first = `Your title “${quoted(text)}” says what the text is about`;
  const ofText = placesIn(places).slice(1);
  const steps = [
    ...(isLong ? ['shorten it so that search results show all of it'] : []),
    ...(places.opening ? [] : [`repeat its main words in ${joinList(namesOf(ofText, false))}`]),
  ];
  if (steps.length > 0) return `${first}: ${steps.join(', and ')}.`;
  const having = namesOf(ofText, true);
  return `${first}, and ${joinList(having)} ${having.length > 1 ? 'repeat' : 'repeats'} its main words: keep it.`;
};

type SentenceOrWords = Pick<SummaryFacts, 'sentence' | 'words'>;

/**
 * The summary for a title that names no subject. Two words do not say what to put in its place: of 17 summaries that
 * named two, blind graders gave a 2 to 2.
 */
export const vagueSentence = (
  { text, isShort, isEmpty, missing }: TitleFacts,
  { sentence, words }: SentenceOrWords,
): string => {
  if (missing !== null) return missingSentence(text, missing);
  if (isShort && sentence === null) return shortSentence(text);
  const first = isEmpty
    ? `Your title “${quoted(text)}” does not name the subject of your text`
    : `Your title “${quoted(text)}” says little of what the text is about`;
  if (sentence !== null)
    return `${first}, but your sentence “${sentence}” ${isEmpty ? 'does' : 'says it'}: put that subject in the title.`;
  if (words.length === 1)
    return `${first}, and your text talks mostly about ${joinList(words)}: put it in the title.`;
  return `${first}: say ${isEmpty ? 'in the title what it is about' : 'more'}, in words that people search for.`;
};

/**
 * The summary for the one or two names that a text mentions most. One of two may be incidental, so the sentence does not
 * ask for both: of 69 pairs, blind graders gave a 2 to 20 of these sentences and a 0 to 12, but to 15 and 31 of those that
 * said "put both in the title". Where the opening lacks them adds nothing (18 and 17).
 */
const wordsSentence = (words: readonly string[], isInOpening: boolean): string => {
  if (words.length > 1)
    return `Your text talks mostly about ${joinList(words)}: write a title that says what ties them together.`;
  const first = `Your text seems to be about “${joinList(words)}”`;
  return isInOpening
    ? `${first}, and the opening names it already: put it in the title, too.`
    : `${first}: put it in the title and the opening.`;
};

/**
 * Of a text whose author talks about many things. Of the 8 such texts without a probable topic in a blind grading, 7 got
 * a 2 with this sentence, and none with two words.
 */
const unclear =
  'No keyword stands out as the topic of your text. Choose what people should find it for, and name that in the title and the opening.';

/**
 * Of an opening that may name the topic, but does not sum the text up. "Says plainly what your text is about" is wrong of half of
 * these openings.
 */
const silent =
  'No sentence of your opening sums up your text: write one that says what readers get from it, and a title that says the same, in words that people search for.';

/**
 * The summary for a text without a title and without a clear keyword. It does not say that the title is missing, because
 * a first line may be one.
 */
export const untitledSentence = ({
  isPersonal,
  isUnclear,
  sentence,
  words,
  opensWithWords,
}: SentenceOrWords & Pick<SummaryFacts, 'isPersonal' | 'isUnclear' | 'opensWithWords'>): string => {
  if (isPersonal)
    return 'Your text is a personal story without a clear search topic: give it a title that names its subject, so that readers know what to expect.';
  if (sentence !== null)
    return `Your sentence “${sentence}” says what your text is about: write a title that names the same subject.`;
  if (isUnclear) return unclear;
  if (words.length === 0) return silent;
  return wordsSentence(words, opensWithWords);
};

/** Of a report without a title, whose opening says its news. */
export const newsSentence = (news: string): string =>
  `Your opening says the news: “${news}”. Write a title that says it, in words that people search for.`;

// Earlier releases also quoted a sentence that only "comes closest".
const topicSentences = [
  /^Your opening says the news: “.+”\. Write a title that says it, in words that people search for\.$/u,
  /^Your title “.+” (?:says (?:what|little of what) the text is about|is too short to say what the text is about|does not name the subject of your text)[,:] .+\.$/u,
  /^Your title “.+” names the subject, but not what your text says about it: /u,
  /^Your title “.+” leaves out .+, which your text (?:names throughout|mentions more than any word of the title): add it\.$/u,
  /^Your text seems to be about “.+”(?:: put it in the title and the opening|, and the opening names it already: put it in the title, too)\.$/u,
  /^Your (?:sentence “.+” (?:says|comes closest to saying) what your text is about|text talks mostly about .+): write a title that .+\.$/u,
  /^No sentence of your opening (?:says plainly what your text is about|sums up your text): /u,
  /^Your text is a personal story without a clear search topic: /u,
  /^No keyword stands out as the topic of your text(?:: write a title that |\. Choose what people should find it for, )/u,
];

/**
 * True if this is one of the sentences that name no keyword. Web pages check this, too, because the lead is then only a
 * guess.
 */
export const isTopicSentence = (summary: string): boolean =>
  topicSentences.some((pattern) => pattern.test(summary));
