import { createContext } from 'react'

/** Whether the surrounding dialog is sending a request; it stays open until the response arrives. */
export const DialogBusyContext = createContext(false)
