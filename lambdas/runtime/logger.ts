import { Logger } from '@aws-lambda-powertools/logger';
import { logService } from '#contracts/platform/log-events.ts';
import type { Log } from '#ports';
import { redact } from './redact.ts';

type Fields = Record<string, unknown>;

/**
 * Logs JSON lines. Callers pass only ids, names and numbers, never a user's text, email or address. Any that an error
 * contains are masked.
 */
export const createLog = (stage: string): Log => {
  const logger = new Logger({ serviceName: logService, persistentKeys: { stage } });
  const clean = (fields: Fields): Fields => redact(fields) as Fields;
  return {
    info: (message, fields = {}) => logger.info(message, clean(fields)),
    warn: (message, fields = {}) => logger.warn(message, clean(fields)),
    error: (message, fields = {}) => logger.error(message, clean(fields)),
  };
};
