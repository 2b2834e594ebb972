import { withCode } from '../../lib/load-code.ts'
import { onPanelRequest } from '../../lib/panels.ts'

/**
 * The buttons that book a car or a transfer; React is loaded with the first press. Without this script they lead to its
 * page.
 */
onPanelRequest('rental', ({ opener }) => {
  withCode(import('./rental/mount.tsx'), ({ mountRentalDialog }) => mountRentalDialog(opener), opener)
})
onPanelRequest('transfer', ({ opener }) => {
  withCode(import('./transfer/mount.tsx'), ({ mountTransferDialog }) => mountTransferDialog(opener), opener)
})
