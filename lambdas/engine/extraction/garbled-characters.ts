/** Characters that often stand in texts whose UTF-8 was read in an older encoding. */
const original = '’‘“”–—…•éèêëáàâäíîïóôöõúùûüñçßÉÈÀÖÜÄ£€°½¼¾«»©®™·\u00a0';

/** What the bytes 0x80 to 0x9F mean in Windows-1252. It leaves out five of them. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const inWindows = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? (windows[byte - 0x80] ?? '') : String.fromCharCode(byte);

/** Each garbled form, "â€™" and "â\u0080\u0099", with its character. A space that does not break becomes a plain one. */
const characters: ReadonlyMap<string, string> = new Map(
  [...original].flatMap((character): [string, string][] => {
    const bytes = [...new TextEncoder().encode(character)];
    const plain = character === '\u00a0' ? ' ' : character;
    return [
      [bytes.map(inWindows).join(''), plain],
      [String.fromCharCode(...bytes), plain],
    ];
  }),
);

/** Longer forms first. A lost space that does not break leaves "Â" before a plain one. */
const garbled = new RegExp(
  `${[...characters.keys()].sort((a, b) => b.length - a.length).join('|')}|(?<=[a-z.,;:!?])Â(?= )`,
  'gu',
);

/** Code, addresses and tags, in which the bytes may be meant. */
const otherText = /(^ {0,3}```[\s\S]*?^ {0,3}```|`[^`\n]*`|\]\([^()\n]*\)|https?:\/\/\S+|<[^<>\n]*>)/m;

/**
 * A pasted text with the characters that its author wrote: "We donâ€™t" becomes "We don’t". Such a text was read in the
 * wrong encoding on its way, often in an archive.
 */
export const withoutGarbledCharacters = (text: string): string =>
  /[âÃÂ]/u.test(text)
    ? text
        .split(otherText)
        .map((part, i) =>
          i % 2 === 0 ? part.replace(garbled, (found) => characters.get(found) ?? '') : part,
        )
        .join('')
    : text;
