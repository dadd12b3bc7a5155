export type ImageFormat = 'png' | 'jpeg' | 'webp';

const starts = (bytes: Uint8Array, at: number, magic: readonly number[]): boolean =>
  magic.every((byte, place) => bytes[at + place] === byte);

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The format that a file's first bytes show, regardless of its name and declared type; null for any other format. */
export const sniffImage = (bytes: Uint8Array): ImageFormat | null => {
  if (starts(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  return starts(bytes, 0, ascii('RIFF')) && starts(bytes, 8, ascii('WEBP')) ? 'webp' : null;
};
