import { useEffect, useState } from 'react'

import type { Localizacao } from '@vitrine/contract'
import { isCep, normalizeCep } from '@vitrine/rules/documento'

import { api } from '#shell'

const DEBOUNCE_MS = 400
const MIN_TEXTO = 3

export interface BuscaLugar {
  lugares: Localizacao[]
  /** The text that `lugares` answers; '' before the first answer. */
  respondida: string
  isBusy: boolean
  /** The search itself did not answer. */
  falhou: boolean
}

/** Places for what is typed: eight digits at once, free text after a pause; older requests are dropped (ux 1.2.1). */
export function useBuscaLugar(texto: string, inicial: { q: string; lugares: Localizacao[] }): BuscaLugar {
  const [answer, setAnswer] = useState({ lugares: inicial.lugares, respondida: inicial.q, falhou: false })
  const wanted = texto.trim()
  const isAsking = wanted.length >= MIN_TEXTO && !isHalfCep(wanted)
  const isKnown = wanted === answer.respondida
  useEffect(() => {
    if (!isAsking || isKnown) return
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const found = await search(wanted, abort.signal)
          setAnswer({ lugares: found ?? [], respondida: wanted, falhou: found === null })
        } catch {
          // Aborted: a newer text is on its way.
        }
      },
      isCep(wanted) ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, isAsking, isKnown])
  if (!isAsking) return { lugares: [], respondida: '', isBusy: false, falhou: false }
  return { ...answer, lugares: isKnown ? answer.lugares : [], isBusy: !isKnown }
}

/** Places for a text; null when the search does not answer. */
export async function search(q: string, signal?: AbortSignal): Promise<Localizacao[] | null> {
  const resposta = await api('GET /v4/endereco/pesquisar', { params: {}, query: { q } }, signal && { signal })
  return resposta.ok ? resposta.dados.data : null
}

/** The place at a point of the map; one without a name where nobody knows one (§2 Address search). Throws when aborted. */
export async function nameOfPonto(
  ponto: { lat: number; lng: number },
  signal?: AbortSignal,
  semNome = 'Lugar escolhido no mapa',
): Promise<Localizacao> {
  const resposta = await api('GET /v4/endereco/pesquisar', { params: {}, query: ponto }, signal && { signal })
  const [lugar] = resposta.ok ? resposta.dados.data : []
  if (lugar) return { ...lugar, ...ponto }
  const vazio = { cep: '', rua: '', bairro: semNome, cidade: '', uf: '', pais: 'Brasil' }
  return { ...vazio, textoendereco: semNome, ...ponto }
}

/** Eight digits that cannot be a CEP: the server is not asked. */
export function isCepFalso(texto: string): boolean {
  return /^\d{8}$/.test(normalizeCep(texto.trim())) && !isCep(texto.trim())
}

/** Digits alone that are not a CEP: it is not finished, or no such CEP exists. */
function isHalfCep(texto: string): boolean {
  return /^[\d.\-\s]+$/.test(texto) && !isCep(texto)
}
