/**
 * Pages where travellers sign in, or enter or see personal data. They are isolated from any window that opened them.
 * Pages below them are included.
 */
export const personalPages = [
  '/auth',
  '/booking/confirmation',
  '/booking/file',
  '/cart',
  '/checkout',
  '/confirm-email',
  '/dashboard',
  '/favorites',
  '/reset-password',
  '/verify-email',
] as const

export function isPersonalPage(pathname: string): boolean {
  return personalPages.some((page) => pathname === page || pathname.startsWith(`${page}/`))
}
