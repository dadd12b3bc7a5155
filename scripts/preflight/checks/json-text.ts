import * as z from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';

/** The value of a JSON text. */
export const jsonText = z.string().transform((text, context): unknown => {
  const value = parseJson(text);
  if (value !== undefined) return value;
  context.issues.push({ code: 'custom', input: text, message: 'is not JSON' });
  return z.NEVER;
});
