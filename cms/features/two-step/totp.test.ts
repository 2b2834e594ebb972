import { generateSync, ScureBase32Plugin } from 'otplib'
import { describe, expect, test } from 'vitest'
import { createTotpQrCode, createTotpSecret, matchTotpStep } from './totp.ts'

/** The secret of the test vectors in RFC 6238: the text '12345678901234567890' as base32. */
const secret = new ScureBase32Plugin().encode(Buffer.from('12345678901234567890'))
const at = (seconds: number) => new Date(seconds * 1000)
const noStep = 0

// The RFC lists codes with eight digits. These are the last six digits of each.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i seconds, matchTotpStep accepts the code %j from RFC 6238', (seconds, code) => {
  expect(matchTotpStep(secret, code, noStep, at(seconds))).toBe(Math.floor(seconds / 30))
})

describe('a TOTP code', () => {
  const now = 1_800_000_015
  const codeAt = (seconds: number) => generateSync({ secret, epoch: seconds })

  test.each([-30, 0, 30])('is accepted if the clock of the phone differs by %i seconds', (shift) => {
    expect(matchTotpStep(secret, codeAt(now + shift), noStep, at(now))).toBe(60_000_000 + shift / 30)
  })

  test.each([-60, 60, 3600])('is refused if the clock of the phone differs by %i seconds', (shift) => {
    expect(matchTotpStep(secret, codeAt(now + shift), noStep, at(now))).toBeNull()
  })

  test('is refused if the same code or a later code was already used', () => {
    const step = matchTotpStep(secret, codeAt(now), noStep, at(now)) ?? expect.unreachable()
    expect(matchTotpStep(secret, codeAt(now), step, at(now))).toBeNull()
    expect(matchTotpStep(secret, codeAt(now - 30), step, at(now))).toBeNull()
    expect(matchTotpStep(secret, codeAt(now + 30), step, at(now))).toBe(step + 1)
  })

  test('is refused if the clock of the server was set back since the last code', () => {
    expect(matchTotpStep(secret, codeAt(now), 60_000_050, at(now))).toBeNull()
  })

  test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])('is refused if the text is %j', (code) => {
    expect(matchTotpStep(secret, code, noStep, at(now))).toBeNull()
  })
})

test('createTotpSecret returns a different secret of 160 bits each time', () => {
  const secrets = [createTotpSecret(), createTotpSecret()]
  expect(secrets[0]).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(2)
})

test('createTotpQrCode returns the size of the QR code and a path of the dark modules', () => {
  const { size, path } = createTotpQrCode(secret, 'editor@nusa.example', 'Nusa')
  expect(size).toBeGreaterThan(30)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z){300,}$/)
})
