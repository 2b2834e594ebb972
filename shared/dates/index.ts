export {
  type BaliNow,
  baliNow,
  formatInstant,
  instantInBali,
  type LocalNow,
  nowInZone,
  timeInBali,
  todayInBali,
} from './bali.ts'
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
export { parseClockTime, parseZonedTime, removeZoneName } from './clock-time.ts'
export { formatClockTime, formatDate, parseFormattedDate } from './format.ts'
export { type LocalDate, localDateSchema, parseLocalDate } from './local-date.ts'
export { isLocalDate } from './local-date-text.ts'
export { monthGrid, type Weekday, weekdayIndex, weekdayName, weekdays } from './month-grid.ts'
export {
  minutesAfterMidnight,
  minutesPerDay,
  rentalPickupTimes,
  timeAfterMidnight,
  timeSchema,
  timeZoneSchema,
  transferPickupTimes,
} from './time.ts'
export {
  baliTimeZone,
  findTimeZone,
  formatTimeInZone,
  instantInZone,
  type TimeZone,
  timeZoneFullName,
  timeZoneLabel,
  timeZoneName,
  timeZoneOffset,
  timeZones,
} from './time-zones.ts'
export {
  defaultCutOffDays,
  firstBookableDate,
  maxDaysAhead,
  type TourDateProblem,
  type TourDates,
  tourDateProblem,
} from './tour-dates.ts'
