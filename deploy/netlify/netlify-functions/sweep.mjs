export { default } from '../functions/dist/netlify-sweep.mjs'

export const config = { schedule: '*/5 * * * *' }
