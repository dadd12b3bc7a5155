/** A heading that asks is often written without its mark: "What is a starter". */
export const asQuestion = (text: string): string =>
  /^(?:what|why|when|where|who) (?:is|are|was|were|does|do|did|should)\s/i.test(text) && !/[?!.:]/.test(text)
    ? `${text}?`
    : text;
