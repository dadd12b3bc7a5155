/** The Cognito errors that the local pool returns, with Cognito's own message if it is fixed. */
const messages = {
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  ExpiredCodeException: 'Invalid code provided, please request a code again.',
  ForbiddenException: 'Request not allowed due to WAF block.',
  InvalidParameterException: 'Invalid parameter.',
  InvalidPasswordException: 'Password did not conform with policy.',
  LimitExceededException: 'Attempt limit exceeded, please try after some time.',
  NotAuthorizedException: 'Incorrect username or password.',
  ResourceNotFoundException: 'Resource not found.',
  UnknownOperationException: 'The local user pool does not support this operation.',
  UnsupportedTokenTypeException: 'Unsupported token type.',
  UserNotConfirmedException: 'User is not confirmed.',
  UserNotFoundException: 'User does not exist.',
  UsernameExistsException: 'User already exists',
} as const;
export type CognitoErrorName = keyof typeof messages;

/** An error as Cognito returns it: HTTP 400 with the error's name. */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName;
  constructor(name: CognitoErrorName, message: string = messages[name]) {
    super(message);
    this.name = name;
  }
}
