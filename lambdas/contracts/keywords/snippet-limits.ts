/** Google truncates a title at about 580 px of 20 px Arial and a description at about 920 px of 14 px Arial (desktop). */
export const snippetLimits = {
  title: { pixels: 580, minCharacters: 30, maxCharacters: 60, variants: 3 },
  /** Yoast recommends 121 to 156 characters. */
  description: { pixels: 920, minCharacters: 121, maxCharacters: 156, variants: 3 },
} as const;

/**
 * Up to this length, an author's own headline is offered in full. A desktop results page cuts it off after about 60
 * characters; a phone shows about 78 on two lines. Graders would publish all of 22 such headlines, but only 7 of their
 * shortened forms.
 */
export const headlineLimits = { pixels: 725, maxCharacters: 75 } as const;
