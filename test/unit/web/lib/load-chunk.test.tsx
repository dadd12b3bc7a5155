// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/components/layout/error-boundary.tsx';
import { PartFailure } from '#web/components/layout/part-failure.tsx';
import { ChunkError, lazyPart, loadChunk } from '#web/lib/load-chunk.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
const reload = vi.fn();
let online = true;

beforeEach(() => {
  online = true;
  reload.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const settle = async (load: () => Promise<unknown>): Promise<unknown> =>
  Promise.race([
    load().catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 20)),
  ]);

describe('a missing chunk', () => {
  test('reloads the page once, and is an error if the reload does not help', async () => {
    expect(await settle(() => loadChunk(missing))).toBe('waits');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await settle(() => loadChunk(missing))).toBeInstanceOf(ChunkError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads again after a later deployment', async () => {
    await settle(() => loadChunk(missing));
    sessionStorage.setItem('sweetspot.chunk-reload', String(Date.now() - 61_000));
    await settle(() => loadChunk(missing));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload without a connection, or when the browser cannot remember it', async () => {
    online = false;
    expect(await settle(() => loadChunk(missing))).toBeInstanceOf(ChunkError);
    online = true;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(await settle(() => loadChunk(missing))).toBeInstanceOf(ChunkError);
    expect(reload).not.toHaveBeenCalled();
  });
});

const Page = ({ load, path = '/a' }: { load: typeof missing; path?: string }) => {
  const Lazy = lazyPart(load);
  return (
    <>
      <nav>header</nav>
      <ErrorBoundary
        resetKey={path}
        fallback={(error) => <PartFailure isPage what="This page" error={error} />}
      >
        <Suspense>
          <Lazy />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};

const Part = ({ fails }: { fails: boolean }) => {
  if (fails) throw new Error('x is not a function');
  return <p>content</p>;
};

describe('a page that cannot be loaded', () => {
  test('keeps the header, says that there is no connection, and reloads when it is back', async () => {
    online = false;
    render(<Page load={missing} />);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
    expect(screen.getByText('header')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    act(() => {
      online = true;
      window.dispatchEvent(new Event('online'));
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is distinguished from a part that fails, and never shows the raw error', async () => {
    render(
      <ErrorBoundary fallback={(error) => <PartFailure what="Your result" error={error} />}>
        <Part fails />
      </ErrorBoundary>,
    );
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('Your result could not be loaded');
    expect(text).toContain('on our side');
    expect(text).not.toContain('function');
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('gives the next page another try', () => {
    const view = (path: string, fails: boolean) => (
      <ErrorBoundary resetKey={path} fallback={() => 'failed'}>
        <Part fails={fails} />
      </ErrorBoundary>
    );
    const { rerender } = render(view('/a', true));
    expect(screen.getByText('failed')).toBeTruthy();
    rerender(view('/b', false));
    expect(screen.getByText('content')).toBeTruthy();
  });
});
