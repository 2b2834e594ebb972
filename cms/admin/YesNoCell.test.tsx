import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { YesNoCell } from './YesNoCell.tsx'

const cell = (isTicked: boolean | null, language: 'en' | 'id') =>
  renderToStaticMarkup(<YesNoCell cellData={isTicked} i18n={{ language }} />)

test('a list says in words whether something is ticked', () => {
  expect([cell(true, 'en'), cell(false, 'en')]).toEqual(['<span>Yes</span>', '<span>No</span>'])
  expect([cell(true, 'id'), cell(false, 'id')]).toEqual(['<span>Ya</span>', '<span>Tidak</span>'])
})

test('what was never ticked is not', () => {
  expect(cell(null, 'en')).toBe('<span>No</span>')
})
