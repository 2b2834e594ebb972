export const makeSession = () => ({
  user: { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: Math.floor(Date.now() / 1_000) + 7_200,
})
