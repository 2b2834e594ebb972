export { forEver, securityHeaders } from './security-headers.ts'
