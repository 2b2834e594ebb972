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
 * What was typed into the forms of signing in and up. This tab keeps it until somebody is signed in: whoever closes the dialog,
 * or looks at another form or page first, finds it again. No password is among it.
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
    // Without storage it lives as long as the page.
  }
}
