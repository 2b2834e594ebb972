export { isPersonalPage, personalPages } from './personal-pages.ts'
export { forEver, securityHeaders, windowOfItsOwn } from './security-headers.ts'
