import { listCaminhos } from '@vitrine/rules/importacao'

import { listNomesDaArvore } from '#categoria'
import type { Db } from '#infra'

/** Paths of the categories of a supplier by their ids, and back. */
export interface Categorias {
  caminhos: ReadonlyMap<string, string>
  ids: ReadonlyMap<string, string>
}

export async function readCategorias(db: Db, idfornecedor: string): Promise<Categorias> {
  const caminhos = listCaminhos(await listNomesDaArvore(db, idfornecedor))
  return { caminhos, ids: new Map([...caminhos].map(([id, caminho]) => [caminho, id])) }
}
