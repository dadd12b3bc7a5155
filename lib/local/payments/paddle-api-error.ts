/** An error as Paddle returns it. */
export class PaddleApiError extends Error {
  readonly code: string;
  readonly status: 400 | 403 | 404 | 409 | 429;
  constructor(code: string, detail: string, status: PaddleApiError['status'] = 400) {
    super(detail);
    this.code = code;
    this.status = status;
  }
}

export const errorWire = (
  { code, message }: Pick<PaddleApiError, 'code' | 'message'>,
  type = 'request_error',
) => ({
  error: {
    type,
    code,
    detail: message,
    documentation_url: `https://developer.paddle.com/v1/errors/${code}`,
  },
  meta: { request_id: 'local' },
});
