import type { Client } from '@vitrine/contract/client'

/** Which changes, as the address says. */
export interface Filtro {
  /** Kind of record; '': all. */
  tipo: string
  quem: string
  /** Days 'YYYY-MM-DD', both included. */
  de: string
  ate: string
}

const DIA = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export function readFiltro({ searchParams }: Pick<URL, 'searchParams'>): Filtro {
  const read = (nome: string, forma: RegExp) => {
    const valor = searchParams.get(nome) ?? ''
    return forma.test(valor) ? valor : ''
  }
  return {
    tipo: read('tipo', /^[a-z_]{1,40}$/),
    quem: read('quem', /^[0-9a-z-]{1,40}$/),
    de: readDia(read('de', DIA)),
    ate: readDia(read('ate', DIA)),
  }
}

/** '2026-02-30' is no day. */
function readDia(dia: string): string {
  const instante = new Date(`${dia}T00:00:00Z`)
  return !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(dia) ? dia : ''
}

export const isTudo = (filtro: Filtro): boolean => Object.values(filtro).every((valor) => valor === '')

/** A page after another, the first after none. */
export function readPagina(
  client: Client,
  idfornecedor: string,
  { tipo, quem, de, ate, cursor }: Filtro & { cursor?: string },
) {
  return client('GET /painel/v1/{idfornecedor}/registro', {
    params: { idfornecedor },
    query: {
      cadastro: tipo || undefined,
      quem: quem || undefined,
      desde: de || undefined,
      ate: ate || undefined,
      cursor,
    },
  })
}
