import { formatPhone } from '@nusa/shared/phones/numbers'
import type { FieldHook, TextField } from 'payload'

const shownPhone: FieldHook = ({ value }) => (typeof value === 'string' ? formatPhone(value) : value)

const labels = { email: 'Email', full_name: 'Name', phone: 'Phone' }

/**
 * What a list shows of the traveller whom an entry belongs to, and is searched by: as the account says it today. No form
 * has it, since it links to the traveller.
 * @param relation The field that names the traveller.
 */
export function ofTraveller(relation: string, field: keyof typeof labels): TextField {
  const name = field === 'full_name' ? 'traveller_name' : `traveller_${field}`
  const virtual = `${relation}.${field}`
  const hooks = field === 'phone' ? { afterRead: [shownPhone] } : {}
  return { name, type: 'text', label: labels[field], virtual, hooks, admin: { condition: () => false } }
}
