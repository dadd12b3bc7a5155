// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { serveApi } from '#test/web-setup/serve-api.ts';
import { renderPage, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { ApiDocsPage } from '#web/features/company/api-docs-page.tsx';
import { anonymousCaller, setTokenSource } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

beforeEach(() => {
  signInAs();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  setTokenSource(anonymousCaller);
  resetPages();
  history.replaceState(null, '', '/');
});

const open = (role: 'admin' | 'user'): void => {
  serveApi({ '/me': [{ body: makeMe({ role }) }] });
  renderPage(paths.apiDocs, ApiDocsPage);
};

test('until the API opens, administrators see the announcement and the reference, at the part that the address names', async () => {
  history.replaceState(null, '', '#webhooks');
  open('admin');
  await screen.findByRole('heading', { name: 'Your first run' });
  expect(screen.getByText('Coming Soon')).toBeTruthy();
  expect(screen.getByText(/Your keys work now/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What it will do' })).toBeNull();
  const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.instances;
  expect(scrolled.map((element) => (element as unknown as Element).id)).toEqual(['webhooks']);
});

test('until the API opens, other users see what it will do', async () => {
  open('user');
  await waitFor(() => expect(queryClient.getQueryData(['me'])).toBeTruthy());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('heading', { name: 'What it will do' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your first run' })).toBeNull();
});
