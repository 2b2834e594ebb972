import * as z from 'zod/mini'
import { guessablePasswordMessage } from '../account/password.ts'

/** The errors that the API can return, with their HTTP status. The messages are shown to users. */
export const failures = {
  invalid_json: { status: 400, message: 'The request could not be read. Please try again.' },
  invalid_request: { status: 422, message: 'Please check the fields and try again.' },
  unsupported_media_type: { status: 415, message: 'The request must be JSON.' },
  too_large: { status: 413, message: 'The request is too large.' },
  forbidden_origin: { status: 403, message: 'This request did not come from our site.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'An unexpected error occurred.' },
  unavailable: { status: 503, message: 'We are busy right now. Please try again in a moment.' },

  invalid_credentials: {
    status: 401,
    message: 'The email or password is wrong, or the email has not been verified yet.',
  },
  not_authenticated: { status: 401, message: 'User not authenticated' },
  another_traveller: { status: 409, message: 'You’re now signed in to another account, so nothing was changed.' },
  token_invalid: { status: 410, message: 'This link is no longer valid. Please request a new one.' },
  wrong_password: { status: 403, message: 'The password is wrong.' },
  guessable_password: { status: 422, message: guessablePasswordMessage },

  file_missing: { status: 422, message: 'No file selected' },
  file_too_large: { status: 413, message: 'This picture is larger than 4 MB. Please choose a smaller one.' },
  file_not_picture: {
    status: 415,
    message: 'We can’t open this file as a picture. Please choose a JPEG, PNG or WebP.',
  },
  file_not_found: { status: 404, message: 'There is no picture here.' },
  already_verified: { status: 409, message: 'Your identity is already verified.' },
  account_in_use: {
    status: 409,
    message:
      'You still have an upcoming or unpaid booking, or a payment or refund in progress. Please cancel what you can. Once everything is settled, you can delete your account.',
  },

  tour_not_found: { status: 404, message: 'Tour not found' },
  already_subscribed: { status: 409, message: 'This email is already subscribed.' },

  profile_incomplete: { status: 409, message: 'Please complete your profile first.' },
  price_changed: { status: 409, message: 'The price has changed' },
  not_bookable: { status: 409, message: 'Something in your cart can no longer be booked.' },
  sold_out: { status: 409, message: 'Something in your cart is sold out.' },
  terms_changed: { status: 409, message: 'The terms and conditions have changed. Please read them again.' },
  cancellation_changed: {
    status: 409,
    message: 'A cancellation policy in your cart has changed. Please check it and book again.',
  },
  key_reused: {
    status: 409,
    message: 'This booking was already submitted with different details. Please reload the page.',
  },
  invoice_failed: { status: 500, message: 'Failed to create invoice' },
  invoice_not_found: { status: 404, message: 'Booking Not Found' },
  no_voucher: { status: 409, message: 'This booking has no voucher: it hasn’t been paid yet, or it was cancelled.' },
  booking_not_found: { status: 404, message: 'Booking Not Found' },
  booking_completed: { status: 409, message: 'This booking is over, so it can no longer be cancelled.' },
  cancel_too_late: {
    status: 409,
    message: 'The last deadline for cancelling this booking online has passed. Please contact us.',
  },
  refund_changed: { status: 409, message: 'The refund has changed. Please check it again.' },
  trip_link_unknown: {
    status: 404,
    message: 'This link doesn’t work. Please open it again from our email, or contact us.',
  },
  trip_cancelled: { status: 410, message: 'This booking was cancelled, so this link no longer works.' },
  trip_link_ended: {
    status: 410,
    message: 'It is too late to change these details online. Please contact us.',
  },
  trip_details_changed: {
    status: 409,
    message: 'Some of these details were changed in the meantime. Please check them and save again.',
  },
  terms_not_found: { status: 404, message: 'No terms were saved with this booking.' },
  invoice_not_pending: { status: 409, message: 'This invoice can no longer be paid.' },

  payment_in_review: {
    status: 409,
    message: 'We received a payment for this booking that we need to check. Please don’t pay again.',
  },
  payment_failed: { status: 502, message: 'Failed to create Xendit invoice' },
  payment_no_url: { status: 502, message: 'Invalid response from payment provider' },
  payment_timeout: { status: 504, message: 'Request timed out. Please check your connection and try again.' },
  payment_busy: { status: 503, message: 'The payment provider is busy. Please try again in a moment.' },
  sweep_unauthorized: { status: 401, message: 'The token is missing or wrong.' },
  webhook_unauthorized: { status: 401, message: 'The callback token is wrong.' },
} as const

export type FailureCode = keyof typeof failures

const failureCodes = Object.keys(failures).filter((code): code is FailureCode => code in failures)

/**
 * The body of every error response. `fields` maps paths of invalid fields to messages. The content of `details` depends
 * on the code.
 */
export const failureResponseSchema = z.object({
  error: z.object({
    code: z.enum(failureCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    details: z.optional(z.unknown()),
  }),
})

export type FailureResponse = z.infer<typeof failureResponseSchema>
