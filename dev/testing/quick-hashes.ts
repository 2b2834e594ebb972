import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A password is hashed in 600,000 rounds, which is a third of a second on a processor, and the tests hash hundreds. In the
 * processes that import this a hash takes few rounds. All else is as ever: it is the same code that hashes, as often, off
 * the main thread, and with another salt each time.
 */
const mostRounds = 1000
const { pbkdf2 } = crypto

const quickPbkdf2: typeof pbkdf2 = (password, salt, rounds, length, digest, done) =>
  pbkdf2(password, salt, Math.min(rounds, mostRounds), length, digest, done)

Object.assign(crypto, { pbkdf2: quickPbkdf2 })
// For those who import it by its name.
syncBuiltinESMExports()
