import type { EstadoImportacao, LinhaDaImportacao, TipoLinha } from '@vitrine/contract'
import type { Tone } from '@vitrine/ui'

interface Dito {
  nome: string
  tom?: Tone
}

/** How far an import is, in words. */
export const estadosDitos: Record<EstadoImportacao, Dito> = {
  COLUNAS: { nome: 'Dizer as colunas', tom: 'info' },
  CONFERIDA: { nome: 'Conferir', tom: 'warning' },
  APLICANDO: { nome: 'Aplicando', tom: 'info' },
  APLICADA: { nome: 'Aplicada', tom: 'success' },
  DESFAZENDO: { nome: 'Desfazendo', tom: 'info' },
  DESFEITA: { nome: 'Desfeita' },
}

/** What a row comes to, for one row and for all of its kind. */
export const tiposDitos: Record<TipoLinha, Dito & { todas: string }> = {
  errada: { nome: 'Erro', todas: 'Com erro', tom: 'danger' },
  nova: { nome: 'Nova', todas: 'Novas', tom: 'success' },
  mudada: { nome: 'Muda', todas: 'Mudam', tom: 'warning' },
  apagada: { nome: 'Sai', todas: 'Saem da loja', tom: 'danger' },
  igual: { nome: 'Igual', todas: 'Iguais, ficam como estão' },
}

/** The pill of a row: what was done counts before what was meant. */
export function sayLinha({ tipo, feita }: Pick<LinhaDaImportacao, 'tipo' | 'feita'>): Dito {
  return feita === 'RECUSADA' ? { nome: 'De fora', tom: 'danger' } : tiposDitos[tipo]
}
