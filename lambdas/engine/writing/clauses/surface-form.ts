const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A keyword with the article's capitalization, preferably from inside a sentence: "hong kong" as "Hong Kong". */
export const surfaceForm = (text: string, keyword: string): string => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(keyword).replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const counts = new Map<string, number>();
  for (const match of text.slice(0, 100_000).matchAll(pattern)) {
    const inside = /[\p{L}\p{N},]["“‘']?\s["“‘']?$/u.test(
      text.slice(Math.max(0, match.index - 4), match.index),
    );
    const form = match[0].replace(/\s+/g, ' ');
    counts.set(form, (counts.get(form) ?? 0) + (inside ? 3 : 1));
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? keyword;
};
