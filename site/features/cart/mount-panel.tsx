/** Opens the cart's panel. */
export function mountCartPanel(): void {}
