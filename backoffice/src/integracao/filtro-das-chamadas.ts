import type { SituacaoDaChamada } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { DIA_MS } from '@vitrine/rules/data'

/** How far back one looks, with its days. */
export const PERIODOS = { '24h': 1, '7d': 7, '30d': 30 } as const
export type PeriodoDasChamadas = keyof typeof PERIODOS
const PADRAO: PeriodoDasChamadas = '7d'

/** Which calls, as the address says; '': any. */
export interface FiltroDasChamadas {
  chave: string
  chamada: string
  situacao: SituacaoDaChamada | ''
  codigo: string
  periodo: PeriodoDasChamadas
}

const situacoes: readonly SituacaoDaChamada[] = ['ACEITA', 'RECUSADA', 'FALHOU']
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readFiltro({ searchParams }: Pick<URL, 'searchParams'>): FiltroDasChamadas {
  const read = (nome: string, forma: RegExp) => {
    const valor = (searchParams.get(nome) ?? '').trim()
    return forma.test(valor) ? valor : ''
  }
  const situacao = read('situacao', /^[A-Z]+$/)
  const periodo = read('periodo', /^\w+$/)
  return {
    chave: read('chave', ID),
    chamada: read('chamada', /^[A-Z]+ \/.{1,190}$/),
    situacao: situacoes.find((cada) => cada === situacao) ?? '',
    codigo: read('codigo', /^[a-z_]{1,60}$/),
    periodo: Object.hasOwn(PERIODOS, periodo) ? (periodo as PeriodoDasChamadas) : PADRAO,
  }
}

/** Whether the list is narrowed by anything but its time. */
export const isTudo = ({ chave, chamada, situacao, codigo }: FiltroDasChamadas): boolean =>
  [chave, chamada, situacao, codigo].every((valor) => valor === '')

/** When the period begins. */
export const desdeOf = ({ periodo }: Pick<FiltroDasChamadas, 'periodo'>, agora: string): string =>
  new Date(Date.parse(agora) - PERIODOS[periodo] * DIA_MS).toISOString()

/** A page after another, the first after none. */
export function readPagina(
  client: Client,
  idfornecedor: string,
  { filtro, agora, cursor }: { filtro: FiltroDasChamadas; agora: string; cursor?: string },
) {
  const { chave, chamada, situacao, codigo } = filtro
  return client('GET /painel/v1/{idfornecedor}/chaves/chamadas', {
    params: { idfornecedor },
    query: {
      idapikeys: chave || undefined,
      chamada: chamada || undefined,
      situacao: situacao || undefined,
      codigo: codigo || undefined,
      desde: desdeOf(filtro, agora),
      cursor,
    },
  })
}
