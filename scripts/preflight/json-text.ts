import * as z from 'zod';

/** A text that holds JSON, as its value. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not with the parser's words: they quote the text, which may be a secret.
    context.issues.push({ code: 'custom', input: text, message: 'is no JSON' });
    return z.NEVER;
  }
});
