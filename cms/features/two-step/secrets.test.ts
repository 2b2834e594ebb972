import { expect, test } from 'vitest'
import { createRecoveryCodes, decryptSecret, encryptSecret, hashRecoveryCode } from './secrets.ts'

const key = 'a secret only for tests'

test('decryptSecret returns the secret only for the same key and the same user', () => {
  const stored = encryptSecret('The secret of an app', key, 1)
  expect(stored).not.toContain('The secret of an app')
  expect(decryptSecret(stored, key, 1)).toBe('The secret of an app')
  expect(decryptSecret(stored, 'another secret', 1)).toBeNull()
  expect(decryptSecret(stored, key, 2)).toBeNull()
  expect(decryptSecret('', key, 1)).toBeNull()
})

test('encryptSecret returns a different text each time for the same secret', () => {
  expect(encryptSecret('The secret of an app', key, 1)).not.toBe(encryptSecret('The secret of an app', key, 1))
})

test('createRecoveryCodes returns ten different codes', () => {
  const codes = createRecoveryCodes()
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{2}$/)
})

test('a recovery code can be entered with capital letters or spaces, and without hyphens', () => {
  const hash = hashRecoveryCode('green-beans-ok', key, 1)
  expect(hashRecoveryCode(' GREEN beansOK ', key, 1)).toBe(hash)
})

test('the hash of a recovery code depends on the code, the user and the key', () => {
  const hashes = [
    hashRecoveryCode('green-beans-ok', key, 1),
    hashRecoveryCode('green-beans-no', key, 1),
    hashRecoveryCode('green-beans-ok', key, 2),
    hashRecoveryCode('green-beans-ok', 'another secret', 1),
  ]
  expect(new Set(hashes).size).toBe(4)
})
