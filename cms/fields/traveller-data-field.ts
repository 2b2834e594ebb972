import { formatPhone } from '@nusa/shared/phones/numbers'
import type { DateField, FieldHook, TextField } from 'payload'

const showPhone: FieldHook = ({ value }) => (typeof value === 'string' ? formatPhone(value) : value)

const labels = { email: 'Email', full_name: 'Name', phone: 'Phone' }

/**
 * Lets lists show and search the traveller's current data. Forms link to the traveller instead.
 *
 * @param relation the name of the field that refers to the traveller
 */
export function travellerDataField(relation: string, field: keyof typeof labels): TextField {
  const name = field === 'full_name' ? 'traveller_name' : `traveller_${field}`
  const virtual = `${relation}.${field}`
  const hooks = field === 'phone' ? { afterRead: [showPhone] } : {}
  return { name, type: 'text', label: labels[field], virtual, hooks, admin: { condition: () => false } }
}

/**
 * Returns a field with the time when the traveller's account was deleted. Forms use it to show that no email is sent.
 *
 * @param relation the name of the field that refers to the traveller
 */
export function accountDeletedField(relation: string): DateField {
  return {
    name: 'traveller_deleted_at',
    type: 'date',
    label: 'Account deleted on',
    virtual: `${relation}.deleted_at`,
    admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
  }
}
