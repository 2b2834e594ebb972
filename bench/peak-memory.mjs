import { writeFileSync } from 'node:fs'
import process from 'node:process'

// Preloaded into a program whose memory is measured (`node --import`): on exit it writes the peak memory in bytes to a
// file.
process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(process.resourceUsage().maxRSS * 1024))
})
