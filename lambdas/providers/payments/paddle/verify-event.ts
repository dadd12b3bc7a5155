import type { Secret } from '#ports';
import type { PaddleKeys } from './paddle-caller.ts';
import { isSignedBy } from './verify-signature.ts';
import { readEventId } from './wire.ts';

type Notification = { body: string; signature: string | null; now: Date };

/** The id of a notification's event; null if Paddle did not sign it. */
export const verifyEvent = async (
  secret: Secret<PaddleKeys>,
  { body, signature, now }: Notification,
): Promise<string | null> => {
  if (signature === null) return null;
  const isSigned = async () => isSignedBy((await secret.read()).webhookSecret, signature, body, now);
  if (await isSigned()) return readEventId(body);
  // The secret may be newer than the one that this function has read. It is read again at most every ten seconds.
  secret.invalidate();
  return (await isSigned()) ? readEventId(body) : null;
};
