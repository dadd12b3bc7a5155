import type { Tag } from '#engine/language/part-of-speech.ts';

/** A phrase of a text as the rules below see it: its words in small letters, their parts of speech, and how it stands there. */
export type Phrase = {
  words: string[];
  tags: Tag[];
  /** All of its words are written as names. */
  isName: boolean;
  count: number;
  inTitle: boolean;
  /** The title begins with it, and goes on with no noun, verb or the like. */
  opensTitle: boolean;
  inHeading: boolean;
  /** What follows its first word stands in the title ("backdoor" + "roth ira"). */
  extendsTitle: boolean;
  /** Occurrences as a whole noun phrase, not as a piece of a longer one. */
  free: number;
  /** Mostly after "in", "at", "from" and the like. */
  isPlace: boolean;
  isAcronym: boolean;
  /** Its last word mostly is a verb ("zoning reform costs a city nothing"). */
  isFragment: boolean;
  /** Its first word mostly tells the reader what to do ("hang planters"). */
  isCommand: boolean;
};

/** A rule that a phrase must not break to be something people type into a search box. */
export type PhraseRule = {
  name: string;
  breaks: (phrase: Phrase) => boolean;
};
