import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password.ts'

test.each(['Password1!', 'P@ssw0rd1', 'Welcome1!', 'Qwerty123!', 'Abcd1234!', 'Iloveyou1!', 'Aa123456!', 'Test1234!'])(
  'isGuessablePassword(%j) returns true, although the password satisfies every rule of the checklist',
  async (password) => {
    expect(await isGuessablePassword(password)).toBe(true)
  },
)

test.each(['Sawah-hijau-1', 'A-Password-1', 'xK9$mqLp', 'Nusa-Traveller-1'])(
  'isGuessablePassword(%j) returns false',
  async (password) => {
    expect(await isGuessablePassword(password)).toBe(false)
  },
)
