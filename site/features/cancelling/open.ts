import { atom } from 'nanostores'

/** Whether a traveller is being asked if a booking is to be cancelled: what they see then stays, though the session ends. */
export const $isCancelling = atom(false)
