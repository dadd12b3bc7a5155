import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, twice what OWASP ASVS 11.5.1 asks for. A key of this length needs no slow hash. */
const keyBytes = 32;
const marker = 'sk_';
const shownCharacters = 8;

/** Creates a random key. Its prefix lets owners and secret scanners recognize it. */
export const newKeySecret = (): string => `${marker}${randomBytes(keyBytes).toString('base64url')}`;

/** The characters that may be shown later. */
export const shownPrefix = (key: string): string => key.slice(0, marker.length + shownCharacters);

/** True if a text has the format of a key. Any other text is rejected without reading the table. */
export const isKeySecret = (text: string): boolean => /^sk_[\w-]{43}$/.test(text);

/** SHA-256 in hexadecimal digits, which is all that is stored of a key. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
