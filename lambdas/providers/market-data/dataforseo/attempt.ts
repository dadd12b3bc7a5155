import type { Credentials } from './credentials.ts';
import { type Opened, openEnvelope } from './envelope.ts';
import { judgeHttp } from './status.ts';

export type Attempt = Opened & {
  /** False when nobody can tell whether the vendor did the work and bills it. */
  isBillKnown: boolean;
  /** How long the vendor wants to be left alone; null when it does not say. */
  retryAfterMs: number | null;
};

export type Call = { readonly address: string; readonly task: object; readonly timeoutMs: number };

const failed = (verdict: Opened['verdict'], detail: string, isBillKnown = false): Attempt => ({
  verdict,
  result: [],
  costUsd: 0,
  detail,
  retryAfterMs: null,
  isBillKnown,
});

/** What an attempt was billed, in US dollars; null when nobody can tell. */
export const billedUsd = ({ isBillKnown, costUsd }: Attempt): number | null => (isBillKnown ? costUsd : null);

/** `Retry-After` in milliseconds, from seconds or a date. */
export const readRetryAfter = (value: string | null, now: number): number | null => {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The code under undici's "fetch failed". */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
};

const readBody = async (response: Response): Promise<Attempt> => {
  try {
    const opened = openEnvelope(await response.text());
    return { ...opened, retryAfterMs: null, isBillKnown: opened.verdict !== 'malformed' };
  } catch (error) {
    if (isTimeout(error)) throw error;
    return failed('malformed', `The answer broke off: ${codeOf(error)}.`);
  }
};

const sendRequest = async (
  { address, task, timeoutMs }: Call,
  { login, password }: Credentials,
): Promise<Attempt> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify([task]),
    // Credentials go to the address in the settings, and to nobody that it points to.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const verdict = judgeHttp(response.status);
  if (verdict === 'ok') return readBody(response);
  await response.body?.cancel();
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
  // What is refused at the door was not done; behind a 5xx it may have been.
  return { ...failed(verdict, `HTTP ${response.status}`, response.status < 500), retryAfterMs };
};

/** Failures before the request left this machine. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** One request with one task; whatever goes wrong on the way is a verdict too. */
export const attemptCall = async (call: Call, credentials: Credentials): Promise<Attempt> => {
  try {
    return await sendRequest(call, credentials);
  } catch (error) {
    return isTimeout(error)
      ? failed('timeout', `No answer within ${call.timeoutMs} ms.`)
      : failed('busy', `No connection: ${codeOf(error)}.`, neverSent.has(codeOf(error)));
  }
};
