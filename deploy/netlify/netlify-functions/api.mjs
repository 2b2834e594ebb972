export { default } from '../functions/dist/netlify.mjs'

export const config = { path: '/api/*' }
