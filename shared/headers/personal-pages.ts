/**
 * Pages where travellers sign in, fill in what is theirs or see it. They keep to themselves even from a window that has opened
 * them; what lies below one is of the same kind.
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
