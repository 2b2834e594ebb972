// Public entry of this feature: what is sold out, and why a day cannot be chosen.
export {
  type AvailabilityMessage,
  availabilityNote,
  rangeDayError,
  rangeDayNote,
  rangeEndError,
  rangeRestartedMessage,
  soldOutMessage,
  tourAvailabilityMessage,
} from './day-status.ts'
export type { Resource } from './needs-message.ts'
export { type AvailabilityByResource, needsMessage, stocksFor } from './needs-message.ts'
export { $availability, loadAvailability, useAvailability, useNeedsMessage } from './store.ts'
export { tourDayTexts } from './texts.ts'
