import { createContext } from 'react'

/** Whether the dialog that this stands in is sending something: it stays open until the answer is there. */
export const DialogBusy = createContext(false)
