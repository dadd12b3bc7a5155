import { useMutation } from '@tanstack/react-query';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { isRecord } from '#contracts/is-record.ts';
import { requestApi } from '#web/lib/api/api-client.ts';

/**
 * POST portal-session: the one-time address of the provider's customer portal.
 * @throws ApiFailure, or an Error for a response without an address.
 */
const createPortalSession = async (): Promise<string> => {
  const response: unknown = await (await requestApi('portalSession', { body: {} })).json();
  const url = isRecord(response) ? response.url : null;
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new Error(billingMessages.noPortalUrl);
  return url;
};

export const usePortalSession = (onCreated: (url: string) => void) =>
  useMutation({
    mutationFn: createPortalSession,
    onSuccess: onCreated,
    meta: { log: 'the customer portal did not open', error: billingMessages.portalFailed },
  });
