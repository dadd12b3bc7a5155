export type Resource = { Type: string; Properties?: Record<string, unknown>; DeletionPolicy?: string };
export type TemplateJson = { Resources: Record<string, Resource> };
