/**
 * The part of Papa Parse that the browser uses. The package's own types pull in Node's, and then `Buffer` and `process`
 * would compile in a component.
 */
declare const Papa: {
  unparse(
    table: { fields: readonly string[]; data: readonly (readonly unknown[])[] },
    options?: {
      newline?: string;
      quotes?: boolean | boolean[] | ((value: unknown, column: number) => boolean);
      escapeFormulae?: boolean | RegExp;
    },
  ): string;
};
export default Papa;
