import { imagePrompt } from './image.ts';
import { keywordsPrompt } from './keywords.ts';
import { opinionPrompt } from './opinion.ts';
import { relevancePrompt } from './relevance.ts';
import { rewritePrompt } from './rewrite.ts';
import { snippetsPrompt } from './snippets.ts';

/** The versions of all prompts, as manifests name them: "prompts 1.1.1.1.1.1". */
export const promptVersions = `prompts ${[
  keywordsPrompt,
  relevancePrompt,
  snippetsPrompt,
  rewritePrompt,
  imagePrompt,
  opinionPrompt,
]
  .map(({ version }) => version)
  .join('.')}`;
