import * as z from 'zod';
import type { LanguageModelKind } from '#contracts/models/language-model.ts';
import { listPriceOf, modelPrice } from '#contracts/models/model-caps.ts';

/** The settings of a vendor's model that a stage uses. */
export const languageModelSettings = z.strictObject({
  /**
   * The vendor's model id. For Bedrock, it may also be that of an inference profile, such as
   * `eu.amazon.nova-lite-v1:0`.
   */
  model: z.string().min(1),
  /** The address of an OpenAI-compatible server, up to `/chat/completions`. */
  address: z.optional(z.url({ protocol: /^https$/ })),
  /** The region of Bedrock if it is not the stage's. */
  region: z.optional(z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/)),
  /** The secret holds `{"apiKey"}`. Omit it if the server needs no key. */
  secretName: z.optional(z.string().min(1)),
  /** Required for a model without a list price. */
  price: z.optional(modelPrice),
});
type Settings = z.infer<typeof languageModelSettings>;

type Chosen = { providers: { languageModel: LanguageModelKind }; languageModel?: Settings | undefined };

/** The problem with the combination of language model settings; null if there is none. */
export const checkLanguageModel = ({ providers, languageModel }: Chosen): string | null => {
  const kind = providers.languageModel;
  if (kind === 'built-in') return null;
  if (!languageModel) return 'the chosen provider needs these settings';
  if (kind === 'openai-compatible' && !languageModel.address)
    return 'an OpenAI-compatible server needs its address';
  if (!languageModel.price && !listPriceOf(languageModel.model))
    return `The list price of the language model ${languageModel.model} is unknown. Set its price in US dollars per million tokens, for example {"input": 0.15, "output": 0.6}.`;
  return null;
};
