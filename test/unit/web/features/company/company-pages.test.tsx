// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { AboutPage } from '#web/features/company/about-page.tsx';
import { ApiDocsPage } from '#web/features/company/api-docs-page.tsx';
import { ContactPage } from '#web/features/company/contact-page.tsx';
import { FeaturesPage } from '#web/features/company/features-page.tsx';
import { useLocation } from '#web/lib/router/router.tsx';
import { authDialog, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { session } from '#web/lib/session/session.ts';
import { makeApiReference } from '../../../../../scripts/generate/api-reference.ts';

const Probe = () => (
  <p data-testid="probe">
    {useLocation().pathname} {useAuthDialog().mode ?? 'closed'}
  </p>
);
const open = (page: ReactElement) =>
  render(
    <MemoryRouter initialEntries={['/here']}>
      {page}
      <Probe />
    </MemoryRouter>,
  );
const probe = () => screen.getByTestId('probe').textContent;
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => session.set({ state: 'anonymous', user: null }));
afterEach(() => {
  act(() => authDialog.close());
  cleanup();
});

test('[B-157][B-159] the API documentation is announced, and leads to the features and home', () => {
  open(<ApiDocsPage />);
  expect(screen.getByRole('heading', { name: 'API Documentation' })).toBeTruthy();
  expect(screen.getByText('Coming Soon')).toBeTruthy();
  expect(target('Explore Features')).toBe('/features');
  expect(target('Back to Home')).toBe('/');
});

test('[B-158] Get Notified opens the auth dialog for a visitor and leads a user to API access', async () => {
  open(<ApiDocsPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Get Notified' }));
  expect(probe()).toBe('/here sign-up');
  act(() => {
    authDialog.close();
    session.set({ state: 'signed-in', user: { id: 'u1', email: 'mara@example.com' } });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Get Notified' }));
  expect(probe()).toBe('/api-access closed');
});

test('[B-109][B-115][B-116] the features page names the workflow, opens the tools and the sign-up', async () => {
  open(<FeaturesPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'A calm, repeatable on-page SEO workflow',
  );
  expect(target('Open the SEO Optimizer')).toBe('/seo-optimizer');
  expect(target('Open the Keyword Evaluator')).toBe('/keyword-evaluator');
  expect(target('Open the Image Describer')).toBe('/image-describer');
  await userEvent.click(screen.getByRole('button', { name: 'Start Your Free SEO Trial' }));
  expect(probe()).toBe('/here sign-up');
});

test('[B-110] three buttons of the features page lead to its sections in order', () => {
  const { container } = open(<FeaturesPage />);
  const steps = screen.getAllByRole('link', { name: /^Step \d/ });
  expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
    ['Step 1: Create your strategy', '#seo-optimizer'],
    ['Step 2: Validate your ideas', '#keyword-evaluator'],
    ['Step 3: Optimize your assets', '#image-describer'],
  ]);
  for (const step of notEmpty(steps))
    expect(container.querySelector(step.getAttribute('href') ?? '')).toBeTruthy();
});

test('[B-194][B-195] our story describes the studio and leads home twice', () => {
  open(<AboutPage />);
  expect(screen.getByText(/small studio/)).toBeTruthy();
  expect(target('Back to Home')).toBe('/');
  expect(target('Try it on your own text')).toBe('/');
});

test('[B-196][B-197] the contact page gives the address, the response time, questions and the blog', () => {
  open(<ContactPage />);
  expect(target(/@/)).toMatch(/^mailto:/);
  expect(screen.getByText(/24 to 48 business hours/)).toBeTruthy();
  expect(target('Frequently asked questions')).toBe('/pricing');
  expect(target('The blog')).toBe('/blog');
});

describe('if the API is open', () => {
  beforeEach(() => vi.stubEnv('SITE_API', 'open'));
  afterEach(() => vi.unstubAllEnvs());

  test('the API documentation shows every call, every error and a first run in three languages, and a receiver of webhooks in two', async () => {
    open(<ApiDocsPage />);
    await screen.findByRole('heading', { name: 'Your first run' });
    expect(screen.queryByText('Coming Soon')).toBeNull();
    for (const { summary } of makeApiReference().operations)
      expect(screen.getByRole('heading', { name: summary })).toBeTruthy();
    const languagesOf = (name: string) =>
      within(screen.getByRole('tablist', { name }))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent);
    expect(languagesOf('Languages')).toEqual(['curl', 'TypeScript', 'Python']);
    expect(languagesOf('Languages of the receiver')).toEqual(['TypeScript', 'Python']);
    const anchors = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
    for (const anchor of notEmpty(anchors))
      expect(document.querySelector(anchor ?? ''), anchor ?? '').toBeTruthy();
    expect(anchors).toEqual(expect.arrayContaining(['#createRun', '#type-Keyword', '#error-rate_limited']));
    expect(screen.getByText(/^export SWEETSPOT_URL=/).textContent).toContain(location.origin);
    expect(target('/api/v1/openapi.json')).toBe('/api/v1/openapi.json');
  });
});

test('the reference matches the API: node scripts/generate/build-api-reference.ts', () => {
  const file = 'web/content/api/reference.json';
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(makeApiReference())));
});
