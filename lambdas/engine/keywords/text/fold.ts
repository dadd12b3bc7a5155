/** Lower case with plain apostrophes, hyphens and spaces, character by character, so that offsets stay valid. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  const same =
    lower.length === text.length
      ? lower
      : [...text].map((c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join('');
  return same
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[^\S\n]/g, ' ');
};
