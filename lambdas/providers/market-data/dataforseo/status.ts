/**
 * The classes of a response's status. `busy` is temporary and is retried. `exhausted` ends tomorrow. `credentials`,
 * `account` and `invalid` need an operator.
 */
export type Verdict =
  | 'ok'
  | 'empty'
  | 'no_location'
  | 'bad_keywords'
  | 'busy'
  | 'exhausted'
  | 'credentials'
  | 'account'
  | 'invalid'
  | 'malformed'
  | 'timeout';

const byCode: Readonly<Record<number, Verdict>> = {
  20000: 'ok',
  40100: 'credentials',
  40102: 'empty',
  40103: 'busy',
  40200: 'account',
  40202: 'busy',
  40203: 'exhausted',
  40204: 'account',
  40207: 'account',
};

/**
 * The meaning of the `status_code` of a response or its task. 40501 is "invalid field". The vendor also uses it if
 * there are no results, for a country or language that it does not cover, and for a keyword with an unsupported
 * character.
 */
export const judgeCode = (code: number, message: string): Verdict => {
  if (code === 40501 && /no search results/i.test(message)) return 'empty';
  if (code === 40501 && /\b(?:location|language)(?:_code|_name)?\b/i.test(message)) return 'no_location';
  if (code === 40501 && /\bkeywords?\b/i.test(message)) return 'bad_keywords';
  return byCode[code] ?? (code >= 50000 && code < 60000 ? 'busy' : 'invalid');
};

const byHttpStatus: Readonly<Record<number, Verdict>> = {
  200: 'ok',
  401: 'credentials',
  402: 'account',
  403: 'credentials',
  429: 'busy',
};

/** The meaning of an HTTP status. The vendor returns 200 for most failures and reports them in the body. */
export const judgeHttp = (status: number): Verdict =>
  byHttpStatus[status] ?? (status >= 500 ? 'busy' : 'invalid');
