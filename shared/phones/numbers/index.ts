export { formatPhone, parsePhone } from './numbers.ts'
