import { aparenciaDaLoja, CHAVE_APARENCIA, type ErroDeLinha } from '@vitrine/contract'

import { refuseErros, type Gravada, type Quem } from '#cadastro'
import { listAusentes } from '#imagem'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

type Linha = LinhaDePublicacao<typeof aparenciaDaLoja.dados>

/**
 * Writes versions of the look of a store, as `savePublicacoes` says: a store has one, whose id is the store's own, and its logo's pictures are there.
 * Whatever colours are chosen, what is drawn of them can be read (`deriveTema`). Errors: `entrada_invalida`.
 */
export async function saveAparencia(
  tx: Transaction,
  quem: Quem,
  linhas: readonly Linha[],
): Promise<Gravada[]> {
  const erros = linhas.flatMap(({ idconteudo, chave }, linha) => [
    ...((idconteudo ?? quem.idfornecedor) === quem.idfornecedor
      ? []
      : [{ linha, campo: 'idconteudo', erro: 'A loja tem uma aparência só, com o id dela.' }]),
    ...((chave ?? CHAVE_APARENCIA) === CHAVE_APARENCIA
      ? []
      : [{ linha, campo: 'chave', erro: `O nome da aparência é “${CHAVE_APARENCIA}”.` }]),
  ])
  refuseErros(aparenciaDaLoja.nome, erros)
  refuseErros(aparenciaDaLoja.nome, await listSemImagem(tx, linhas))
  return savePublicacoes(tx, quem, aparenciaDaLoja, linhas)
}

const lugares = ['claro', 'escuro', 'simbolo'] as const

/** A shop shows no picture that is not there. */
async function listSemImagem(tx: Transaction, linhas: readonly Linha[]): Promise<ErroDeLinha[]> {
  const ditas = linhas.flatMap(({ dados }, linha) => {
    // What is no logo at all its schema refuses.
    const logo = aparenciaDaLoja.dados.shape.logo.safeParse(dados?.logo).data
    return logo ? lugares.map((lugar) => ({ linha, lugar, hash: logo[lugar] })) : []
  })
  const ausentes = await listAusentes(tx, [...new Set(ditas.map(({ hash }) => hash).filter(Boolean))])
  return ditas
    .filter(({ hash }) => ausentes.has(hash))
    .map(({ linha, lugar }) => ({ linha, campo: `dados.logo.${lugar}`, erro: 'Esta imagem não existe.' }))
}
