import { expect, it } from 'vitest';
import type { ChangeReport } from '#contracts/verify/change-report.ts';
import { pageOfReport } from '#domain/agents/result-parts.ts';

it('tells an agent all reasons of a changed sentence', () => {
  const reasons = ['1', '2', '3', '4', '5'].map((number) => `The number ${number} is missing.`);
  const side = { text: 'One sentence.', marks: [] };
  const report: ChangeReport = {
    isComparable: true,
    facts: [],
    passages: [{ kind: 'changed', original: side, rewrite: side, reasons }],
    notes: [],
  };
  expect(pageOfReport(report).differences[0]?.reasons).toEqual(reasons);
});
