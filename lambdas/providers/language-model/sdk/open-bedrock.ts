import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { modelBounds } from '#contracts/models/model-caps.ts';
import type { SendRequest } from '#providers/language-model/requests/request.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { sendWithSdk } from './send-with-sdk.ts';

export type BedrockSettings = {
  model: string;
  /** Null for the function's region. */
  region: string | null;
  /** Null for Amazon's own address. */
  address: string | null;
};

/** A model of Amazon Bedrock, called through its Converse API. The function's own credentials sign the requests. */
export const openBedrock = ({ model, region, address }: BedrockSettings): SendRequest => {
  const bedrock = createAmazonBedrock({
    // Without this, an API key in the environment would replace the role.
    apiKey: '',
    fetch: boundedFetch(modelBounds.responseBytes),
    ...(region !== null && { region }),
    ...(address !== null && { baseURL: address }),
  });
  return (request) => sendWithSdk(bedrock(model), request);
};
