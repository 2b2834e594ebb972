declare module 'wawoff2/decompress.js' {
  /** Returns the uncompressed font of a WOFF2 file. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
}
