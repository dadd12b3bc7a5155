// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import type { Webhook, WebhookDelivery } from '#contracts/public-api/webhooks.ts';
import { maxWebhooks } from '#contracts/webhooks/webhook-limits.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeConfig } from '#test/factories/billing.ts';
import { press, sent } from '#test/web-setup/billing-setup.tsx';
import { type ApiResponses, apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, renderPage, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { ApiAccessPage } from '#web/features/api-access/api-access-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs();
});
afterEach(resetPages);

const idOf = (number: number) => `0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d1${number}`;
const makeDelivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  event_id: 'evt_1',
  type: 'run.completed',
  run_id: idOf(0),
  status: 'delivered',
  attempts: 1,
  last_answer: 'HTTP 204',
  created_at: '2026-11-20T08:30:00.000Z',
  next_attempt_at: null,
  ...changes,
});
const makeWebhook = (number: number, ...deliveries: WebhookDelivery[]): Webhook => ({
  id: idOf(number),
  url: `https://example.com/${number}`,
  created_at: '2026-11-01T09:00:00.000Z',
  deliveries,
});
const listOf = (...webhooks: Webhook[]) => ({ body: { webhooks } });
const secret = 'whsec_0123456789abcdef';

const open = (answers: ApiResponses = {}) => {
  const calls = serveApi({
    '/config': [{ body: makeConfig({ api: 'soon' }) }],
    '/api-keys': [{ body: { keys: [] } }],
    '/me': [{ body: makeMe({ role: 'admin' }) }],
    ...answers,
  });
  renderPage(paths.apiAccess, ApiAccessPage);
  return calls;
};
const find = async () =>
  within(await screen.findByRole('list', { name: 'Webhooks' })).findAllByRole('button', { name: /^Delete/ });

describe('the webhooks of a user who may hold keys', () => {
  test('show their newest deliveries: the response, and when the next attempt is due', async () => {
    const waiting = { status: 'waiting', attempts: 2, last_answer: 'HTTP 503' } as const;
    open({
      '/webhooks': [
        listOf(
          makeWebhook(
            1,
            makeDelivery({ ...waiting, event_id: 'evt_3', next_attempt_at: '2026-11-20T08:36:00.000Z' }),
            makeDelivery({ event_id: 'evt_2', status: 'failed', attempts: 6, last_answer: 'HTTP 500' }),
            makeDelivery(),
          ),
        ),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Newest deliveries to https://example.com/1' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^Waiting.*HTTP 503, 2 attempts.*Next attempt Nov 20, 2026/),
      expect.stringMatching(/^Gave up.*HTTP 500, 6 attempts$/),
      expect.stringMatching(/^Delivered.*HTTP 204, 1 attempt$/),
    ]);
  });

  test('are added by address, and show the secret once, masked or visible', async () => {
    const created = { body: { secret, webhook: makeWebhook(1) } };
    const calls = open({ '/webhooks': [listOf(), created, listOf(makeWebhook(1))] });
    await screen.findByText('No webhooks yet.');
    const field = screen.getByLabelText('Address of your server');
    fireEvent.change(field, { target: { value: ' https://example.com/1 ' } });
    await press('Add webhook');
    const shown = await screen.findByTestId('new-signing-secret');
    expect(sent(calls, '/webhooks')).toContainEqual({ url: 'https://example.com/1' });
    expect(shown.textContent).not.toContain('0123456789');
    await press('Show secret');
    expect(shown.textContent).toBe(secret);
    expect(await find()).toHaveLength(1);
    expect(field).toHaveProperty('value', '');
    await press('I have stored it');
    await waitFor(() => expect(screen.queryByTestId('new-signing-secret')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Webhooks'));
  });

  test('keep the address in its field, and say why, if it is refused', async () => {
    const rejected = apiError(
      400,
      'webhook_url_refused',
      'Address refused: events are sent over https only.',
    );
    open({ '/webhooks': [listOf(), rejected] });
    await screen.findByText('No webhooks yet.');
    const field = screen.getByLabelText('Address of your server');
    fireEvent.change(field, { target: { value: 'http://example.com/1' } });
    await press('Add webhook');
    await waitFor(() =>
      expect(notices()).toEqual(['Error: Address refused: events are sent over https only.']),
    );
    expect(field).toHaveProperty('value', 'http://example.com/1');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Address refused: events are sent over https only.');
    fireEvent.change(field, { target: { value: 'https://example.com/1' } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('cannot exceed the number that an account may have', async () => {
    const all = Array.from({ length: maxWebhooks }, (_, number) => makeWebhook(number));
    open({ '/webhooks': [listOf(...all)] });
    await screen.findByText(/webhooks, the maximum/);
    expect(screen.getByRole('button', { name: 'Add webhook' })).toHaveProperty('disabled', true);
  });

  test('are tested: the event appears in the list once it has arrived', async () => {
    const fresh = makeDelivery({
      type: 'webhook.test',
      run_id: null,
      status: 'waiting',
      attempts: 0,
      last_answer: null,
    });
    const calls = open({
      [`/webhooks/${idOf(1)}/test`]: [{ body: { event_id: 'evt_1' } }],
      '/webhooks': [
        listOf(makeWebhook(1)),
        listOf(makeWebhook(1, fresh)),
        listOf(makeWebhook(1, { ...fresh, status: 'delivered', attempts: 1, last_answer: 'HTTP 204' })),
      ],
    });
    await find();
    await press('Send test event to https://example.com/1');
    await screen.findByText('Waiting');
    await screen.findByText('Delivered', {}, { timeout: 10_000 });
    expect(notices()).toContain('Test event sent');
    expect(calls.filter(({ path }) => path.endsWith('/test'))).toHaveLength(1);
  });

  test('are deleted after a confirmation, which can be declined', async () => {
    const calls = open({
      [`/webhooks/${idOf(1)}/delete`]: [{ body: { id: idOf(1), deleted: true } }],
      '/webhooks': [listOf(makeWebhook(1), makeWebhook(2)), listOf(makeWebhook(2))],
    });
    await find();
    await press('Delete https://example.com/1');
    await press('Keep webhook');
    expect(calls.some(({ path }) => path.endsWith('/delete'))).toBe(false);
    await press('Delete https://example.com/1');
    await press('Delete webhook');
    await waitFor(async () => expect(await find()).toHaveLength(1));
    expect(notices()).toContain('Webhook deleted');
  });

  test('can be loaded again after a failure', async () => {
    open({ '/webhooks': [apiError(403, 'forbidden', 'no'), listOf(makeWebhook(1))] });
    await screen.findByText('Your webhooks could not be loaded.');
    await press('Try again');
    expect(await find()).toHaveLength(1);
  });
});
