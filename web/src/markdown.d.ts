/** Made by web/build/markdown-plugin.ts. */
declare module '*.md' {
  export const attributes: Readonly<Record<string, string>>;
  export const html: string;
}
