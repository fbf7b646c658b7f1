import type { CadastroFormaEntrega } from '@vitrine/contract'

import { removeCadastros, saveEmLotes, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroFaixa, toFaixas, type FaixaGuardada } from './cadastro-forma-entrega.ts'

const qualquer = { versao: 'qualquer' } as const

/** Writes the price tables of forms; what is not among them goes. Answers the forms of which something changed. */
export async function saveFaixas(
  tx: Transaction,
  quem: Quem,
  formas: readonly CadastroFormaEntrega[],
  antes: readonly FaixaGuardada[],
): Promise<ReadonlySet<string>> {
  const faixas = formas.flatMap(toFaixas)
  const ficam = new Set(faixas.map(({ idfaixa }) => idfaixa))
  const velhas = antes.filter(({ idfaixa }) => !ficam.has(idfaixa))
  await removeCadastros(
    tx,
    cadastroFaixa,
    quem,
    velhas.map(({ idfaixa }) => ({ idfaixa, ...qualquer })),
  )
  const gravadas = await saveEmLotes(tx, cadastroFaixa, quem, {
    linhas: faixas.map((faixa) => ({ ...faixa, ...qualquer })),
  })
  const mudadas = faixas.filter((_, i) => gravadas[i]?.feito !== 'IGUAL')
  return new Set([...velhas, ...mudadas].map(({ idformaentrega }) => idformaentrega))
}
