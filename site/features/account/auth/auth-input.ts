import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { personalKey } from '../session/personal-data.ts'
import { $session } from '../session/store.ts'

const textSchema = () => z._default(z.string(), '')
const inputSchema = z.object({ email: textSchema(), fullName: textSchema(), username: textSchema() })

export type AuthInput = z.infer<typeof inputSchema>

const emptyInput: AuthInput = { email: '', fullName: '', username: '' }
const key = personalKey('sign-in')

/** Input without passwords. This tab stores it until a user signs in. */
export const $authInput = atom<AuthInput>(readInput())

export function updateAuthInput(part: Partial<AuthInput>): void {
  storeInput({ ...$authInput.get(), ...part })
}

$session.subscribe(({ status }) => {
  if (status === 'signed-in') storeInput(emptyInput)
})

function readInput(): AuthInput {
  try {
    const parsed = inputSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
    return parsed.success ? parsed.data : emptyInput
  } catch {
    return emptyInput
  }
}

function storeInput(input: AuthInput): void {
  $authInput.set(input)
  try {
    if (Object.values(input).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(input))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the input lasts as long as the page.
  }
}
