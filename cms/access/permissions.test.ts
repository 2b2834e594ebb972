import { expect, test } from 'vitest'
import { hiddenWithout, roleHasPermission } from './permissions.ts'

test('an unknown role has no permission and sees no menu', () => {
  expect(roleHasPermission('no-such-role', 'invoices:read')).toBe(false)
  expect(hiddenWithout('invoices:read')({ user: { role: 'no-such-role' } })).toBe(true)
  expect(hiddenWithout('invoices:read')({ user: null })).toBe(true)
  expect(hiddenWithout('invoices:read')({ user: { role: 'staff' } })).toBe(false)
})
