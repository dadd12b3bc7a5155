import * as z from 'zod';
import { apiAvailabilities } from '#contracts/accounts/api-keys.ts';
import { offerNames } from '#contracts/billing/plans.ts';
import { type MarketDataKind, marketDataKinds } from '#contracts/keywords/market.ts';
import { languageModelKinds } from '#contracts/models/language-model.ts';
import { type EmulatorGap, parseOmitted } from './emulator-gaps.ts';
import { checkLanguageModel, languageModelSettings } from './stage-language-model.ts';
import { checkReceiver, checkRegion, operationFields } from './stage-operations.ts';

/**
 * The name of a secret in Secrets Manager. Functions read it at run time, so that it can be rotated without a
 * deployment.
 */
const secretName = z.string().min(1);

const settingsFields = z.strictObject({
  /**
   * The most requests per second that API Gateway accepts for one route; bursts may be twice as large. Each route
   * gets a share of it (`routeShare` in contracts/platform/rate-limits.ts), and costly routes get a small one.
   * docs/limits.md lists them all.
   */
  apiRequestsPerSecond: z.int().min(500).max(1500).default(1000),
  ...operationFields,
  /** Google's OAuth client, with the name of the Secrets Manager secret that holds its client secret. */
  google: z.optional(z.strictObject({ clientId: z.string().min(1), clientSecretName: z.string().min(1) })),
  /**
   * The sender of account emails. Without it, Cognito sends the emails itself, at most 50 per day. `domain` is the
   * domain verified in SES if it differs from the address's own.
   */
  mail: z.optional(
    z.strictObject({
      from: z.email(),
      domain: z.optional(z.hostname()),
      replyTo: z.optional(z.email()),
    }),
  ),
  /** The secret holds `{"login", "password"}` of DataForSEO's API. */
  dataForSeo: z.optional(z.strictObject({ secretName, url: z.optional(z.url()) })),
  /** The address of the content service without a path. The secret holds `{"token"}`. */
  strapi: z.optional(z.strictObject({ url: z.url(), secretName })),
  /** Paddle; the secret holds `{"apiKey", "webhookSecret"}`. Without it, the stage sells nothing. */
  paddle: z.optional(
    z.strictObject({
      environment: z.enum(['production', 'sandbox']),
      clientToken: z.string().min(1),
      secretName,
      /** Price ids by offer. The first one is on sale; earlier buyers still pay the others. */
      offers: z.record(z.enum(offerNames), z.array(z.string().startsWith('pri_')).min(1)),
      /** IPv4 ranges that webhooks may come from, instead of Paddle's published ones. */
      addresses: z.optional(z.array(z.cidrv4()).min(1)),
    }),
  ),
  languageModel: z.optional(languageModelSettings),
  /**
   * `soon`: the site announces the public API, and only administrators hold keys. `open`: users of plans with API
   * access hold keys, too, and /docs/api shows the reference.
   */
  api: z.enum(apiAvailabilities).default('soon'),
  providers: z.strictObject({
    marketData: z.enum(marketDataKinds),
    /** The source of posts that are not built into the site. */
    content: z.enum(['none', 'strapi']).default('none'),
    languageModel: z.enum(languageModelKinds),
  }),
});

/** The settings that a market data source needs. */
const marketDataSettings: Readonly<Record<MarketDataKind, 'dataForSeo' | null>> = {
  sample: null,
  none: null,
  dataforseo: 'dataForSeo',
};

const stageSettings = settingsFields.check((context) => {
  const { providers, strapi } = context.value;
  const missing: string[] = [];
  const marketData = marketDataSettings[providers.marketData];
  if (marketData && !context.value[marketData]) missing.push(marketData);
  if (providers.content === 'strapi' && !strapi) missing.push('strapi');
  const rejectIf = (path: string, message: string | null) => {
    if (message !== null)
      context.issues.push({ code: 'custom', input: context.value, path: [path], message });
  };
  rejectIf('languageModel', checkLanguageModel(context.value));
  rejectIf('region', checkRegion(context.value));
  rejectIf('operatorEmail', checkReceiver(context.value));
  for (const field of missing) rejectIf(field, 'the chosen provider needs these settings');
});

