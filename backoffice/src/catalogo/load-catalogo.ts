import { redirect, type LoaderFunctionArgs } from 'react-router'

import type { Recorte } from '@vitrine/contract'

import { requireLugar, urlsPainel } from '#shell'

import { pickColunas } from './colunas.ts'
import { readLista, readPagina, toEndereco, type PrimeiraPagina, type QualLista } from './lista.ts'
import { toLista } from './recorte-da-lista.ts'

interface Carregado {
  qual: QualLista
  /** Null: it could not be read. */
  primeira: PrimeiraPagina | null
  /** Saved filters; null: they could not be read. */
  recortes: Recorte[] | null
  /** Columns that are left out on this device, as it keeps them. */
  escondidas: string
  semDireito: boolean
}

/** The first page of a supplier's products, as the address says; one that says nothing leads to the saved filter that the person has the list opened with. */
export async function loadCatalogo(args: LoaderFunctionArgs): Promise<Carregado> {
  const { painel, lugar } = await requireLugar(args)
  const qual = readLista(args.url)
  const escondidas = pickColunas(args.request.headers.get('cookie') ?? '')
  if (lugar.papel !== 'fornecedor')
    return { qual, primeira: null, recortes: null, escondidas, semDireito: true }
  const [resposta, lidos] = await Promise.all([
    readPagina(painel.client, lugar.idfornecedor, qual),
    painel.client('GET /painel/v1/{idfornecedor}/recortes', { params: { idfornecedor: lugar.idfornecedor } }),
  ])
  const recortes = lidos.ok ? lidos.dados.data : null
  const padrao = args.url.search === '' && recortes?.find((cada) => cada.padrao)
  if (padrao) throw redirect(urlsPainel.produtos(lugar.slug, toEndereco(toLista(padrao, padrao.idrecorte))))
  return { qual, primeira: resposta.ok ? resposta.dados : null, recortes, escondidas, semDireito: false }
}
