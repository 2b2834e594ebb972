/** The accepted picture formats. */
export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** Detects the picture format from the first bytes, whatever the file claims to be; null if it is not accepted. */
export function detectFormat(file: Uint8Array): PictureFormat | null {
  if (hasAt(file, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (hasAt(file, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  return hasAt(file, 0, ascii('RIFF')) && hasAt(file, 8, ascii('WEBP')) ? 'webp' : null
}

function hasAt(file: Uint8Array, start: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => file[start + index] === byte)
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
