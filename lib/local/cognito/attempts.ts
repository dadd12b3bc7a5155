import { minuteMs } from '#contracts/durations.ts';
import { CognitoError } from './cognito-error.ts';

export type Attempts = {
  /** @throws CognitoError while sign-in is locked for the account */
  checkSignIn(name: string): void;
  signInFailed(name: string): void;
  signInSucceeded(name: string): void;
  /** Counts one use of a rate-limited action. @throws CognitoError LimitExceededException */
  count(action: LimitedAction, name: string): void;
};
export type LimitedAction = 'send-code' | 'wrong-code';

type SignInRecord = { failures: number; lastAt: number; lockedUntil: number };

/** Cognito locks sign-in after the fifth failure for a second, then twice as long each time, up to 15 minutes. */
const freeFailures = 4;
const longestLock = 15 * minuteMs;
/** Cognito allows 5 to 20 an hour, depending on the risk. The local pool uses the strictest limit. */
const perHour = 5;

/** Slows down guessing as Cognito does. Unknown names count like any other, so that nobody can tell them apart. */
export function createAttempts(now: () => number): Attempts {
  const signIns = new Map<string, SignInRecord>();
  const counted = new Map<string, number[]>();
  return {
    checkSignIn(name) {
      const record = signIns.get(name);
      if (record && record.lockedUntil > now()) {
        throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
      }
      if (record && now() - record.lastAt > longestLock) signIns.delete(name);
    },
    signInFailed(name) {
      const failures = (signIns.get(name)?.failures ?? 0) + 1;
      const lock =
        failures <= freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures - 1), longestLock);
      signIns.set(name, { failures, lastAt: now(), lockedUntil: now() + lock });
    },
    signInSucceeded: (name) => void signIns.delete(name),
    count(action, name) {
      const key = `${action} ${name}`;
      const recent = (counted.get(key) ?? []).filter((at) => at > now() - 60 * minuteMs);
      if (recent.length >= perHour) throw new CognitoError('LimitExceededException');
      counted.set(key, [...recent, now()]);
    },
  };
}
