import { fstatSync } from 'node:fs'
import { startLog } from '@nusa/shared/log'
import type { Log } from '../ports/deps.ts'

export function startFunctionsLog(name: 'functions' | 'sweep'): Log {
  const write = startLog(name, process, console, { now: () => new Date(), fstatSync })
  return ({ level, event, ...fields }) => write(level, event, fields)
}
