import { Logger } from '@aws-lambda-powertools/logger';
import type { Log } from '#ports';

/** Logs as JSON lines. Callers give ids, names and figures only: no text of a user, no e-mail, no address. */
export const createLog = (stage: string): Log => {
  const logger = new Logger({ serviceName: 'sweetspot', persistentKeys: { stage } });
  return {
    info: (message, fields = {}) => logger.info(message, fields),
    warn: (message, fields = {}) => logger.warn(message, fields),
    error: (message, fields = {}) => logger.error(message, fields),
  };
};
