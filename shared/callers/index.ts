export { callerAddress } from './caller-address.ts'
export { isFromOurSite, ownOrigins } from './own-site.ts'
export { trustedHeader } from './trusted-header.ts'
