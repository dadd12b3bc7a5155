/** Made by web/build/markdown-plugin.ts. */
declare module '*.md' {
  export const attributes: Readonly<Record<string, string>>;
  export const html: string;
}

/** Made by web/build/example-plugin.ts. */
declare module 'virtual:example-result' {
  export const example: import('#content/example/example-result.ts').ExampleResult;
}
