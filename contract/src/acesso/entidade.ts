import { z } from 'zod'

/** What began a session (readings 8). */
export const TokenOrigin = z.enum([
  'SENHA',
  'LOGIN_TOKEN',
  'API_KEY',
  'REPRESENTANTE',
  'VINCULADO',
  'CADASTRO',
])
export type TokenOrigin = z.infer<typeof TokenOrigin>
