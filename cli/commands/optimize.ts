import { findArticles, type Source } from '#cli/input/find-articles.ts';
import { messageOf } from '#cli/output/command-error.ts';
import { resultText } from '#cli/output/table.ts';
import { articleFromText } from '#engine';
import { checkArticle, checksText } from './check.ts';
import { runArticle } from './run-article.ts';
import { writeFields } from './write-fields.ts';

export type OptimizeOptions = { json: boolean; write: boolean; yes: boolean; check: boolean };

/** Returns 0, or 1 if a check failed. */
const optimizeOne = async (source: Source, options: OptimizeOptions, many: boolean): Promise<0 | 1> => {
  const text = await source.read();
  const result = await runArticle(text);
  // The text of a page is only its address here. The result has the title that the run read, but no description.
  const own =
    source.path === null ? { title: result.source.title, description: null } : articleFromText(text);
  const checks = options.check ? checkArticle(own, result) : [];
  if (options.json) {
    const output = { article: source.name, ...(options.check && { checks }), result };
    console.log(JSON.stringify(output, null, many ? undefined : 2));
  } else if (options.check) console.log(`${source.name}\n${checksText(checks)}`);
  else if (!options.write) console.log(`${resultText(source.name, result)}${many ? '\n' : ''}`);
  if (options.write) await writeFields(source, text, result, options);
  return checks.some(({ passed }) => !passed) ? 1 : 0;
};

/**
 * Runs every named article. One that cannot be read is reported and does not stop the others. Returns the exit code.
 */
export const optimize = async (named: readonly string[], options: OptimizeOptions): Promise<number> => {
  const sources = findArticles(named);
  let code = 0;
  for (const source of sources) {
    try {
      code = Math.max(code, await optimizeOne(source, options, sources.length > 1));
    } catch (error) {
      const message = messageOf(error);
      if (message === null) throw error;
      console.error(message.startsWith(source.name) ? message : `${source.name}: ${message}`);
      code = 2;
    }
  }
  return code;
};
