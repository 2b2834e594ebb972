import { useServerFunctions } from '@payloadcms/ui'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { PreserveRowValues } from './PreserveRowValues.tsx'

const { error, getFormState } = vi.hoisted(() => ({ error: vi.fn(), getFormState: vi.fn() }))

vi.mock('@payloadcms/ui', async () => {
  const { createContext, use } = await import('react')
  const ServerFunctionsContext = createContext({ getFormState })
  return {
    ...(await import('../../testing/payload-form.tsx')).payloadForm,
    ServerFunctionsContext,
    toast: { error },
    useServerFunctions: () => use(ServerFunctionsContext),
  }
})

let request: ReturnType<typeof useServerFunctions>['getFormState']

function Form() {
  request = useServerFunctions().getFormState
  return null
}

afterEach(unmountForm)

test('if the response with the fields of a new row is lost, PreserveRowValues shows an error and retries when online', async () => {
  await renderInForm(
    <PreserveRowValues>
      <Form />
    </PreserveRowValues>,
  )
  const found = { state: { 'questions.0.question': { value: '' } } }
  getFormState.mockResolvedValueOnce({ state: null }).mockResolvedValueOnce(found)
  const rows = [{ id: 'a', isLoading: true }]
  const response = request({
    collectionSlug: 'tours',
    docPermissions: undefined,
    docPreferences: { fields: {} },
    formState: { questions: { rows } },
    operation: 'update',
    schemaPath: 'tours',
  })
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
  expect(error.mock.calls[0]?.[0]).toMatch(/^The CMS did not respond\./)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await response).toEqual(found)
})
