import * as z from 'zod/mini'

export const invoiceStatusSchema = z.enum(['pending', 'paid', 'expired', 'cancelled', 'refunded'])
export const bookingStatusSchema = z.enum(['pending', 'confirmed', 'cancelled', 'completed'])
export const bookingKindSchema = z.enum(['tour', 'transfer', 'rental', 'room'])
export const paymentStatusSchema = z.enum(['pending', 'paid', 'failed', 'refunded'])
export const cancelledBySchema = z.enum(['traveller', 'staff', 'system'])

export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>
export type BookingStatus = z.infer<typeof bookingStatusSchema>
export type BookingKind = z.infer<typeof bookingKindSchema>
export type PaymentStatus = z.infer<typeof paymentStatusSchema>
export type CancelledBy = z.infer<typeof cancelledBySchema>
