import { type JobType, tools } from '#contracts/product.ts';

const reasons = { completed: 'lost images', failed: 'failed', cancelled: 'canceled' } as const;

/** The text in the credit history for the refund of a run that ended in this status. */
export const describeRefund = (jobType: JobType, status: keyof typeof reasons): string =>
  `Refund: ${tools[jobType].name} run ${reasons[status]}`;
