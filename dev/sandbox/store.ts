import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { readJsonFile } from '../settings/files.ts'
import {
  type Delivery,
  isScenario,
  type Refund,
  type RefundScenario,
  type SandboxInvoice,
  type State,
} from './types.ts'

export interface Store {
  state: State
  /** Writes the state to disk before it returns, so that a reported change survives a crash. */
  save(): void
}

const damagedFileAdvice = 'Restore it, or delete it to forget all sandbox payments.'

const invoiceCoreSchema = z.looseObject({
  id: z.string(),
  external_id: z.string(),
  status: z.string(),
  amount: z.number(),
})
const refundCoreSchema = z.looseObject({
  id: z.string(),
  invoice_id: z.string(),
  amount: z.number(),
  status: z.string(),
})
const deliveryCoreSchema = z.looseObject({
  id: z.string(),
  body: z.looseObject({}),
  attempts: z.number(),
  dueAt: z.number(),
})

/**
 * Checks only the most important fields, because the sandbox wrote the file itself. An older file may lack lists that
 * were added later.
 */
const stateSchema: z.ZodMiniType<State> = z.object({
  invoices: z.array(z.custom<SandboxInvoice>((value) => invoiceCoreSchema.safeParse(value).success)),
  deliveries: z.array(z.custom<Delivery>((value) => deliveryCoreSchema.safeParse(value).success)),
  refunds: z._default(z.array(z.custom<Refund>((value) => refundCoreSchema.safeParse(value).success)), []),
  refundKeys: z._default(z.record(z.string(), z.object({ refundId: z.string(), request: z.string() })), {}),
  refundScenarios: z._default(z.record(z.string(), z.custom<RefundScenario>(isScenario)), {}),
})

/** Reads the state from the file. Saving replaces the file atomically, so it is never half written. */
export function openStore(file: string): Store {
  mkdirSync(path.dirname(file), { recursive: true })
  const state = existsSync(file)
    ? readJsonFile(file, (content) => stateSchema.parse(content), damagedFileAdvice)
    : { invoices: [], refunds: [], refundKeys: {}, refundScenarios: {}, deliveries: [] }
  return {
    state,
    save() {
      const temporaryFile = `${file}.part`
      writeFileSync(temporaryFile, JSON.stringify(state))
      renameSync(temporaryFile, file)
    },
  }
}
