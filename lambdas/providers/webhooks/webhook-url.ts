import { JobError } from '#contracts/jobs/job-errors.ts';
import { type AllowHosts, readAllowHosts } from '#providers/page-fetcher/allow-hosts.ts';
import { checkUrl, portOf } from '#providers/page-fetcher/check-url.ts';

/** An address that events may go to. @throws JobError PageBlockedAddress, PageUnreachable */
export const checkWebhookUrl = (address: string, isAllowed: AllowHosts): URL => {
  const url = checkUrl(address, isAllowed);
  if (url.protocol !== 'https:' && !isAllowed(url.hostname, portOf(url)))
    throw new JobError('PageBlockedAddress', 'Address refused: events are sent over https only.');
  return url;
};

/** Why events cannot be sent to an address; null for an address that may be public. Makes no DNS query. */
export const rejectionOfUrl = (address: string, allowHosts: readonly string[] = []): string | null => {
  try {
    checkWebhookUrl(address, readAllowHosts(allowHosts));
    return null;
  } catch (error) {
    if (error instanceof JobError) return `${error.message} Give a public https address.`;
    throw error;
  }
};
