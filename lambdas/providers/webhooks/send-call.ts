import * as z from 'zod';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { SendOutcome, WebhookRequest, WebhookSender } from '#ports';
import { rejectionOfUrl } from './webhook-url.ts';

const sendCall = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

const sendOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), status: z.int().min(100).max(599) }),
  z.object({ kind: z.enum(['timeout', 'unreachable', 'blocked']), detail: z.string().max(500) }),
]);

/** The sender's function: it takes a call and returns its outcome. */
export const handleSendCall = (sender: Pick<WebhookSender, 'post'>, call: unknown): Promise<SendOutcome> =>
  sender.post(sendCall.parse(call));

/**
 * Posts through the sender's function, and parses its response as untrusted input, because that function talks to
 * hostile servers.
 */
export const createRemoteWebhookSender = (invoke: (call: unknown) => Promise<unknown>): WebhookSender => ({
  rejectionOf: async (url) => rejectionOfUrl(url),
  post: async (request: WebhookRequest) => {
    const parsed = sendOutcome.safeParse(await invoke(request));
    if (!parsed.success)
      throw new JobError(
        'ProviderMalformed',
        `The webhook sender's response: ${z.prettifyError(parsed.error)}`,
      );
    return parsed.data;
  },
});
