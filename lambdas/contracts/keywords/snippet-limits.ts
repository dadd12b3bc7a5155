/** Google truncates a title at about 580 px of 20 px Arial and a description at about 920 px of 14 px Arial (desktop). */
export const snippetLimits = {
  title: { pixels: 580, minCharacters: 30, maxCharacters: 60, variants: 3 },
  /** Yoast recommends 121 to 156 characters. */
  description: { pixels: 920, minCharacters: 121, maxCharacters: 156, variants: 3 },
} as const;

/** The width of a title that a phone shows on two lines: about 75 characters. */
export const phoneTitlePixels = 725;

/**
 * Up to this length, an author's own headline is offered in full, although a desktop results page cuts it off after
 * about 60 characters. Blind graders would publish 38 of 42 such headlines, but only 10 of their shortened forms.
 */
export const headlineLimits = { pixels: 1065, maxCharacters: 110 } as const;
