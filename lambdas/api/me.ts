import { createRoute } from '@hono/zod-openapi';
import { meResponse, signOutResponse, updateMeRequest } from '#contracts/accounts/me.ts';
import { ApiError } from '#contracts/errors.ts';
import type { Identity } from '#ports';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer, jsonBody } from '#runtime/api-route.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { signOut } from '#usecases/accounts/sign-out.ts';
import { signOutEverywhere } from '#usecases/accounts/sign-out-everywhere.ts';
import { updateMe } from '#usecases/accounts/update-me.ts';

const responses = jsonAnswer(meResponse, "The signed-in user's own record");
const get = createRoute({ ...addressOf('getMe'), responses });
const update = createRoute({ ...addressOf('updateMe'), request: jsonBody(updateMeRequest), responses });
const leave = createRoute({
  ...addressOf('signOut'),
  responses: jsonAnswer(signOutResponse, "The caller's session is over"),
});
const leaveEverywhere = createRoute({
  ...addressOf('signOutEverywhere'),
  responses: jsonAnswer(signOutResponse, 'All sessions of the caller are over'),
});

const requireIdentity = (identity: Identity | null): Identity => {
  if (!identity) throw new ApiError('unauthorized');
  return identity;
};

/** The signed-in user's own record. */
export const registerMe = (app: ApiApp): ApiApp => {
  app.openapi(get, async (context) => {
    const { deps, identity } = context.var;
    return context.json(meResponse.parse(await getMe(deps, { identity: requireIdentity(identity) })), 200);
  });
  app.openapi(update, async (context) => {
    const { deps, identity } = context.var;
    const changes = context.req.valid('json');
    return context.json(
      meResponse.parse(await updateMe(deps, { identity: requireIdentity(identity), changes })),
      200,
    );
  });
  app.openapi(leave, async (context) => {
    const { deps, identity } = context.var;
    return context.json(
      signOutResponse.parse(await signOut(deps, { identity: requireIdentity(identity) })),
      200,
    );
  });
  app.openapi(leaveEverywhere, async (context) => {
    const { deps, identity } = context.var;
    const answer = await signOutEverywhere(deps, { identity: requireIdentity(identity) });
    return context.json(signOutResponse.parse(answer), 200);
  });
  return app;
};

export const handler = apiHandler(registerMe);
