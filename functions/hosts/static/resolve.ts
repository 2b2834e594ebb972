import path from 'node:path'

/** What a path of the site refers to: a file, a redirect or nothing. */
export type Target =
  | { kind: 'file'; folder: 'dist' | 'media'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'none' }

/** Pages whose path contains data that only the browser reads. All paths below a prefix are served from one file. */
const shellPages = [{ prefix: '/booking/confirmation/', file: 'booking/confirmation/index.html' }]

/**
 * Resolves a path. Pages are folders with an index.html and have no trailing slash; other files are served at their own
 * path. A path cannot leave its folder or name a hidden file or a precompressed copy.
 */
export function resolvePath(pathname: string): Target {
  const decoded = decodePath(pathname)
  if (decoded === null || !isSafePath(decoded)) return { kind: 'none' }
  if (decoded === '/') return pageFile('index.html')
  if (decoded.endsWith('/')) return { kind: 'redirect', location: encodeURI(decoded.replace(/\/+$/, '')) }
  if (/(?:^|\/)404\.html$/.test(decoded)) return { kind: 'none' }
  // A page's canonical URL omits index.html.
  if (decoded.endsWith('/index.html')) return { kind: 'redirect', location: encodeURI(decoded.slice(0, -11)) || '/' }
  const shell = shellPages.find(({ prefix }) => decoded.startsWith(prefix))
  if (shell) return pageFile(shell.file)
  if (decoded.startsWith('/media/')) return { kind: 'file', folder: 'media', file: decoded.slice('/media/'.length) }
  return pageFile(path.posix.extname(decoded) === '' ? `${decoded.slice(1)}/index.html` : decoded.slice(1))
}

function pageFile(file: string): Target {
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
  const hasOddCharacters = [...decoded].some(
    (character) => character < ' ' || character === '\\' || character === '\x7f',
  )
  const segments = decoded.split('/').slice(1)
  const hasNoEmptySegment = segments.every((segment, index) => segment !== '' || index === segments.length - 1)
  return (
    !hasOddCharacters &&
    hasNoEmptySegment &&
    !segments.some((segment) => segment.startsWith('.')) &&
    !/\.(br|gz)$/.test(decoded)
  )
}
