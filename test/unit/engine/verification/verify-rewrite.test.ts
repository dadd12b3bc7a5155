import { describe, expect, it } from 'vitest';
import { verifyRewrite } from '#engine/verification/verify-rewrite.ts';

const original = `# The helmet affair

Myles Garrett hit Mason Rudolph with 12 helmets on Nov. 15. He didn't regret it. “I will never do it again,” he said [on the radio](https://example.com/radio).

The Steelers lost 1,000 dollars and the Browns won 25 points from 2017 to 2019. Cleveland is not amused. Run \`npm test\` to see.`;

const lostIn = (rewritten: string): string[] =>
  verifyRewrite(original, rewritten)
    .facts.filter((fact) => !fact.kept)
    .map((fact) => `${fact.kind}: ${fact.text}`);

const changed = (from: string | RegExp, to: string): string => {
  const rewritten = original.replace(from, to);
  expect(rewritten).not.toBe(original);
  return rewritten;
};

describe('verifyRewrite', () => {
  it.each([
    ['a changed number', '12 helmets', '13 helmets', ['number: 12']],
    ['a shifted date', 'Nov. 15', 'Nov. 16', ['date: Nov. 15']],
    ['a changed year', '2017 to', '2016 to', ['date: 2017']],
    ['years that changed places', '2017 to 2019', '2019 to 2017', ['date: 2017', 'date: 2019']],
    ['a swapped name', 'the Browns', 'the Giants', ['name: Browns']],
    [
      'names that changed places',
      'Myles Garrett hit Mason Rudolph',
      'Mason Rudolph hit Myles Garrett',
      ['name: Myles Garrett', 'name: Mason Rudolph'],
    ],
    ['a lost contraction', "didn't regret", 'regretted', ["negation: didn't"]],
    ['a lost not', 'is not amused', 'is amused', ['negation: not']],
    ['an altered quotation', 'do it again', 'do that again', ['quotation: “I will never do it again,”']],
    ['a dropped link', /\[on the radio\]\([^)]*\)/, 'on the radio', ['link: https://example.com/radio']],
    [
      'a link that leads elsewhere',
      'example.com/radio',
      'example.com/tv',
      ['link: https://example.com/radio'],
    ],
    ['changed code', 'npm test', 'npm run', ['code: npm test']],
    ['another unit', '1,000 dollars', '1,000 euros', ['number: 1,000 dollars']],
  ])('finds %s', (_, from, to, lost) => {
    expect(lostIn(changed(from, to))).toEqual(lost);
  });

  it.each([
    ['the same text', /$/, ' '],
    ['other number formats', '1,000 dollars', '$1000'],
    ['numbers in words', '12 helmets', 'twelve helmets'],
    ['another date format', 'on Nov. 15', 'on 15 November'],
    ['written-out contractions', "didn't", 'did not'],
    ['merged sentences', "15. He didn't", "15, and he didn't"],
    ['a split sentence', ' and the Browns', '. The Browns'],
    ['code that goes over a line end', '`npm test`', '`npm\ntest`'],
    ['other ordinary words', 'lost', 'forfeited'],
    ['straight quotation marks', /[“”]/g, '"'],
    ['a pronoun for a name said before', 'Cleveland is', 'Cleveland is'],
    ['a denial in other words', 'is not amused', 'is hardly amused'],
  ])('does not take %s for a loss', (_, from, to) => {
    expect(lostIn(original.replace(from, to))).toEqual([]);
  });

  it('does not take another order of paragraphs for a loss', () => {
    expect(lostIn(original.split('\n\n').reverse().join('\n\n'))).toEqual([]);
  });

  it('accepts a pronoun for a name only if nobody else takes its place', () => {
    const text = 'Tomasz Wilk drives the bus at night. Tomasz Wilk knows every stop on Quay Street by heart.';
    const keep = verifyRewrite(text, text.replace('Tomasz Wilk knows', 'He knows'));
    expect(keep.kept).toBe(keep.facts.length);
    const lose = verifyRewrite(text, text.replace('Tomasz Wilk knows', 'Peter Holm knows'));
    expect(lose.facts.filter((fact) => !fact.kept).map((fact) => fact.text)).toEqual(['Tomasz Wilk']);
  });

  it('names what the rewrite invented', () => {
    const { invented } = verifyRewrite(
      original,
      changed('Cleveland is', 'In 2024 Zadie Holm bought [pills](https://spam.example/x). Cleveland is'),
    );
    expect(invented.map((fact) => fact.text)).toEqual(
      expect.arrayContaining(['2024', 'Zadie Holm', 'https://spam.example/x']),
    );
  });

  it('reports a negation that is added to a sentence without one', () => {
    const { invented } = verifyRewrite(original, changed('Steelers lost', 'Steelers never lost'));
    expect(invented.map((fact) => fact.text)).toEqual(['never']);
  });

  it('does not call a denial that the original makes elsewhere, or what its title says, invented', () => {
    const text = 'The trust does not take bookings in winter. The cottage has six beds and one stove.';
    expect(verifyRewrite(text, `# The trust does not take bookings\n\n${text}`).invented).toEqual([]);
    const titled = `# A week with Aileen Brandt\n\n${text}`;
    expect(verifyRewrite(text, titled).invented.map((fact) => fact.text)).toEqual(['Aileen Brandt']);
    expect(verifyRewrite(text, titled, 'A week with Aileen Brandt').invented).toEqual([]);
  });

  it('finds everything lost in an empty rewrite and nothing in an empty original', () => {
    const lost = verifyRewrite(original, '');
    expect(lost.kept).toBe(0);
    expect(verifyRewrite('', original).facts).toEqual([]);
  });
});

