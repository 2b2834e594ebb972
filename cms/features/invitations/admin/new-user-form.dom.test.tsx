import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewPasswordRejection } from '../../../fields/current-password/use-new-password.ts'
import { inviteField } from '../invite-field.ts'
import { Access } from './Access.tsx'

type Fields = Record<string, { value?: unknown }>
type Action = { type: 'UPDATE' | 'REMOVE'; path: string; value?: unknown }

/** The state of Payload's form, as far as these components use it. */
const form = vi.hoisted(() => ({
  fields: {} as Fields,
  isEditing: false,
  isModified: false,
  isSubmitted: false,
  user: { id: 1 } as { id: number } | null,
  render: () => {},
  dispatch({ type, path, value }: Action) {
    const { [path]: _, ...others } = form.fields
    form.fields = type === 'REMOVE' ? others : { ...others, [path]: { value } }
    form.render()
  },
}))

vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  useAuth: () => ({ user: form.user }),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
  useDocumentInfo: () => ({ isEditing: form.isEditing }),
  useForm: () => ({
    getField: (path: string) => form.fields[path],
    setModified: (isModified: boolean) => {
      form.isModified = isModified
      form.render()
    },
  }),
  useFormInitializing: () => false,
  useFormFields: <T,>(select: (state: [Fields, (action: Action) => void]) => T) => select([form.fields, form.dispatch]),
  useFormModified: () => form.isModified,
  useFormProcessing: () => false,
  useFormSubmitted: () => form.isSubmitted,
}))

let root: Root

function PasswordHandler() {
  useNewPasswordRejection()
  return null
}

/** Replaces the fields after the first render, as Payload's form does with its initial state. */
function InitialState() {
  useEffect(() => {
    form.fields = {}
    form.render()
  }, [])
  return null
}

const change = (changes: Partial<typeof form>) =>
  act(async () => {
    Object.assign(form, changes)
    form.render()
  })
const values = () => ['password', 'confirm-password', inviteField].map((path) => form.fields[path]?.value)
const random = expect.stringMatching(/^Aa1-[\da-f-]{36}$/)

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  // In the form, the request for the current password and the invitation are separate fields.
  form.render = () =>
    root.render([
      <PasswordHandler key="password" />,
      <Access key="access" id={form.isEditing ? 1 : null} invitation={form.isEditing ? { expiresAt: null } : null} />,
      <InitialState key="initial" />,
    ])
  await change({ fields: {}, isEditing: false, isModified: false, isSubmitted: false, user: { id: 1 } })
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('the form of a new user contains a random password and requests an invitation', () => {
  expect(values()).toEqual([random, random, true])
  expect(form.fields.password?.value).toBe(form.fields['confirm-password']?.value)
})

test.each(['password', 'confirm-password', inviteField])(
  'the form of a new user fills the field %j again after another component has emptied the field',
  async (path) => {
    await act(async () => form.dispatch({ type: 'UPDATE', path, value: undefined }))
    expect(values()).toEqual([random, random, true])
  },
)

test('the form of a new user still contains the random password after a refused save and after a reset', async () => {
  await change({ isSubmitted: true })
  expect(values()).toEqual([random, random, true])
  expect(form.isModified).toBe(true)
  await change({ fields: {}, isModified: false, isSubmitted: false })
  expect(values()).toEqual([random, random, true])
})

test('the form removes the random password once the user has been created', async () => {
  await change({ isEditing: true })
  expect(values().slice(0, 2)).toEqual([undefined, undefined])
})

test('the form of the first user does not mention an email, even after the user has been signed in', async () => {
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  for (const user of [null, { id: 1 }]) {
    await change({ user })
    expect(document.body.textContent).toBe('')
    expect(values()).toEqual([undefined, undefined, undefined])
  }
})
