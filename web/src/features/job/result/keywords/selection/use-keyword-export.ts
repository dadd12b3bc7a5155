import { useState } from 'react';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { toKeywordsTxt } from '#web/features/job/result/export/keywords-txt.ts';
import { downloadCsv, downloadFile } from '#web/features/job/result/shared/download-file.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { delays } from '#web/lib/delays.ts';
import { notify } from '#web/lib/notify.ts';
import { sleep } from '#web/lib/sleep.ts';

/** Copies the keywords of a result, or saves them as text or CSV. The lead keyword is first in the text and marked in CSV. */
export const useKeywordExport = (entries: readonly KeywordEntry[], lead: string | null) => {
  const [exporting, setExporting] = useState(false);
  const exportCsv = async (): Promise<void> => {
    if (exporting) return;
    setExporting(true);
    try {
      // The CSV writer loads while the button shows its spinner.
      const [{ toKeywordCsv }] = await Promise.all([
        import('#domain/shortlist/keyword-csv.ts'),
        sleep(delays.csvExport),
      ]);
      downloadCsv('keyword-analysis.csv', toKeywordCsv(entries, lead));
      notify.success('Downloaded!', 'Keyword analysis exported to CSV');
    } catch (error) {
      notify.error(
        'Export failed',
        error instanceof Error && error.message ? error.message : 'Failed to export keywords',
      );
    } finally {
      setExporting(false);
    }
  };
  return {
    exporting,
    exportCsv,
    copyList: () => copyText(toKeywordsTxt(entries, lead), 'Keywords list'),
    exportTxt: () => {
      downloadFile('keywords.txt', 'text/plain', `${toKeywordsTxt(entries, lead)}\n`);
      notify.success('Downloaded!', 'Keywords exported to TXT');
    },
  };
};
