import type { CustomerObject } from 'xendit-node/invoice/models'
import type { PaymentRequest } from '../../ports/payments.ts'

const indonesia = /^(id|indonesia)$/i
const international = /^\+[1-9]\d{6,14}$/

/** The zero of '+44 (0)20 …', which is dialed at home only. */
const homeZero = /(?<=\d[\s.-]*)\(\s*0\s*\)/
/** A country's code and a zero, which nearly nowhere belongs to the number. */
const zeroAfterCode =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[05789]|9[679])\d)0/
/** Where it does: Italy, San Marino, Ivory Coast, Benin, Gabon, Congo. */
const keepsZero = /^\+(?:39|378|225|229|241|242)/

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

/** A phone number as people write it in E.164: '+62 (0)812 3456-789' and, in Indonesia, '0812 3456 789' too. */
function internationalNumber(written: string, country: string): string | undefined {
  const asWritten = compact(written)
  const whole = keepsZero.test(asWritten) ? asWritten : compact(written.replace(homeZero, ''))
  const dialed = indonesia.test(country.trim()) ? whole.replace(/^(0|62)(?=\d)/, '+62') : whole
  const number = dialed.replace(/^\+620/, '+62')
  const isDoubtful = zeroAfterCode.test(number) && !keepsZero.test(number)
  return international.test(number) && !isDoubtful ? number : undefined
}

const compact = (written: string) => written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
