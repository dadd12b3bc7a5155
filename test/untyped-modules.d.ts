/** Reads structured data out of HTML: JSON-LD, microdata, RDFa. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean });
    parse(html: string): object;
  }
}

/** Checks extracted data against what search engines ask of each type. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
