/** A template that CloudFront would refuse, or that uses what the model does not know. */
export class EdgeTemplateError extends Error {}
