import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { notEmpty } from '#test/not-empty.ts';
import { startStack } from '#test/security/open-stack.ts';

const stack = startStack();
const Password = 'Abc12!';
let accounts = 0;
const newEmail = async (): Promise<string> => {
  const email = `user-${++accounts}@example.com`;
  await createLocalAccount(stack.url, { email, password: Password });
  return email;
};
const failureOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'passed',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

it('guessing a password is blocked, and then even the right one fails', async () => {
  const email = await newEmail();
  for (let count = 0; count < 5; count++)
    expect(await failureOf(stack.signIn(email, `Wrong${count}!`))).toContain(
      'Incorrect username or password',
    );
  expect(await failureOf(stack.signIn(email, Password))).toContain('Password attempts exceeded');
});

it('guessing a code from a mail is blocked', async () => {
  const email = await newEmail();
  const { clientId: ClientId } = stack;
  await stack.cognito.send(new ForgotPasswordCommand({ ClientId, Username: email }));
  const guess = (ConfirmationCode: string) =>
    failureOf(
      stack.cognito.send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          Username: email,
          ConfirmationCode,
          Password: 'New12!x',
        }),
      ),
    );
  const answers = [];
  for (let count = 0; count < 8; count++) answers.push(await guess(String(100_000 + count)));
  expect(answers).not.toContain('passed');
  expect(answers.at(-1)).toContain('LimitExceededException');
});

it('no answer of the pool reveals whether an address has an account', async () => {
  const [known, unknown] = [await newEmail(), 'nobody@example.com'];
  const { clientId: ClientId } = stack;
  const both = async (attempt: (email: string) => Promise<unknown>) => {
    const [a, b] = [await failureOf(attempt(known)), await failureOf(attempt(unknown))];
    return [a.replaceAll(known, 'x'), b.replaceAll(unknown, 'x')];
  };
  const attempts: ((email: string) => Promise<unknown>)[] = [
    (email) => stack.signIn(email, 'Wrong1!'),
    (Username) => stack.cognito.send(new ForgotPasswordCommand({ ClientId, Username })),
    (Username) =>
      stack.cognito.send(
        new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode: '123456', Password }),
      ),
  ];
  for (const attempt of notEmpty(attempts)) {
    const [ofKnown, ofUnknown] = await both(attempt);
    expect(ofKnown).toBe(ofUnknown);
  }
});

it('a sign-up with a taken address changes nothing for its owner', async () => {
  const email = await newEmail();
  const { clientId: ClientId } = stack;
  await failureOf(stack.cognito.send(new SignUpCommand({ ClientId, Username: email, Password: 'Other1!' })));
  await failureOf(
    stack.cognito.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: '123456' })),
  );
  expect(await failureOf(stack.signIn(email, Password))).toBe('passed');
});
