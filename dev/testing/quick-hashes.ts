import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * The tests hash hundreds of passwords, and a hash with 600,000 rounds takes a third of a second. Only the number of
 * rounds changes: the same code still hashes each password outside of the main thread, with a new salt.
 */
const maxRounds = 1000
const { pbkdf2 } = crypto

const quickPbkdf2: typeof pbkdf2 = (password, salt, rounds, length, digest, done) =>
  pbkdf2(password, salt, Math.min(rounds, maxRounds), length, digest, done)

Object.assign(crypto, { pbkdf2: quickPbkdf2 })
// Modules that import `pbkdf2` by name get the quick function, too.
syncBuiltinESMExports()
