import { parsePhone } from '@nusa/shared/phones/numbers'
import type { CustomerObject } from 'xendit-node/invoice/models'
import type { PaymentRequest } from '../../ports/payments.ts'

/** Who pays, as Xendit takes it. What is not known, or in no form that it takes, is left out: one can pay without it. */
export function customerObject({ address, ...person }: PaymentRequest['customer']): CustomerObject {
  const place = {
    country: address.country || undefined,
    streetLine1: address.streetLine1 || undefined,
    city: address.city || undefined,
  }
  const isKnown = Object.values(place).some((part) => part !== undefined)
  return {
    email: person.email,
    givenNames: person.givenNames || undefined,
    surname: person.surname || undefined,
    mobileNumber: parsePhone(person.mobileNumber, address.country) ?? undefined,
    addresses: isKnown ? [place] : undefined,
  }
}
