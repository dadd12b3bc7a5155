import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';
import { isRecord } from '#contracts/is-record.ts';

const keyIn = (text: string): string | null =>
  /full_api_key["']?\s*[:=]\s*["']?([\w.-]+)/.exec(text)?.[1] ?? null;

/**
 * Reads the full key from the response that creates it: the field `full_api_key`, or that field inside the JSON
 * string `key`, as a webhook that nests JSON returns it.
 * @throws Error when there is none.
 */
export const extractFullKey = (response: unknown): string => {
  const record = isRecord(response) ? response : {};
  const named = typeof record.full_api_key === 'string' ? record.full_api_key.trim() : '';
  const key = named || (typeof record.key === 'string' ? keyIn(record.key) : null);
  if (!key) throw new Error(apiKeyMessages.noKeyInResponse);
  return key;
};

/** The key's first characters, enough to tell keys apart, then a dot for each other character. */
export const maskKey = (key: string): string => key.slice(0, 8) + '•'.repeat(Math.max(0, key.length - 8));
