import type { Passage } from '#contracts/keywords/evidence.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import type { Evidence } from '#engine/keywords/evidence/find-evidence.ts';

const maxPassages = 3;

const exactSentences = (index: ArticleIndex, offsets: readonly number[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let at = 0;
  for (const offset of offsets) {
    while (at < index.sentences.length - 1 && (index.sentences[at]?.end ?? 0) <= offset) at++;
    found.add(at);
  }
  return found;
};

const strengthOf = (
  index: ArticleIndex,
  i: number,
  together: ReadonlySet<number>,
  exact: ReadonlySet<number>,
): number => {
  const sentence = index.sentences[i];
  if (!sentence) return 0;
  const words = sentence.stems.filter((stem) => stem !== '');
  const central = words.reduce((sum, stem) => sum + (index.centrality.get(stem) ?? 0), 0);
  const readable = !sentence.isHeading && words.length >= 6 && words.length <= 45;
  return (
    (exact.has(i) ? 4 : 0) +
    (together.has(i) ? 2 : 0) +
    (readable ? 2 : 0) +
    central / Math.sqrt(words.length + 4) -
    i / (index.sentences.length * 4)
  );
};

/** The sentences that best support a keyword: the phrase before its separate words, sentences before headings. */
export const choosePassages = (index: ArticleIndex, evidence: Evidence): Passage[] => {
  if (evidence.level === 'suggested') return [];
  const together = new Set(evidence.mentions);
  const exact = exactSentences(index, evidence.exact);
  return [...new Set([...evidence.sentences, ...evidence.nearest, ...exact])]
    .map((i) => ({ i, strength: strengthOf(index, i, together, exact) }))
    .sort((a, b) => b.strength - a.strength || a.i - b.i)
    .slice(0, maxPassages)
    .map(({ i }) => {
      const { start, end } = index.sentences[i] ?? { start: 0, end: 0 };
      return { start, end, text: index.article.text.slice(start, end) };
    });
};
