import path from 'node:path'

export type Target =
  | { kind: 'file'; folder: 'dist' | 'media'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'none' }

/** Pages whose path contains data for scripts in the browser. All paths with the prefix are served from one file. */
const shellPages = [{ prefix: '/booking/confirmation/', file: 'booking/confirmation/index.html' }]

const indexSuffix = '/index.html'

/**
 * Returns which file or redirect a path leads to. A page is the index.html of a folder, and its path has no trailing
 * slash. Paths that leave the folder of the site and paths of hidden files or precompressed copies have no target.
 */
export function resolvePath(pathname: string): Target {
  const decoded = decodePath(pathname)
  if (decoded === null || !isSafePath(decoded)) return { kind: 'none' }
  if (decoded === '/') return toDistFile('index.html')
  if (decoded.endsWith('/')) return { kind: 'redirect', location: encodeURI(decoded.replace(/\/+$/, '')) }
  if (/(?:^|\/)404\.html$/.test(decoded)) return { kind: 'none' }
  // The canonical URL of a page does not contain index.html.
  if (decoded.endsWith(indexSuffix)) {
    return { kind: 'redirect', location: encodeURI(decoded.slice(0, -indexSuffix.length)) || '/' }
  }
  const shellPage = shellPages.find(({ prefix }) => decoded.startsWith(prefix))
  if (shellPage) return toDistFile(shellPage.file)
  if (decoded.startsWith('/media/')) return { kind: 'file', folder: 'media', file: decoded.slice('/media/'.length) }
  return toDistFile(path.posix.extname(decoded) === '' ? `${decoded.slice(1)}/index.html` : decoded.slice(1))
}

function toDistFile(file: string): Target {
  return { kind: 'file', folder: 'dist', file }
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function isSafePath(decoded: string): boolean {
  const hasUnsafeCharacter = [...decoded].some(
    (character) => character < ' ' || character === '\\' || character === '\x7f',
  )
  const segments = decoded.split('/').slice(1)
  const hasEmptySegment = segments.slice(0, -1).includes('')
  const hasHiddenSegment = segments.some((segment) => segment.startsWith('.'))
  const isCompressedCopy = /\.(br|gz)$/.test(decoded)
  return !hasUnsafeCharacter && !hasEmptySegment && !hasHiddenSegment && !isCompressedCopy
}
