/** Words with which models refuse; an answer that begins so, in JSON or plain, is no answer. */
const refusal =
  /^\W*(?:i['’]?m (?:sorry|unable|not able)|i (?:can(?:not|['’]?t| not)|won['’]?t|am (?:sorry|unable|not able)|apologi[sz]e)\b|sorry,|as an ai\b|unfortunately, i )/i;

/** Whether a text begins as models' refusals do. */
export const isRefusal = (text: string): boolean => refusal.test(text);
