import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TravellersField } from './TravellersField.tsx'

const { form } = vi.hoisted(() => ({ form: { value: null as unknown } }))

vi.mock('@payloadcms/ui', () => ({
  FieldLabel: ({ label }: { label: ReactNode }) => <span>{label}</span>,
  useField: () => ({ value: form.value, setValue: () => {}, disabled: false }),
  useFieldPath: () => 'passenger_details',
  useTranslation: () => ({ i18n: { language: 'id' } }),
}))

const render = (value: unknown) => {
  form.value = value
  const props = { field: { name: 'passenger_details' }, path: 'passenger_details', readOnly: false }
  return renderToStaticMarkup(<TravellersField {...props} />)
}

test('TravellersField shows the type, relationship and name of each traveller, and how many names are missing', () => {
  const html = render([
    { id: 1, type: 'adult', name: 'Ayu Dewi', relationship: 'Self' },
    { id: 2, type: 'adult', name: '', relationship: 'Spouse' },
  ])
  const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''))
  expect(labels).toEqual([expect.stringMatching(/^Dewasa · /), 'Dewasa · Suami atau istri'])
  expect([...html.matchAll(/value="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Ayu Dewi', ''])
  expect(html).toContain('Nama belum ada: 1 dari 2')
})

test('TravellersField shows nothing for a booking without travellers', () => {
  expect(render([])).toBe('')
})

test('TravellersField shows a traveller that has only a name', () => {
  expect(render([{ name: 'Ayu Dewi' }])).toContain('value="Ayu Dewi"')
})
