import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';

/** One operation of the pool: parses its input and returns its response. */
export type Operation = (pool: Pool, input: unknown) => Promise<object>;

/** Fields that several operations share. */
export const fields = {
  Username: z.string().min(1).max(128),
  Password: z.string().min(1).max(256),
  ConfirmationCode: z.string().min(1).max(2048),
  AccessToken: z.string().min(1),
  ClientMetadata: z.record(z.string(), z.string()).default({}),
  Attributes: z.array(z.object({ Name: z.string(), Value: z.string().max(2048) })).default([]),
};

/** An operation of the app client. Checks the shape of the input and the client id. */
export const clientOperation = <S extends z.ZodRawShape>(
  shape: S,
  handle: (pool: Pool, input: z.infer<z.ZodObject<S>>) => Promise<object>,
): Operation => {
  const schema = z.object(shape);
  const client = z.object({ ClientId: z.string() });
  return async (pool, input) => {
    const { ClientId } = parse(client, input);
    if (ClientId !== pool.clientId) {
      throw new CognitoError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    }
    return handle(pool, parse(schema, input));
  };
};

/** An operation of a signed-in user. Checks the access token. */
export const userOperation = <S extends z.ZodRawShape>(
  shape: S,
  handle: (pool: Pool, input: z.infer<z.ZodObject<S & { AccessToken: z.ZodString }>>) => Promise<object>,
): Operation => {
  const schema = z.object({ ...shape, AccessToken: fields.AccessToken });
  return async (pool, input) => handle(pool, parse(schema, input));
};

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new CognitoError('InvalidParameterException', z.prettifyError(parsed.error));
}
