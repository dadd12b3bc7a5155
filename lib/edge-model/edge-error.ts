/** A template that CloudFront would reject, or that uses anything that the model does not know. */
export class EdgeTemplateError extends Error {}
