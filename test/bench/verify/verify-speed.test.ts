import { expect, test } from 'vitest';
import { timeVerification, verifyMs, verifyWords } from './verify-speed.ts';

/** A machine of the same kind with other work on it took 1.8 times as much processor time for the same version. */
const slowerMachine = 1.8;
/** The first comparison of an article is timed only once, so that a busy moment counts. */
const oneRound = 1.8;

test(`a comparison of ${verifyWords} words takes ${verifyMs} ms of processor time, or as much more as a busy machine needs`, () => {
  const { first, again } = timeVerification();
  expect(again).toBeLessThanOrEqual(verifyMs * slowerMachine);
  expect(first).toBeLessThanOrEqual(verifyMs * slowerMachine * oneRound);
  // A few seconds of processor time, which take minutes of the clock beside other work.
}, 300_000);
