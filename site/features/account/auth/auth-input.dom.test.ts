import { beforeEach, describe, expect, it, vi } from 'vitest'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }

/** Returns the modules as a newly loaded page has them. */
async function loaded() {
  vi.resetModules()
  const { $authInput, type } = await import('./auth-input.ts')
  const { $session } = await import('../session/store.ts')
  return { $typed: $authInput, type, $session }
}

beforeEach(() => sessionStorage.clear())

describe('the input of the sign-up form', () => {
  it('is restored on the next page, including later changes', async () => {
    const { type } = await loaded()
    type({ fullName: 'Ayu Lestari', email: 'ayu@nusa' })
    type({ email: 'ayu@nusa.example' })
    const { $typed } = await loaded()
    expect($typed.get()).toEqual({ fullName: 'Ayu Lestari', email: 'ayu@nusa.example', username: '' })
  })

  it('is cleared after sign-in', async () => {
    const { type, $session, $typed } = await loaded()
    type({ email: 'ayu@nusa.example' })
    $session.set({ status: 'signed-in', user })
    expect($typed.get().email).toBe('')
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{', '7', '{"email":7}', 'null'])('is empty if the stored text is %s', async (text) => {
    sessionStorage.setItem('personal:sign-in', text)
    expect((await loaded()).$typed.get()).toEqual({ email: '', fullName: '', username: '' })
  })
})
