import type * as z from 'zod';
import type { RouteSchemas } from '#contracts/platform/route-schemas.ts';
import type { ApiRouteName } from '#contracts/platform/routes.ts';
import type { apiKeysSchemas } from './api-keys.ts';
import type { billingSchemas } from './billing.ts';
import type { choicesSchemas } from './choices.ts';
import type { configSchemas } from './config.ts';
import type { contentSchemas } from './content.ts';
import type { creditsSchemas } from './credits.ts';
import type { exportsSchemas } from './exports.ts';
import type { imagesSchemas } from './images.ts';
import type { jobsSchemas } from './jobs.ts';
import type { meSchemas } from './me.ts';
import type { sharesSchemas } from './shares.ts';
import type { verifySchemas } from './verify.ts';
import type { webhooksSchemas } from './webhooks.ts';

/**
 * The schemas of all routes, as types only. Each function bundles only the schemas of its own routes, and the
 * browser's first load does not include zod.
 */
type AllSchemas = typeof apiKeysSchemas &
  typeof billingSchemas &
  typeof choicesSchemas &
  typeof configSchemas &
  typeof contentSchemas &
  typeof creditsSchemas &
  typeof exportsSchemas &
  typeof imagesSchemas &
  typeof jobsSchemas &
  typeof meSchemas &
  typeof sharesSchemas &
  typeof verifySchemas &
  typeof webhooksSchemas;

type SchemasOf<Name extends ApiRouteName> = AllSchemas[Name] & RouteSchemas;

/** The response of a route on success. */
export type RouteResponse<Name extends ApiRouteName> = z.output<SchemasOf<Name>['response']>;