describe('a name in another form', () => {
  const amiss = (before: string, after: string): string[] => {
    const { facts, invented } = verifyRewrite(before, after);
    return [...facts.filter(({ kept }) => !kept), ...invented].map(({ kind, text }) => `${kind}: ${text}`);
  };

  it.each([
    ['We sell AI-powered tools for writers.', 'We sell AI-driven tools for writers.'],
    ['They moved to a Berlin-based team.', 'They moved to a team in Berlin.'],
    ['It costs $XXX a month.', 'It costs $XXXX a month.'],
    ['We train DNNs with less data.', 'We train deep neural networks with less data.'],
    ['She likes Colombian coffee.', 'She likes coffee from Colombia.'],
    ['The French team won the last match.', 'The team from France won the last match.'],
    ['The United States signed the treaty in the end.', 'America signed the treaty in the end.'],
    ['The European Union signed the treaty in the end.', 'The EU signed the treaty in the end.'],
    ['Children pay nothing on the old ferry.', 'Kids pay nothing on the old ferry.'],
    ['The tour of the port starts at noon.', 'The tour of the port starts at 12 p.m.'],
    ['The night bus leaves at half past six.', 'The night bus leaves at 6:30.'],
    ['The night bus leaves at quarter to six.', 'The night bus leaves at 5:45.'],
    ['The soup is not hot when it is served.', 'The soup is cold when it is served.'],
    ['The soup is cold when it is served.', 'The soup is not hot when it is served.'],
    ['They offer a risk-free trial of the tool.', 'They offer a trial of the tool with no risk.'],
    ['They help regardless of the plan.', 'They help no matter what the plan is.'],
  ])('is kept: %s', (before, after) => {
    expect(amiss(before, after)).toEqual([]);
  });

  it.each([
    ['We sell AI-powered tools for writers.', 'We sell IBM-powered tools for writers.', 'name: IBM'],
    ['The trial with Acme has a risk for all.', 'The trial with Acme has no risk for all.', 'negation: no'],
    ['She likes Colombian coffee.', 'She likes coffee from Columbia.', 'name: Columbia'],
    ['The French team won the last match.', 'The team from Greece won the last match.', 'name: Greece'],
    ['The tour of the port starts at noon.', 'The tour of the port starts at midnight.', 'date: midnight'],
    ['The soup is hot when it is served.', 'The soup is not hot when it is served.', 'negation: not'],
  ])('is not another name: %s', (before, after, fact) => {
    expect(amiss(before, after)).toContain(fact);
  });
});
