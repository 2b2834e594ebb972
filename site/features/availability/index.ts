// Public entry of this feature: what is sold out, and why a day cannot be chosen.

export type { Resource } from './choice-availability.ts'
export {
  type AvailabilityByResource,
  choiceAvailabilityMessage,
  createStocks,
} from './choice-availability.ts'
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
export {
  type DepartureOption,
  findChosenDeparture,
  listDepartureOptions,
  soldOutTourMessage,
} from './departure-options.ts'
export { StartTimeChoice } from './StartTimeChoice.tsx'
export { $availability, loadAvailability, useAvailability, useChoiceAvailabilityMessage } from './store.ts'
export { tourDayTexts } from './texts.ts'
export { useDayPrices } from './use-day-prices.ts'
