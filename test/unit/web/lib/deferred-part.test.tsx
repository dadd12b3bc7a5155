// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { deferredPart } from '#web/lib/deferred-part.tsx';

/** Callbacks for when the browser is idle. */
let idle: (() => void)[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  idle = [];
});

const Sections = () => (
  <p>
    <input aria-label="Search" />
  </p>
);

/** A prerendered page with a part below the fold, at the moment its code starts. */
const hydrate = () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const load = vi.fn(async () => Sections);
  const Part = deferredPart(load);
  const container = document.createElement('div');
  // The markers of React's prerendered boundaries.
  container.innerHTML = `<!--$-->${renderToString(<Sections />)}<!--/$-->`;
  document.body.append(container);
  const field = container.querySelector('input');
  if (field) field.value = 'typed before';
  render(<Part />, { container, hydrate: true });
  return { load, container, field };
};

const settle = () => act(async () => undefined);

test('a later part keeps its HTML, and what was typed into it, until and after its code loads in an idle moment', async () => {
  const { load, container, field } = hydrate();
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('input')).toBe(field);
  await act(async () => {
    for (const task of idle) task();
  });
  expect(load).toHaveBeenCalledOnce();
  expect(container.querySelector('input')).toBe(field);
  expect(field?.value).toBe('typed before');
});

test.each(['scroll', 'pointerDown', 'keyDown'] as const)(
  'a later part loads its code at the first %s',
  async (sign) => {
    const { load } = hydrate();
    await settle();
    await act(async () => {
      fireEvent[sign](window);
    });
    await act(async () => {
      fireEvent[sign](window);
    });
    expect(load).toHaveBeenCalledOnce();
  },
);
