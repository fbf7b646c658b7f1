import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

import { readPagina, readQual } from './lista-do-estoque.ts'

/** The first page of a supplier's stock, as the address says; null: it could not be read. */
export async function loadEstoque(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const qual = readQual(args.url)
  if (lugar.papel !== 'fornecedor') return { qual, primeira: null, semDireito: true }
  const resposta = await readPagina(painel.client, lugar.idfornecedor, qual)
  return { qual, primeira: resposta.ok ? resposta.dados : null, semDireito: false }
}
