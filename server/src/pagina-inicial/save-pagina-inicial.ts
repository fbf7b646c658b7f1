import { CHAVE_INICIO, conteudoInicio, type DadosPaginaInicial } from '@vitrine/contract'
import type { z } from 'zod'

import { refuseErros, type Gravada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

import { listFaltantes } from './pagina-inicial.repository.ts'

type Linha = Omit<LinhaDePublicacao<typeof DadosPaginaInicial>, 'idconteudo' | 'chave'>

/** Writes versions of a supplier's home, as `savePublicacoes` says; pictures, products, categories and carousels that they name are there. */
export async function savePaginaInicial(
  tx: Transaction,
  quem: Quem,
  linhas: readonly Linha[],
): Promise<Gravada[]> {
  const { idfornecedor } = quem
  const gravadas = await savePublicacoes(
    tx,
    quem,
    conteudoInicio,
    // One piece for each supplier: its id is the supplier's own.
    linhas.map((linha) => ({ ...linha, idconteudo: idfornecedor, chave: CHAVE_INICIO })),
  )
  for (const [linha, { dados }] of linhas.entries()) {
    const lida = conteudoInicio.dados.safeParse(dados)
    if (lida.success)
      refuseErros(conteudoInicio.nome, await listErros(tx, idfornecedor, { linha, ...lida.data }))
  }
  return gravadas
}

async function listErros(
  tx: Transaction,
  idfornecedor: string,
  { linha, secoes }: { linha: number } & z.output<typeof DadosPaginaInicial>,
) {
  const faltam = await listFaltantes(tx, idfornecedor, secoes)
  return secoes.flatMap((secao, i) => {
    const texto = JSON.stringify(secao)
    const erros = faltam.filter(({ nome }) => texto.includes(`"${nome}"`))
    return erros.map(({ erro }) => ({ linha, campo: `dados.secoes.${i}`, erro }))
  })
}
