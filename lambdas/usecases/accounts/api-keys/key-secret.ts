import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, twice what OWASP ASVS 11.5.1 asks for; so many need no slow hash. */
const keyBytes = 32;
const marker = 'sk_';
const shownCharacters = 8;

/** A new key: random, with the start by which its owner and scanners of secrets know it. */
export const newKeySecret = (): string => `${marker}${randomBytes(keyBytes).toString('base64url')}`;

/** The characters that can be shown later. */
export const shownPrefix = (key: string): string => key.slice(0, marker.length + shownCharacters);

/** Whether a text has the form of a key. A text of another form is refused without a look at the table. */
export const isKeySecret = (text: string): boolean => /^sk_[\w-]{43}$/.test(text);

/** SHA-256 in hexadecimal: all that is stored of a key. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
