import * as z from 'zod';
import { offerNames } from '#contracts/billing/billing.ts';
import { type MarketDataKind, marketDataKinds } from '#contracts/keywords/market.ts';
import { languageModelKinds } from '#contracts/models/language-model.ts';
import { type EmulatorGap, parseOmitted } from './emulator-gaps.ts';
import { checkLanguageModel, languageModelSettings } from './stage-language-model.ts';
import { checkReceiver, checkRegion, operationFields } from './stage-operations.ts';

/** Name of a secret in Secrets Manager; the functions read it at run time, so that it rotates without a deploy. */
const secretName = z.string().min(1);

const settingsFields = z.strictObject({
  /**
   * What one route of the API lets through in a second at most, twice that in a burst. Each route has a share of it
   * (`routeShare` in contracts/rate-limits.ts), costly routes a small one; docs/limits.md shows them all.
   */
  apiRequestsPerSecond: z.int().min(500).max(1500).default(1000),
  ...operationFields,
  /** Google's OAuth client, with the name of the Secrets Manager secret that holds its client secret. */
  google: z.optional(z.strictObject({ clientId: z.string().min(1), clientSecretName: z.string().min(1) })),
  /**
   * Who mails of accounts come from; without it, from Cognito itself, which sends 50 a day. `domain` is the one that was
   * verified in SES, where it is not the address's own.
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
  /** Address of the content service without a path; the secret holds `{"token"}`. */
  strapi: z.optional(z.strictObject({ url: z.url(), secretName })),
  /** Selling through Paddle; the secret holds `{"apiKey", "webhookSecret"}`. Without it nothing can be bought. */
  paddle: z.optional(
    z.strictObject({
      environment: z.enum(['production', 'sandbox']),
      clientToken: z.string().min(1),
      secretName,
      /** Prices by offer: the first of each is sold, the others are what earlier buyers still pay. */
      offers: z.record(z.enum(offerNames), z.array(z.string().startsWith('pri_')).min(1)),
      /** IPv4 ranges that notifications are taken from, in place of those that Paddle names. */
      addresses: z.optional(z.array(z.cidrv4()).min(1)),
    }),
  ),
  languageModel: z.optional(languageModelSettings),
  providers: z.strictObject({
    marketData: z.enum(marketDataKinds),
    /** Posts beyond those that are built into the site. */
    content: z.enum(['none', 'strapi']).default('none'),
    languageModel: z.enum(languageModelKinds),
  }),
});

/** The settings that a source of market data needs. */
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
  const refuse = (path: string, message: string | null) => {
    if (message !== null)
      context.issues.push({ code: 'custom', input: context.value, path: [path], message });
  };
  refuse('languageModel', checkLanguageModel(context.value));
  refuse('region', checkRegion(context.value));
  refuse('operatorEmail', checkReceiver(context.value));
  for (const field of missing) refuse(field, 'the provider that was chosen needs these settings');
});

const stageName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,19}$/, 'a stage name has 2-20 lower-case letters, digits or dashes');

/** An address of a site: scheme and host, no path. */
const origin = z
  .url()
  .refine((text) => new URL(text).origin === text, 'an address such as https://example.com, without a path');

const stageOptions = z.object({
  /** Parts that are left out, as in emulator-gaps.ts: `a,b`. */
  omit: z.optional(z.unknown()),
  /** `true` for a stack of one's own under a name that cdk.json does not have. */
  own: z.stringbool().default(false),
  /** In place of the stage's own, for those who keep addresses out of the repository. */
  operatorEmail: z.optional(z.string()),
  /** `true` for the first deployment of a stage; see StageConfig. */
  foundation: z.stringbool().default(false),
  /** Address of the site, where the stage has no domain. */
  siteOrigin: z.optional(origin),
});
/** What the command line adds to a stage of cdk.json, by the names of `-c NAME=VALUE`. */
export type StageOptions = z.input<typeof stageOptions>;
export const stageOptionNames = Object.keys(stageOptions.shape) as readonly (keyof StageOptions)[];

export type StageConfig = z.infer<typeof stageSettings> & {
  readonly stage: string;
  /** What the emulator that is deployed to lacks; nothing in an account of AWS. */
  readonly omit: ReadonlySet<EmulatorGap>;
  /**
   * The first deployment of a stage. It is made without the files of the site, whose address may not be known yet, and
   * without protection against deletion, so that a failed creation is cleaned up and can be tried again.
   */
  readonly foundation: boolean;
  /** Where the site will be found; null before the first deployment of a stage without a domain. */
  readonly siteOrigin: string | null;
};

/** Settings of a name; those of `development` for a stack of one's own. */
const findSettings = (name: string, stages: unknown, own: boolean): Record<string, unknown> => {
  const all = z.record(z.string(), z.record(z.string(), z.unknown())).parse(stages);
  const settings = all[name] ?? (own ? all.development : undefined);
  if (settings) return settings;
  throw new Error(
    `Stage "${name}" is not in cdk.json, which has ${Object.keys(all).join(', ')}. For a stack of your own with the settings of development add -c own=true (npm run deploy -- --stage ${name} --own).`,
  );
};

const parseOptions = (options: StageOptions) => {
  const parsed = stageOptions.safeParse(options);
  if (!parsed.success)
    throw new Error(`Options of the stage (-c NAME=VALUE):\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/**
 * The configuration of the stage that the operator asked for with `-c stage=NAME`, from the `stages` of cdk.json.
 * @throws Error that names the field and what it may hold.
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

/** Name of the function that operators invoke; it is the one that is called by its name, so it has a fixed one. */
export const operateFunctionName = (stage: string): string => `sweetspot-${stage}-operate`;
