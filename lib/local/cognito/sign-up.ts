import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import { clientOperation, fields } from './operation.ts';
import { checkPassword } from './password-policy.ts';
import { checkCode, codeDelivery, makeCode, ownerOf, sendCode } from './pool.ts';
import { rejectAttributes } from './profile.ts';
import { makeVerifier } from './srp.ts';

const confirmationHours = 24;
const { Username, Password, ConfirmationCode, ClientMetadata, Attributes } = fields;

export const SignUp = clientOperation(
  { Username, Password, ClientMetadata, UserAttributes: Attributes },
  async (pool, input) => {
    if (!z.email().safeParse(input.Username).success) {
      throw new CognitoError('InvalidParameterException', 'Username should be an email.');
    }
    checkPassword(input.Password);
    const ownEmail = { Name: 'email', Value: input.Username };
    rejectAttributes(
      input.UserAttributes.filter(({ Name, Value }) => Name !== ownEmail.Name || Value !== ownEmail.Value),
    );
    if (pool.users.find(input.Username)) throw new CognitoError('UsernameExistsException');
    const sub = randomUUID();
    const confirmation = makeCode(pool, confirmationHours);
    const user = pool.users.add({
      sub,
      email: input.Username,
      status: 'UNCONFIRMED',
      password: makeVerifier(ownerOf(pool, sub), input.Password),
      attributes: {},
      createdAt: pool.now(),
      confirmation,
      reset: null,
    });
    const mail = {
      code: confirmation.code,
      trigger: 'CustomMessage_SignUp',
      metadata: input.ClientMetadata,
    } as const;
    await sendCode(pool, user, mail);
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: codeDelivery(user.email) };
  },
);

export const ConfirmSignUp = clientOperation({ Username, ConfirmationCode }, async (pool, input) => {
  const user = pool.users.find(input.Username);
  if (user?.status === 'CONFIRMED') {
    throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  }
  // An unknown user gets the same error as one whose code has expired.
  checkCode(pool, user?.sub ?? input.Username, user?.confirmation ?? null, input.ConfirmationCode);
  if (user) pool.users.update(user.sub, { status: 'CONFIRMED', confirmation: null });
  return {};
});

export const ResendConfirmationCode = clientOperation({ Username, ClientMetadata }, async (pool, input) => {
  const user = pool.users.find(input.Username);
  pool.attempts.count('send-code', user?.sub ?? input.Username);
  if (user?.status === 'CONFIRMED') {
    throw new CognitoError('InvalidParameterException', 'User is already confirmed.');
  }
  if (user) {
    const confirmation = makeCode(pool, confirmationHours);
    pool.users.update(user.sub, { confirmation });
    const trigger = 'CustomMessage_ResendCode';
    await sendCode(pool, user, { code: confirmation.code, trigger, metadata: input.ClientMetadata });
  }
  return { CodeDeliveryDetails: codeDelivery(input.Username) };
});
