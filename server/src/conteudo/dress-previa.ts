import { aparenciaDaLoja, navegacaoDaLoja, type TipoComPrevia } from '@vitrine/contract'

import type { DressPrevia } from '#acesso'
import { dressFornecedor, type Roupa } from '#fornecedor'
import type { Db } from '#infra'

import { findPrevia } from './previa.repository.ts'
import { findEscrita } from './show-previa.ts'

/**
 * A store as a link of its panel shows it: with the drafts of its look and of what leads through it that were chosen, and the group of customers that
 * it is looked at as. The store that everybody else sees is not touched. Null: the link is none of this store, or over.
 */
export function createDressPrevia(db: Db): DressPrevia {
  return async (fornecedor, codigo) => {
    const { idfornecedor } = fornecedor
    const previa = await findPrevia(db, idfornecedor, codigo)
    if (!previa) return null
    const read = async (tipo: TipoComPrevia) =>
      previa.rascunhos.includes(tipo)
        ? (await findEscrita(db, idfornecedor, { tipo, idconteudo: idfornecedor }))?.dados
        : undefined
    const [aparencia, navegacao] = [await read('APARENCIA'), await read('NAVEGACAO')]
    const roupa: Roupa = {
      tema: aparenciaDaLoja.dados.safeParse(aparencia).data,
      navegacao: navegacaoDaLoja.dados.safeParse(navegacao).data,
    }
    return { fornecedor: dressFornecedor(fornecedor, roupa), grupo: previa.grupo }
  }
}
