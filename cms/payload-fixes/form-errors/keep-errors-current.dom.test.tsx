import { type ReactNode, useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  changeForm,
  click,
  payloadForm,
  readFormFields,
  renderInForm,
  unmountForm,
} from '../../testing/payload-form.tsx'
import { KeepErrorsCurrent } from './KeepErrorsCurrent.tsx'

const formResponses = vi.hoisted(() => ({
  requests: new Map(),
  responses: new Map<string, object>(),
  refusedForms: new Set(),
  saveErrors: new Map<string, Map<string, { message: string }>>(),
}))
vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)
vi.mock('./TrackFormResponses.tsx', () => ({ useFormResponses: () => formResponses }))

const overlap = 'The rows overlap.'
const fields = { from: { value: 3, valid: true }, to: { value: 8, valid: true } }

afterEach(async () => {
  await unmountForm()
  formResponses.responses.clear()
  formResponses.saveErrors.clear()
})

const openForm = (field?: ReactNode) =>
  renderInForm(
    <>
      {field}
      <KeepErrorsCurrent />
      <button type="button" id="action-save">
        Publish changes
      </button>
    </>,
    { fields, document: { collectionSlug: 'tours', id: 12 } },
  )

/** Renders the form after a refused save whose errors an earlier response has already replaced. */
async function refuseSave(): Promise<void> {
  formResponses.saveErrors.set('tours/12', new Map([['from', { message: overlap }]]))
  const { from, to } = readFormFields()
  await changeForm({ fields: { from: { ...from, valid: true }, to: { ...to } } })
}

test('a form shows the errors of a refused save, even if the response to an earlier request arrives at the same time', async () => {
  await openForm()
  await refuseSave()
  expect(readFormFields()).toMatchObject({ from: { valid: false, errorMessage: overlap }, to: { valid: true } })
})

test('a form shows the errors of a refused save again after each response to an earlier request', async () => {
  await openForm()
  await refuseSave()
  for (const _ of ['first', 'second']) {
    formResponses.responses.set('tours/12', { requestState: {}, responseState: {}, isValidated: true })
    const { from, to } = readFormFields()
    await changeForm({ fields: { from: { ...from, valid: true, errorMessage: undefined }, to: { ...to } } })
    expect(readFormFields().from).toMatchObject({ valid: false, errorMessage: overlap })
  }
})

test('a form shows the errors of a refused save until a value changes or the form is saved again', async () => {
  await openForm()
  await refuseSave()
  await changeForm({ fields: { ...readFormFields(), from: { ...readFormFields().from, value: 4 } } })
  expect(readFormFields().from).toMatchObject({ valid: true, errorMessage: undefined })

  await refuseSave()
  expect(readFormFields().from).toMatchObject({ valid: false })
  // A response to an earlier request would show the errors of the refused save again.
  formResponses.responses.set('tours/12', { requestState: {}, responseState: {}, isValidated: true })
  await click(document.querySelector('#action-save'))
  expect(readFormFields().from).toMatchObject({ valid: true, errorMessage: undefined })
})

/** A field that clears its error, because it shows the message elsewhere. */
function FieldWithOwnMessage() {
  const [fields, dispatch] = payloadForm.useAllFormFields()
  const isValid = fields.from?.valid
  useLayoutEffect(() => {
    if (isValid === false) dispatch({ type: 'UPDATE', path: 'from', valid: true, errorMessage: undefined })
  }, [isValid, dispatch])
  return null
}

test('a form does not show an error again after the field has cleared the error', async () => {
  await openForm(<FieldWithOwnMessage />)
  await refuseSave()
  expect(readFormFields().from).toMatchObject({ valid: true, errorMessage: undefined })
})
