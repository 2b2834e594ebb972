import * as z from 'zod/mini'

/** Nusa does not use sen, the hundredth of a rupiah. */
export const rupiahSchema = z.int().check(z.minimum(0))

/** Whole rupiah, zero or more. */
export type Rupiah = z.infer<typeof rupiahSchema>
