/** How many hours after its creation an invoice must be paid at the latest. */
export const paymentDeadlineHours = 24

/** How many hours before its start a booking can be cancelled with a full refund at the latest. */
export const cancellationNoticeHours = 24
