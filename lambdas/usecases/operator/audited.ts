import type { OperatorAction } from '#contracts/accounts/operator.ts';
import type { OperatorDeps } from '#ports';

type AuditEntry = { actor: string; action: OperatorAction; subject: string; reason: string | null };

/**
 * Carries out an operator's action and records it. The record is written before the work begins, so that a crash leaves
 * a trace, and again with the outcome. `work` returns the details for the record: numbers and ids, no personal data.
 */
export const audited = async <T extends Record<string, unknown>>(
  { audit, clock, ids }: Pick<OperatorDeps, 'audit' | 'clock' | 'ids'>,
  entry: AuditEntry,
  work: () => Promise<T>,
): Promise<T> => {
  const item = { ...entry, id: ids.uuid(), at: clock.now().toISOString() };
  await audit.write({ ...item, outcome: 'begun', detail: {} });
  const detail = await work().catch(async (error: unknown) => {
    const name = error instanceof Error ? error.name : 'Error';
    await audit.write({ ...item, outcome: 'failed', detail: { error: name } });
    throw error;
  });
  await audit.write({ ...item, outcome: 'done', detail });
  return detail;
};
