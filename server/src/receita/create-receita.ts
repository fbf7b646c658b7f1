import type { DadosReceita } from '@vitrine/contract'
import { DIA_MS } from '@vitrine/rules/data'

import { Memoria, type Config } from '#infra'

import { createEmbutida } from './embutida.ts'
import type { Receita } from './receita.ts'
import { createRemota } from './remota.ts'

const MAX_GUARDADAS = 1000

/** The live source of RECEITA_URL, a day in memory; without it the embedded one. */
export function createReceita(
  { receitaUrl, demo }: Pick<Config, 'receitaUrl' | 'demo'>,
  remota: (url: string) => Receita = createRemota,
): Receita {
  const fonte = receitaUrl ? remota(receitaUrl) : createEmbutida({ demo })
  const guardadas = new Memoria<{ dados: DadosReceita | null; ate: number }>(MAX_GUARDADAS)
  return {
    async find(cnpj) {
      const guardada = guardadas.get(cnpj)
      if (guardada && Date.now() < guardada.ate) return guardada.dados
      const dados = await fonte.find(cnpj)
      guardadas.set(cnpj, { dados, ate: Date.now() + DIA_MS })
      return dados
    },
  }
}
