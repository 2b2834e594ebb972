import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TextListField } from './TextListField.tsx'

const state = vi.hoisted(() => ({ language: 'en' }))
vi.mock('@payloadcms/ui', () => ({
  TextField: ({ field }: { field: { admin: { placeholder: string } } }) => (
    <input placeholder={field.admin.placeholder} />
  ),
  useField: () => ({ value: [] }),
  useForm: () => ({ setModified: () => undefined }),
  useTranslation: () => ({ i18n: { language: state.language } }),
}))

test.each([
  ['en', 'Type a text and press Enter'],
  ['id', 'Ketik teks lalu tekan Enter'],
])('TextListField explains in the language %j how to add a text', (language, placeholder) => {
  state.language = language
  const html = renderToStaticMarkup(<TextListField path="labels" field={{ name: 'labels' }} />)
  expect(html).toContain(`placeholder="${placeholder}"`)
})
