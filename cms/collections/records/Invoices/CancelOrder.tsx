'use client'

import { isRefundedManually } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { Button, ConfirmationModal, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import * as z from 'zod/mini'
import { dateText } from '../../../core/i18n/times.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { cancellingTexts } from '../parts/cancelling-texts.ts'
import { cancelOrderTexts } from './cancel-order-texts.ts'
import '../../../admin/office.css'

const bookingsSchema = z.object({
  docs: z.array(
    z.object({ id: z.int(), booking_number: z.string(), tour_title: z.string(), booking_date: z.string() }),
  ),
})
const bookingSchema = z.object({ total_with_tax: z.nullish(z.number()) })
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)) })

type Booking = z.infer<typeof bookingsSchema>['docs'][number]

interface Order {
  bookings: Booking[]
  /** In rupiah, with tax. */
  total: number
}

/** Cancels all bookings of an order, after a confirmation that lists them with what is refunded. */
export function CancelOrder() {
  const { id, savedDocumentData: invoice } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const language = useLanguage()
  const texts = cancelOrderTexts[language]
  const [order, setOrder] = useState<Order | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  if (typeof id !== 'string' || (invoice?.status !== 'pending' && invoice?.status !== 'paid')) return null
  const slug = `cancel-order-${id}`
  const getUrl = (path: `/${string}`) => formatAdminURL({ apiRoute: config.routes.api, path })

  async function run(action: () => Promise<string>) {
    setIsBusy(true)
    setMessage(await action().catch(() => texts.failed))
    setIsBusy(false)
  }
  const ask = () =>
    run(async () => {
      const found = await readOrder(id, getUrl)
      if (found.bookings.length === 0) return texts.nothingLeft
      setOrder(found)
      openModal(slug)
      return ''
    })
  const cancel = () =>
    run(async () => {
      const response = await fetch(getUrl(`/invoices/${id}/cancel-order`), { method: 'POST' })
      if (!response.ok) return readRefusal(response)
      window.location.reload()
      return texts.cancelled
    })
  const total = formatRupiah(order?.total ?? 0)
  const isAccountDeleted = Boolean(invoice.traveller_deleted_at)
  return (
    <div className="field-type nusa-again">
      <Button onClick={() => void ask()} disabled={isBusy} margin={false} buttonStyle="secondary">
        {texts.open}
      </Button>
      <p role="status">{message}</p>
      <ConfirmationModal
        modalSlug={slug}
        heading={texts.heading(String(invoice.order_number))}
        body={
          <>
            <ul>
              {order?.bookings.map(({ id: booking, booking_number, tour_title, booking_date }) => (
                <li key={booking}>{`${booking_number}: ${tour_title}, ${dateText(booking_date, language)}`}</li>
              ))}
            </ul>
            <p>
              {invoice.status === 'paid' ? texts.paid(total, isAccountDeleted) : texts.unpaid(total, isAccountDeleted)}
            </p>
            {invoice.status === 'paid' && isRefundedManually(String(invoice.payment_method)) && (
              <p>{cancellingTexts[language].manual}</p>
            )}
          </>
        }
        cancelLabel={texts.keep}
        confirmLabel={texts.confirm}
        onConfirm={() => void cancel()}
      />
    </div>
  )
}

/** Reads the bookings that can be cancelled and their total, which only the page of each booking has. */
async function readOrder(invoice: string, getUrl: (path: `/${string}`) => string): Promise<Order> {
  const where = `where[invoice_id][equals]=${invoice}&where[status][in]=pending,confirmed`
  const list = await readJson(getUrl(`/bookings?${where}&depth=0&limit=0&sort=id`))
  const { docs: bookings } = z.parse(bookingsSchema, list)
  const totals = await Promise.all(
    bookings.map(async ({ id }) => z.parse(bookingSchema, await readJson(getUrl(`/bookings/${id}?depth=0`)))),
  )
  return { bookings, total: totals.reduce((sum, { total_with_tax }) => sum + (total_with_tax ?? 0), 0) }
}

/** Returns why the server did not cancel the order. */
async function readRefusal(response: Response): Promise<string> {
  const { errors } = z.parse(refusalSchema, await response.json())
  return errors.map(({ message }) => message).join(' ')
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
