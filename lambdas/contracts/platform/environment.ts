/** Names of the environment variables that the functions read; the cloud definition sets these. */
export const environmentNames = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  /** Which of `tableUsers` the function is. Without it, every method of the stores may be called. */
  tableUser: 'TABLE_USER',
  /** ARN of the key that CloudFront sends with each request, or the key itself where there is no Secrets Manager. */
  edgeSecretArn: 'EDGE_SECRET_ARN',
  edgeSecret: 'EDGE_SECRET',
  /** The same for the key of visitors' hashes. */
  visitorSecretArn: 'VISITOR_SECRET_ARN',
  visitorSecret: 'VISITOR_SECRET',
  /** The same for the key that proves whose a checkout is. */
  checkoutSecretArn: 'CHECKOUT_SECRET_ARN',
  checkoutSecret: 'CHECKOUT_SECRET',
  /** The same for the key that encrypts the signing secrets of webhooks. */
  webhookSecretArn: 'WEBHOOK_SECRET_ARN',
  webhookSecret: 'WEBHOOK_SECRET',
  /** Address of the queue of webhook deliveries. */
  webhookQueueUrl: 'WEBHOOK_QUEUE_URL',
  /** Name of the function that posts to webhooks, for the one that consumes the queue. */
  webhookSenderFunction: 'WEBHOOK_SENDER_FUNCTION',
  /** Bucket of the uploaded images. */
  imageBucket: 'IMAGE_BUCKET',
  /** Name of the function that reads pages, for the one stage that asks for them. */
  pageFetcherFunction: 'PAGE_FETCHER_FUNCTION',
  marketData: 'MARKET_DATA',
  /** DataForSEO's address, where it is not its live one. */
  dataForSeoUrl: 'DATAFORSEO_URL',
  /** Name in Secrets Manager of `{"login", "password"}`, or that JSON itself where there is no Secrets Manager. */
  dataForSeoSecretName: 'DATAFORSEO_SECRET_NAME',
  dataForSeoSecret: 'DATAFORSEO_SECRET',
  content: 'CONTENT',
  strapiUrl: 'STRAPI_URL',
  /** As above, of `{"token"}`. */
  strapiSecretName: 'STRAPI_SECRET_NAME',
  strapiSecret: 'STRAPI_SECRET',
  payments: 'PAYMENTS',
  paddleEnvironment: 'PADDLE_ENVIRONMENT',
  /** Address of Paddle's API, where it is not its own. */
  paddleUrl: 'PADDLE_URL',
  paddleClientToken: 'PADDLE_CLIENT_TOKEN',
  /** JSON of the prices by offer. */
  paddleOffers: 'PADDLE_OFFERS',
  /** As above, of `{"apiKey", "webhookSecret"}`. */
  paddleSecretName: 'PADDLE_SECRET_NAME',
  paddleSecret: 'PADDLE_SECRET',
  /** Address of the queue of payment events. */
  paymentQueueUrl: 'PAYMENT_QUEUE_URL',
  /** ARN of its dead-letter queue, for the function that has the events there tried again. */
  paymentDeadLetterArn: 'PAYMENT_DEAD_LETTER_ARN',
  languageModel: 'LANGUAGE_MODEL',
  /** The model's id at the vendor. */
  languageModelId: 'LANGUAGE_MODEL_ID',
  /** Address of an OpenAI-compatible server up to `/chat/completions`, or of Bedrock where it is not Amazon's own. */
  languageModelAddress: 'LANGUAGE_MODEL_ADDRESS',
  /** Region of Bedrock, where it is not the function's. */
  languageModelRegion: 'LANGUAGE_MODEL_REGION',
  /** US dollars for a million tokens in and out, as in `0.15/0.6`, for a model without a list price. */
  languageModelPrice: 'LANGUAGE_MODEL_PRICE',
  /** As above, of `{"apiKey"}`; neither is set where a server asks for no key. */
  languageModelSecretName: 'LANGUAGE_MODEL_SECRET_NAME',
  languageModelSecret: 'LANGUAGE_MODEL_SECRET',
  /** US dollars that providers may cost within a day (UTC): of the stage, of all visitors, of each user. */
  dailyProviderBudget: 'DAILY_PROVIDER_BUDGET_USD',
  dailyVisitorsBudget: 'DAILY_VISITORS_BUDGET_USD',
  dailyUserBudget: 'DAILY_USER_BUDGET_USD',
  /** `soon` or `open`: who can have keys for the public API. */
  publicApi: 'PUBLIC_API',
  stateMachineArn: 'STATE_MACHINE_ARN',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  /** Address of the user pool where it is not Amazon's: tokens' issuer and keys are then found under it. */
  userPoolEndpoint: 'USER_POOL_ENDPOINT',
  /** `true` where the API rejects requests that do not come through CloudFront. */
  edgeOnly: 'EDGE_ONLY',
  /** The SDK's own variable: where an emulator of AWS answers in place of AWS. */
  awsEndpoint: 'AWS_ENDPOINT_URL',
  /** The site's address without a slash at its end, for links in mails. */
  siteOrigin: 'SITE_ORIGIN',
  /** Address of the user pool's own pages without a slash at its end, where signing in with Google begins. */
  userPoolDomain: 'USER_POOL_DOMAIN',
} as const;

/** What an operator of the local stack may set, to have it use a vendor in the place of a built-in provider. */
export const providerVariables = [
  environmentNames.publicApi,
  environmentNames.languageModel,
  environmentNames.languageModelId,
  environmentNames.languageModelAddress,
  environmentNames.languageModelRegion,
  environmentNames.languageModelPrice,
  environmentNames.languageModelSecret,
  environmentNames.dailyProviderBudget,
  environmentNames.dailyVisitorsBudget,
  environmentNames.dailyUserBudget,
  environmentNames.marketData,
  environmentNames.dataForSeoUrl,
  environmentNames.dataForSeoSecret,
  environmentNames.content,
  environmentNames.strapiUrl,
  environmentNames.strapiSecret,
  environmentNames.payments,
  environmentNames.paddleEnvironment,
  environmentNames.paddleClientToken,
  environmentNames.paddleOffers,
  environmentNames.paddleSecret,
] as const;
