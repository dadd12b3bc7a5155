/** Whether the title, the opening and a heading name a topic; null if the text does not have one. */
export type TopicPlaces = { title: boolean | null; opening: boolean; headings: boolean | null };

/** A word that a title lacks: the one that the text mentions most, or the name of its setting. */
export type MissingWord = { text: string; isSetting: boolean };

/**
 * The author's title: whether it names the topic, whether a results page cuts it off, and where the text repeats its
 * words.
 */
export type TitleFacts = {
  text: string;
  isInformative: boolean;
  isLong: boolean;
  /** True for one word, with or without an article: "Punting", "The Narrative". */
  isShort: boolean;
  /** True for names alone, with or without a year: "San Diego 2023". */
  isOnlyName: boolean;
  /** True for a few words that do not tell what the text says about its subject: "Winter Biking". */
  isBroad: boolean;
  /** True for words that name no subject of any text: "General Tips", "About Us". */
  isEmpty: boolean;
  missing: MissingWord | null;
  places: TopicPlaces;
};

/** The lead keyword as the author writes it, and where the text contains it. */
export type LeadFacts = { spelling: string; places: TopicPlaces };

/** The facts about a text's topic that its summary states. */
export type SummaryFacts = LeadFacts & {
  /** True if the lead keyword is probably what the whole text is about. */
  isConfident: boolean;
  /** Null for a text without a title of its own. */
  title: TitleFacts | null;
  /** The author's own sentence that says what the text is about. */
  sentence: string | null;
  /** True for a personal story in which no phrase is probably the topic. */
  isPersonal: boolean;
  /** True for a text in the first person that has no probable topic. */
  isUnclear: boolean;
  /** The headline in the opening of a report without a title; null if there is none. */
  news: string | null;
  /** The one or two names that the text mentions most; empty if it mentions none often. */
  words: readonly string[];
  /** True if the opening contains all of these words. */
  opensWithWords: boolean;
};
