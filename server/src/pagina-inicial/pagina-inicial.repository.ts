import type { Secao } from '@vitrine/contract'

import type { Transaction } from '#infra'

export interface Faltante {
  /** The id, hash or slug as the section names it. */
  nome: string
  erro: string
}

/** What sections name and the supplier does not have: one statement. */
export async function listFaltantes(
  tx: Transaction,
  idfornecedor: string,
  secoes: readonly Secao[],
): Promise<Faltante[]> {
  const { hashes, categorias, produtos, carrosseis } = listNomeados(secoes)
  return tx<Faltante[]>`
    select h as nome, 'Uma das imagens não foi enviada.' as erro from unnest(${hashes}::text[]) h
    where not exists (select from imagem where hash = h)
    union all
    select c, 'Uma das categorias não existe nesta loja.' from unnest(${categorias}::text[]) c
    where not exists (select from categoria where idfornecedor = ${idfornecedor} and slug = c)
    union all
    select p::text, 'Um dos produtos não existe nesta loja.' from unnest(${produtos}::uuid[]) p
    where not exists (select from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = p)
    union all
    select k::text, 'Um dos carrosséis não existe nesta loja.' from unnest(${carrosseis}::uuid[]) k
    where not exists (select from publicacao where idfornecedor = ${idfornecedor} and tipo = 'CARROSSEL' and idconteudo = k)`
}

function listNomeados(secoes: readonly Secao[]) {
  const nomes = {
    hashes: [] as string[],
    categorias: [] as string[],
    produtos: [] as string[],
    carrosseis: [] as string[],
  }
  const visit = (valor: unknown): void => {
    if (Array.isArray(valor)) return valor.forEach(visit)
    if (typeof valor !== 'object' || valor === null) return undefined
    for (const [campo, parte] of Object.entries(valor)) {
      if (typeof parte !== 'string') visit(parte)
      else if (campo === 'hash') nomes.hashes.push(parte)
      else if (campo === 'categ') nomes.categorias.push(parte)
      else if (campo === 'idcarrossel') nomes.carrosseis.push(parte)
    }
    if ('tipo' in valor && 'id' in valor && valor.tipo === 'PRODUTO') nomes.produtos.push(String(valor.id))
    return undefined
  }
  visit(secoes)
  nomes.produtos.push(...secoes.flatMap((secao) => (secao.tipo === 'HISTORIA' ? secao.produtos : [])))
  return nomes
}
