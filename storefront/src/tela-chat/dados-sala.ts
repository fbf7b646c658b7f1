import type { HistoricoChat } from '@vitrine/contract'

import type { loadSala } from './load-sala.ts'

/** What a room was loaded with, once it could be read. */
export type DadosSala = Omit<Awaited<ReturnType<typeof loadSala>>, 'historico'> & { historico: HistoricoChat }
