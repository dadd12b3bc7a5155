import type { ApiErrorCode } from '#contracts/errors/errors.ts';
import type { RouteSchemas } from '#contracts/platform/route-schemas.ts';

export type PublicRouteSchemas = RouteSchemas & {
  /** The title in the reference. */
  summary: string;
  /** The status of a successful response; 200 if missing. */
  status?: 201;
  /** The errors of this route, besides those that every route has. */
  errors: readonly ApiErrorCode[];
};

/** Errors of texts that are read. */
export const textErrors = ['content_too_long', 'content_not_analyzable'] as const;
