import type { FinalResult } from '#contracts/jobs/result.ts';
import { formatCount } from '#web/features/job/result/shared/format.ts';

/** Only a web address becomes a link, whatever a stored result says. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** The source that the run read. */
export const SourceLine = ({ source }: Pick<FinalResult, 'source'>) => {
  const parts = [
    source.byline,
    source.published?.slice(0, 10) ?? null,
    source.word_count > 0
      ? `${source.url === null ? 'Pasted text: ' : ''}${formatCount(source.word_count)} words`
      : null,
    source.truncated ? 'only the beginning of this long page was read' : null,
  ].filter((part) => part !== null && part !== '');
  if (source.url === null && parts.length === 0) return null;
  return (
    <p className="text-small text-ink-soft">
      {source.url !== null && (
        <>
          {isWebAddress(source.url) ? (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-accent underline underline-offset-4 wrap-anywhere"
            >
              {source.title ?? source.url}
            </a>
          ) : (
            <span className="wrap-anywhere">{source.title ?? source.url}</span>
          )}
          {parts.length > 0 && ' · '}
        </>
      )}
      {parts.join(' · ')}
    </p>
  );
};
