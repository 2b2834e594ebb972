import { expect, test } from 'vitest'
import { Invoices } from '../Invoices/index.ts'
import { PaymentEvents } from './index.ts'

const events = PaymentEvents()
const history = Invoices().fields.find((field) => 'name' in field && field.name === 'events')

test.each([
  ['the list of payments', events.admin?.defaultColumns],
  ['the history of an invoice', history?.type === 'join' ? history.admin?.defaultColumns : undefined],
])('%s has an amount column to distinguish payments', (_, columns = []) => {
  const names = events.fields.map((field) => 'name' in field && field.name)
  expect(columns).toContain('amount')
  expect(names).toEqual(expect.arrayContaining(columns.filter((column) => column !== 'createdAt')))
})
