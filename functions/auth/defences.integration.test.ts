import { expect, test } from 'vitest'
import { signUpOf } from '../testing/people.ts'
import { startTestApp } from '../testing/start-app.ts'

test('signing in, signing up and forgetting take as long for an unknown e-mail as for a known one', async () => {
  const patient = await startTestApp({ authFloor: 900 })
  const known = 'known@example.com'
  await patient.newTraveller(known)
  const browser = patient.newBrowser()
  const durationOf = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  for (const email of [known, 'unknown@example.com']) {
    for (const work of [
      () => browser.refused('signIn', { email, password: 'wrong' }),
      () => browser.ask('forgotPassword', { email }),
      () => browser.ask('signUp', signUpOf(email)),
    ]) {
      expect(await durationOf(work)).toBeGreaterThanOrEqual(895)
    }
  }
  await patient.stop()
})
