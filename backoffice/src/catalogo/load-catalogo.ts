import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

import { readLista, readPagina, type PrimeiraPagina, type QualLista } from './lista.ts'

interface Carregado {
  qual: QualLista
  /** Null: it could not be read. */
  primeira: PrimeiraPagina | null
  semDireito: boolean
}

/** The first page of a supplier's products, as the address says. */
export async function loadCatalogo(args: LoaderFunctionArgs): Promise<Carregado> {
  const { painel, lugar } = await requireLugar(args)
  const qual = readLista(args.url)
  if (lugar.papel !== 'fornecedor') return { qual, primeira: null, semDireito: true }
  const resposta = await readPagina(painel.client, lugar.idfornecedor, qual)
  return { qual, primeira: resposta.ok ? resposta.dados : null, semDireito: false }
}
