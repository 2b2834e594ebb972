/** What a form calls the present password of the one who fills it in. It is checked and kept nowhere. */
export const presentPasswordField = 'current_password'
