import { writeFileSync } from 'node:fs'
import process from 'node:process'

// Loaded before a program whose memory is measured (`node --import`): at its end it leaves how much it held at most, in bytes.
process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(process.resourceUsage().maxRSS * 1024))
})
