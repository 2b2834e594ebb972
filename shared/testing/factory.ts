import type * as z from 'zod/mini'

/** Creates a function that returns the example with overrides, parsed by the real schema. */
export function createFactory<Output, Input extends object>(
  schema: z.ZodMiniType<Output, Input>,
  example: NoInfer<Input>,
) {
  return (overrides: Partial<Input> = {}): Output => schema.parse({ ...example, ...overrides })
}

export const entryExample = { created_at: '2026-01-05T02:00:00.000Z', updated_at: '2026-03-09T07:30:00.000Z' }
