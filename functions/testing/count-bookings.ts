import { bookings, invoices } from '@nusa/cms/schema'
import { count } from 'drizzle-orm'
import type { TestApp } from './start-app.ts'

export async function countBookings({ office: { db } }: TestApp): Promise<{ invoices: number; bookings: number }> {
  const [[invoice], [booking]] = await Promise.all([
    db.select({ rows: count() }).from(invoices),
    db.select({ rows: count() }).from(bookings),
  ])
  return { invoices: invoice?.rows ?? 0, bookings: booking?.rows ?? 0 }
}
