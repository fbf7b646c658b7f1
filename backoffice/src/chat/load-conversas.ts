import type { LoaderFunctionArgs } from 'react-router'

import { loadSala } from '#sala'
import { requireLugar } from '#shell'

import { readSalas } from './read-salas.ts'
import { readLista } from './visao.ts'

/** The rooms of the supplier, and the one that the address names. */
export async function loadConversas(args: LoaderFunctionArgs) {
  const { url, params } = args
  const { painel, lugar } = await requireLugar(args)
  const { client } = painel
  const { idfornecedor } = lugar
  const lista = readLista(url)
  const busca = (url.searchParams.get('busca') ?? '').trim().slice(0, 100)
  const [salas, sala] = await Promise.all([
    readSalas(client, idfornecedor, lista),
    params.sala === undefined ? null : loadSala(client, { idfornecedor, sala: params.sala, busca }),
  ])
  return { salas, lista, sala, isAberta: params.sala !== undefined, agora: new Date().toISOString() }
}
