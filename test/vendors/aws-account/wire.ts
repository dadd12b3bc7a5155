import type { IncomingMessage, ServerResponse } from 'node:http';

/** An operation's answer: its result in the service's own format, an error by its code, or nothing at all. */
export type AwsResponse =
  | { readonly result: unknown }
  | { readonly error: string; readonly message?: string; readonly status?: number }
  | 'silence';

export type Call = { readonly service: string; readonly operation: string; readonly input: string };

type Protocol = 'json' | 'rest-json' | 'query' | 'rest-xml';

/** Protocols, by the service name with which requests are signed. */
const protocols: Readonly<Record<string, Protocol>> = {
  sts: 'query',
  cloudformation: 'query',
  sns: 'query',
  ssm: 'json',
  secretsmanager: 'json',
  dynamodb: 'json',
  logs: 'json',
  acm: 'json',
  ce: 'json',
  lambda: 'rest-json',
  ses: 'rest-json',
  bedrock: 'rest-json',
  route53: 'rest-xml',
};

/** Operations of the services that identify them by method and path. */
const paths: readonly (readonly [pattern: RegExp, operation: string])[] = [
  [/^GET \/2016-08-19\/account-settings/, 'GetAccountSettings'],
  [/^GET \/2015-03-31\/functions\/[^/]+/, 'GetFunction'],
  [/^GET \/v2\/email\/account/, 'GetAccount'],
  [/^GET \/v2\/email\/identities\//, 'GetEmailIdentity'],
  [/^GET \/foundation-model-availability\//, 'GetFoundationModelAvailability'],
  [/^GET \/2013-04-01\/hostedzone\//, 'GetHostedZone'],
];

/** The scope of the signature names the service: Credential=KEY/DATE/REGION/SERVICE/aws4_request. */
const serviceOf = ({ headers }: IncomingMessage): string =>
  /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\/aws4_request/.exec(headers.authorization ?? '')?.[1] ?? 'unsigned';

const operationOf = (request: IncomingMessage, body: string): string => {
  const target = request.headers['x-amz-target'];
  if (typeof target === 'string') return target.slice(target.indexOf('.') + 1);
  const action = /(?:^|&)Action=([^&]+)/.exec(body)?.[1];
  const line = `${request.method} ${request.url}`;
  return action ?? paths.find(([pattern]) => pattern.test(line))?.[1] ?? line;
};

export const readCall = (request: IncomingMessage, body: string): Call => ({
  service: serviceOf(request),
  operation: operationOf(request, body),
  input: `${decodeURIComponent(request.url ?? '')} ${decodeURIComponent(body)}`,
});

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lists are wrapped in `member`, as the query protocol requires. */
const toXml = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((item) => `<member>${toXml(item)}</member>`).join('');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, item]) => `<${name}>${toXml(item)}</${name}>`)
      .join('');
  return escapeXml(String(value));
};

const xmlError = (code: string, message: string): string =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>r</RequestId></ErrorResponse>`;

const sendError = (
  response: ServerResponse,
  protocol: Protocol,
  code: string,
  message: string,
  status: number,
) => {
  if (protocol === 'json')
    return response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify({ __type: code, message }));
  if (protocol === 'rest-json')
    return response
      .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': code })
      .end(JSON.stringify({ message }));
  return response.writeHead(status, { 'content-type': 'text/xml' }).end(xmlError(code, message));
};

const sendResult = (response: ServerResponse, protocol: Protocol, operation: string, result: unknown) => {
  if (protocol === 'json' || protocol === 'rest-json')
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  const xml = toXml(result);
  const wrapped =
    protocol === 'query'
      ? `<${operation}Response><${operation}Result>${xml}</${operation}Result></${operation}Response>`
      : `<${operation}Response>${xml}</${operation}Response>`;
  return response.writeHead(200, { 'content-type': 'text/xml' }).end(wrapped);
};

/** Answers as the service would on the wire. For silence, it keeps the connection open. */
export const sendResponse = (
  response: ServerResponse,
  { service, operation }: Call,
  awsResponse: AwsResponse,
): void => {
  if (awsResponse === 'silence') return;
  const protocol = protocols[service] ?? 'json';
  if ('error' in awsResponse)
    sendError(
      response,
      protocol,
      awsResponse.error,
      awsResponse.message ?? awsResponse.error,
      awsResponse.status ?? 400,
    );
  else sendResult(response, protocol, operation, awsResponse.result);
};
