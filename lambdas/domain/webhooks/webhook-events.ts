import { daySeconds } from '#contracts/durations.ts';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { JobType } from '#contracts/product.ts';
import type { WebhookEvent } from '#contracts/public-api/webhooks.ts';
import type { WebhookEventType } from '#contracts/webhooks/delivery.ts';
import { deliveryDays } from '#contracts/webhooks/webhook-limits.ts';
import { describeRun, durationSeconds } from '#domain/jobs/describe-run.ts';
import { epochSeconds } from '#domain/platform/times.ts';

type EndedRun = {
  id: string;
  jobType: JobType;
  status: JobStatus;
  createdAt: string;
  updatedAt: string;
  endedAt: string | null;
  failure: { name: string; userMessage: string } | null;
};

/** The event for a status that ends a run. */
const eventTypes = {
  completed: 'run.completed',
  failed: 'run.failed',
  cancelled: 'run.cancelled',
} as const satisfies Partial<Record<JobStatus, WebhookEventType>>;

const toJson = (event: WebhookEvent): string => JSON.stringify(event);

/** The event for a run that has ended. A run ends once, so its id identifies the event. */
export const eventOfRun = (job: EndedRun & { status: keyof typeof eventTypes }, at: string) => {
  const { failure } = job;
  const type = eventTypes[job.status];
  const data = describeRun({
    ...job,
    tool: job.jobType,
    durationSeconds: durationSeconds(job),
    failure: { code: failure?.name ?? null, message: failure?.userMessage ?? null },
  });
  return { eventId: `evt_${job.id}`, type, runId: job.id, body: toJson({ type, timestamp: at, data }) };
};

/** A test event that the owner of a webhook requests. */
export const testEvent = (id: string, webhookId: string, at: string) => {
  const type = 'webhook.test';
  const body = toJson({ type, timestamp: at, data: { webhook_id: webhookId } });
  return { eventId: `evt_${id}`, type, runId: null, body } as const;
};

/** The time at which the delivery of an event is removed, in seconds since the epoch. */
export const deliveryExpiry = (at: string): number => epochSeconds(new Date(at)) + deliveryDays * daySeconds;
