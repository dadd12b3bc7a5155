import type { ImageEntry } from '#contracts/agents/agent-tools.ts';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { ImageTexts } from '#contracts/images/image-texts.ts';

/**
 * The most characters of each text. A response with `agentImages` images then fits, though it contains each text twice:
 * as data and as text.
 */
const most = { file: 160, altText: imageLimits.altTextCharacters, title: 100, caption: 150, error: 220 };

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** A long path or address keeps its end, which names the file. */
const cutFile = (file: string): string =>
  file.length <= most.file ? file : `${file.slice(0, 60)}…${file.slice(file.length - most.file + 61)}`;

/** An image that could not be read or described. */
export const failedImage = (file: string, error: string): ImageEntry => ({
  file: cutFile(file),
  alt_text: '',
  title: '',
  caption: '',
  purpose: null,
  is_draft: true,
  failed_checks: [],
  error: cut(error, most.error),
});

type Described = Pick<ImageTexts, 'alt_text' | 'title' | 'caption' | 'purpose' | 'is_draft' | 'checks'>;

/** The texts of an image in a response to an agent. */
export const describedImage = (file: string, texts: Described): ImageEntry => ({
  file: cutFile(file),
  alt_text: cut(texts.alt_text, most.altText),
  title: cut(texts.title, most.title),
  caption: cut(texts.caption, most.caption),
  purpose: texts.purpose,
  is_draft: texts.is_draft,
  failed_checks: texts.checks.filter(({ passed }) => !passed).map(({ rule }) => rule),
  error: null,
});
