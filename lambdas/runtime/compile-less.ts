import { setFlagsFromString } from 'node:v8';

/**
 * V8's defaults suit a few functions that run for a long time. A text of 1,700 words runs thousands of functions and
 * 2,900 patterns, most of them a few times, and a function of Lambda has one core, on which V8 also compiles. With the
 * defaults, compilation takes a third of the CPU time of the first texts of a process.
 */
const flags = [
  // V8 interprets a pattern the first time and compiles it the second time. Almost all patterns run again.
  '--no-regexp-tier-up',
  // Bytes of other functions that an optimized one may take in; the default is 920. A call costs less than the
  // compilation of its copies.
  '--max-inlined-bytecode-size-cumulative=100',
  '--max-maglev-inlined-bytecode-size-cumulative=100',
];

/** Makes V8 spend less time on compilation. For processes that run the engine on the pinned version of Node. */
export const compileLess = (): void => {
  for (const flag of flags) setFlagsFromString(flag);
};
