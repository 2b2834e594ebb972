import { createLazyApp } from './program.ts'

const { runSweep } = createLazyApp('sweep')

export default runSweep

export const config = { schedule: '*/5 * * * *' }
