import { choicesSchemas } from '#contracts/api/choices.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';

/** What users choose in a result: the lead keyword, their titles and descriptions, the changes that they reject. */
export const registerChoices = apiResource(choicesSchemas, {
  // The engine loads with the first call, not with the function.
  saveChoices: async ({ deps, caller, params, body }) =>
    (await import('#usecases/results/save-choices.ts')).saveChoices(deps, {
      caller,
      jobId: params.id,
      request: body,
    }),
});

export const handler = apiHandler(registerChoices);
