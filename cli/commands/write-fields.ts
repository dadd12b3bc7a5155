import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Source } from '#cli/input/find-articles.ts';
import { diffOf } from '#cli/output/diff.ts';
import { setFrontMatter } from '#cli/output/front-matter.ts';
import { printable } from '#cli/output/printable.ts';
import { Refusal } from '#cli/refusal.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';

/** Sites list a handful; the first are the strongest. */
const mostKeywords = 5;

const fieldsOf = ({ seo_titles, meta_descriptions, selected_keywords }: FinalResult) => ({
  title: seo_titles[0]?.text ?? '',
  description: meta_descriptions[0]?.text ?? '',
  keywords: selected_keywords.slice(0, mostKeywords).map(({ keyword_text }) => keyword_text),
});

const confirm = async (): Promise<boolean> => {
  if (!process.stdin.isTTY)
    throw new Refusal(
      'Nothing was written: there is no terminal to ask for confirmation. Add --yes to write without asking.',
    );
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question('Write this change? [y/N] ');
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
};

/** Shows the change of an article's front matter and writes it once somebody agreed. @throws Refusal */
export const writeFields = async (
  { name, path }: Source,
  text: string,
  result: FinalResult,
  { yes, json }: { yes: boolean; json: boolean },
): Promise<void> => {
  // With --json, standard output is the result and nothing else.
  const say = json ? console.error : console.log;
  if (path === null || !/\.(md|markdown|mdx)$/i.test(path))
    throw new Refusal(`${name}: Only Markdown files have front matter. Name a file that ends in .md.`);
  const after = setFrontMatter(text, fieldsOf(result));
  if (after === text) return say(`${path} already has these fields.`);
  say(printable(diffOf(path, text, after)));
  if (!yes && !(await confirm())) return say(`${path} is unchanged.`);
  writeFileSync(path, after);
  say(`${path} is written.`);
};
