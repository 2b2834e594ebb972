import type { FieldHook, NumberField } from 'payload'
import { fieldWithPermission, hasPermission } from '../../../access/permissions.ts'
import { amountField } from '../../../fields/numbers/numbers.ts'
import type { Booking } from '../../../generated/payload-types.ts'
import { computeTotalWithTax } from '../Invoices/compute-total-with-tax.ts'
import { idOf } from '../Invoices/invoice-history.ts'

/** Reads the booking's total with tax. Lists do not read it, because each row would read its invoice. */
const readTotalWithTax: FieldHook<Booking, number | null> = async ({ originalDoc: booking, findMany, req }) => {
  if (findMany || !booking?.invoice_id || !hasPermission(req, 'bookings:read')) return null
  const { payload } = req
  const id = idOf(booking.invoice_id)
  const invoice = await payload.findByID({ collection: 'invoices', id, depth: 0, disableErrors: true, req })
  if (!invoice) return null
  const where = { invoice_id: { equals: id } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0, pagination: false, req })
  return computeTotalWithTax(booking, invoice, docs)
}

/** Returns the field that shows staff what a booking costs with its tax. */
export function totalWithTaxField(): NumberField {
  const { name, type, admin } = amountField('total_with_tax')
  return {
    name,
    type,
    virtual: true,
    label: 'Total with tax',
    access: { create: () => false, update: () => false, read: fieldWithPermission('bookings:read') },
    hooks: { afterRead: [readTotalWithTax] },
    admin: { ...admin, readOnly: true, disableListColumn: true, disableListFilter: true },
  }
}
