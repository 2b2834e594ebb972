import { generateSecret, generateURI, verifySync } from 'otplib'
import { encode } from 'uqr'

/** Authenticator apps expect thirty seconds. */
const stepSeconds = 30

/** Creates a secret for an authenticator app: 160 random bits as base32. */
export const createTotpSecret = (): string => generateSecret()

/** `path` is an SVG path. The code is a square whose side has `size` units. */
export interface QrCode {
  size: number
  path: string
}

export function createTotpQrCode(secret: string, account: string, issuer: string): QrCode {
  const { data, size } = encode(generateURI({ issuer, label: account, secret }), { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/**
 * Returns the time step of a code, or null if the code is invalid. The clock of the phone may be wrong by one time
 * step.
 * @param lastStep the time step of the last accepted code. Codes of this step and of earlier steps are refused
 */
export function matchTotpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  // The library throws an error if the clock of the server was set back.
  if (lastStep > Math.floor(epoch / stepSeconds) + 1) return null
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds, afterTimeStep: lastStep })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
