import { createCipheriv, createHash, randomBytes } from "node:crypto";

/** What readers let people do who open a document with its password; nothing but their good will enforces it. */
export type Permissions = { printing: boolean; copying: boolean; changes: boolean };

/** Longest password in bytes of UTF-8 (ISO 32000-2, 7.6.4.3.3). */
const MAX_PASSWORD_BYTES = 127;
/** Bits of permissions, from 1 (ISO 32000-2, table 22). */
const bits = { printing: [3, 12], changes: [4, 6, 9, 11], copying: [5] } as const;
/** All bits but the first two. */
const EVERYTHING = -4;
const SALT_BYTES = 8;
const KEY_BYTES = 32;
const NO_VECTOR = Buffer.alloc(16);
const HASHES = ["sha256", "sha384", "sha512"] as const;
const ROUNDS = 64;

const sha256 = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();

function cipher(algorithm: string, key: Uint8Array, vector: Uint8Array | null, data: Uint8Array): Buffer {
  const aes = createCipheriv(algorithm, key, vector).setAutoPadding(false);
  return Buffer.concat([aes.update(data), aes.final()]);
}

/** Hashes a password slowly (ISO 32000-2, algorithm 2.B). @param user the /U entry, for the owner's password */
function hash(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = sha256(password, salt, user);
  for (let round = 1; ; round += 1) {
    const repeated = Buffer.concat(Array(ROUNDS).fill(Buffer.concat([password, key, user])));
    const mixed = cipher("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32), repeated);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % HASHES.length;
    key = createHash(HASHES[remainder] ?? "sha256")
      .update(mixed)
      .digest();
    if (round >= ROUNDS && (mixed.at(-1) ?? 0) <= round - 32) return key.subarray(0, KEY_BYTES);
  }
}

/** Returns the bytes that a password stands for: accents and widths are written in one way. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC")).subarray(0, MAX_PASSWORD_BYTES);

const permissionBits = (permissions: Permissions): number =>
  (Object.keys(bits) as (keyof Permissions)[])
    .flatMap((key) => (permissions[key] ? [] : bits[key]))
    .reduce((all, bit) => all & ~(1 << (bit - 1)), EVERYTHING);

/**
 * Makes a key for a document: AES-256, revision 6 of the standard handler (ISO 32000-2, 7.6.4). Node's cipher takes a
 * hundredth of the time of pdf-lib's, which has 3 MB/s.
 *
 * @param password that opens the document. Where something is not permitted, nobody has the one of the owner.
 */
export function createEncryption(password: string, permissions: Permissions) {
  const isRestricted = Object.values(permissions).includes(false);
  const user = bytesOf(password);
  const owner = isRestricted ? randomBytes(KEY_BYTES) : user;
  const key = randomBytes(KEY_BYTES);
  /** Returns what proves a password, and the key locked with it. */
  const lock = (secret: Buffer, entry: Buffer) => {
    const [proof, lockSalt] = [randomBytes(SALT_BYTES), randomBytes(SALT_BYTES)];
    const check = Buffer.concat([hash(secret, proof, entry), proof, lockSalt]);
    return { check, locked: cipher("aes-256-cbc", hash(secret, lockSalt, entry), NO_VECTOR, key) };
  };
  const forUser = lock(user, Buffer.alloc(0));
  const forOwner = lock(owner, forUser.check);
  const allowed = permissionBits(permissions);
  const plain = Buffer.alloc(16, 0xff);
  plain.writeInt32LE(allowed, 0);
  plain.write("Tadb", 8, "latin1");
  randomBytes(4).copy(plain, 12);
  const entries = {
    U: forUser.check,
    UE: forUser.locked,
    O: forOwner.check,
    OE: forOwner.locked,
    Perms: cipher("aes-256-ecb", key, null, plain),
  };
  const written = Object.entries(entries).map(([name, bytes]) => `/${name}<${bytes.toString("hex")}>`);
  const filters = "/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF";
  return {
    dictionary: `<</Filter/Standard/V 5/R 6/Length 256/P ${allowed}${filters}${written.join("")}>>`,
    encrypt(data: Uint8Array): Buffer {
      const vector = randomBytes(16);
      const aes = createCipheriv("aes-256-cbc", key, vector);
      return Buffer.concat([vector, aes.update(data), aes.final()]);
    },
  };
}
