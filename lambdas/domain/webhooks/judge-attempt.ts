import { deliveryAttempts, deliveryTimeoutMs, retryDelaysMs } from '#contracts/webhooks/webhook-limits.ts';

/** The response to an attempt: see the port `WebhookSender`. */
type Sent =
  | { kind: 'answered'; status: number }
  | { kind: 'timeout' | 'unreachable' | 'blocked'; detail: string };

type Judgment =
  | { status: 'delivered' | 'failed'; answer: string }
  | { status: 'waiting'; answer: string; delayMs: number };

/** Statuses besides 5xx by which the receiver asks for a later attempt. */
const retryStatuses = new Set([408, 425, 429]);

const isTemporary = (sent: Sent): boolean => {
  if (sent.kind === 'answered') return sent.status >= 500 || retryStatuses.has(sent.status);
  return sent.kind !== 'blocked';
};

const describe = (sent: Sent): string => {
  if (sent.kind === 'timeout') return `No answer within ${deliveryTimeoutMs / 1000} seconds`;
  if (sent.kind !== 'answered') return sent.detail;
  const { status } = sent;
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`;
};

/**
 * Decides what happens to a delivery after attempt number `attempts`. A 2xx delivers it. A temporary failure is
 * retried once per remaining delay. Any other failure is final at once, because the same request would get the same
 * response.
 */
export const judgeAttempt = (sent: Sent, attempts: number): Judgment => {
  const answer = describe(sent);
  if (sent.kind === 'answered' && sent.status >= 200 && sent.status < 300)
    return { status: 'delivered', answer };
  const delayMs = retryDelaysMs[attempts - 1];
  if (!isTemporary(sent) || delayMs === undefined || attempts >= deliveryAttempts)
    return { status: 'failed', answer };
  return { status: 'waiting', answer, delayMs };
};
