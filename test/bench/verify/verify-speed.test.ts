import { expect, test } from 'vitest';
import { timeVerification, verifyMs, verifyWords } from './verify-speed.ts';

/** A machine of the same kind with other work on it took 1.8 times as much CPU time for the same version. */
const slowerMachine = 1.8;
/** The first comparison of an article is timed only once, so a busy moment counts. */
const oneRound = 1.8;

test(`a comparison of ${verifyWords} words takes ${verifyMs} ms of CPU time, or proportionally more on a busy machine`, () => {
  const { first, again } = timeVerification();
  expect(again).toBeLessThanOrEqual(verifyMs * slowerMachine);
  expect(first).toBeLessThanOrEqual(verifyMs * slowerMachine * oneRound);
  // A few seconds of CPU time, which can take minutes of wall-clock time next to other work.
}, 300_000);
