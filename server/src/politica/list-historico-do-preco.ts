import type { MudancaRegistrada } from '@vitrine/contract'

import type { Db } from '#infra'
import { listMudancasDeUm } from '#registro'

/** So many changes are looked back at. */
const MAXIMO = 50

/** Columns of a product that a price is made of. */
const precos: ReadonlySet<string> = new Set([
  'preco',
  'precooferta',
  'precovendaatacado',
  'minvendaatacado',
  'desconto_progressivo',
  'tabelas_de_preco',
  'custo',
  'precominimo',
])

/** What became of the prices of a product, the newest first; how it began too. */
export async function listHistoricoDoPreco(
  db: Db,
  loja: { idfornecedor: string; fuso: string },
  idcadastroextraproduto: string,
): Promise<MudancaRegistrada[]> {
  const mudancas = await listMudancasDeUm(db, loja, {
    cadastro: 'produto',
    id: idcadastroextraproduto,
    limit: MAXIMO,
  })
  return mudancas
    .filter(({ antes }) => antes === null || Object.keys(antes).some((coluna) => precos.has(coluna)))
    .map(({ mudanca }) => mudanca)
}
