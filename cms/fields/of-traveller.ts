import { formatPhone } from '@nusa/shared/phones/numbers'
import type { FieldHook, TextField } from 'payload'

const shownPhone: FieldHook = ({ value }) => (typeof value === 'string' ? formatPhone(value) : value)

const labels = { email: 'Email', full_name: 'Name', phone: 'Phone' }

/**
 * Returns a field by which lists show and search current data of the related traveller. Forms link to the traveller
 * instead.
 *
 * @param relation field that refers to the traveller
 */
export function ofTraveller(relation: string, field: keyof typeof labels): TextField {
  const name = field === 'full_name' ? 'traveller_name' : `traveller_${field}`
  const virtual = `${relation}.${field}`
  const hooks = field === 'phone' ? { afterRead: [shownPhone] } : {}
  return { name, type: 'text', label: labels[field], virtual, hooks, admin: { condition: () => false } }
}
