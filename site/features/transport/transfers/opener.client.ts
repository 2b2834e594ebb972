import { withCode } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'

// The buttons that book a transfer. React is loaded with the first press; without this script they lead to its page.
onPanelRequest('transfer', ({ opener }) => {
  withCode(import('./TransferDialog.tsx'), ({ mountTransferDialog }) => mountTransferDialog(opener), opener)
})
