import type { CustomerObject } from 'xendit-node/invoice/models'
import type { PaymentRequest } from '../../ports/payments.ts'

const indonesia = /^(id|indonesia)$/i
const international = /^\+[1-9]\d{6,14}$/

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
    mobileNumber: internationalNumber(person.mobileNumber, address.country),
    addresses: isKnown ? [place] : undefined,
  }
}

/** A phone number as people write it in E.164: '+62 (812) 3456-789' and, in Indonesia, '0812 3456 789' too. */
function internationalNumber(written: string, country: string): string | undefined {
  const compact = written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  const number = indonesia.test(country.trim()) ? compact.replace(/^(0|62)(?=\d)/, '+62') : compact
  return international.test(number) ? number : undefined
}
