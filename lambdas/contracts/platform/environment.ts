/** The environment variables that the functions read. The cloud definition sets them. */
export const environmentNames = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  /** The name of the function in `tableUsers`. Without it, a function may call every method of the stores. */
  tableUser: 'TABLE_USER',
  /** ARN of the key that CloudFront sends with each request, or the key itself if there is no Secrets Manager. */
  edgeSecretArn: 'EDGE_SECRET_ARN',
  edgeSecret: 'EDGE_SECRET',
  /** The same for the key that hashes visitors' addresses. */
  visitorSecretArn: 'VISITOR_SECRET_ARN',
  visitorSecret: 'VISITOR_SECRET',
  /** The same for the key that proves who started a checkout. */
  checkoutSecretArn: 'CHECKOUT_SECRET_ARN',
  checkoutSecret: 'CHECKOUT_SECRET',
  /** The same for the key that encrypts the signing secrets of webhooks. */
  webhookSecretArn: 'WEBHOOK_SECRET_ARN',
  webhookSecret: 'WEBHOOK_SECRET',
  /** URL of the queue of webhook deliveries. */
  webhookQueueUrl: 'WEBHOOK_QUEUE_URL',
  /** The function that posts to webhooks. The consumer of the queue calls it. */
  webhookSenderFunction: 'WEBHOOK_SENDER_FUNCTION',
  /** The bucket of the uploaded images. */
  imageBucket: 'IMAGE_BUCKET',
  /** The function that fetches pages. Only the stage that needs it has this variable. */
  pageFetcherFunction: 'PAGE_FETCHER_FUNCTION',
  marketData: 'MARKET_DATA',
  /** DataForSEO's address if it is not the live one. */
  dataForSeoUrl: 'DATAFORSEO_URL',
  /** The name in Secrets Manager of `{"login", "password"}`, or that JSON itself if there is no Secrets Manager. */
  dataForSeoSecretName: 'DATAFORSEO_SECRET_NAME',
  dataForSeoSecret: 'DATAFORSEO_SECRET',
  content: 'CONTENT',
  strapiUrl: 'STRAPI_URL',
  /** The same for `{"token"}`. */
  strapiSecretName: 'STRAPI_SECRET_NAME',
  strapiSecret: 'STRAPI_SECRET',
  payments: 'PAYMENTS',
  paddleEnvironment: 'PADDLE_ENVIRONMENT',
  /** The address of Paddle's API if it is not Paddle's own. */
  paddleUrl: 'PADDLE_URL',
  paddleClientToken: 'PADDLE_CLIENT_TOKEN',
  /** The prices of each offer, as JSON. */
  paddleOffers: 'PADDLE_OFFERS',
  /** The same for `{"apiKey", "webhookSecret"}`. */
  paddleSecretName: 'PADDLE_SECRET_NAME',
  paddleSecret: 'PADDLE_SECRET',
  /** URL of the queue of payment events. */
  paymentQueueUrl: 'PAYMENT_QUEUE_URL',
  /** ARN of its dead-letter queue, for the function that retries the events in it. */
  paymentDeadLetterArn: 'PAYMENT_DEAD_LETTER_ARN',
  languageModel: 'LANGUAGE_MODEL',
  /** The vendor's id of the model. */
  languageModelId: 'LANGUAGE_MODEL_ID',
  /** The address of an OpenAI-compatible server up to `/chat/completions`, or of Bedrock if it is not Amazon's own. */
  languageModelAddress: 'LANGUAGE_MODEL_ADDRESS',
  /** The region of Bedrock if it is not the function's. */
  languageModelRegion: 'LANGUAGE_MODEL_REGION',
  /** US dollars per million input and output tokens, such as `0.15/0.6`, for a model without a list price. */
  languageModelPrice: 'LANGUAGE_MODEL_PRICE',
  /** The same for `{"apiKey"}`. Neither is set if a server needs no key. */
  languageModelSecretName: 'LANGUAGE_MODEL_SECRET_NAME',
  languageModelSecret: 'LANGUAGE_MODEL_SECRET',
  /** Daily caps on provider costs in US dollars (UTC days): for the stage, for all visitors, for each user. */
  dailyProviderBudget: 'DAILY_PROVIDER_BUDGET_USD',
  dailyVisitorsBudget: 'DAILY_VISITORS_BUDGET_USD',
  dailyUserBudget: 'DAILY_USER_BUDGET_USD',
  /** `soon` or `open`: who can have keys for the public API. */
  publicApi: 'PUBLIC_API',
  stateMachineArn: 'STATE_MACHINE_ARN',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  /** The address of the user pool if it is not Amazon's. The issuer and the keys of tokens are at this address. */
  userPoolEndpoint: 'USER_POOL_ENDPOINT',
  /** `true` if the API rejects requests that do not come through CloudFront. */
  edgeOnly: 'EDGE_ONLY',
  /** The SDK's own variable: the address of an AWS emulator that replaces AWS. */
  awsEndpoint: 'AWS_ENDPOINT_URL',
  /** The site's address without a trailing slash, for links in emails. */
  siteOrigin: 'SITE_ORIGIN',
  /** The address of the user pool's hosted pages without a trailing slash, where Google sign-in begins. */
  userPoolDomain: 'USER_POOL_DOMAIN',
} as const;

/** The variables that make the local stack use a vendor instead of a built-in provider. */
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
