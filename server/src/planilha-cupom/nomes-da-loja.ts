import { listCaminhos, splitLista } from '@vitrine/rules/importacao'
import { foldTexto } from '@vitrine/rules/texto'

import { listNomesDaArvore } from '#categoria'
import type { Db } from '#infra'

import { listFormas, listSkus, type CupomDaPlanilha } from './cupom-da-planilha.repository.ts'

/** Names in cells and the ids that they stand for. */
interface Nomes {
  nomes: ReadonlyMap<string, string>
  /** Null: several have this name. */
  ids: ReadonlyMap<string, string | null>
}

/** What coupons name of a store. */
export interface NomesDaLoja {
  categorias: Nomes
  formas: Nomes
  /** Of the products that coupons or cells have named so far. */
  produtos: { nomes: Map<string, string>; ids: Map<string, string | null> }
}

export async function readNomes(db: Db, idfornecedor: string): Promise<NomesDaLoja> {
  const [arvore, formas] = await Promise.all([
    listNomesDaArvore(db, idfornecedor),
    listFormas(db, idfornecedor),
  ])
  return {
    categorias: toNomes([...listCaminhos(arvore)].map(([id, nome]) => ({ id, nome }))),
    formas: toNomes(formas),
    produtos: { nomes: new Map(), ids: new Map() },
  }
}

function toNomes(lista: readonly { id: string; nome: string }[]): Nomes {
  const ids = new Map<string, string | null>()
  for (const { id, nome } of lista) ids.set(foldTexto(nome), ids.has(foldTexto(nome)) ? null : id)
  return { nomes: new Map(lista.map(({ id, nome }) => [id, nome])), ids }
}

/** Learns which products these coupons and cells name. */
export async function learnProdutos(
  db: Db,
  { idfornecedor, loja: { produtos } }: { idfornecedor: string; loja: NomesDaLoja },
  { cupons, celulas }: { cupons: readonly CupomDaPlanilha[]; celulas: readonly string[] },
): Promise<void> {
  const ids = new Set(cupons.flatMap(({ cupom }) => cupom.alvo.produtos ?? []))
  const skus = new Set(celulas.flatMap((celula) => splitLista(celula)))
  const achados = await listSkus(db, idfornecedor, {
    ids: [...ids].filter((id) => !produtos.nomes.has(id)),
    skus: [...skus].filter((sku) => !produtos.ids.has(sku)),
  })
  for (const { id, sku } of achados) {
    produtos.nomes.set(id, sku)
    produtos.ids.set(sku, id)
  }
}
