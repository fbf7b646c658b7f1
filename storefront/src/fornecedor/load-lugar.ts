import type { LoaderFunctionArgs } from 'react-router'

import type { FornecedorAtende, FornecedorVitrine, Imagem, Localizacao } from '@vitrine/contract'
import type { ContextoPagina, Local } from '@vitrine/contract/janela'

import { listLugares } from '#lugar'
import { paginaContext } from '#shell'

import { findFornecedores } from './find-fornecedores.ts'

export interface DadosLugar {
  /** The place chosen before. */
  local: Local | null
  /** Which of the two ways the form starts with. */
  tipoEntrega: Local['tipoEntrega']
  /** What was searched without script. */
  busca: { q: string; lugares: Localizacao[] }
  /** Suppliers of the chosen place, once it was chosen; `mensagem` is the fixed text when there is none. */
  encontrados: { fornecedores: FornecedorAtende[]; mensagem: string | null } | null
  /** Three pictures each; the others are in the window beside the question. */
  lojas: FornecedorVitrine[]
  /** Goods of all stores, for the window beside the question. */
  mosaico: Imagem[]
}

const LOJAS = 8
const FOTOS = 3
const MOSAICO = 9

/** The place chooser of the marketplace (§4 Address flow, ux 1.1, 1.2). */
export async function loadLugar({ request, context }: LoaderFunctionArgs): Promise<DadosLugar> {
  const pagina = context.get(paginaContext)
  const { local } = pagina
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const [lugares, encontrados, lojas] = await Promise.all([
    listLugares(pagina, q),
    searchParams.has('lojas') && local ? findFornecedores(pagina, local) : null,
    listLojas(pagina),
  ])
  const asked = searchParams.get('tipoEntrega') ?? local?.tipoEntrega
  return {
    local,
    tipoEntrega: asked === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY',
    busca: { q, lugares },
    encontrados,
    lojas: lojas.map((loja) => ({ ...loja, imagens: loja.imagens.slice(0, FOTOS) })),
    mosaico: interleave(lojas.map(({ imagens }) => imagens.slice(FOTOS))).slice(0, MOSAICO),
  }
}

/** Stores open to everybody, as the server knows them; none when it does not answer: the question above still works. */
async function listLojas({ client }: ContextoPagina): Promise<FornecedorVitrine[]> {
  const resposta = await client('GET /v4/fornecedor/vitrine', { query: { limit: LOJAS } })
  return resposta.ok ? resposta.dados.fornecedores : []
}

/** Takes one product of each store in turn. */
function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
