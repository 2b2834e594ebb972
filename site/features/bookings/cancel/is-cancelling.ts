import { atom } from 'nanostores'

/** Whether the cancellation dialog is open. The page then stays, even if the session ends. */
export const $isCancelling = atom(false)
