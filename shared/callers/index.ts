export { callerAddress } from './caller-address.ts'
export { trustedHeader } from './trusted-header.ts'
