import { makeRentalItem } from '@nusa/shared/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageItem } from './PageItem.tsx'

const renderItem = (deliveryLocation: string) =>
  renderToStaticMarkup(
    <PageItem
      view={{ kind: 'rental', item: makeRentalItem({ deliveryLocation }), offer: null, status: 'loading', price: null }}
    />,
  )

test('PageItem shows the delivery location of a rental, or the pickup location of a rental without delivery', () => {
  expect(renderItem('Lembah Sayan, Ubud')).toContain('>Lembah Sayan, Ubud</bdi> · ')
  expect(renderItem('Lembah Sayan, Ubud')).not.toContain('Ngurah Rai')
  expect(renderItem('')).toContain('>Ngurah Rai Airport</bdi> · ')
})
