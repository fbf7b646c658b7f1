import type { ListaDoCatalogo, OrdenacaoDoCatalogo, VistaProduto } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { readEscondidas, type ColunaOpcional } from './colunas.ts'

/** Which products a list shows. */
export const vistas = [
  { id: 'todos', nome: 'Todos', vista: 'TODOS' },
  { id: 'a-venda', nome: 'À venda', vista: 'ATIVOS' },
  { id: 'pausados', nome: 'Pausados', vista: 'INATIVOS' },
  { id: 'sem-foto', nome: 'Sem foto', vista: 'SEM_FOTO' },
  { id: 'sem-preco', nome: 'Sem preço', vista: 'SEM_PRECO' },
  { id: 'em-falta', nome: 'Em falta', vista: 'SEM_ESTOQUE' },
  { id: 'sem-descricao', nome: 'Sem descrição', vista: 'SEM_DESCRICAO' },
  { id: 'sem-embalagem', nome: 'Sem embalagem', vista: 'SEM_EMBALAGEM' },
  { id: 'sem-peso', nome: 'Sem peso', vista: 'SEM_PESO' },
  { id: 'sem-ean', nome: 'Sem EAN', vista: 'SEM_EAN' },
  { id: 'ean-invalido', nome: 'EAN inválido', vista: 'EAN_INVALIDO' },
  { id: 'ean-repetido', nome: 'EAN repetido', vista: 'EAN_REPETIDO' },
  { id: 'nome-maiusculo', nome: 'Nome em maiúsculas', vista: 'NOME_MAIUSCULO' },
] as const satisfies readonly { id: string; nome: string; vista: VistaProduto }[]

export const ordens = [
  { id: 'nome', nome: 'Nome' },
  { id: 'sku', nome: 'Código' },
  { id: 'menor_preco', nome: 'Menor preço' },
  { id: 'maior_preco', nome: 'Maior preço' },
] as const satisfies readonly { id: OrdenacaoDoCatalogo; nome: string }[]

/** The list as its address says. */
export interface QualLista {
  vista: (typeof vistas)[number]['id']
  busca: string
  categoria: string
  ordem: OrdenacaoDoCatalogo
  /** The saved filter that it began with. */
  recorte?: string | undefined
  /** Columns that it is shown without; undefined: as the device has them. */
  sem?: readonly ColunaOpcional[] | undefined
  /** This product and its variants alone. */
  principal?: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readLista({ searchParams }: URL): QualLista {
  const categoria = searchParams.get('categoria') ?? ''
  const recorte = searchParams.get('recorte') ?? ''
  const sem = searchParams.get('sem')
  return {
    vista: vistas.find(({ id }) => id === searchParams.get('vista'))?.id ?? 'todos',
    busca: (searchParams.get('busca') ?? '').trim().slice(0, 100),
    categoria: UUID.test(categoria) ? categoria : '',
    ordem: ordens.find(({ id }) => id === searchParams.get('ordem'))?.id ?? 'nome',
    recorte: UUID.test(recorte) ? recorte : undefined,
    sem: sem === null ? undefined : [...readEscondidas(sem)],
  }
}

/** What of a list its address has to say: never nothing, which is the list as a person has it opened. */
export const toEndereco = ({ vista, busca, categoria, ordem, recorte, sem }: QualLista) => ({
  vista,
  busca,
  categoria,
  ordem: ordem === 'nome' ? undefined : ordem,
  recorte,
  // An address has no empty words.
  sem: sem && (sem.join('.') || 'nada'),
})

/** A page after another, the first after none. */
export function readPagina(
  client: Client,
  idfornecedor: string,
  {
    vista: id,
    busca,
    categoria,
    ordem,
    principal,
    cursor,
    limit,
  }: QualLista & { cursor?: string; limit?: number },
) {
  return client('GET /painel/v1/{idfornecedor}/produtos', {
    params: { idfornecedor },
    query: {
      vista: vistas.find((cada) => cada.id === id)?.vista,
      sk: busca,
      categ: categoria || undefined,
      ordenacao: ordem,
      principal,
      cursor,
      limit,
    },
  })
}

/** The first page, which tells all numbers. */
export type PrimeiraPagina = ListaDoCatalogo
