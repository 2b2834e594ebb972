import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { personalKey } from './personal.ts'
import { $session } from './store.ts'

const word = () => z._default(z.string(), '')
const typedSchema = z.object({ email: word(), fullName: word(), username: word() })

export type Typed = z.infer<typeof typedSchema>

const nothing: Typed = { email: '', fullName: '', username: '' }
const key = personalKey('sign-in')

/**
 * Input of the sign-in and sign-up forms, without passwords. This tab stores it until a user signs in, so that it
 * survives a closed dialog and a change of form or page.
 */
export const $typed = atom<Typed>(stored())

export function type(part: Partial<Typed>): void {
  keep({ ...$typed.get(), ...part })
}

$session.subscribe(({ status }) => {
  if (status === 'signed-in') keep(nothing)
})

function stored(): Typed {
  try {
    const parsed = typedSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
    return parsed.success ? parsed.data : nothing
  } catch {
    return nothing
  }
}

function keep(typed: Typed): void {
  $typed.set(typed)
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(typed))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
