'use client'

import { joinNames } from '@nusa/shared/account'
import { isUnmatchedPayment } from '@nusa/shared/booking'
import { todayInBali } from '@nusa/shared/dates'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import * as z from 'zod/mini'
import { dayText } from '../../../core/i18n/times.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'
import '../../../admin/admin.css'
import { ContactLinks } from './ContactLinks.tsx'

const textSchema = z.catch(z.string(), '')
const customerSchema = z.object({ first_name: textSchema, last_name: textSchema, phone: textSchema, email: textSchema })
const noCustomer: z.infer<typeof customerSchema> = { first_name: '', last_name: '', phone: '', email: '' }

export function BookingContact() {
  const details = useFormFields(([fields]) => fields.customer_details?.value)
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const { savedDocumentData, collectionSlug } = useDocumentInfo()
  const language = useLanguage()
  const texts = officeTexts[language]
  const deletedAt: unknown = savedDocumentData?.traveller_deleted_at
  const mayNeedRefund = collectionSlug === 'refunds' || isUnmatchedPayment(String(kind))
  const customer = customerSchema.safeParse(details)
  const { first_name, last_name, phone, email } = customer.success ? customer.data : noCustomer
  const name = joinNames(first_name, last_name)
  const isEmpty = name === '' && phone === '' && email === ''
  if (isEmpty && typeof deletedAt !== 'string') return null
  return (
    <section className="field-type nusa-booking-contact" aria-label={texts.columns.who}>
      {!isEmpty && (
        <>
          <strong>{name || '–'}</strong>
          <ContactLinks name={name} phone={phone} texts={texts} />
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </>
      )}
      {typeof deletedAt === 'string' && (
        <>
          <strong>{texts.accountDeleted(dayText(todayInBali(new Date(deletedAt)), language))}</strong>
          {mayNeedRefund && <p>{texts.noEmailPossible}</p>}
        </>
      )}
    </section>
  )
}
