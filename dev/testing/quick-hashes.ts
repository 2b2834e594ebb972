import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Speeds up password hashing in the processes that import this module: few rounds instead of 600,000, which take a
 * third of a second. The tests hash hundreds of passwords. Nothing else changes: the same code hashes as often, off the
 * main thread, with a new salt each time.
 */
const maxRounds = 1000
const { pbkdf2 } = crypto

const quickPbkdf2: typeof pbkdf2 = (password, salt, rounds, length, digest, done) =>
  pbkdf2(password, salt, Math.min(rounds, maxRounds), length, digest, done)

Object.assign(crypto, { pbkdf2: quickPbkdf2 })
// For modules that import it by name.
syncBuiltinESMExports()
