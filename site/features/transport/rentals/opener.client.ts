import { runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'

// React is loaded at the first press. Without this script the buttons lead to the car's page.
onPanelRequest('rental', ({ opener }) => {
  runWhenLoaded(import('./RentalDialog.tsx'), ({ mountRentalDialog }) => mountRentalDialog(opener), opener)
})
