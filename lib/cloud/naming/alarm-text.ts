/** Where the runbook stands, from the root of the project. */
export const runbookPath = 'docs/runbook.md';

/** What an operator reads of an alarm: what is wrong, and the paragraph of the runbook that says what to do. */
export const alarmText = (section: string, problem: string): { readonly alarmDescription: string } => ({
  alarmDescription: `${problem}. What to do: ${runbookPath}#${section}`,
});
