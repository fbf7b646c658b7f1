import { cartasDaLoja } from '@vitrine/contract'

import { refuseErros, type Gravada, type Quem } from '#cadastro'
import { explainEscrita, modeloOf } from '#correio'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

/**
 * Writes versions of letters in a store's words, as `savePublicacoes` says. Errors: `entrada_invalida` for the name of no letter, for a part
 * that the letter does not have, and without one that it cannot do without.
 */
export async function saveCartas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDePublicacao<typeof cartasDaLoja.dados>[],
): Promise<Gravada[]> {
  const erros = linhas.flatMap(({ chave, dados }, linha) => explain(chave, dados, linha))
  refuseErros(cartasDaLoja.nome, erros)
  return savePublicacoes(tx, quem, cartasDaLoja, linhas)
}

function explain(chave: string | undefined, dados: unknown, linha: number) {
  if (chave === undefined) return []
  const modelo = modeloOf(chave)
  if (!modelo) return [{ linha, campo: 'chave', erro: 'Não existe esta carta.' }]
  // What has another shape is refused by the schema, at its field.
  const lida = cartasDaLoja.dados.safeParse(dados)
  if (!lida.success) return []
  return Object.entries(explainEscrita(modelo, lida.data)).map(([campo, erro]) => ({
    linha,
    campo: `dados.${campo}`,
    erro,
  }))
}
