/** How many hours after an invoice was created it must be paid. */
export const paymentDeadlineHours = 24

/** How many hours before its start a booking can be cancelled with a full refund. */
export const cancellationNoticeHours = 24
