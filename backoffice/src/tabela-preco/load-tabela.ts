import type { LoaderFunctionArgs } from 'react-router'

import type { Calls, Query, Response } from '@vitrine/contract'

import { readDados, type DadosLidos } from '#politica'
import { requireLugar } from '#shell'

type Chamada = Calls['GET /painel/v1/{idfornecedor}/precos/tabela']

/** Who buys what, how and when, as the address says it: '' restricts nothing. */
export interface Quem {
  busca: string
  categoria: string
  grupo: string
  forma: string
  entrega: '' | 'DELIVERY' | 'RETIRADA'
  canal: 'WEB' | 'MANUAL'
  dia: string
}

export type PaginaDaTabela = Response<Chamada>

interface Carregado {
  quem: Quem
  /** Null: it could not be read. */
  dados: (DadosLidos & { pagina: PaginaDaTabela }) | null
  semDireito: boolean
}

/** What products cost whom, its first page, and what policies are made of. */
export async function loadTabela(args: LoaderFunctionArgs): Promise<Carregado> {
  const { painel, lugar } = await requireLugar(args)
  const quem = readQuem(args.url)
  if (lugar.papel !== 'fornecedor') return { quem, dados: null, semDireito: true }
  const { idfornecedor } = lugar
  const [pagina, dados] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/precos/tabela', {
      params: { idfornecedor },
      query: toQuery(quem),
    }),
    readDados(painel.client, idfornecedor),
  ])
  return { quem, dados: pagina.ok && dados ? { ...dados, pagina: pagina.dados } : null, semDireito: false }
}

function readQuem({ searchParams }: URL): Quem {
  const textoOf = (nome: string, max: number) => (searchParams.get(nome) ?? '').trim().slice(0, max)
  const idOf = (nome: string) => (/^[0-9a-f-]{36}$/.test(textoOf(nome, 36)) ? textoOf(nome, 36) : '')
  const entrega = textoOf('entrega', 8)
  return {
    busca: textoOf('busca', 100),
    categoria: idOf('categoria'),
    grupo: textoOf('grupo', 40),
    forma: idOf('forma'),
    entrega: entrega === 'DELIVERY' || entrega === 'RETIRADA' ? entrega : '',
    canal: textoOf('canal', 6) === 'MANUAL' ? 'MANUAL' : 'WEB',
    dia: /^\d{4}-\d\d-\d\d$/.test(textoOf('dia', 10)) ? textoOf('dia', 10) : '',
  }
}

/** The same as the call has it. */
export function toQuery({
  busca,
  categoria,
  grupo,
  forma,
  entrega,
  canal,
  dia,
}: Quem): Partial<Query<Chamada>> {
  return {
    sk: busca,
    canalVenda: canal,
    ...(categoria && { categ: categoria }),
    ...(grupo && { grupo }),
    ...(forma && { idformapagto: forma }),
    ...(entrega && { tipoEntrega: entrega }),
    ...(dia && { dia }),
  }
}
