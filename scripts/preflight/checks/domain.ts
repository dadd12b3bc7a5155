import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Clients } from './clients.ts';
import { type Check, type Finding, isNamed, missing, ok } from './finding.ts';

const covers = (pattern: string, host: string): boolean =>
  pattern === host || (pattern.startsWith('*.') && host.slice(host.indexOf('.') + 1) === pattern.slice(2));

const judgeCertificate = async ({ acm }: Clients, arn: string, host: string): Promise<Finding> => {
  const remedy = `Request a certificate for ${host} in ACM in us-east-1 and set "certificateArn" to its ARN.`;
  try {
    const { Certificate } = await acm.send(new DescribeCertificateCommand({ CertificateArn: arn }));
    const names = [Certificate?.DomainName, ...(Certificate?.SubjectAlternativeNames ?? [])];
    if (Certificate?.Status !== 'ISSUED')
      return missing(`the certificate of ${host} is ${Certificate?.Status ?? 'unknown'}, not issued`, remedy);
    if (names.some((name) => name !== undefined && covers(name, host)))
      return ok(`the certificate of ${host} is issued`);
    return missing(`the certificate ${arn} is for ${names.join(', ')}, not for ${host}`, remedy);
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    return missing(`the certificate ${arn} does not exist`, remedy);
  }
};

const judgeZone = async (
  { route53 }: Clients,
  { id, name }: { id: string; name: string },
  host: string,
): Promise<Finding> => {
  const remedy = 'Set "hostedZone" to the ID and name of the public hosted zone, as Route 53 shows them.';
  try {
    const { HostedZone } = await route53.send(new GetHostedZoneCommand({ Id: id }));
    const found = HostedZone?.Name?.replace(/\.$/, '');
    if (found !== name || !(host === name || host.endsWith(`.${name}`)))
      return missing(`the hosted zone ${id} is for ${found}, not for the zone ${name} of ${host}`, remedy);
    if (HostedZone?.Config?.PrivateZone)
      return missing(`the hosted zone ${id} is private: nobody outside would find ${host}`, remedy);
    return ok(`the hosted zone of ${host} is ${id}`);
  } catch (error) {
    if (!isNamed(error, 'NoSuchHostedZone')) throw error;
    return missing(`the hosted zone ${id} does not exist in this account`, remedy);
  }
};

export const checkDomain = (clients: Clients, { domain }: StageConfig): Check | null =>
  domain === undefined
    ? null
    : {
        about: `the domain ${domain.name}`,
        permissions: ['acm:DescribeCertificate', 'route53:GetHostedZone'],
        run: () =>
          Promise.all([
            ...(domain.certificateArn ? [judgeCertificate(clients, domain.certificateArn, domain.name)] : []),
            ...(domain.hostedZone ? [judgeZone(clients, domain.hostedZone, domain.name)] : []),
          ]),
      };
