import { useMemo } from 'react'

import { createLembrado } from '#shell'

import { chooseColunas, readEscondidas, type Coluna } from './colunas.ts'

const lembradas = createLembrado('vitrine_painel_colunas_produtos')

/** Columns of the list of products that somebody wants to see on this device, and a way to change that. */
export function useColunas() {
  const guardadas = lembradas.use()
  const escondidas = useMemo(() => readEscondidas(guardadas), [guardadas])
  const colunas = useMemo(() => chooseColunas(escondidas), [escondidas])
  return {
    colunas,
    escondidas,
    toggle(coluna: Coluna) {
      const novas = new Set(escondidas)
      if (!novas.delete(coluna)) novas.add(coluna)
      lembradas.write([...novas].join(','))
    },
    showTodas: () => lembradas.write(''),
  }
}
