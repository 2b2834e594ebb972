export { type BaliNow, baliNow, formatInstant, instantInBali, timeInBali, todayInBali } from './bali.ts'
export {
  addDays,
  addMonths,
  compareDates,
  countRentalDays,
  datesBetween,
  datesOfMonth,
  daysBetween,
  nightsBetween,
  startOfMonth,
  weekdayOf,
} from './calendar.ts'
export { parseClockTime, removeZoneName } from './clock-time.ts'
export { isLocalDate } from './existing-day.ts'
export { formatBaliTime, formatDate } from './format.ts'
export { type LocalDate, localDateSchema, parseLocalDate } from './local-date.ts'
export { monthGrid, weekdayIndex } from './month-grid.ts'
export { rentalPickupTimes, timeSchema, transferPickupTimes } from './time.ts'
export {
  defaultCutOffDays,
  firstBookableDate,
  maxDaysAhead,
  type TourDateProblem,
  type TourDates,
  tourDateProblem,
} from './tour-dates.ts'
