import type { Credentials } from './credentials.ts';
import { type Opened, openEnvelope } from './envelope.ts';
import { judgeHttp } from './status.ts';

export type Attempt = Opened & {
  /** False if it is unknown whether the vendor did the work and bills for it. */
  isBillKnown: boolean;
  /** The delay that the vendor asks for; null if it names none. */
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

/** The billed cost of an attempt in US dollars; null if unknown. */
export const billedUsd = ({ isBillKnown, costUsd }: Attempt): number | null => (isBillKnown ? costUsd : null);

/** `Retry-After`, seconds or a date, as milliseconds. */
export const readRetryAfter = (value: string | null, now: number): number | null => {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The error code behind undici's "fetch failed". */
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
    return failed('malformed', `The response ended early: ${codeOf(error)}.`);
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
    // Redirects are rejected, so the credentials only go to the address in the settings.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const verdict = judgeHttp(response.status);
  if (verdict === 'ok') return readBody(response);
  await response.body?.cancel();
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
  // The vendor does no work for a request that it rejects with a 4xx. Before a 5xx, it may have done the work.
  return { ...failed(verdict, `HTTP ${response.status}`, response.status < 500), retryAfterMs };
};

/** Failures before the request left this machine. */
const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Sends one request with one task. Failures are returned as verdicts, not thrown. */
export const attemptCall = async (call: Call, credentials: Credentials): Promise<Attempt> => {
  try {
    return await sendRequest(call, credentials);
  } catch (error) {
    return isTimeout(error)
      ? failed('timeout', `No response within ${call.timeoutMs} ms.`)
      : failed('busy', `No connection: ${codeOf(error)}.`, unsentCodes.has(codeOf(error)));
  }
};
