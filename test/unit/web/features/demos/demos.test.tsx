// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Demo } from '#web/features/demos/demo.tsx';
import { OverviewSection } from '#web/features/home/components/overview-section.tsx';
import { setTheme } from '#web/lib/theme.ts';

let show: (isIntersecting: boolean) => void = () => undefined;
const prefer = (reducedMotion: boolean, dark = false) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? reducedMotion : query.includes('dark') && dark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  prefer(false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = () => screen.getByRole('img');
const source = () => picture().getAttribute('src');
const paused = () => screen.queryByText('Animation paused');

describe('a demo animation', () => {
  test('[B-111] plays when it comes into view, and can be paused and played', async () => {
    render(<Demo tool="keyword_optimizer" />);
    show(false);
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero-still.webp');
    show(true);
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero-still.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Play animation' }));
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero.webp');
  });

  test('shows the dark film on a dark page', () => {
    prefer(false, true);
    render(<Demo tool="keyword_optimizer" />);
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero-dark-still.webp');
    act(() => setTheme('light'));
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero-still.webp');
    act(() => setTheme('system'));
    show(true);
    expect(source()).toBe('/demos/gifs/seo-optimizer-hero-dark.webp');
  });

  test('the overview is dark on a dark page, and a change of theme does not interrupt it', () => {
    prefer(false, true);
    const { container } = render(<OverviewSection />);
    const video = () => container.querySelector('video');
    expect(video()?.getAttribute('src')).toBe('/demos/overview-dark.webm');
    show(true);
    expect(video()?.getAttribute('poster')).toBe('/demos/overview-dark.webp');
    expect(video()?.querySelector('track')?.getAttribute('src')).toBe('/demos/overview-dark.vtt');
    act(() => setTheme('light'));
    expect(video()?.getAttribute('src')).toBe('/demos/overview.webm');
    act(() => setTheme('system'));
    fireEvent.play(video() ?? document.body);
    act(() => setTheme('light'));
    expect(video()?.getAttribute('src')).toBe('/demos/overview-dark.webm');
    act(() => setTheme('system'));
  });

  test('[B-112] says that it is paused, and only then', async () => {
    render(<Demo tool="keyword_evaluator" />);
    fireEvent.load(picture());
    expect(paused()).toBeTruthy();
    show(true);
    fireEvent.load(picture());
    expect(paused()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
    fireEvent.load(picture());
    expect(paused()).toBeTruthy();
  });

  test('[B-113] shows a spinner until its picture is loaded, and an error when it does not load', () => {
    render(<Demo tool="image_analyzer" />);
    expect(screen.getByText('Loading the demo').querySelector('.animate-spin')).toBeTruthy();
    fireEvent.load(picture());
    expect(screen.queryByText('Loading the demo')).toBeNull();
    show(true);
    expect(screen.getByText('Loading the demo')).toBeTruthy();
    fireEvent.error(picture());
    expect(screen.getByText('The demo could not be loaded.')).toBeTruthy();
  });

  test('[B-114] plays only on request when the visitor prefers reduced motion', async () => {
    prefer(true);
    render(<Demo tool="keyword_optimizer" />);
    show(true);
    fireEvent.load(picture());
    expect(source()).toContain('-still');
    expect(paused()).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Play animation' }));
    expect(source()).not.toContain('-still');
  });
});
