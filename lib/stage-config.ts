import * as z from 'zod';
import { offerNames } from '#contracts/billing.ts';
import { languageModelKinds } from '#contracts/language-model.ts';
import { type EmulatorGap, parseOmitted } from './emulator-gaps.ts';
import { checkLanguageModel, languageModelSettings } from './stage-language-model.ts';
import { checkRegion, operationFields } from './stage-operations.ts';

/** Name of a secret in Secrets Manager; the functions read it at run time, so that it rotates without a deploy. */
const secretName = z.string().min(1);

const settingsFields = z.strictObject({
  /** What the API lets through in a second, twice that in a burst: the first wall that growth meets. */
  apiRequestsPerSecond: z.int().min(1).default(50),
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
    }),
  ),
  languageModel: z.optional(languageModelSettings),
  providers: z.strictObject({
    marketData: z.enum(['sample', 'none', 'dataforseo']),
    /** Posts beyond those that are built into the site. */
    content: z.enum(['none', 'strapi']).default('none'),
    languageModel: z.enum(languageModelKinds),
  }),
});

const stageSettings = settingsFields.check((context) => {
  const { providers, dataForSeo, strapi } = context.value;
  const missing: string[] = [];
  if (providers.marketData === 'dataforseo' && !dataForSeo) missing.push('dataForSeo');
  if (providers.content === 'strapi' && !strapi) missing.push('strapi');
  const model = checkLanguageModel(context.value);
  if (model)
    context.issues.push({ code: 'custom', input: context.value, path: ['languageModel'], message: model });
  const misplaced = checkRegion(context.value);
  if (misplaced)
    context.issues.push({ code: 'custom', input: context.value, path: ['region'], message: misplaced });
  for (const field of missing)
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: [field],
      message: 'the provider that was chosen needs these settings',
    });
});

const stageName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,19}$/, 'a stage name has 2-20 lower-case letters, digits or dashes');

export type StageConfig = z.infer<typeof stageSettings> & {
  readonly stage: string;
  /** What the emulator that is deployed to lacks; nothing in an account of AWS. */
  readonly omit: ReadonlySet<EmulatorGap>;
};

/**
 * The configuration of the stage that the operator asked for with `-c stage=NAME`, from the `stages` of cdk.json.
 * A name without settings of its own gets those of `development`, so that anyone can deploy a stack of their own.
 * `omit` names the parts that are left out, as in emulator-gaps.ts.
 * @throws Error that names the field and what it may hold.
 */
export const parseStageConfig = (stage: unknown, stages: unknown, omit?: unknown): StageConfig => {
  const name = stageName.safeParse(stage);
  if (!name.success) throw new Error(`Stage ${JSON.stringify(stage)}: ${z.prettifyError(name.error)}`);
  const all = z.record(z.string(), z.unknown()).parse(stages);
  const settings = stageSettings.safeParse(all[name.data] ?? all.development);
  if (!settings.success)
    throw new Error(`Stage ${name.data} in cdk.json:\n${z.prettifyError(settings.error)}`);
  const omitted = parseOmitted(omit);
  return {
    ...settings.data,
    ...(omitted.has('google') && { google: undefined }),
    stage: name.data,
    omit: omitted,
  };
};

/** Name of the function that operators invoke; it is the one that is called by its name, so it has a fixed one. */
export const operateFunctionName = (stage: string): string => `sweetspot-${stage}-operate`;
