import { Parser } from 'htmlparser2';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { product } from '#contracts/product.ts';
import { decodeHtml } from '#engine';

/** How far into a page its head is looked for; the largest heads in the wild, inlined styles and all, are smaller. */
const headBytes = 512 * 1024;

const ourName = (product.userAgent.split('/')[0] ?? '').toLowerCase();
/** Not to be listed, not to be used by machines that write: whoever says so does not want us either. */
const refusing = new Set(['noindex', 'none', 'noai']);
/** A copy must not be kept: the page is read for this run and then forgotten. */
const notKept = new Set(['noarchive', 'nocache']);
/** Directives that carry a value after a colon; any other word before a colon names the robot that is meant. */
const valued = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/;

/** The directives for us in the values of `X-Robots-Tag`: those for all robots, and those under our own name. */
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
        return robot === '' || robot === ourName ? [directive.trim()] : [];
      });
  });

/** The directives for us in a page's `<meta name="robots">`, and in one under our own name. */
const directivesOfPage = (body: Uint8Array, contentType: string): string[] => {
  const contents: string[] = [];
  const parser = new Parser({
    onopentag: (tag, { name, content = '' }) => {
      if (tag === 'body') parser.pause();
      const robot = name?.trim().toLowerCase();
      if (tag === 'meta' && (robot === 'robots' || robot === ourName)) contents.push(content);
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

/**
 * What a page itself asks of robots, in its header `X-Robots-Tag` or its meta tags.
 * @returns whether a copy of it may be kept
 * @throws JobError PageNoIndex for a page that asks not to be indexed or not to be used by machines
 */
export const checkRobotsMeta = ({ robotsTags, body, contentType }: Site): { mayKeep: boolean } => {
  const isMarkup = !/^text\/(?:plain|(?:x-)?markdown)\b/i.test(contentType.trim());
  const directives = [
    ...directivesOfHeader(robotsTags),
    ...(isMarkup ? directivesOfPage(body, contentType) : []),
  ];
  const refused = directives.find((directive) => refusing.has(directive));
  if (refused !== undefined) throw new JobError('PageNoIndex', `The page says "${refused}" to robots.`);
  return { mayKeep: !directives.some((directive) => notKept.has(directive)) };
};
