/** Fields with text that somebody wrote or with personal data. Their values are never logged. */
const personal =
  /^(?:e-?mail|full_?name|text|content|body|html|markdown|article|prompt|answer|input|context(?:_input)?|keywords?(?:_list_input)?|keyword_text|title|description|file_?name|password|token|secret|authorization|cookie|api_?key)$/i;

/** Our own messages are one or two sentences. A longer message quotes someone's text. */
const longestMessageWords = 60;
const longestMessageCharacters = 600;
/** The masks backtrack, which takes seconds for a text as long as an article. */
const longestMasked = 10_000;
/** Library errors quote what they could not read. Names, codes and ids are shorter than this. */
const longestQuote = 24;

const masks: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/\b(?:sk|pk|rk|pdl|whsec|ghp|xox[bp])[_-][\w-]{10,}/gi, '[key]'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, '[key]'],
  [/(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, '$1?[…]'],
];

const maskQuotes = (text: string, longest: number): string =>
  text.replaceAll(/"([^"]*)"|'([^']*)'|`([^`]*)`|“([^”]*)”/g, (quote: string) =>
    quote.length - 2 > longest ? `[${quote.length - 2} characters]` : quote,
  );

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A text that is safe to log, without users' addresses, tokens, queries or other text. */
export const redactText = (text: string, longestQuoted = longestQuote): string => {
  const unquoted = maskQuotes(text, longestQuoted);
  const masked =
    unquoted.length > longestMasked
      ? unquoted
      : masks.reduce((rest, [pattern, mask]) => rest.replaceAll(pattern, mask), unquoted);
  const isLong = masked.length > longestMessageCharacters || count(masked, /\S+/g) > longestMessageWords;
  return isLong ? `[text of ${text.length} characters]` : masked;
};

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** The stack without the message, which comes first and may have several lines. */
const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .{1,300}(?::\d+\)?|\(native\)|<anonymous>\)?)$/.test(line));

/**
 * An error reduced to its name, code, message and stack. Libraries attach whole requests and responses to their
 * errors, which may contain an article's text.
 */
const redactError = (error: Error, depth: number): object => ({
  name: error.name,
  code: redact(codeOf(error), depth + 1),
  // The message of `JSON.parse` quotes its input, even a short one.
  message: redactText(error.message, error instanceof SyntaxError ? 0 : longestQuote),
  stack: framesOf(error),
  ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
});

const deepest = 6;

/** A value that is safe to log. Callers pass ids and numbers; this removes what slips through, mostly in errors. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (depth > deepest) return '[…]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      personal.test(name) && typeof entry !== 'number' ? '[redacted]' : redact(entry, depth + 1),
    ]),
  );
};

/**
 * The error that a Lambda function may throw. Lambda prints a thrown error with everything attached to it. Step
 * Functions reads its name.
 */
export const bareError = (error: unknown): Error => {
  const {
    name,
    message,
    stack = [],
  } = redact(error instanceof Error ? error : new Error(String(error))) as {
    name: string;
    message: string;
    stack?: string[];
  };
  const bare = new Error(message);
  bare.name = name;
  bare.stack = [`${name}: ${message}`, ...stack.map((line) => `    ${line}`)].join('\n');
  return bare;
};
