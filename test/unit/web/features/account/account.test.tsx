// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planNames } from '#contracts/billing/plans.ts';
import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { type ApiResponses, apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, place, renderPage, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { AccountPage } from '#web/features/account/account-page.tsx';
import * as endSession from '#web/features/auth/session/end-session.ts';
import { session } from '#web/lib/session/session.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs();
});
afterEach(resetPages);

const open = (...responses: ApiResponses[string]) => {
  const calls = serveApi({ '/me': responses.length > 0 ? responses : [{ body: makeMe() }] });
  renderPage(paths.account, AccountPage);
  return calls;
};
const nameField = () => screen.findByLabelText<HTMLInputElement>('Full name');
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

describe('the account page', () => {
  test('[A-016] sends a visitor without a session home', () => {
    session.set({ state: 'anonymous', user: null });
    open();
    expect(place()).toBe('/');
  });

  test('[A-218][A-303] saves a new name', async () => {
    const calls = open({ body: makeMe() }, { body: makeMe({ full_name: 'Ada Lovelace' }) });
    expect((await nameField()).value).toBe('Mara Lind');
    expect(saveButton().disabled).toBe(true);
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), ' Ada Lovelace {Enter}');
    await waitFor(() => expect(notices()).toEqual(['Profile updated successfully']));
    expect(calls.at(-1)).toMatchObject({ method: 'PATCH', path: '/me', body: { full_name: 'Ada Lovelace' } });
    expect((await nameField()).value).toBe('Ada Lovelace');
    expect(saveButton().disabled).toBe(true);
  });

  test('keeps the focus on Save changes once the name is saved', async () => {
    open({ body: makeMe() }, { body: makeMe({ full_name: 'Ada Lovelace' }) });
    fireEvent.change(await nameField(), { target: { value: 'Ada Lovelace' } });
    await userEvent.click(saveButton());
    await waitFor(() => expect(notices()).toEqual(['Profile updated successfully']));
    // Browsers take the focus away from a disabled button.
    expect([document.activeElement, saveButton().disabled]).toEqual([saveButton(), false]);
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('[A-302] says that the name could not be saved, and keeps it in the form', async () => {
    open({ body: makeMe() }, apiError(500, 'internal_error', 'no'));
    fireEvent.change(await nameField(), { target: { value: 'Ada' } });
    fireEvent.click(saveButton());
    await waitFor(() => expect(notices()[0]).toMatch(/^Failed to update profile/));
    expect((await nameField()).value).toBe('Ada');
    expect(saveButton().disabled).toBe(false);
  });

  test('asks for a name when the field is empty, and sends nothing', async () => {
    const calls = open();
    fireEvent.change(await nameField(), { target: { value: '   ' } });
    expect(screen.getByRole('alert').textContent).toMatch(/What should we call you/);
    fireEvent.submit((await nameField()).form as HTMLFormElement);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('[A-219] shows the email read-only, with a note to contact support', async () => {
    open();
    await nameField();
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual(['mara@example.com', true]);
    const note = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain(`contact support at ${product.supportEmail}`);
    fireEvent.change(await nameField(), { target: { value: 'Ada' } });
    expect(email.value).toBe('mara@example.com');
  });

  test('[A-220] explains how to delete the account', async () => {
    open();
    const card = screen.getByRole('heading', { name: 'Delete Account' }).parentElement as HTMLElement;
    expect(card.textContent).toContain(`email support at ${product.supportEmail}`);
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(
      new RegExp(`^mailto:${product.supportEmail}\\?subject=Delete%20my%20account`),
    );
    await nameField();
  });

  test('signs out everywhere, and says when only this browser could be signed out', async () => {
    const leave = vi.spyOn(endSession, 'endSession').mockResolvedValueOnce({ error: null });
    open();
    await nameField();
    const everywhere = screen.getByRole('button', { name: 'Sign out everywhere' });
    await userEvent.click(everywhere);
    expect(leave).toHaveBeenCalledWith('global');
    expect(notices()).toEqual([]);
    leave.mockResolvedValueOnce({ error: new TypeError('Failed to fetch') });
    await userEvent.click(everywhere);
    expect(notices()[0]).toMatch(/^Only this browser is signed out: .* Sign in and try again\.$/);
  });

  test.each(planNames)('[A-224] shows the plan %s capitalized', async (plan) => {
    open({ body: makeMe({ subscription_plan: plan, credits: 1.5 }) });
    const label = plan.charAt(0).toUpperCase() + plan.slice(1);
    expect(await screen.findByText(new RegExp(`^${label} Plan, 1.5 credits`))).toBeTruthy();
  });

  test('[A-224] shows a missing plan as Free', async () => {
    const { subscription_plan: _, ...body } = makeMe({ credits: 1.5 });
    open({ body });
    expect(await screen.findByText(/^Free Plan, 1.5 credits/)).toBeTruthy();
    expect(notices()).toEqual([]);
  });

  test('[A-301] says once that the profile could not be loaded, and tries again', async () => {
    open(apiError(403, 'forbidden', 'no'), { body: makeMe() });
    await waitFor(() => expect(notices()).toEqual(['Failed to load profile information']));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await nameField()).value).toBe('Mara Lind');
    expect(notices()).toHaveLength(1);
  });
});
