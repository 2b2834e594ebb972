import path from 'node:path'

export type Target =
  | { kind: 'file'; folder: 'dist' | 'media'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'none' }

/**
 * Pages whose scripts read data from the path, for example an invoice ID. All paths with the prefix are served from one
 * file.
 */
const shellPages = [{ prefix: '/booking/confirmation/', file: 'booking/confirmation/index.html' }]

const indexSuffix = '/index.html'

/**
 * Returns which file or redirect a path leads to. A page is the index.html of a folder, and its path has no trailing
 * slash. Paths that leave the folder of the site and paths of hidden files or precompressed copies have no target.
 */
export function resolvePath(pathname: string): Target {
  const decodedPath = decodePath(pathname)
  if (decodedPath === null || !isSafePath(decodedPath)) return { kind: 'none' }
  if (decodedPath === '/') return toDistFile('index.html')
  if (decodedPath.endsWith('/')) return { kind: 'redirect', location: encodeURI(decodedPath.replace(/\/+$/, '')) }
  if (/(?:^|\/)404\.html$/.test(decodedPath)) return { kind: 'none' }
  // The canonical URL of a page does not contain index.html.
  if (decodedPath.endsWith(indexSuffix)) {
    return { kind: 'redirect', location: encodeURI(decodedPath.slice(0, -indexSuffix.length)) || '/' }
  }
  const shellPage = shellPages.find(({ prefix }) => decodedPath.startsWith(prefix))
  if (shellPage) return toDistFile(shellPage.file)
  if (decodedPath.startsWith('/media/')) {
    return { kind: 'file', folder: 'media', file: decodedPath.slice('/media/'.length) }
  }
  const relativePath = decodedPath.slice(1)
  const isPage = path.posix.extname(decodedPath) === ''
  return toDistFile(isPage ? `${relativePath}/index.html` : relativePath)
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

function isSafePath(decodedPath: string): boolean {
  const hasUnsafeCharacter = [...decodedPath].some(
    (character) => character < ' ' || character === '\\' || character === '\x7f',
  )
  const segments = decodedPath.split('/').slice(1)
  const hasEmptySegment = segments.slice(0, -1).includes('')
  const hasHiddenSegment = segments.some((segment) => segment.startsWith('.'))
  const isCompressedCopy = /\.(br|gz)$/.test(decodedPath)
  return !hasUnsafeCharacter && !hasEmptySegment && !hasHiddenSegment && !isCompressedCopy
}
