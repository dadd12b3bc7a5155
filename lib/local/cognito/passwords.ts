import { CognitoError } from './cognito-error.ts';
import { clientOperation, fields } from './operation.ts';
import { checkPassword } from './password-policy.ts';
import {
  checkCode,
  codeDelivery,
  makeCode,
  ownerOf,
  type Pool,
  sendCode,
  triggerEvent,
  userAttributes,
} from './pool.ts';
import { makeVerifier } from './srp.ts';
import type { User } from './users.ts';

const resetHours = 1;
const { Username, Password, ConfirmationCode, ClientMetadata } = fields;

export const ForgotPassword = clientOperation({ Username, ClientMetadata }, async (pool, input) => {
  const user = pool.users.find(input.Username);
  pool.attempts.count('send-code', user?.sub ?? input.Username);
  // Unknown and unconfirmed users get the same response, but no email.
  if (user?.status === 'CONFIRMED') {
    const reset = makeCode(pool, resetHours);
    pool.users.update(user.sub, { reset });
    const trigger = 'CustomMessage_ForgotPassword';
    await sendCode(pool, user, { code: reset.code, trigger, metadata: input.ClientMetadata });
  }
  return { CodeDeliveryDetails: codeDelivery(input.Username) };
});

export const ConfirmForgotPassword = clientOperation(
  { Username, ConfirmationCode, Password },
  async (pool, input) => {
    checkPassword(input.Password);
    const user = pool.users.find(input.Username);
    if (!user) {
      pool.attempts.count('wrong-code', input.Username);
      throw new CognitoError('CodeMismatchException');
    }
    checkCode(pool, user.sub, user.reset, input.ConfirmationCode);
    setPassword(pool, user, input.Password);
    await pool.postConfirmation({
      ...triggerEvent(pool, user.sub),
      triggerSource: 'PostConfirmation_ConfirmForgotPassword',
      request: { userAttributes: userAttributes(user) },
      response: {},
    });
    return {};
  },
);

function setPassword(pool: Pool, user: User, password: string): void {
  const verifier = makeVerifier(ownerOf(pool, user.sub), password);
  pool.users.update(user.sub, { password: verifier, reset: null });
  pool.attempts.signInSucceeded(user.sub);
}
