import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { scoreRelevance } from '#engine/keywords/ideas/score-relevance.ts';
import { mentionsOf } from '#engine/keywords/mentions/mentions.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const mentioned = (text: string): string[] => {
  const article = articleFromText(text);
  return mentionsOf(article).map(({ start, end }) => article.text.slice(start, end));
};
const leadsOf = (text: string, count = 3): string[] =>
  findKeywordIdeas(articleFromText(text))
    .slice(0, count)
    .map((idea) => idea.text);

const post = readFileSync(
  join(import.meta.dirname, '../../../../../web/content/blog/titles-that-get-read.md'),
  'utf8',
).replace(/^---\n[\s\S]*?\n---\n+/, '');

const headlines = `Headlines decide whether a story is read. A good headline names the subject, and a good headline keeps its promise.

## Say it plainly

“Standing desks for small rooms” says more than “How we changed our rooms with standing desks”. A plain headline is quick to write.

- _Five standing desks that fold away._
- _Are standing desks worth the money?_

## Test each headline

Read the headline aloud. Ask a colleague what the headline promises, and change the headline when the answer is wrong. *Standing desks: what we learnt.* is honest, and “Standing desks, explained at last” is not.`;

const lesson = `The subjunctive mood worries learners of Spanish, and it need not. The subjunctive mood follows wishes and doubts.

Take “quiero que la casa azul sea mía” and “dudo que la casa azul exista”. After a wish the subjunctive mood is the rule. In “la casa azul es mía” there is no wish, so there is no subjunctive mood either. Learn the wishes first: “ojalá que la casa azul…” comes early in every course.`;

const tutorial = `A retry loop keeps a client alive when a server stumbles. Write the retry loop once and use it everywhere.

\`\`\`ts
const invoiceQueue = openInvoiceQueue();
for (const invoice of invoiceQueue) sendInvoice(invoice);
closeInvoiceQueue(invoiceQueue);
\`\`\`

The retry loop needs a limit. Without one a retry loop hammers the server.

\`\`\`ts
const invoiceQueue = openInvoiceQueue({ retries: 3 });
drainInvoiceQueue(invoiceQueue);
\`\`\`

Log each attempt, so that the retry loop can be watched.`;

const news = `The harbour ferry will stop in March, the council decided on Tuesday. “The harbour ferry loses money on every winter crossing,” said Ann Poe, who chairs the council.

Shop owners protested. “Winter crossing or not, people need to get home,” said Tom Reed. “A winter crossing is a public service.”

The documentary “Last Boat Home” will be shown on Friday. Its maker calls it a farewell.`;

const interview = `*What made you build a cargo bike?*

“I needed one for the children. A cargo bike was three months of wages, so I built a cargo bike from two frames.”

*What would you tell others who want a cargo bike?*

“Begin with the steering,” she says. “A cargo bike that steers badly is a wheelbarrow.”`;

const recipe = `“Monday Soup” is what we cook when the week begins. The cooking takes an hour.

For “Monday Soup” you need leeks, potatoes and a rind of cheese. Chop the leeks, boil the potatoes, add the rind. “Monday Soup” keeps until Wednesday.`;

describe('a passing mention', () => {
  it.each([
    ['quoted wordings', headlines, '“Standing desks for small rooms”'],
    ['emphasized lines', headlines, 'Five standing desks that fold away.'],
    ['emphasized lines in a paragraph', headlines, 'Standing desks: what we learnt.'],
    ['sentences of a language lesson', lesson, '“la casa azul es mía”'],
    ['samples of code', tutorial, 'drainInvoiceQueue(invoiceQueue);'],
  ])('is recognized in %s', (_, text, wanted) => expect(mentioned(text).join('\n')).toContain(wanted));

  it.each([
    ['what somebody said', news],
    ['the answers and questions of an interview', interview],
    ['a dish that is named in quotation marks', recipe],
    [
      'a term in emphasis',
      'They call it *keyword stuffing*. Avoid *keyword stuffing*, for *Balcony Bees* does.',
    ],
    ['a command in code', 'Run `git rebase` first. When `git rebase` stops, look at the file.'],
  ])('is not %s', (_, text) => expect(mentioned(text)).toEqual([]));

  it.each([
    ['a guide to headlines', headlines, /headline/, /desk/],
    ['a language lesson', lesson, /subjunctive/, /casa/],
    ['a tutorial with code', tutorial, /retry loop/, /invoice/],
  ])('does not lead %s', (_, text, topic, example) => {
    const [first = '', ...others] = leadsOf(text);
    expect(first).toMatch(topic);
    expect([first, ...others].join('\n')).not.toMatch(example);
  });

  it.each([
    ['a statement', news, 'harbour ferry'],
    ['a statement that goes on', news, 'winter crossing'],
    ['an interview', interview, 'cargo bike'],
    ['a quoted name', recipe, 'monday soup'],
  ])('does not affect the topic of %s', (_, text, topic) => expect(leadsOf(text, 8)).toContain(topic));

  it('is given as the reason for a keyword that occurs nowhere else', () => {
    const [idea] = scoreRelevance(['standing desks'], articleFromText(headlines));
    expect(idea).toMatchObject({
      evidence: 'exact',
      reason: 'Only in examples in your text: in quotation marks, emphasis or code.',
    });
    expect(idea?.relevance).toBeLessThan(30);
    expect(idea?.relevanceFactors.reduce((sum, { points }) => sum + points, 0)).toBe(idea?.relevance);
  });
});

describe('a post about titles with examples about bees', () => {
  it.each([
    ['without its title', post],
    ['with its title', `# Titles that fit, and titles that get read\n\n${post}`],
  ])('%s is about titles, not about bees', (_, text) => {
    const article = articleFromText(text);
    const ideas = findKeywordIdeas(article);
    expect(ideas[0]?.text).toMatch(/title/);
    expect(
      ideas
        .slice(0, 6)
        .map((idea) => idea.text)
        .join('\n'),
    ).not.toMatch(/bees|balcony/);
    const written = [
      ...writeTitles(article, ideas).map((title) => title.text),
      ...(rewriteArticle(article, ideas).markdown.match(/^# .*/gm) ?? []),
    ];
    expect(written.join('\n')).not.toMatch(/bees/i);
  });
});
