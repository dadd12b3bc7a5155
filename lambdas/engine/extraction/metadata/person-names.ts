import { monthBeginnings, surelyMonths } from '#engine/english/calendar-words.ts';
import { alternatives, anyOf } from '#engine/english/word-classes.ts';
/** Words that announce a name, at the start of a line or on a separate line. */
export const announced =
  /^(?:.{0,40}[|•·⋅–—●▪■]\s*)?(?:(?:(?:words|text|written|posted|published|reported|contributed|created|authored|story|article|submitted|started)\s+)?by|authors?\s*:|thread starter)(?![\p{L}\p{N}])\s*:?\s*/iu;
/** The end of the names in such a line: another part, a date, a reading time, or the author's occupation. */
const endOfNames = new RegExp(
  String.raw`\s*(?:[|•·⋅・●▪■/–—(]|\s-\s|,?\s+(?:on|in|at|for|from|updated|published|posted|last|read|reviewed|medically|edited|with|is|has|min|minutes?)(?![\p{L}])|,?\s*(?:${anyOf(monthBeginnings)}[a-z]*\.?\s+\d{1,2})|\s\d).*$`,
  'iu',
);
/** Words for positions, one of which may follow the name in a byline. */
const positions =
  'senior|staff|chief|managing|associate|contributing|assistant|vice|head|founder|co-?founder|director|editor|writer|author|manager|reporter|correspondent|president|professor';
const role = new RegExp(String.raw`,\s*(?:(?:${positions}|deputy|ceo|cto|cfo|cmo)(?![\p{L}])).*$`, 'iu');

/** A person's name: two to five capitalized words, possibly with particles between them. */
const namePart = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*|(?:de|del|della|der|den|di|da|du|van|von|bin|al|el|la|le)(?=\s))`;
const personName = new RegExp(`^${namePart}(?:\\s+${namePart}){1,4}(?:,?\\s+[A-Z][A-Za-z.]{1,5})*$`, 'u');
const maxNameLength = 60;
/** Capitalized words of labels and section names. */
const notName = new RegExp(
  String.raw`(?:^|\s)(?:read|min|share|blog|news|home|about|contact|editorial policy|guide|guides|privacy|policy|terms|updated|published|subscribe|follow|newsletter|category|categories|tags?|comments?|${alternatives(surelyMonths)}|free trial|sign up|log in|creative commons|all rights|facebook|twitter|linkedin|instagram|youtube|bluesky|mastodon|tiktok|pinterest|threads|whatsapp)(?:\s|$)`,
  'iu',
);

/** True if a text is or contains a label, a section's name or a month. Names contain none of these. */
export const isLabeled = (text: string): boolean => notName.test(text);

/** Whether a text reads like the name of one person. */
export const isPerson = (text: string): boolean =>
  text.length <= maxNameLength && personName.test(text) && !isLabeled(text);

export const connector = /\s*(?:,|;|&|\b(?:and|with)\b)\s*/iu;
/** Joins two names in one line, as a separate piece or at the start of one. */
const joint = /^(?:,\s*(?:and\b|&)|,|;|&|and\b|with\b)\s*/iu;
/** A role or an employer, which follows a name and a comma as often as another name does. */
export const roleOrEmployer = new RegExp(
  String.raw`(?:^|\s)(?:${positions}|officer|engineer|university|college|institute|school|inc|llc|ltd|magazine|team)(?![\p{L}])`,
  'iu',
);

/** The names in a line, without the text that announces or follows them; null if it contains no name. */
const namesIn = (text: string): string | null => {
  const names = text
    .replace(/^by\s+/i, '')
    .replace(endOfNames, '')
    .replace(role, '')
    .replace(/\s+,/g, ',')
    .replace(/[\s,;:.]+$/, '')
    .trim();
  if (names === '' || names.length > 2 * maxNameLength || isLabeled(names)) return null;
  return names;
};

/** A piece of a line, without what may follow a name in it. */
export const trimName = (part: string): string =>
  part
    .replace(endOfNames, '')
    .replace(role, '')
    .replace(/[\s,;:]+$/, '');

const joinName = (names: string, mark: string, name: string): string =>
  /^[,;]/.test(mark) ? `${names}${mark.trim()} ${name}` : `${names} ${mark.trim()} ${name}`;

/**
 * The names at the start of a line that is divided into pieces. A separate piece after them is the author's role or the
 * next part of the line. Null if the first piece is not a name.
 */
export const namesInParts = (parts: readonly string[]): string | null => {
  const first = trimName(parts[0] ?? '');
  if (!isPerson(first)) return null;
  let names = first;
  let mark = '';
  for (const part of parts.slice(1)) {
    const start = joint.exec(part)?.[0] ?? '';
    const name = trimName(part.slice(start.length));
    mark ||= start;
    if (name === '' && start !== '') continue;
    if (mark === '' || !isPerson(name) || roleOrEmployer.test(name)) break;
    names = joinName(names, mark, name);
    mark = '';
  }
  return names;
};

/** The pieces of a line after its first characters. */
export const partsAfter = (parts: readonly string[], length: number): string[] => {
  let left = length;
  const rest: string[] = [];
  for (const part of parts) {
    const tail = part.slice(Math.max(left, 0)).trim();
    left -= part.length + 1;
    if (tail !== '') rest.push(tail);
  }
  return rest;
};

const pair = /^(.{3,40}? with )(.{3,40})$/u;

/** Accepts `Ada Frost with Ben Ice` if both are people; elsewhere, `with` ends a name. */
const namesWith = (text: string): string | null => {
  const found = pair.exec(text);
  const [, first = '', second = ''] = found ?? [];
  return isPerson(first.slice(0, -6)) && isPerson(second) ? text : null;
};

export const namesOf = (parts: readonly string[]): string | null => {
  const text = parts.join(' ');
  return namesWith(text) ?? namesInParts(parts) ?? namesIn(text);
};
