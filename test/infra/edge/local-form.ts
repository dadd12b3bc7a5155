import type { EdgeDescription } from '#lib/edge-model/description.ts';

/** Response headers that the local stack sets itself, and that differ between stages. */
const given = ['Content-Security-Policy', 'Permissions-Policy'];

/**
 * The description that the local stack keeps, without the parts that depend on the stage or on the function's own file.
 */
export const localForm = (description: EdgeDescription): EdgeDescription => ({
  ...description,
  functions: Object.fromEntries(
    Object.entries(description.functions).map(([id, { runtime }]) => [
      id,
      { runtime, code: 'route-request.js' },
    ]),
  ),
  behaviors: description.behaviors.map((behavior) => ({
    ...behavior,
    responseHeaders: behavior.responseHeaders.map((header) =>
      given.includes(header.name) && !header.value.startsWith("default-src 'none'")
        ? { ...header, value: 'given by the stage' }
        : header,
    ),
  })),
});
