/** A template that CloudFront would reject, or that uses something the model does not know. */
export class EdgeTemplateError extends Error {}
