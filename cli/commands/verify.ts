import { readTextFile } from '#cli/input/read-text-file.ts';
import { printable } from '#cli/output/printable.ts';
import { isFaithful, reportText } from '#domain/verify/describe-report.ts';
import { verifyTexts } from '#usecases/site/verify-texts.ts';

/**
 * Compares two files. Exit code: 0 if the rewrite is faithful, 1 if something was lost, changed or added, 2 if the
 * files cannot be compared.
 */
export const verify = async (
  original: string,
  rewrite: string,
  { json }: { json: boolean },
): Promise<number> => {
  const report = await verifyTexts({ original: readTextFile(original), rewrite: readTextFile(rewrite) });
  console.log(json ? JSON.stringify(report, null, 2) : printable(reportText(report)));
  if (!report.isComparable) return 2;
  return isFaithful(report) ? 0 : 1;
};
