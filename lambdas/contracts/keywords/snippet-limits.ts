/** Google truncates a title at about 580 px of 20 px Arial and a description at about 920 px of 14 px Arial (desktop). */
export const snippetLimits = {
  title: { pixels: 580, minCharacters: 30, maxCharacters: 60, variants: 3 },
  /** Yoast recommends 121 to 156 characters. */
  description: { pixels: 920, minCharacters: 121, maxCharacters: 156, variants: 3 },
} as const;
