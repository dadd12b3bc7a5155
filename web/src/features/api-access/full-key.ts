import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const keyIn = (text: string): string | null =>
  /full_api_key["']?\s*[:=]\s*["']?([\w.-]+)/.exec(text)?.[1] ?? null;

/**
 * The full key in the answer of the call that makes one: its field `full_api_key`, or that name and its value inside
 * the string `key`, as a webhook that answers in JSON within JSON has it.
 * @throws Error when there is none.
 */
export const extractFullKey = (answer: unknown): string => {
  const record = isRecord(answer) ? answer : {};
  const named = typeof record.full_api_key === 'string' ? record.full_api_key.trim() : '';
  const key = named || (typeof record.key === 'string' ? keyIn(record.key) : null);
  if (!key) throw new Error(apiKeyMessages.noKeyInAnswer);
  return key;
};

/** The key's first letters, enough to tell which it is, and a dot for each of the others. */
export const maskKey = (key: string): string => key.slice(0, 8) + '•'.repeat(Math.max(0, key.length - 8));
