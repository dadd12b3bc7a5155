/** Reads structured data from HTML: JSON-LD, microdata, RDFa. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean });
    parse(html: string): object;
  }
}

/** Validates extracted data against search engines' requirements for each type. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
