import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { FornecedorAtende, Localizacao } from '@vitrine/contract'
import { cookies } from '@vitrine/contract/headers'
import type { Local } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

export interface DadosLugar {
  q: string
  tipoEntrega: Local['tipoEntrega']
  /** What the text may mean, when it is more than one place. */
  lugares: Localizacao[]
  /** Null until a place is known. */
  fornecedores: FornecedorAtende[] | null
  mensagem: string | null
}

const YEAR = 31_536_000

/** Where to deliver or pick up: text to places, a place to suppliers; one supplier goes straight to it (§E 1). */
export async function loadLugar({ request, context }: LoaderFunctionArgs): Promise<DadosLugar> {
  const { client } = context.get(paginaContext)
  const search = new URL(request.url).searchParams
  const q = (search.get('q') ?? '').trim()
  const tipoEntrega = search.get('tipo') === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY'
  const vazio: DadosLugar = { q, tipoEntrega, lugares: [], fornecedores: null, mensagem: null }
  if (q.length < 2) return vazio
  const achados = await client('GET /v4/endereco/pesquisar', { query: { q } })
  const lugares = achados.ok ? achados.dados.data : []
  const escolhido = Number(search.get('n') ?? (lugares.length === 1 ? 0 : -1))
  const lugar = lugares[escolhido]
  if (!lugar) {
    return { ...vazio, lugares, mensagem: lugares.length === 0 ? 'Não encontramos esse lugar. Confira o CEP ou escreva a rua e a cidade.' : null }
  }
  const local: Local = {
    tipoEntrega,
    lat: lugar.lat,
    lng: lugar.lng,
    cep: lugar.cep,
    cidade: lugar.cidade,
    uf: lugar.uf,
    textoendereco: lugar.rua || [lugar.bairro, lugar.cidade].filter(Boolean).join(', '),
  }
  const resposta = await client('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { lat: lugar.lat, lng: lugar.lng, tipoEntrega, queryPoligonoDeColeta: tipoEntrega === 'RETIRADA' },
  })
  const headers = { 'set-cookie': `${cookies.local}=${encodeURIComponent(JSON.stringify(local))}; Path=/; Max-Age=${YEAR}; SameSite=Lax` }
  if (!resposta.ok) return { ...vazio, fornecedores: [], mensagem: resposta.falha.error }
  const { fornecedores, mensagem } = resposta.dados
  const [only] = fornecedores
  if (only && fornecedores.length === 1) throw redirect(urls.loja(only.slug), { headers })
  context.get(paginaContext).setCookies.push(headers['set-cookie'])
  return { ...vazio, fornecedores, mensagem }
}
