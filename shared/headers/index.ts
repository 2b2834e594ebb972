export { isPersonalPage, personalPages } from './personal-pages.ts'
export { immutableCacheControl, openerIsolation, securityHeaders } from './security-headers.ts'
