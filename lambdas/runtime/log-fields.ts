import type { Log } from '#ports';

/** The same log with these fields in each line. */
export const withFields = (log: Log, fields: Readonly<Record<string, unknown>>): Log => ({
  info: (message, more) => log.info(message, { ...fields, ...more }),
  warn: (message, more) => log.warn(message, { ...fields, ...more }),
  error: (message, more) => log.error(message, { ...fields, ...more }),
});
