import type { KeywordClass, KeywordEntry } from '#contracts/keywords/keyword.ts';

/** What the home page shows of a run on `article.md`. */
export type ExampleResult = {
  readonly articleTitle: string;
  readonly words: number;
  readonly summary: string;
  /** The keyword that the summary leads with, and a sentence of the article that supports it. */
  readonly lead: string;
  readonly passage: string;
  /** The first of `keywordCount`. */
  readonly keywords: readonly {
    readonly text: string;
    readonly keywordClass: KeywordClass;
    readonly score: number;
    readonly volume: number | null;
    readonly difficulty: KeywordEntry['difficulty_tier'];
  }[];
  readonly keywordCount: number;
  /**
   * The keywords with known demand and difficulty. Positions and sizes are shares of the picture's width and height,
   * from 0 to 1.
   */
  readonly chart: {
    /** `x` grows with difficulty, `y` with search volume. */
    readonly points: readonly {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly isLead: boolean;
    }[];
    /** The size of the top left corner, where keywords are worth the most. */
    readonly sweetSpot: { readonly width: number; readonly height: number };
  };
  readonly title: string;
  readonly otherTitles: readonly string[];
  readonly description: string;
  /** The number of changes to the article. */
  readonly changes: number;
  readonly facts: { readonly total: number; readonly kept: number };
};
