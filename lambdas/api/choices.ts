import { choicesSchemas } from '#contracts/api/choices.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';

/** A user's choices in a result: the lead keyword, titles and descriptions, and rejected changes. */
export const registerChoices = apiResource(choicesSchemas, {
  // The engine loads on the first call rather than with the function.
  saveChoices: async ({ deps, caller, params, body }) =>
    (await import('#usecases/results/save-choices.ts')).saveChoices(deps, {
      caller,
      jobId: params.id,
      request: body,
    }),
});

export const handler = apiHandler(registerChoices);
