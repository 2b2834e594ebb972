import { writeFileSync } from 'node:fs'
import process from 'node:process'

// This module is preloaded into the measured program with `node --import`. When the program exits, the module writes the
// peak memory (bytes) to a file.
process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(process.resourceUsage().maxRSS * 1024))
})
