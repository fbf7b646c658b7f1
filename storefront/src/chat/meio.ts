import type { Meio } from '@vitrine/conversa'

import { mayKeepCarrinho, onForget } from '#consentimento'
import { api } from '#shell'

/** The customer's side. What waits is kept with group 0, which the cart and the conversation share (§4 Local persistence). */
export const meio: Meio = { api, outroLado: 'LOJA', mayKeepConversa: mayKeepCarrinho, onForget }
