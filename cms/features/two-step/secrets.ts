import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'

/**
 * Keys are derived from PAYLOAD_SECRET. If PAYLOAD_SECRET changes, stored authenticator apps and recovery codes stop
 * working. Passkeys still work.
 */
type KeyPurpose = 'totp-secret' | 'recovery-code'

function deriveKey(payloadSecret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', payloadSecret, '', `nusa cms ${purpose}`, 32))
}

/** @param userId becomes part of the authenticated data, so that the secret can be decrypted only for this user */
export function encryptSecret(totpSecret: string, payloadSecret: string, userId: number): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(payloadSecret, 'totp-secret'), nonce)
  cipher.setAAD(Buffer.from(String(userId)))
  const encrypted = Buffer.concat([cipher.update(totpSecret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Returns null if the secret was encrypted with another key or for another user. */
export function decryptSecret(encryptedSecret: string, payloadSecret: string, userId: number): string | null {
  const bytes = Buffer.from(encryptedSecret, 'base64')
  const nonce = bytes.subarray(0, 12)
  const authTag = bytes.subarray(12, 28)
  const encrypted = bytes.subarray(28)
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(payloadSecret, 'totp-secret'), nonce)
    decipher.setAAD(Buffer.from(String(userId)))
    decipher.setAuthTag(authTag)
    return decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const recoveryCodeCount = 10

/** Letters and digits that do not look alike: no i, l, o, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Creates ten recovery codes of about 59 random bits, such as `k7fqm-x3wpt-9a`. */
export function createRecoveryCodes(): string[] {
  const randomCharacter = () => alphabet.charAt(randomInt(alphabet.length))
  return Array.from({ length: recoveryCodeCount }, () =>
    [5, 5, 2].map((length) => Array.from({ length }, randomCharacter).join('')).join('-'),
  )
}

/** Returns a code in lower case, without spaces and dashes. */
export function normaliseCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}

/** The hash depends on PAYLOAD_SECRET, so codes cannot be guessed from a copy of the database. */
export function hashRecoveryCode(code: string, payloadSecret: string, userId: number): string {
  return createHmac('sha256', deriveKey(payloadSecret, 'recovery-code'))
    .update(`${userId}:${normaliseCode(code)}`)
    .digest('hex')
}
