import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { personalKey } from '../session/personal-data.ts'
import { $session } from '../session/store.ts'

const textSchema = () => z._default(z.string(), '')
const inputSchema = z.object({ email: textSchema(), fullName: textSchema(), username: textSchema() })

export type AuthInput = z.infer<typeof inputSchema>

const emptyInput: AuthInput = { email: '', fullName: '', username: '' }
const storageKey = personalKey('sign-in')

/** The input of the sign-in and sign-up forms, without passwords. The tab stores the input until a user signs in. */
export const $authInput = atom<AuthInput>(readInput())

export function updateAuthInput(changes: Partial<AuthInput>): void {
  storeInput({ ...$authInput.get(), ...changes })
}

$session.subscribe(({ status }) => {
  if (status === 'signed-in') storeInput(emptyInput)
})

function readInput(): AuthInput {
  try {
    const parsed = inputSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
    return parsed.success ? parsed.data : emptyInput
  } catch {
    return emptyInput
  }
}

function storeInput(input: AuthInput): void {
  $authInput.set(input)
  try {
    if (Object.values(input).some(Boolean)) sessionStorage.setItem(storageKey, JSON.stringify(input))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the input lasts as long as the page.
  }
}
