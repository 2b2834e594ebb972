declare module 'wawoff2/decompress.js' {
  /** Returns the plain font in a WOFF2 file. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
}
