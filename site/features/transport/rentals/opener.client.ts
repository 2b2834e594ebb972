import { runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'

// The buttons that book a car. React is loaded at the first press. Without this script they lead to the car's page.
onPanelRequest('rental', ({ opener }) => {
  runWhenLoaded(import('./RentalDialog.tsx'), ({ mountRentalDialog }) => mountRentalDialog(opener), opener)
})
