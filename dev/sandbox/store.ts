import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import { readJsonFile } from '../json-file.ts'
import type { State } from './types.ts'

export interface Store {
  state: State
  /** Writes the state to the disk before it returns: what was answered survives any crash. */
  save(): void
}

const advice = 'Restore it, or delete it to forget all sandbox payments.'

/** The sandbox's memory in one file, replaced as a whole, so that it is never half written. */
export function openStore(file: string): Store {
  mkdirSync(path.dirname(file), { recursive: true })
  const state: State = {
    ...{ invoices: [], refunds: [], refundKeys: {}, refundScenarios: {}, deliveries: [] },
    ...(existsSync(file) && readJsonFile(file, (content) => content as State, advice)),
  }
  return {
    state,
    save() {
      const unfinished = `${file}.part`
      const handle = openSync(unfinished, 'w')
      writeSync(handle, JSON.stringify(state))
      fsyncSync(handle)
      closeSync(handle)
      renameSync(unfinished, file)
    },
  }
}
