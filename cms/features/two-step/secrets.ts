import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'

/**
 * Keys of the second factor, each derived from the secret of the CMS for one purpose. With another PAYLOAD_SECRET,
 * stored app secrets and recovery codes no longer work; passkeys do.
 */
type Purpose = 'totp-secret' | 'recovery-code'

function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `nusa cms ${purpose}`, 32))
}

/**
 * Encrypts the secret of an authenticator app.
 * @param owner the user's id, so that the text cannot be decrypted for another user
 */
export function encryptSecret(plain: string, secret: string, owner: number): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'totp-secret'), nonce)
  cipher.setAAD(Buffer.from(String(owner)))
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Returns the secret of an authenticator app; null if it was encrypted with another key or for another user. */
export function decryptSecret(stored: string, secret: string, owner: number): string | null {
  const bytes = Buffer.from(stored, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'totp-secret'), bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(String(owner)))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const recoveryCodeCount = 10

/** Letters and digits that are not confused with each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Creates ten recovery codes of about 59 random bits, such as `green-beans-ok`. */
export function createRecoveryCodes(): string[] {
  const letter = () => alphabet.charAt(randomInt(alphabet.length))
  return Array.from({ length: recoveryCodeCount }, () =>
    [5, 5, 2].map((length) => Array.from({ length }, letter).join('')).join('-'),
  )
}

/** Returns a code without spaces, dashes and capital letters. */
export function normaliseCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}

/**
 * Returns the hash of a recovery code that is stored. The hash needs the secret of the CMS, so a copy of the database
 * alone is not enough to try codes.
 */
export function hashRecoveryCode(code: string, secret: string, owner: number): string {
  return createHmac('sha256', deriveKey(secret, 'recovery-code'))
    .update(`${owner}:${normaliseCode(code)}`)
    .digest('hex')
}
