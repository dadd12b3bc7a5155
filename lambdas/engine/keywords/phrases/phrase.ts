import type { Tag } from '#engine/language/part-of-speech.ts';

/** The input of the phrase rules: a phrase's words in lower case, their parts of speech, and how the text uses it. */
export type Phrase = {
  words: string[];
  tags: Tag[];
  /** All of its words are written as names. */
  isName: boolean;
  count: number;
  inTitle: boolean;
  /** The title begins with it, and the next word of the title is no content word. */
  opensTitle: boolean;
  inHeading: boolean;
  /** The title has the words after its first one ("backdoor" + "roth ira"). */
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
