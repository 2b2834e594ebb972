import { expect, test } from 'vitest'
import { hiddenWithout, roleHasPermission } from './permissions.ts'

test('an unknown role has no permission and sees no menu', () => {
  expect(roleHasPermission('accountant', 'invoices:read')).toBe(false)
  expect(hiddenWithout('invoices:read')({ user: { role: 'accountant' } })).toBe(true)
  expect(hiddenWithout('invoices:read')({ user: null })).toBe(true)
  expect(hiddenWithout('invoices:read')({ user: { role: 'staff' } })).toBe(false)
})
