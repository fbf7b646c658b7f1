import { useMemo, useState } from 'react'

import { keepEscolha } from '#shell'

import { chooseColunas, COOKIE_DAS_COLUNAS, readEscondidas, type ColunaOpcional } from './colunas.ts'

/**
 * Columns of the list of products that are shown, and a way to change that: those of the saved filter that the list was opened with (`doFiltro`), until
 * it is saved anew, else those that somebody wants to see on this device, as the server drew them (`guardadas`).
 */
export function useColunas(guardadas: string, doFiltro: readonly ColunaOpcional[] | undefined) {
  const [texto, setTexto] = useState(doFiltro ? doFiltro.join('.') : guardadas)
  const escondidas = useMemo(() => readEscondidas(texto), [texto])
  const colunas = useMemo(() => chooseColunas(escondidas), [escondidas])
  function write(novas: string) {
    setTexto(novas)
    if (!doFiltro) keepEscolha(COOKIE_DAS_COLUNAS, novas)
  }
  return {
    colunas,
    escondidas,
    toggle(coluna: ColunaOpcional) {
      const novas = new Set(escondidas)
      if (!novas.delete(coluna)) novas.add(coluna)
      write([...novas].join('.'))
    },
    showTodas: () => write(''),
  }
}
