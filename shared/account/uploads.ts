import * as z from 'zod/mini'

/** The kinds of pictures that may be uploaded; what is in the file decides, not its name. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A picture may have this many bytes: what the hosts of functions let through, less their wrapping. */
export const maxUploadBytes = 4 * 1024 * 1024

/** Sides in pixels of the squares that are made of an avatar. */
export const avatarSizes = [96, 192, 384] as const

const pixels = () => z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50_000)))

/**
 * The square to cut out of an avatar, in pixels of the picture as it is seen (upright); what reaches beyond its edges is
 * moved inside. Without `side` the largest square in the middle is taken.
 */
export const cropSchema = z.object({ x: pixels(), y: pixels(), side: pixels() })

/** Which size of an avatar is wanted; `v` only makes another address of another picture. */
export const avatarQuerySchema = z.object({
  size: z._default(z.enum(['96', '192', '384']), '192'),
  v: z.optional(z.string().check(z.maxLength(64))),
})

export const avatarAnswerSchema = z.object({ avatar_url: z.string() })

export type Crop = z.infer<typeof cropSchema>
