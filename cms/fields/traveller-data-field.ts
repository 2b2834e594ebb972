import { formatPhone } from '@nusa/shared/phones/numbers'
import type { DateField, FieldHook, TextField } from 'payload'

const showPhone: FieldHook = ({ value }) => (typeof value === 'string' ? formatPhone(value) : value)

const labels = { email: 'Email', full_name: 'Name', phone: 'Phone' }

/**
 * Returns a virtual field with current data of the related traveller, so that lists can show and search it. Forms do
 * not show the field, because they link to the traveller.
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
 * Returns a virtual field with the time when the related traveller deleted the account. A form uses it to find out that
 * no email can be sent.
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
