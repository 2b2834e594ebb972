export { type LocalDate, localDateSchema, parseLocalDate } from './local-date.ts'
