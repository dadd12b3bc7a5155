/** The errors of Cognito that the local pool answers, each with Cognito's own words where it always says the same. */
const messages = {
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  ExpiredCodeException: 'Invalid code provided, please request a code again.',
  ForbiddenException: 'Request not allowed due to WAF block.',
  InvalidParameterException: 'Invalid parameter.',
  InvalidPasswordException: 'Password did not conform with policy.',
  LimitExceededException: 'Attempt limit exceeded, please try after some time.',
  NotAuthorizedException: 'Incorrect username or password.',
  ResourceNotFoundException: 'Resource not found.',
  UnknownOperationException: 'The local user pool does not answer this operation.',
  UnsupportedTokenTypeException: 'Unsupported token type.',
  UserNotConfirmedException: 'User is not confirmed.',
  UserNotFoundException: 'User does not exist.',
  UsernameExistsException: 'User already exists',
} as const;
export type CognitoErrorName = keyof typeof messages;

/** A refusal in Cognito's words: every one is answered with HTTP 400 and its name. */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName;
  constructor(name: CognitoErrorName, message: string = messages[name]) {
    super(message);
    this.name = name;
  }
}
