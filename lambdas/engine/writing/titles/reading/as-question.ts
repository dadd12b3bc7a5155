/** Adds the question mark that authors often omit in a heading: "What is a starter". */
export const asQuestion = (text: string): string =>
  /^(?:what|why|when|where|who) (?:is|are|was|were|does|do|did|should)\s/i.test(text) && !/[?!.:]/.test(text)
    ? `${text}?`
    : text;
