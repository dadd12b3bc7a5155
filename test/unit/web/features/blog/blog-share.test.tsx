// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { BlogPostPage } from '#web/features/blog/blog-post-page.tsx';
import { pendingNotices } from '#web/lib/notify.ts';
import { PageData } from '#web/lib/page/page-data.ts';
import { Route, Routes } from '#web/lib/router/router.tsx';
import { authDialog, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';

const post = {
  id: '1',
  slug: 'bread',
  title: 'Bread',
  content_summary: 'It rises.',
  featured_image: '/images/blog/bread.svg',
  content: '<h2>Inside</h2><p>It <em>rises</em>.</p>',
  published_at: '2025-08-25',
  seo_title: null,
  meta_description: null,
};

const Dialog = () => <p data-testid="dialog">{useAuthDialog().mode ?? 'closed'}</p>;

const open = () =>
  render(
    <PageData value={post}>
      <MemoryRouter initialEntries={['/blog/bread']}>
        <Routes>
          <Route path="/blog/:slug" element={<BlogPostPage />} />
        </Routes>
        <Dialog />
      </MemoryRouter>
    </PageData>,
  );
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }));
const setShare = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

beforeEach(() => pendingNotices.set([]));
afterEach(() => {
  cleanup();
  authDialog.close();
  Reflect.deleteProperty(navigator, 'share');
});

describe('a post', () => {
  test('[B-146] [B-147] shows date, title, summary, picture and text', () => {
    const { container } = open();
    expect(screen.getByText('August 25, 2025')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Bread' })).toBeTruthy();
    expect(screen.getByText('It rises.', { selector: 'p.text-lead' })).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/blog/bread.svg');
    expect(container.querySelector('em')?.textContent).toBe('rises');
  });

  test('[B-148] offers the native share if the browser has it, with title and address', async () => {
    const share = vi.fn(async () => undefined);
    setShare(share);
    open();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: /^Share with/ }));
    expect(share).toHaveBeenCalledWith({ title: 'Bread', url: window.location.href });
  });

  test('[B-148] does not offer the native share if the browser has none', async () => {
    open();
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: /^Share with/ })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Copy Link' })).toBeTruthy();
  });

  test('[B-149] copies its link and says so', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(pendingNotices.get().map(({ text }) => text)).toEqual(['Link copied to clipboard']);
  });

  test('[B-151] leads to the sign-up', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Optimize Your Content for Free' }));
    expect(screen.getByTestId('dialog').textContent).toBe('sign-up');
  });
});
