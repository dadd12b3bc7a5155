import { useMemo, useState } from 'react';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { counted } from '#web/lib/values/counted.ts';

export type KeywordSelection = {
  /** The selected keywords: those that the run selected, until the user changes them. */
  ticked: ReadonlySet<string>;
  /** True once the user has changed the selection. Only then do exports follow it. */
  isOwn: boolean;
  tick: (keywords: readonly string[], on: boolean) => void;
  reset: () => void;
};

export const useKeywordSelection = (rows: readonly KeywordRow[]): KeywordSelection => {
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null);
  const given = useMemo(
    () => new Set(rows.flatMap((row) => (row.entry.is_selected ? [row.keyword] : []))),
    [rows],
  );
  return {
    ticked: own ?? given,
    isOwn: own !== null,
    tick: (keywords, on) =>
      setOwn((current) => {
        const next = new Set(current ?? given);
        for (const keyword of keywords) {
          if (on) next.add(keyword);
          else next.delete(keyword);
        }
        return next;
      }),
    reset: () => setOwn(null),
  };
};

export type ExportChoice = {
  entries: KeywordEntry[];
  /** The heading of the menu, which says what copy and export take. */
  label: string;
};

/**
 * The keywords to copy and export: the user's selection, otherwise all. `is_selected` also follows the user's choice.
 */
export const chooseExport = (entries: readonly KeywordEntry[], selection: KeywordSelection): ExportChoice => {
  const { ticked, isOwn } = selection;
  const marked = entries.map((entry) =>
    isOwn ? { ...entry, is_selected: ticked.has(keywordSpelling(entry)) } : entry,
  );
  const chosen = marked.filter(({ is_selected }) => is_selected);
  if (!isOwn || chosen.length === 0 || chosen.length === entries.length)
    return {
      entries: marked,
      label: entries.length === 1 ? 'The keyword' : `All ${counted(entries.length, 'keyword')}`,
    };
  return { entries: chosen, label: `The ${counted(chosen.length, 'keyword')} you selected` };
};

/** The selection as a sentence, with its effect on copies and exports. */
export const describeSelection = (
  rows: readonly KeywordRow[],
  { ticked, isOwn }: KeywordSelection,
): string => {
  const all = rows.length;
  const count = ticked.size;
  if (all === 1) return count === 1 ? 'Selected.' : 'Not selected: copy and export take it anyway.';
  if (isOwn && count === 0) return `None selected: copy and export take all ${all}.`;
  if (count === all) return `All ${all} selected.`;
  if (isOwn) return `${count} of ${all} selected: copy and export take these.`;
  return `${count} of ${all} marked as the best to use. Copy and export take all ${all} until you choose.`;
};
