import { explainComplexity } from '#contracts/content-limits.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { pagesPerHost } from '#contracts/platform/rate-limits.ts';
import { pageFetch } from './page-fetch.ts';

/**
 * Why a run ends without a result. The state machine retries and catches by these names. It retries a transient error
 * with increasing delays; any other error fails the job at once with its message for the user.
 */
export const jobErrors = {
  PageUnreachable: {
    transient: false,
    message: 'We could not reach this page. Check the address, or paste the text of the article instead.',
  },
  PageRefused: {
    transient: false,
    message: 'The site did not let us read this page. Paste the text of the article instead.',
  },
  PageBlockedAddress: {
    transient: false,
    message: 'This address is private or not allowed. Use the public web address of a page.',
  },
  PageDisallowed: {
    transient: false,
    message: 'The site asks bots not to read this page. Paste the text of the article instead.',
  },
  PageNoIndex: {
    transient: false,
    message:
      'This page asks bots not to index or use it (noindex, noai), so we did not read it. Remove that from the page, or paste the text of the article instead.',
  },
  PageHostBusy: {
    transient: false,
    message:
      'Many people are analyzing pages of this site right now. Try again in a minute, or paste the text of the article instead.',
  },
  PageHostShareUsed: {
    transient: false,
    message: `You can analyze ${pagesPerHost.caller} pages of one site a minute. Try again in a minute, or paste the text of the article instead.`,
  },
  PageNotHtml: {
    transient: false,
    message:
      'This address is not a web page (it may be a PDF, an image or a download). Paste the text instead.',
  },
  PageEmpty: {
    transient: false,
    message: 'This page is empty. Check the address, or paste the text of the article instead.',
  },
  PageNoArticle: {
    transient: false,
    message:
      'We found no article on this page, only links or menus. Use the address of the article itself, or paste its text.',
  },
  PageNeedsScripts: {
    transient: false,
    message:
      'This page needs JavaScript to show its text, and we do not run scripts. Paste the text of the article instead.',
  },
  PageRedirectLoop: {
    transient: false,
    message: `This address redirects more than ${pageFetch.maxRedirects} times. Use the final address of the page, or paste its text.`,
  },
  PageTooLarge: {
    transient: false,
    message: `This page is larger than ${pageFetch.maxBytes / 1024 / 1024} MB. Paste the text of the article instead.`,
  },
  PageTimeout: {
    transient: false,
    message: `This page did not answer within ${pageFetch.totalMs / 1000} seconds. Try again later, or paste the text of the article.`,
  },
  LanguageNotSupported: {
    transient: false,
    message:
      'This text does not seem to be in English. Sweetspot reads only English for now. Paste a text in English.',
  },
  ContentTooThin: {
    transient: false,
    message: `We found fewer than ${keywordLimits.shortlistMin} keywords in this text. Paste a longer one: a few paragraphs are enough.`,
  },
  ContentTooComplex: {
    transient: false,
    message: 'This text is too complex for us to read. Use a shorter or simpler one.',
  },
  UploadsMissing: {
    transient: false,
    message: 'The image upload was not finished. Nothing was charged. Please start it again.',
  },
  ImagesUnreadable: {
    transient: false,
    message:
      'None of the images could be read, so nothing was charged. Use PNG, JPG or WebP files that open in a browser.',
  },
  // No market data error is transient: the client has already retried, and each attempt may be billed.
  MarketDataUnavailable: {
    transient: false,
    message:
      'Search data is not available right now. Nothing was charged. Please try again in a few minutes.',
  },
  MarketDataExhausted: {
    transient: false,
    message: "Today's budget for search data is used up. Nothing was charged. Please try again tomorrow.",
  },
  MarketDataUserLimit: {
    transient: false,
    message:
      'Your account has reached its daily limit for new search data. Nothing was charged. Try again after midnight UTC.',
  },
  MarketDataVisitorsLimit: {
    transient: false,
    message:
      "Runs without an account have used up today's search data. Nothing was charged. Sign up for free, or try again after midnight UTC.",
  },
  MarketDataRefused: {
    transient: false,
    message:
      'Our search data provider rejected the request, and trying again will not help. Nothing was charged. We have been notified and are looking into it; please come back later.',
  },
  ProviderUnavailable: {
    transient: true,
    message: 'Our analysis service is temporarily unavailable. Please try again in a few minutes.',
  },
  ProviderTimeout: {
    transient: true,
    message: 'Our analysis service took too long to respond. Please try again in a few minutes.',
  },
  ProviderMalformed: {
    transient: true,
    message:
      'Our analysis service returned a response that we could not read. Please try again in a few minutes.',
  },
  JobCancelled: { transient: false, message: 'This run was canceled.' },
  JobInterrupted: {
    transient: false,
    message: 'This run was interrupted. Nothing was charged. Please start it again.',
  },
  InternalFailure: { transient: false, message: 'The analysis failed. Please try again.' },
} as const satisfies Record<string, { transient: boolean; message: string }>;
export type JobErrorName = keyof typeof jobErrors;
export const jobErrorNames = Object.keys(jobErrors) as JobErrorName[];

/** Failures on our side or our providers'. No other input would have helped. */
const serviceFaults: ReadonlySet<JobErrorName> = new Set([
  'MarketDataUnavailable',
  'MarketDataExhausted',
  'MarketDataRefused',
  'ProviderUnavailable',
  'ProviderTimeout',
  'ProviderMalformed',
  'JobInterrupted',
  'InternalFailure',
]);
export const isServiceFault = (name: JobErrorName): boolean => serviceFaults.has(name);

export const transientJobErrorNames = jobErrorNames.filter((name) => jobErrors[name].transient);

/** The message for the user for an error with this name and detail. */
export const userMessageOf = (name: JobErrorName, detail: string): string =>
  (name === 'ContentTooComplex' ? explainComplexity(detail) : null) ?? jobErrors[name].message;

/**
 * True for input that nobody writes by accident and that costs processing time. The visitor's free run stays used;
 * otherwise the same input could be sent again and again for free.
 */
export const keepsDemoUsed = (name: JobErrorName): boolean => name === 'ContentTooComplex';

/** Providers and stages throw this error. The state machine matches its `name`; its `cause` is for the operator. */
export class JobError extends Error {
  override readonly name: JobErrorName;
  constructor(name: JobErrorName, detail?: string, options?: ErrorOptions) {
    super(detail ?? jobErrors[name].message, options);
    this.name = name;
  }
  /** The message for the user, without internal details. */
  get userMessage(): string {
    return userMessageOf(this.name, this.message);
  }
}

export const isJobErrorName = (name: string): name is JobErrorName => name in jobErrors;
