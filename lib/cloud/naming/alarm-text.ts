/** The path of the runbook from the project root. */
export const runbookPath = 'docs/runbook.md';

/** An alarm's text for operators: the problem and the runbook section with the remedy. */
export const alarmText = (section: string, problem: string): { readonly alarmDescription: string } => ({
  alarmDescription: `${problem}. What to do: ${runbookPath}#${section}`,
});
