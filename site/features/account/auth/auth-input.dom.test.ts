import { beforeEach, describe, expect, it, vi } from 'vitest'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }

/** Returns the modules as a newly loaded page has them. */
async function loaded() {
  vi.resetModules()
  const { $authInput, updateAuthInput } = await import('./auth-input.ts')
  const { $session } = await import('../session/store.ts')
  return { $authInput, updateAuthInput, $session }
}

beforeEach(() => sessionStorage.clear())

describe('the input of the sign-up form', () => {
  it('is restored on the next page with the latest value of each field', async () => {
    const { updateAuthInput } = await loaded()
    updateAuthInput({ fullName: 'Ayu Lestari', email: 'ayu@nusa' })
    updateAuthInput({ email: 'ayu@nusa.example' })
    const { $authInput } = await loaded()
    expect($authInput.get()).toEqual({ fullName: 'Ayu Lestari', email: 'ayu@nusa.example', username: '' })
  })

  it('is cleared after sign-in', async () => {
    const { updateAuthInput, $session, $authInput } = await loaded()
    updateAuthInput({ email: 'ayu@nusa.example' })
    $session.set({ status: 'signed-in', user })
    expect($authInput.get().email).toBe('')
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{', '7', '{"email":7}', 'null'])('is empty if the stored text is %s', async (text) => {
    sessionStorage.setItem('personal:sign-in', text)
    expect((await loaded()).$authInput.get()).toEqual({ email: '', fullName: '', username: '' })
  })
})
