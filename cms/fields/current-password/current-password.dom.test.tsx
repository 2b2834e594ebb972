import { afterEach, expect, test, vi } from 'vitest'
import { changeForm, readFormFields, renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)
vi.mock('../../payload-fixes/form-errors/KeepErrorsCurrent.tsx', () => ({ KeepErrorsCurrent: () => null }))

const same = (value: unknown) => ({ value, initialValue: value })
const unchanged = { email: same('ayu@nusa.example'), role: same('staff'), city: same('Ubud') }
const prompt = () => document.querySelector('input[name=current_password]')

afterEach(unmountForm)

test.each([
  ['the email address', { email: { value: 'new@nusa.example', initialValue: 'ayu@nusa.example' } }],
  ['the role', { role: { value: 'editor', initialValue: 'staff' } }],
  ['the password', { password: { value: 'Nusa-Changed-2' } }],
])(
  'CurrentPassword is shown while %s is changed, and is removed from the form if the change is undone',
  async (_, change) => {
    await renderInForm(<CurrentPassword />, { fields: unchanged })
    expect(prompt()).toBeNull()
    await changeForm({ isModified: true, fields: { ...unchanged, ...change, current_password: { value: 'secret' } } })
    expect(prompt()).not.toBeNull()
    await changeForm({ fields: { ...unchanged, current_password: { value: 'secret' } } })
    expect(prompt()).toBeNull()
    expect(readFormFields()).not.toHaveProperty('current_password')
  },
)

test('CurrentPassword is not shown for other changes', async () => {
  await renderInForm(<CurrentPassword />, { fields: { ...unchanged, city: { value: 'Sanur', initialValue: 'Ubud' } } })
  expect(prompt()).toBeNull()
})

test('CurrentPassword is shown for a new account', async () => {
  await renderInForm(<CurrentPassword />, { fields: {}, isEditing: false })
  expect(prompt()).not.toBeNull()
})

test('CurrentPassword shows why the new password was refused until the user changes the new password', async () => {
  const fields = {
    ...unchanged,
    password: { value: 'weak', valid: false, errorMessage: 'A password needs: at least 8 characters' },
  }
  await renderInForm(<CurrentPassword />, { fields, isModified: true })
  await changeForm({ isModified: false, isSubmitted: true })
  const alert = () => document.querySelector('[role=alert]')?.textContent
  expect(alert()).toBe('The new password was not accepted. A password needs: at least 8 characters')
  expect(readFormFields().password?.value).toBe('weak')
  await changeForm({ fields: { ...fields, password: { value: 'Nusa-Changed-2' } } })
  expect(alert()).toBeUndefined()
})

test('CurrentPassword removes a saved password from the form, so that the next save does not send the password', async () => {
  const fields = {
    ...unchanged,
    password: { value: 'Nusa-Changed-2' },
    'confirm-password': { value: 'Nusa-Changed-2' },
  }
  await renderInForm(<CurrentPassword />, { fields, isModified: true })
  await changeForm({ isModified: false })
  expect(Object.keys(readFormFields())).toEqual(Object.keys(unchanged))
})
