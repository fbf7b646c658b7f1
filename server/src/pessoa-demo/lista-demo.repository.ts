import { listas } from '@vitrine/demo'
import { toMilesimos } from '@vitrine/rules/dinheiro'

import { asLinhas } from '#coluna'
import type { Db } from '#infra'

import { idDemo } from '#loja-demo'
import { idCliente } from './pessoa-demo.repository.ts'

/** Shopping lists of ana and bar, and those that the stores suggest. */
export async function insertListas(db: Db): Promise<void> {
  await db`insert into lista_compras ${asLinhas(
    db,
    'lista_compras',
    listas.map(({ slug, cliente, nome, motivo = '' }, ordem) => ({
      idlista: idLista(slug, nome),
      idfornecedor: idDemo(slug),
      idcliente: cliente ? idCliente(cliente) : null,
      nome,
      motivo,
      ordem,
    })),
  )}`
  await db`insert into item_lista_compras ${asLinhas(
    db,
    'item_lista_compras',
    listas.flatMap(({ slug, nome, itens }) =>
      itens.map(([sku, quantidade], ordem) => ({
        idlista: idLista(slug, nome),
        idfornecedor: idDemo(slug),
        idcadastroextraproduto: idDemo(slug, sku),
        quantidade: toMilesimos(quantidade),
        ordem,
      })),
    ),
  )}`
}

const idLista = (slug: string, nome: string) => idDemo(slug, 'lista', nome)
