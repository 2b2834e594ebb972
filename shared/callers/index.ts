export { callerAddress } from './caller-address.ts'
export { countedAddress } from './counted-address.ts'
export { trustedHeader } from './trusted-header.ts'
