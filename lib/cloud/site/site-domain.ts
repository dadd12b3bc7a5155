import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as route53 from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';

type Domain = NonNullable<StageConfig['domain']>;

/** The stage's own host name: its certificate and, if the stage has its Route 53 zone, its records. */
export class SiteDomain extends Construct {
  readonly name: string;
  readonly certificate: acm.ICertificate;
  private readonly domain: Domain;
  private readonly zone: route53.IHostedZone | null;

  constructor(scope: Construct, id: string, domain: Domain) {
    super(scope, id);
    this.domain = domain;
    this.name = domain.name;
    this.zone = domain.hostedZone
      ? route53.HostedZone.fromHostedZoneAttributes(this, 'Zone', {
          hostedZoneId: domain.hostedZone.id,
          zoneName: domain.hostedZone.name,
        })
      : null;
    this.certificate = this.findCertificate();
  }

  /** Points the name at the distribution, over IPv4 and IPv6. */
  lead(distribution: cloudfront.Distribution): void {
    if (!this.zone) return;
    const target = route53.RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    const record = { zone: this.zone, recordName: `${this.domain.name}.`, target };
    new route53.ARecord(this, 'Ipv4', record);
    new route53.AaaaRecord(this, 'Ipv6', record);
  }

  private findCertificate(): acm.ICertificate {
    const { certificateArn, name } = this.domain;
    if (certificateArn !== undefined)
      return acm.Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    if (!this.zone) throw new Error(`${name}: there is neither a certificate nor a zone to prove one.`);
    return new acm.Certificate(this, 'Certificate', {
      domainName: name,
      validation: acm.CertificateValidation.fromDns(this.zone),
    });
  }
}
