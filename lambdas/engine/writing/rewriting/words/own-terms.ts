import { matchesOf } from '#engine/language/matches.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { keepsAmpersands, ownAmpersands } from '#engine/writing/rewriting/blocks/own-ampersands.ts';
import { changeUnprotected, protectedText } from '#engine/writing/rewriting/blocks/protected-text.ts';
import { isRunningText } from '#engine/writing/rewriting/blocks/readable-blocks.ts';
import { ownerEvidence } from '#engine/writing/rewriting/confused/owners/named-things.ts';
import { leavesOpeningsOpen, openOpenings } from '#engine/writing/rewriting/openings/own-openings.ts';
import { houseStyleTerms, leavesHouseWords, minUsesInText } from './compounds.ts';
import { closedUnits, containsClosedUnit } from './copy-edits.ts';
import { isLowercaseWriter, lowercaseWriter } from './lowercase-writer.ts';
import { hasOwnPrefixes, ownPrefixes } from './own-prefixes.ts';
import { spellingEvidence } from './spelling/text-evidence.ts';
import { british, britishWord } from './usage.ts';

/** A word used this often is intentional. */
const minUses = 3;

/** The words of an article that no rule treats as errors: those in its headings and code, and those that it repeats. */
export const termsOf = (blocks: readonly Block[]): Set<string> => {
  const uses = new Map<string, number>();
  for (const { kind, body } of blocks) {
    const weight = kind === 'heading' || kind === 'code' ? minUses : 1;
    const parts = body.split(protectedText);
    for (const [i, part] of parts.entries())
      for (const [word] of matchesOf(part.toLowerCase(), /[a-z]{6,}/g))
        uses.set(word, (uses.get(word) ?? 0) + (i % 2 === 0 ? weight : minUses));
  }
  const terms = new Set([...uses].filter(([, times]) => times >= minUses).map(([word]) => word));
  if (
    blocks.reduce((sum, { body }) => sum + body.split(houseStyleTerms).length - 1, 0) >= minUsesInText ||
    blocks.some(({ kind, body }) => isRunningText(kind) && leavesHouseWords(body))
  )
    terms.add(houseStyleTerms);
  if (isLowercaseWriter(blocks.map(({ body }) => body).join('\n'))) terms.add(lowercaseWriter);
  if (hasOwnPrefixes(blocks.map(({ body }) => body).join('\n'))) terms.add(ownPrefixes);
  if (blocks.some(({ body }) => britishWord.test(body))) terms.add(british);
  const running = blocks.filter(({ kind }) => isRunningText(kind));
  if (leavesOpeningsOpen(running.map(({ body }) => body).join('\n\n'))) terms.add(openOpenings);
  if (keepsAmpersands(running, changeUnprotected)) terms.add(ownAmpersands);
  if (blocks.some(({ kind, body }) => kind !== 'code' && containsClosedUnit(body))) terms.add(closedUnits);
  for (const evidence of [...spellingEvidence(blocks), ...ownerEvidence(blocks)]) terms.add(evidence);
  return terms;
};
