/** Characters that are often garbled when UTF-8 is read in an older encoding. */
const original = '’‘“”–—…•éèêëáàâäíîïóôöõúùûüñçßÉÈÀÖÜÄ£€°½¼¾«»©®™·\u00a0';

/** The characters of the bytes 0x80 to 0x9F in Windows-1252, which leaves five of them undefined. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const inWindows = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? (windows[byte - 0x80] ?? '') : String.fromCharCode(byte);

/** Each garbled form, "â€™" and "â\u0080\u0099", with its character. A non-breaking space becomes a plain one. */
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

/** Longer forms first. A damaged non-breaking space leaves "Â" before a plain space. */
const garbled = new RegExp(
  `${[...characters.keys()].sort((a, b) => b.length - a.length).join('|')}|(?<=[a-z.,;:!?])Â(?= )`,
  'gu',
);

/** Code, addresses and tags, in which these characters may be intended. */
const otherText = /(^ {0,3}```[\s\S]*?^ {0,3}```|`[^`\n]*`|\]\([^()\n]*\)|https?:\/\/\S+|<[^<>\n]*>)/m;

/**
 * Restores the characters that the author of a pasted text wrote: "We donâ€™t" becomes "We don’t". At some point,
 * often in an archive, such a text was read in the wrong encoding.
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
