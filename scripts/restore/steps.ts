export type Step = { readonly name: string; readonly seconds: number };

/** Seconds, aligned as a column. */
export const formatSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`;

/** Runs the steps of a drill, prints each with its duration when it ends, and records those that succeeded. */
export const createSteps = (print: (line: string) => void) => {
  const done: Step[] = [];
  const began = performance.now();
  const secondsSince = (start: number): number => (performance.now() - start) / 1000;
  return {
    done,
    run: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const start = performance.now();
      try {
        const result = await work();
        done.push({ name, seconds: secondsSince(start) });
        print(`${formatSeconds(secondsSince(start))}  ${name}`);
        return result;
      } catch (error) {
        print(`${formatSeconds(secondsSince(start))}  ${name}: FAILED`);
        throw error;
      }
    },
    totalSeconds: () => secondsSince(began),
  };
};
export type Steps = ReturnType<typeof createSteps>;
