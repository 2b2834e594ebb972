import { parsePhone } from '@nusa/shared/phones/numbers'
import type { CustomerObject } from 'xendit-node/invoice/models'
import type { PaymentRequest } from '../../ports/payments.ts'

/** Unknown or invalid fields are left out, because they are optional. */
export function toXenditCustomer({ address, ...person }: PaymentRequest['customer']): CustomerObject {
  const postalAddress = {
    country: address.country || undefined,
    streetLine1: address.streetLine1 || undefined,
    city: address.city || undefined,
  }
  const hasAddress = Object.values(postalAddress).some((part) => part !== undefined)
  return {
    email: person.email,
    givenNames: person.givenNames || undefined,
    surname: person.surname || undefined,
    mobileNumber: parsePhone(person.mobileNumber, address.country) ?? undefined,
    addresses: hasAddress ? [postalAddress] : undefined,
  }
}
