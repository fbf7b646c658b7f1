import type { LoaderFunctionArgs } from 'react-router'

import { loadSala } from '#sala'
import { requireLugar } from '#shell'

import { readSalas } from './read-salas.ts'
import { readPage, readVisao } from './visao.ts'

/** The rooms of the supplier, and the one that the address names. */
export async function loadConversas(args: LoaderFunctionArgs) {
  const { url, params } = args
  const { painel, lugar } = await requireLugar(args)
  const { client } = painel
  const { idfornecedor } = lugar
  const visao = readVisao(url)
  const page = readPage(url)
  const busca = (url.searchParams.get('busca') ?? '').trim().slice(0, 100)
  const [salas, sala] = await Promise.all([
    readSalas(client, idfornecedor, { visao, page }),
    params.sala === undefined ? null : loadSala(client, { idfornecedor, sala: params.sala, busca }),
  ])
  return { salas, visao, page, sala, isAberta: params.sala !== undefined, agora: new Date().toISOString() }
}
