/** Google truncates a title at about 580 px of 20 px Arial and a description at about 920 px of 14 px Arial (desktop). */
export const snippetLimits = {
  title: { pixels: 580, minCharacters: 30, maxCharacters: 60, variants: 3 },
  /** 121-156 characters is the range that Yoast publishes. */
  description: { pixels: 920, minCharacters: 121, maxCharacters: 156, variants: 3 },
} as const;
