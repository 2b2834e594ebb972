import path from 'node:path'

/** What a path of the site stands for: a file below a folder, or another address. */
export type Target =
  | { kind: 'file'; folder: 'dist' | 'media'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'none' }

/** Pages whose address holds what only the browser needs; they are one file. */
const shells = [{ prefix: '/booking/confirmation/', file: 'booking/confirmation/index.html' }]

/**
 * Where a path leads. Pages are folders with an index.html and are addressed without a slash at the end; files are
 * addressed by their name. A path can't leave its folder, nor name a hidden file or a precompressed copy.
 */
export function resolvePath(pathname: string): Target {
  const decoded = decode(pathname)
  if (decoded === null || !isPlain(decoded)) return { kind: 'none' }
  if (decoded === '/') return page('index.html')
  if (decoded.endsWith('/')) return { kind: 'redirect', location: encodeURI(decoded.replace(/\/+$/, '')) }
  if (/(?:^|\/)404\.html$/.test(decoded)) return { kind: 'none' }
  // A page's file is not its address.
  if (decoded.endsWith('/index.html')) return { kind: 'redirect', location: encodeURI(decoded.slice(0, -11)) || '/' }
  const shell = shells.find(({ prefix }) => decoded.startsWith(prefix))
  if (shell) return page(shell.file)
  if (decoded.startsWith('/media/')) return { kind: 'file', folder: 'media', file: decoded.slice('/media/'.length) }
  return page(path.posix.extname(decoded) === '' ? `${decoded.slice(1)}/index.html` : decoded.slice(1))
}

function page(file: string): Target {
  return { kind: 'file', folder: 'dist', file }
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function isPlain(decoded: string): boolean {
  const hasOddCharacters = [...decoded].some(
    (character) => character < ' ' || character === '\\' || character === '\x7f',
  )
  const segments = decoded.split('/').slice(1)
  const isBare = segments.every((segment, index) => segment !== '' || index === segments.length - 1)
  return (
    !hasOddCharacters && isBare && !segments.some((segment) => segment.startsWith('.')) && !/\.(br|gz)$/.test(decoded)
  )
}
