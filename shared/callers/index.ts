export { callerAddress } from './caller-address.ts'
export { isFromOurSite, siteOrigins } from './same-site.ts'
export { trustedHeader } from './trusted-header.ts'
