export { callerAddress } from './caller-address.ts'
export { countedAddress } from './counted-address.ts'
