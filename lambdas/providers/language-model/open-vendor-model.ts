import type { LanguageModel, Log, Secret } from '#ports';
import { createVendorModel, type VendorModelOptions } from './create-vendor-model.ts';
import type { SendRequest } from './requests/request.ts';

type Settings = Pick<VendorModelOptions, 'kind' | 'model' | 'price'> & {
  /** Null for Amazon's own address. Required for an OpenAI-compatible server. */
  address: string | null;
  /** Region of Bedrock; null for the function's own region. */
  region: string | null;
  /** API key of an OpenAI-compatible server; null if it needs none. */
  secret: Secret<{ apiKey: string }> | null;
};

const openSender = async ({ kind, model, address, region, secret }: Settings): Promise<SendRequest> => {
  if (kind === 'bedrock')
    return (await import('./sdk/open-bedrock.ts')).openBedrock({ model, region, address });
  const { openOpenAiCompatible } = await import('./sdk/open-openai-compatible.ts');
  if (address === null) throw new Error('An OpenAI-compatible server has no default address: set one.');
  return openOpenAiCompatible({ model, address, secret });
};

/** The stage's language model. The vendor's SDK is loaded with the first request, because few functions send one. */
export const openVendorModel = (
  settings: Settings,
  log: Pick<Log, 'warn' | 'error'>,
  timing: Partial<Pick<VendorModelOptions, 'bounds' | 'now' | 'sleep'>> = {},
): LanguageModel => {
  const { kind, model, price } = settings;
  return createVendorModel({ kind, model, price, log, ...timing, openSender: () => openSender(settings) });
};
