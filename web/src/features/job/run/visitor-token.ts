/** 256 random bits in hexadecimal digits, as `contracts/jobs/claim-job.ts` asks for. */
const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let latest: { readonly key: string; readonly token: string } | null = null;

/** The token of an attempt to start a run. A repeated attempt must send the same request, so it has the same token. */
export const visitorTokenFor = (idempotencyKey: string): string => {
  if (latest?.key !== idempotencyKey) latest = { key: idempotencyKey, token: newToken() };
  return latest.token;
};
