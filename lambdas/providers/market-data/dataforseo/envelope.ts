import * as z from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';
import { judgeCode, type Verdict } from './status.ts';

const status = { status_code: z.int(), status_message: z.nullish(z.string()) };
const envelope = z.object({
  ...status,
  cost: z.nullish(z.number()),
  tasks: z.nullish(z.array(z.object({ ...status, result: z.nullish(z.array(z.unknown())) }))),
});

export type Opened = {
  verdict: Verdict;
  result: unknown[];
  /** The cost of this call in US dollars. Failed calls may be billed, too. */
  costUsd: number;
  /** For the operator. */
  detail: string;
};

const malformed = (detail: string): Opened => ({ verdict: 'malformed', result: [], costUsd: 0, detail });

/** Opens the envelope of a response. It checks the status of the response and of its one task. */
export const openEnvelope = (body: string): Opened => {
  const parsed = envelope.safeParse(parseJson(body));
  if (!parsed.success) return malformed(`A response of ${body.length} characters is not an envelope.`);
  const { status_code, status_message, cost, tasks } = parsed.data;
  const costUsd = cost ?? 0;
  const top = judgeCode(status_code, status_message ?? '');
  if (top !== 'ok')
    return { verdict: top, result: [], costUsd, detail: `${status_code} ${status_message ?? ''}` };
  const [task, ...more] = tasks ?? [];
  if (!task || more.length > 0) return { ...malformed(`${tasks?.length ?? 0} tasks instead of 1.`), costUsd };
  return {
    verdict: judgeCode(task.status_code, task.status_message ?? ''),
    result: task.result ?? [],
    costUsd,
    detail: `task ${task.status_code} ${task.status_message ?? ''}`,
  };
};