const stageName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,19}$/, 'a stage name has 2-20 lower-case letters, digits or dashes');

/** A site address: scheme and host, no path. */
const origin = z
  .url()
  .refine((text) => new URL(text).origin === text, 'an address such as https://example.com, without a path');

const stageOptions = z.object({
  /** Parts to omit, as in emulator-gaps.ts: `a,b`. */
  omit: z.optional(z.unknown()),
  /** `true` for a personal stack, whose name is not in cdk.json. */
  own: z.stringbool().default(false),
  /** Replaces the stage's own setting, for teams that keep addresses out of the repository. */
  operatorEmail: z.optional(z.string()),
  /** `true` for the first deployment of a stage; see StageConfig. */
  foundation: z.stringbool().default(false),
  /** The site address of a stage without a domain. */
  siteOrigin: z.optional(origin),
});
/** The `-c NAME=VALUE` options that the command line adds to a stage of cdk.json. */
export type StageOptions = z.input<typeof stageOptions>;
export const stageOptionNames = Object.keys(stageOptions.shape) as readonly (keyof StageOptions)[];

export type StageConfig = z.infer<typeof stageSettings> & {
  readonly stage: string;
  /** The features that the target emulator lacks; empty for AWS. */
  readonly omit: ReadonlySet<EmulatorGap>;
  /**
   * The first deployment of a stage. It omits the site's files, whose address may not be known yet. It also omits
   * deletion protection, so that a failed creation can be cleaned up and repeated.
   */
  readonly foundation: boolean;
  /** The site address; null before the first deployment of a stage without a domain. */
  readonly siteOrigin: string | null;
};

/** The settings of a stage by name. A personal stack uses those of `development`. */
const findSettings = (name: string, stages: unknown, own: boolean): Record<string, unknown> => {
  const all = z.record(z.string(), z.record(z.string(), z.unknown())).parse(stages);
  const settings = all[name] ?? (own ? all.development : undefined);
  if (settings) return settings;
  throw new Error(
    `Stage "${name}" is not in cdk.json, which has ${Object.keys(all).join(', ')}. For a stack of your own with the settings of development, add -c own=true (npm run deploy -- --stage ${name} --own).`,
  );
};

const parseOptions = (options: StageOptions) => {
  const parsed = stageOptions.safeParse(options);
  if (!parsed.success)
    throw new Error(`Options of the stage (-c NAME=VALUE):\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/**
 * The configuration of the stage in `-c stage=NAME`, from the `stages` of cdk.json.
 * @throws Error that names the field and its allowed values
 */
export const parseStageConfig = (
  stage: unknown,
  stages: unknown,
  options: StageOptions = {},
): StageConfig => {
  const name = stageName.safeParse(stage);
  if (!name.success) throw new Error(`Stage ${JSON.stringify(stage)}: ${z.prettifyError(name.error)}`);
  const { own, operatorEmail, foundation, siteOrigin, omit } = parseOptions(options);
  const found = findSettings(name.data, stages, own);
  const settings = stageSettings.safeParse({
    ...found,
    ...(operatorEmail !== undefined && { operatorEmail }),
  });
  if (!settings.success)
    throw new Error(`Stage ${name.data} in cdk.json:\n${z.prettifyError(settings.error)}`);
  const { domain } = settings.data;
  const omitted = parseOmitted(omit);
  return {
    ...settings.data,
    ...(omitted.has('google') && { google: undefined }),
    stage: name.data,
    omit: omitted,
    foundation,
    siteOrigin: domain ? `https://${domain.name}` : (siteOrigin ?? null),
  };
};

/** The name of the operator function. It is fixed because people invoke it by name. */
export const operateFunctionName = (stage: string): string => `sweetspot-${stage}-operate`;
