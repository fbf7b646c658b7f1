import { CHAVE_NAVEGACAO, navegacaoDaLoja } from '@vitrine/contract'

import { refuseErros, type Gravada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

/**
 * Writes versions of menu and footer columns, as `savePublicacoes` says: a store has one piece of them, whose id is the store's own. Errors:
 * `entrada_invalida`.
 */
export async function saveNavegacao(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDePublicacao<typeof navegacaoDaLoja.dados>[],
): Promise<Gravada[]> {
  const erros = linhas.flatMap(({ idconteudo, chave }, linha) => [
    ...((idconteudo ?? quem.idfornecedor) === quem.idfornecedor
      ? []
      : [{ linha, campo: 'idconteudo', erro: 'A loja tem um menu só, com o id dela.' }]),
    ...((chave ?? CHAVE_NAVEGACAO) === CHAVE_NAVEGACAO
      ? []
      : [{ linha, campo: 'chave', erro: `O nome do menu é “${CHAVE_NAVEGACAO}”.` }]),
  ])
  refuseErros(navegacaoDaLoja.nome, erros)
  return savePublicacoes(tx, quem, navegacaoDaLoja, linhas)
}
