import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The server side of Secure Remote Password (SRP-6a, RFC 5054) as Cognito uses it: the 3072-bit group of RFC 5054,
 * SHA-256, numbers padded as signed big-endian, and a 16-byte key derived with HKDF.
 */
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const g = 2n;
const k = hashOf(padded(N), padded(g));

/** The stored form of a password: its salt and verifier, both hexadecimal. */
export type PasswordVerifier = { salt: string; verifier: string };
/** Identifies the password's owner: the part of the pool id after the underscore, and the user's `sub`. */
export type Owner = { poolName: string; userId: string };

/**
 * The verifier for names without a password. Checking it takes as long as a wrong password. It is above N, so nothing
 * matches it.
 */
export const noPassword: PasswordVerifier = { salt: '0'.repeat(32), verifier: 'f'.repeat(768) };

export function makeVerifier(owner: Owner, password: string): PasswordVerifier {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(owner, password, salt) };
}

export function isPassword(owner: Owner, password: string, stored: PasswordVerifier): boolean {
  const expected = Buffer.from(stored.verifier);
  const given = Buffer.from(verifierOf(owner, password, stored.salt));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The server's secret and public number for one sign-in, `B = k v + g^b`. */
export function startExchange(verifier: string): { b: bigint; publicB: string } {
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return { b, publicB: ((k * BigInt(`0x${verifier}`) + modPow(g, b)) % N).toString(16) };
}

/** False if the client's public number would make the shared key predictable (RFC 5054, section 2.5.4). */
export const isPublicNumber = (hex: string): boolean =>
  /^[0-9a-f]+$/i.test(hex) && BigInt(`0x${hex}`) % N !== 0n;

type Exchange = { publicA: string; publicB: string; b: bigint; verifier: string };

/** The signature of a client that knows the password, in Base64. */
export function expectedSignature(
  exchange: Exchange,
  owner: Owner,
  message: { secretBlock: Buffer; timestamp: string },
): string {
  const A = BigInt(`0x${exchange.publicA}`);
  const u = hashOf(padded(A), padded(BigInt(`0x${exchange.publicB}`)));
  const shared = modPow(A * modPow(BigInt(`0x${exchange.verifier}`), u), exchange.b);
  const key = Buffer.from(hkdfSync('sha256', padded(shared), padded(u), 'Caldera Derived Key', 16));
  return createHmac('sha256', key)
    .update(owner.poolName)
    .update(owner.userId)
    .update(message.secretBlock)
    .update(message.timestamp)
    .digest('base64');
}

function verifierOf({ poolName, userId }: Owner, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest();
  const x = hashOf(padded(BigInt(`0x${salt}`)), identity);
  return modPow(g, x).toString(16);
}

function hashOf(...parts: Uint8Array[]): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.concat(parts)).digest('hex')}`);
}

/** Big-endian bytes of a positive number, with a leading zero byte if the first bit is set. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let power = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * power) % N;
    power = (power * power) % N;
  }
  return result;
}
