/** The rules by which the browser polls a job's status. Times are in milliseconds. */
export const polling = { startDelay: 1000, interval: 5000, retries: 3, dropAfter: 2000 } as const;
