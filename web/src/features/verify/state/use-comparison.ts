import { useRef, useState } from 'react';
import type { ChangeReport } from '#contracts/verify/change-report.ts';
import { failureText, verifyTexts } from '#web/features/verify/api/verify-texts.ts';
import type { Texts } from './use-texts.ts';

export type Comparison = {
  busy: boolean;
  /** The last report, with the texts that it compares. */
  done: { report: ChangeReport; texts: Texts; number: number } | null;
  failure: string | null;
};

/** Compares texts on request. An older report stays until a newer one arrives. */
export const useComparison = () => {
  const [comparison, setComparison] = useState<Comparison>({ busy: false, done: null, failure: null });
  const number = useRef(0);
  const compare = async (texts: Texts): Promise<void> => {
    setComparison((last) => ({ ...last, busy: true, failure: null }));
    try {
      const report = await verifyTexts(texts);
      number.current += 1;
      setComparison({ busy: false, failure: null, done: { report, texts, number: number.current } });
    } catch (error) {
      setComparison((last) => ({ ...last, busy: false, failure: failureText(error) }));
    }
  };
  return { comparison, compare };
};
