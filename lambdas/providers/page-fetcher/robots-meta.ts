import { Parser } from 'htmlparser2';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { product } from '#contracts/product.ts';
import { decodeHtml } from '#engine';

/**
 * The number of bytes of a page that are searched for its head. The largest heads on the web, including inlined styles,
 * are smaller.
 */
const headBytes = 512 * 1024;

const productToken = (product.userAgent.split('/')[0] ?? '').toLowerCase();
/** Directives against indexing or AI use. A site that sends one does not want us to read the page either. */
const blockingDirectives = new Set(['noindex', 'none', 'noai']);
/** Directives against storing a copy. The page is read for this run and not cached. */
const notKept = new Set(['noarchive', 'nocache']);
/** Directives whose value follows a colon. Any other word before a colon is a robot's name. */
const valued = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/;

/** The directives for us in `X-Robots-Tag`: those for all robots and those for our user agent. */
const directivesOfHeader = (values: readonly string[]): string[] =>
  values.flatMap((value) => {
    let robot = '';
    return value
      .toLowerCase()
      .split(',')
      .flatMap((part) => {
        const [, name = '', rest = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? [];
        if (name !== '' && !valued.test(name)) robot = name;
        const directive = name !== '' && !valued.test(name) ? rest : part;
        return robot === '' || robot === productToken ? [directive.trim()] : [];
      });
  });

/** The directives for us in a page's `<meta name="robots">` and in one for our user agent. */
const directivesOfPage = (body: Uint8Array, contentType: string): string[] => {
  const contents: string[] = [];
  const parser = new Parser({
    onopentag: (tag, { name, content = '' }) => {
      if (tag === 'body') parser.pause();
      const robot = name?.trim().toLowerCase();
      if (tag === 'meta' && (robot === 'robots' || robot === productToken)) contents.push(content);
    },
  });
  parser.end(decodeHtml(body.subarray(0, headBytes), contentType));
  return contents.flatMap((content) =>
    content
      .toLowerCase()
      .split(',')
      .map((part) => part.trim()),
  );
};

type Site = { robotsTags: readonly string[]; body: Uint8Array; contentType: string };

const checkDirectives = (directives: readonly string[]): void => {
  const blocking = directives.find((directive) => blockingDirectives.has(directive));
  if (blocking !== undefined)
    throw new JobError('PageNoIndex', `The page's robots directive is "${blocking}".`);
};

/** Reads the directives of a file that is not a page. @throws JobError PageNoIndex */
export const checkRobotsHeader = (robotsTags: readonly string[]): void =>
  checkDirectives(directivesOfHeader(robotsTags));

/**
 * Reads a page's robots directives from its `X-Robots-Tag` header and its meta tags.
 * @returns `mayKeep`, true if a copy may be kept
 * @throws JobError PageNoIndex for a page that disallows indexing or AI use
 */
export const checkRobotsMeta = ({ robotsTags, body, contentType }: Site): { mayKeep: boolean } => {
  const isMarkup = !/^text\/(?:plain|(?:x-)?markdown)\b/i.test(contentType.trim());
  const directives = [
    ...directivesOfHeader(robotsTags),
    ...(isMarkup ? directivesOfPage(body, contentType) : []),
  ];
  checkDirectives(directives);
  return { mayKeep: !directives.some((directive) => notKept.has(directive)) };
};
