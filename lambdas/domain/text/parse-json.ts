/**
 * The value of a JSON text; undefined for any other text. The parser's message is dropped because it quotes its
 * input.
 */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
