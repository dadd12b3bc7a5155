/** Phrases that models use to refuse. A text that begins with one, in JSON or plain, is not an answer. */
const refusal =
  /^\W*(?:i['’]?m (?:sorry|unable|not able)|i (?:can(?:not|['’]?t| not)|won['’]?t|am (?:sorry|unable|not able)|apologi[sz]e)\b|sorry,|as an ai\b|unfortunately, i )/i;

/** True if a text begins like a model's refusal. */
export const isRefusal = (text: string): boolean => refusal.test(text);
