import { useMemo, useState } from 'react'

import { PAINEL } from '#shell'

import { chooseColunas, COOKIE_DAS_COLUNAS, readEscondidas, type ColunaOpcional } from './colunas.ts'

const YEAR_SECONDS = 31_536_000

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
    if (doFiltro) return
    // What somebody asked for by a button is necessary: no consent is asked (LGPD art. 7).
    document.cookie = `${COOKIE_DAS_COLUNAS}=${novas}; Path=${PAINEL}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
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
