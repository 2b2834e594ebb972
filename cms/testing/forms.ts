import { mergedHeader, mergeField } from '../features/merging/merge-request.ts'
import type { Company } from './company.ts'

type UserRole = 'editor' | 'staff' | 'admin'
export type FormValues = Record<string, unknown>

/** Returns the query of the URL and the values that Payload's buttons send. */
export const asDraft = (values: FormValues) => ['?draft=true', { ...values, _status: 'draft' }] as const
export const asPublished = (values: FormValues) => ['', { ...values, _status: 'published' }] as const

/** Sends the requests of the admin's forms. */
export function createFormClient(company: () => Company) {
  const read = async (role: UserRole, address: string, query = '?depth=0'): Promise<FormValues> =>
    (await company().rest(company()[role].token, 'GET', `${address}${query}`)).json()
  return {
    read,
    open: (role: UserRole, address: string) => read(role, address, '?draft=true&depth=0'),
    /** Returns the values that the form shows afterwards. */
    async submit(
      role: UserRole,
      address: string,
      [query, values]: readonly [string, FormValues],
      file?: File,
    ): Promise<{ status: number; doc: FormValues }> {
      const form = new FormData()
      form.set('_payload', JSON.stringify(values))
      if (file) form.set('file', file)
      const method = address.startsWith('globals/') ? 'POST' : 'PATCH'
      const response = await company().cms.call(method, `/api/${address}${query}`, {
        token: company()[role].token,
        form,
      })
      const { doc, result } = await response.json()
      return { status: response.status, doc: doc ?? result }
    },
    /** Resends a form after it was refused as outdated. */
    async resendOutdated(
      address: string,
      values: FormValues,
      opened: FormValues,
      { role = 'admin', ...decision }: { role?: UserRole; seen?: unknown; choices?: Record<string, string> } = {},
    ) {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ ...values, [mergeField]: { opened, ...decision } }))
      const method = address.startsWith('globals/') ? 'POST' : 'PATCH'
      const { token } = company()[role]
      const response = await company().cms.call(method, `/api/${address}`, { token, form })
      const { doc, result, errors = [] } = await response.json()
      const mergedText = response.headers.get(mergedHeader)
      const merged = mergedText === null ? null : JSON.parse(decodeURIComponent(mergedText))
      return { status: response.status, doc: doc ?? result, question: errors[0]?.data, merged }
    },
    async createEntry(collection: string, body: FormValues) {
      const { doc } = await (await company().rest(company().editor.token, 'POST', collection, body)).json()
      const address = `${collection}/${doc.id}`
      return { id: doc.id, address, form: await read('editor', address, '?draft=true&depth=0') }
    },
  }
}
