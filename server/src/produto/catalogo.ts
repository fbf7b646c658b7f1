import type { Categoria } from '@vitrine/contract'

import { createFindAchados, PalavrasSabidas, type FindAchados } from '#busca'
import { createMarcos, type Marcos } from '#filtro'
import { PorGeracao, type Geracoes, type Notificacoes, type Sql } from '#infra'

import { createCartoes, createEscritos, type CartoesDe, type EscritosDe } from './cartoes.ts'
import { createComprasVivas, type ComprasVivas } from '#compra'
import type { AchadosLembrados } from './lista.repository.ts'
import type { ProdutosVivos } from './produtos-vivos.ts'
import { SemelhantesVivos } from './semelhantes.ts'
import type { SugestaoRow } from './sugestao.repository.ts'

/** What lists, searches and suggestions are read from, and what is remembered of them while no product changes (decisions 0120, 0121). */
export interface Catalogo {
  db: Sql
  produtos: ProdutosVivos
  marcos: Marcos
  achados: PorGeracao<AchadosLembrados>
  sugestoes: PorGeracao<SugestaoRow[]>
  palavras: PalavrasSabidas
  findAchados: FindAchados
  /** Of all segments, by the device that they are shown on: every page of a store begins with them. */
  arvores: PorGeracao<Categoria[]>
  semelhantes: SemelhantesVivos
  compras: ComprasVivas
  cartoesDe: CartoesDe
  escritosDe: EscritosDe
  /** Suppliers of whom a search found so much that hits are not all ranked from then on (decision 0179). */
  vastos: Set<string>
}

interface Deps {
  sql: Sql
  produtos: ProdutosVivos
  geracoes: Geracoes
  notificacoes: Notificacoes
}

const MAX_LISTAS = 500
/** Of some 600 bytes each: ids are those of products in memory. */
const MAX_BUSCAS = 4000
const MAX_SUGESTOES = 1000
const MAX_ARVORES = 500
/** Of all trees together: a category is some 200 bytes. */
const MAX_CATEGORIAS = 20_000

export function createCatalogo({ sql, produtos, geracoes, notificacoes }: Deps): Catalogo {
  const vastos = new Set<string>()
  return {
    db: sql,
    produtos,
    marcos: createMarcos(new PorGeracao(geracoes, notificacoes, MAX_LISTAS)),
    achados: new PorGeracao(geracoes, notificacoes, MAX_BUSCAS),
    sugestoes: new PorGeracao(geracoes, notificacoes, MAX_SUGESTOES),
    palavras: new PalavrasSabidas(geracoes, notificacoes),
    findAchados: createFindAchados(sql, vastos),
    arvores: new PorGeracao(geracoes, notificacoes, {
      max: MAX_ARVORES,
      maxTamanho: MAX_CATEGORIAS,
      tamanhoOf: (arvore) => arvore.reduce((soma, { filhas }) => soma + 1 + filhas.length, 1),
    }),
    semelhantes: new SemelhantesVivos(sql, produtos, geracoes, notificacoes),
    compras: createComprasVivas(sql, notificacoes),
    cartoesDe: createCartoes(),
    escritosDe: createEscritos(),
    vastos,
  }
}
