import { ChangePasswordCommand, DeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { startStack } from '#test/security/open-stack.ts';

const stack = startStack();
const password = 'Abc12!';
let accounts = 0;
const newEmail = async (): Promise<string> => {
  const email = `user-${++accounts}@example.com`;
  await createLocalAccount(stack.url, { email, password });
  return email;
};

it('signing out ends that session at once, with its refreshes, and no other session', async () => {
  const email = await newEmail();
  const [phone, desk] = [await stack.signIn(email, password), await stack.signIn(email, password)];
  expect(await stack.statusOf(phone.IdToken)).toBe(200);
  expect(await stack.statusOf(phone.IdToken, 'POST', '/me/sign-out')).toBe(200);
  for (const token of [phone.IdToken, phone.AccessToken]) expect(await stack.statusOf(token)).toBe(401);
  const renewed = await stack.refresh(phone).catch(() => null);
  if (renewed) expect(await stack.statusOf(renewed.IdToken)).toBe(401);
  expect(await stack.statusOf(desk.IdToken)).toBe(200);
});

it('signing out everywhere ends all sessions', async () => {
  const email = await newEmail();
  const [thief, owner] = [await stack.signIn(email, password), await stack.signIn(email, password)];
  await stack.statusOf(thief.IdToken);
  expect(await stack.statusOf(owner.IdToken, 'POST', '/me/sign-out-everywhere')).toBe(200);
  expect([await stack.statusOf(thief.IdToken), await stack.statusOf(thief.AccessToken)]).toEqual([401, 401]);
  expect(await stack.statusOf((await stack.signIn(email, password)).IdToken)).toBe(200);
});

it('a password changes only through a reset, which ends all sessions; the pool offers no other change', async () => {
  const email = await newEmail();
  const owner = await stack.signIn(email, password);
  const change = new ChangePasswordCommand({
    AccessToken: owner.AccessToken,
    PreviousPassword: password,
    ProposedPassword: 'New12!x',
  });
  await expect(stack.cognito.send(change)).rejects.toMatchObject({ name: 'ForbiddenException' });
  expect(await stack.statusOf((await stack.signIn(email, password)).IdToken)).toBe(200);
});

it('a deleted account can neither sign in nor refresh', async () => {
  const email = await newEmail();
  const session = await stack.signIn(email, password);
  await stack.cognito.send(new DeleteUserCommand({ AccessToken: session.AccessToken }));
  await expect(stack.signIn(email, password)).rejects.toThrow();
  await expect(stack.refresh(session)).rejects.toThrow();
});
