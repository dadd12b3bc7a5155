import { minuteMs } from '#contracts/durations.ts';
import { CognitoError } from './cognito-error.ts';

export type Attempts = {
  /** @throws CognitoError while the account is locked for sign-in */
  checkSignIn(name: string): void;
  signInFailed(name: string): void;
  signInSucceeded(name: string): void;
  /** Counts one use of a limited action. @throws CognitoError LimitExceededException */
  count(action: LimitedAction, name: string): void;
};
export type LimitedAction = 'send-code' | 'wrong-code';

type SignInRecord = { failures: number; lastAt: number; lockedUntil: number };

/** Cognito locks from the fifth failure on, for a second, then twice as long each time, up to 15 minutes. */
const freeFailures = 4;
const longestLock = 15 * minuteMs;
/** Cognito allows 5 to 20 an hour, by its view of the risk; the local pool keeps to the strictest. */
const perHour = 5;

/** Slows guessing down as Cognito does; names that do not exist count like any other, so that they do not show. */
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
