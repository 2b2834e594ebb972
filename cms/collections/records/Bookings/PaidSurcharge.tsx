'use client'

import { storedPriceSchema } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { sumPickupSurcharge } from '@nusa/shared/pricing'
import { useDocumentInfo } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'
import '../../../admin/admin.css'

/** Warns that the price of the booking contains a pickup surcharge, so that the driver does not collect it again. */
export function PaidSurcharge() {
  const texts = officeTexts[useLanguage()]
  const { savedDocumentData: booking } = useDocumentInfo()
  const price = storedPriceSchema.safeParse(booking?.unit_price).data
  const surcharge = price ? sumPickupSurcharge(price.addOns) : 0
  if (surcharge === 0) return null
  const amount = formatRupiah(surcharge)
  const isPaid = booking?.payment_status === 'paid'
  return <p className="nusa-field-warning">{isPaid ? texts.surchargePaid(amount) : texts.surchargeInPrice(amount)}</p>
}
