import { priceOf } from '#contracts/models/model-caps.ts';
import type { LanguageModel, Log } from '#ports';
import type { VendorModelOptions } from '#providers/language-model/create-vendor-model.ts';
import { openVendorModel } from '#providers/language-model/open-vendor-model.ts';
import { bedrockModel, bedrockRegion, startBedrock } from '#test/vendors/bedrock/bedrock.ts';
import type { ModelVendor } from '#test/vendors/model-vendor.ts';
import {
  startOpenAiCompatible,
  vendorKey,
  vendorModel,
} from '#test/vendors/openai-compatible/openai-compatible.ts';

type Options = Partial<Pick<VendorModelOptions, 'bounds' | 'now' | 'sleep'>> & {
  log?: Pick<Log, 'warn' | 'error'>;
};

/** Even a busy machine answers a loopback request within these limits. The pauses are negligible. */
export const shortBounds = { taskMs: 60_000, requestMs: 45_000, tries: 3, pauseMs: 1, minMs: 100 };
const silent = { warn: () => {}, error: () => {} };

/** The adapter for a vendor's server on this machine. */
export const openAiModel = (vendor: ModelVendor, { log = silent, ...timing }: Options = {}): LanguageModel =>
  openVendorModel(
    {
      kind: 'openai-compatible',
      model: vendorModel,
      price: priceOf(vendorModel, null),
      address: `${vendor.origin}/v1`,
      region: null,
      secret: { read: async () => ({ apiKey: vendorKey }), invalidate: () => {} },
    },
    log,
    { bounds: shortBounds, ...timing },
  );

/** The same for Bedrock. `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are the function's. */
export const bedrockServed = (
  vendor: ModelVendor,
  { log = silent, ...timing }: Options = {},
  model: string = bedrockModel,
): LanguageModel =>
  openVendorModel(
    {
      kind: 'bedrock',
      model,
      price: priceOf(model, null),
      address: vendor.origin,
      region: bedrockRegion,
      secret: null,
    },
    log,
    { bounds: shortBounds, ...timing },
  );

/** Both vendors, for suites that both must pass. */
export const servedModels = [
  {
    name: 'an OpenAI-compatible server',
    modelId: vendorModel,
    start: startOpenAiCompatible,
    serve: openAiModel,
  },
  { name: 'Amazon Bedrock', modelId: bedrockModel, start: startBedrock, serve: bedrockServed },
] as const;
