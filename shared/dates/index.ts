export { type BaliNow, baliNow, formatInstant, instantInBali, timeInBali, todayInBali } from './bali.ts'
export {
  addDays,
  addMonths,
  compareDates,
  datesBetween,
  datesOfMonth,
  daysBetween,
  nightsBetween,
  rentalDays,
  startOfMonth,
  weekdayOf,
} from './calendar.ts'
export { clockTime } from './clock-time.ts'
export { formatBaliTime, formatDate } from './format.ts'
export { type LocalDate, localDateSchema, parseLocalDate } from './local-date.ts'
export { monthGrid, weekdayIndex } from './month-grid.ts'
export { isLocalDate } from './real-day.ts'
export { rentalTimes, timeSchema, transferTimes } from './time.ts'
export {
  firstBookableDate,
  mostDaysAhead,
  type TourDateProblem,
  type TourDates,
  tourDateProblem,
} from './tour-dates.ts'
