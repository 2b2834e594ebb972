import * as z from 'zod/mini'

/** Checked against the content of the file, not its name. */
export const uploadMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** In bytes: the request limit of the function hosts minus the encoding overhead. */
export const maxUploadBytes = 4 * 1024 * 1024

/** Side lengths in pixels. */
export const avatarSizes = [96, 192, 384] as const

const pixelCountSchema = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50_000)))

/**
 * The square to crop, in pixels of the upright picture. By default, it is the largest centred square. A square that
 * exceeds the edges is moved inside.
 */
export const cropSchema = z.object({ x: pixelCountSchema, y: pixelCountSchema, side: pixelCountSchema })

/** `v` only makes the URL unique per picture. */
export const avatarQuerySchema = z.object({
  size: z._default(z.enum(['96', '192', '384']), '192'),
  v: z.optional(z.string().check(z.maxLength(64))),
})

export const avatarResponseSchema = z.object({ avatar_url: z.string() })

export type Crop = z.infer<typeof cropSchema>
