export { type Rupiah, rupiahSchema } from './rupiah.ts'
