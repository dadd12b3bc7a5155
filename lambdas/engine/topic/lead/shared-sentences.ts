import type { MeasuredText } from '#engine/topic/phrases/measured-text.ts';

/** The sentences that contain a stem. */
export const sentencesOf = ({ words }: MeasuredText, stem: string): readonly number[] =>
  words.get(stem)?.sentences ?? [];

/** The sentences that contain all of the stems. */
export const sharedSentences = (text: MeasuredText, stems: readonly string[]): number[] => {
  const [rarest = [], ...others] = stems
    .map((stem) => sentencesOf(text, stem))
    .sort((a, b) => a.length - b.length);
  const sets = others.map((list) => new Set(list));
  return rarest.filter((sentence) => sets.every((set) => set.has(sentence)));
};
