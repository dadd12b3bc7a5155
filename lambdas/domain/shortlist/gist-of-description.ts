/** A longer clause buries the keyword that it follows. */
const longest = 120;

/** What a description of one sentence says that its text gives, and how a summary of the text says it. */
const forms: readonly { opening: RegExp; says: string }[] = [
  { opening: /^(?:Learn|This article shows) how to /u, says: 'shows how to ' },
  {
    opening: /^(?:Learn|Find out|A look at) (?=(?:how|why|what|when|where|which|whether) )/u,
    says: 'explains ',
  },
  { opening: /^(?=A (?:[\p{Ll}-]+ ){0,2}guide to )/u, says: 'is ' },
  { opening: /^(?:A look at|Learn about|Read about|This article looks at) /u, says: 'looks at ' },
];

/** Its author says "I" and "my"; a summary speaks to the author. */
const speaks = /(?<!\p{L})(?:I|we|my|our|me|us|this|these)(?!\p{L})/iu;

/**
 * "shows how to bake rye bread" of the description "Learn how to bake rye bread."; null for one that does not say in one
 * sentence what its text gives.
 */
export const gistOfDescription = (description: string): string | null => {
  const line = description.replace(/\.$/, '');
  const form = forms.find(({ opening }) => opening.test(line));
  const rest = form === undefined ? '' : line.replace(form.opening, '');
  if (form === undefined || line.length > longest || speaks.test(rest) || /[.:;!?] |[?!:;]$/u.test(rest))
    return null;
  return `${form.says}${rest.replace(/^A (?=(?:[\p{Ll}-]+ ){0,2}guide to )/u, 'a ')}`;
};
