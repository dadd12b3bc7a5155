import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { writing } from '#cli/input/file-fault.ts';
import type { Source } from '#cli/input/find-articles.ts';
import { readTextFile } from '#cli/input/read-text-file.ts';
import { CommandError } from '#cli/output/command-error.ts';
import { diffOf } from '#cli/output/diff.ts';
import { setFrontMatter } from '#cli/output/front-matter.ts';
import { printable } from '#cli/output/printable.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';

/** Sites list only a handful of keywords; the first ones are the strongest. */
const maxKeywords = 5;

const fieldsOf = ({ seo_titles, meta_descriptions, selected_keywords }: FinalResult) => ({
  title: seo_titles[0]?.text ?? '',
  description: meta_descriptions[0]?.text ?? '',
  keywords: selected_keywords.slice(0, maxKeywords).map(({ keyword_text }) => keyword_text),
});

const confirm = async (): Promise<boolean> => {
  if (!process.stdin.isTTY)
    throw new CommandError(
      'Nothing was written: there is no terminal to ask for confirmation. Add --yes to write without asking.',
    );
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question('Write this change? [y/N] ');
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
};

/** The byte order mark of a file, which its decoded text lacks; empty if it has none. */
const markOf = (path: string): string =>
  readFileSync(path).subarray(0, 3).equals(Buffer.from('\ufeff')) ? '\ufeff' : '';

const replaceFile = (path: string, before: string, after: string): void => {
  if (readTextFile(path) !== before)
    throw new CommandError(
      `${path}: The file changed in the meantime. It was not written; run the command again.`,
    );
  writing(path, () => writeFileSync(path, markOf(path) + after));
};

/** Shows the change to an article's front matter, and writes it once the user agrees. @throws CommandError */
export const writeFields = async (
  { name, path }: Source,
  text: string,
  result: FinalResult,
  { yes, json }: { yes: boolean; json: boolean },
): Promise<void> => {
  // With --json, standard output is the result and nothing else.
  const say = json ? console.error : console.log;
  if (path === null || !/\.(md|markdown|mdx)$/i.test(path))
    throw new CommandError(`${name}: Only Markdown files have front matter. Name a file that ends in .md.`);
  const after = setFrontMatter(text, fieldsOf(result));
  if (after === text) return say(`${path} already has these fields.`);
  say(printable(diffOf(path, text, after)));
  if (!yes && !(await confirm())) return say(`${path} is unchanged.`);
  replaceFile(path, text, after);
  say(`${path} is written.`);
};
