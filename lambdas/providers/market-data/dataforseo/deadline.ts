/** The time limit that all calls of one lookup share. */
export type Deadline = { leftMs(): number };

export const startDeadline = (totalMs: number): Deadline => {
  const end = performance.now() + totalMs;
  return { leftMs: () => Math.max(0, Math.floor(end - performance.now())) };
};
