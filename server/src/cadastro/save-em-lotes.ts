import type { ColunaDe, Tabela } from '#coluna'
import type { Transaction } from '#infra'

import { CadastroRecusado } from './cadastro-recusado.ts'
import type { Cadastro, ComMotivo, LinhaDoCadastro } from './describe-cadastro.ts'
import type { Quem } from './quem.ts'
import { saveCadastros, type Gravada } from './save-cadastros.ts'

/** Rows in the parameter of one statement, which comes to some megabytes. */
const LOTE = 5000

interface Lotes<L> {
  linhas: readonly L[]
  postoOf?: (linha: L) => number
  /** A posto has statements of its own: what may stand in one row alone goes from one to another. */
  aParte?: boolean
}

/**
 * `saveCadastros` for as many rows as an import brings: a statement for each 5,000, those of the lowest `posto` first (what others name).
 * Answers and refusals are by the place in `linhas`.
 */
export async function saveEmLotes<T extends Tabela, N extends ColunaDe<T>, K extends N>(
  tx: Transaction,
  cadastro: Cadastro<T, N, K>,
  quem: Quem,
  { linhas, postoOf = () => 0, aParte = false }: Lotes<LinhaDoCadastro<Cadastro<T, N, K>> & ComMotivo>,
): Promise<Gravada[]> {
  const fila = linhas
    .map((linha, lugar) => ({ linha, lugar, posto: postoOf(linha) }))
    .sort((a, b) => a.posto - b.posto)
  const gravadas: Gravada[] = Array.from({ length: linhas.length })
  for (let inicio = 0; inicio < fila.length;) {
    const { posto } = fila[inicio] ?? { posto: 0 }
    const lote = fila.slice(inicio, inicio + LOTE).filter((outra) => !aParte || outra.posto === posto)
    inicio += lote.length
    const lugarOf = (linha: number | null) => (linha === null ? null : (lote[linha]?.lugar ?? null))
    try {
      const feitas = await saveCadastros(
        tx,
        cadastro,
        quem,
        lote.map(({ linha }) => linha),
      )
      feitas.forEach((gravada, i) => {
        gravadas[lote[i]?.lugar ?? 0] = gravada
      })
    } catch (error) {
      if (!(error instanceof CadastroRecusado)) throw error
      const recusas = error.recusas.map((recusa) => ({ ...recusa, linha: lugarOf(recusa.linha) }))
      throw new CadastroRecusado(error.cadastro, recusas, error.restricao)
    }
  }
  return gravadas
}
