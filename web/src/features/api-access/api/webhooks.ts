import { queryOptions, useMutation } from '@tanstack/react-query';
import { webhookMessages as messages } from '#contracts/billing/billing-messages.ts';
import {
  createWebhookResponse,
  deleteWebhookResponse,
  testWebhookResponse,
  type Webhook,
  webhookList,
} from '#contracts/public-api/webhooks.ts';
import { callApi } from '#web/lib/api/api-client.ts';

const queryKey = ['webhooks'] as const;
/** While a delivery waits for its first attempt, its outcome is only a second or two away. */
const refreshMs = 2_000;

const isInProgress = (webhooks: readonly Webhook[] = []): boolean =>
  webhooks.some(({ deliveries }) =>
    deliveries.some(({ status, attempts }) => status === 'waiting' && attempts === 0),
  );

/** GET webhooks: the user's webhooks with their newest deliveries. */
export const webhooksQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }): Promise<readonly Webhook[]> =>
    (await callApi('listOwnWebhooks', webhookList, { signal })).webhooks,
  staleTime: 0,
  refetchInterval: ({ state }) => (isInProgress(state.data) ? refreshMs : false),
});

const failure = (text: string) => (error: unknown) => ({
  title: 'Error',
  text: (error instanceof Error && error.message) || text,
});

/** POST webhooks: registers an address. Only this response contains the signing secret. */
export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (url: string) => callApi('addWebhook', createWebhookResponse, { body: { url } }),
    onSuccess: (_response, _url, _result, { client }) => void client.invalidateQueries({ queryKey }),
    meta: { log: 'no webhook could be created', error: failure(messages.createFailed) },
  });

/** POST webhooks/{id}/delete */
export const useDeleteWebhook = () =>
  useMutation({
    mutationFn: (id: string) => callApi('removeWebhook', deleteWebhookResponse, { params: { id } }),
    onSuccess: (_response, id, _result, { client }) => {
      client.setQueryData<readonly Webhook[]>(queryKey, (all) => all?.filter((webhook) => webhook.id !== id));
      void client.invalidateQueries({ queryKey });
    },
    meta: {
      success: { title: 'Webhook deleted' },
      log: 'the webhook could not be deleted',
      error: failure(messages.deleteFailed),
    },
  });

/** POST webhooks/{id}/test: its delivery then appears in the list. */
export const useTestWebhook = () =>
  useMutation({
    mutationFn: (id: string) => callApi('tryWebhook', testWebhookResponse, { params: { id } }),
    onSuccess: (_response, _id, _result, { client }) => void client.invalidateQueries({ queryKey }),
    meta: {
      success: { title: 'Test event sent' },
      log: 'no test event could be sent',
      error: failure(messages.testFailed),
    },
  });
