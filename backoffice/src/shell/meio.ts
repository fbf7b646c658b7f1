import type { Meio } from '@vitrine/conversa'

import { api } from './api.ts'
import { onForget } from './forget.ts'

/** The store's side of a conversation. What waits for a connection is the work of who wrote it: kept until it is sent, or its writer leaves. */
export const meio: Meio = { api, outroLado: 'CLIENTE', mayKeepConversa: () => true, onForget }
