import type { LoaderFunctionArgs } from 'react-router'

import type { Fornecedor, FornecedorAtende, Imagem, Localizacao } from '@vitrine/contract'
import type { ContextoPagina, Local } from '@vitrine/contract/janela'

import { listLugares } from '#endereco'
import { paginaContext } from '#shell'

import { findFornecedores } from './find-fornecedores.ts'

/** A store in the window of the marketplace. */
export interface LojaVitrine {
  slug: string
  nome: string
  segmento: string
  descricao: string
  logo: string
  logoRatio: number
  entrega: boolean
  retirada: boolean
  imagens: Imagem[]
}

export interface DadosLugar {
  /** The place chosen before. */
  local: Local | null
  /** Which of the two ways the form starts with. */
  tipoEntrega: Local['tipoEntrega']
  /** What was searched without script. */
  busca: { q: string; lugares: Localizacao[] }
  /** Suppliers of the chosen place, once it was chosen; `mensagem` is the fixed text when there is none. */
  encontrados: { fornecedores: FornecedorAtende[]; mensagem: string | null } | null
  lojas: LojaVitrine[]
  /** Goods of all stores, for the window beside the question. */
  mosaico: Imagem[]
}

const slugsDemo = ['emporio', 'atacado', 'obra', 'cervejaria']
const FOTOS = 3
const MOSAICO = 9
const PRODUTOS = 40

type LojaComMosaico = LojaVitrine & { mosaico: Imagem[] }

/** The place chooser of the marketplace (§4 Address flow, ux 1.1, 1.2). */
export async function loadLugar({ request, context }: LoaderFunctionArgs): Promise<DadosLugar> {
  const pagina = context.get(paginaContext)
  const { local } = pagina
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const [lugares, encontrados, lojas] = await Promise.all([
    listLugares(pagina, q),
    searchParams.has('lojas') && local ? findFornecedores(pagina, local) : null,
    pagina.janela.demo ? listLojasDemo(pagina) : [],
  ])
  const asked = searchParams.get('tipoEntrega') ?? local?.tipoEntrega
  return {
    local,
    tipoEntrega: asked === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY',
    busca: { q, lugares },
    encontrados,
    lojas: lojas.map(({ mosaico: _mosaico, ...loja }) => loja),
    mosaico: interleave(lojas.map(({ mosaico }) => mosaico)).slice(0, MOSAICO),
  }
}

/** The demo's four stores with a few of their goods; one that is missing is left out. */
async function listLojasDemo(pagina: ContextoPagina): Promise<LojaComMosaico[]> {
  const lojas = await Promise.all(slugsDemo.map((slug) => loadLojaVitrine(pagina, slug)))
  return lojas.filter((loja) => loja !== null)
}

async function loadLojaVitrine({ client }: ContextoPagina, slug: string): Promise<LojaComMosaico | null> {
  const [config, produtos] = await Promise.all([
    client('GET /v2/app/{session_token}/configuracao/fornecedor', {
      params: { session_token: 'token' },
      query: { idfornecedor: slug },
    }),
    client('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: slug, x: '0' },
      query: { limit: PRODUTOS },
    }),
  ])
  if (!config.ok) return null
  const imagens = produtos.ok ? produtos.dados.data.flatMap(({ imagem }) => imagem ?? []) : []
  return toLojaVitrine(config.dados, imagens)
}

function toLojaVitrine(
  { slug, nome, segmentos, tags, config }: Fornecedor,
  imagens: Imagem[],
): LojaComMosaico {
  // Neighbours in a list look alike: pictures far apart show more of the store.
  const step = Math.max(1, Math.floor(imagens.length / (FOTOS * 2)))
  const variadas = imagens.filter((_, index) => index % step === 0)
  return {
    slug,
    nome,
    segmento: segmentos[0]?.nome ?? '',
    descricao: config.seo.description,
    logo: config.tema.logo.claro,
    logoRatio: config.tema.entradas.logoRatio,
    entrega: tags.includes('has-delivery'),
    retirada: tags.includes('has-collect'),
    imagens: variadas.slice(0, FOTOS),
    mosaico: variadas.slice(FOTOS),
  }
}

/** One of each in turn. */
function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
