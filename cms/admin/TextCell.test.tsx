import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextCell } from './TextCell.tsx'

const cell = { collectionSlug: 'identity-documents' as const, link: false, rowData: {} }

test.each([
  ['The picture is too dark.', '<span>The picture is too dark.</span>'],
  [null, ''],
  [undefined, ''],
])('a list says %j, and nothing of what is empty', (cellData, html) => {
  expect(renderToStaticMarkup(<TextCell {...cell} cellData={cellData} />)).toBe(html)
})
