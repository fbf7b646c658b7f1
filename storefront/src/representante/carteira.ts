import type { ClienteRepresentado } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { isNaRota } from '@vitrine/rules/rota'
import { foldTexto } from '@vitrine/rules/texto'

import { DIAS_PARADO } from './filtro.ts'
import type { FiltroClientes } from './filtro.ts'

/** What the device keeps of a representative's clientes, for where there is no connection (ux 1.28.2). */
export interface Carteira {
  /** idusuario of whose they are. */
  dono: string
  /** The zone of the store's clock; not there before all were read. */
  fuso?: string
  /** When all were read, as ISO text. */
  em: string
  clientes: ClienteRepresentado[]
  /** Ids of those entered lately, the last one first. */
  ultimos: string[]
}

const MAX_ULTIMOS = 5
const MAX_CLIENTES = 500
const POR_CHAMADA = 50
const VALE_MS = 15 * 60_000

const chaveOf = (slug: string) => `vitrine_usuario_carteira:${slug}`

/** What is kept; null for another representative's, or a text of another shape. */
export function readCarteira(slug: string, dono?: string): Carteira | null {
  try {
    const carteira = JSON.parse(localStorage.getItem(chaveOf(slug)) ?? 'null') as Carteira | null // written by keep
    if (!carteira || !Array.isArray(carteira.clientes) || !Array.isArray(carteira.ultimos)) return null
    return dono === undefined || carteira.dono === dono ? carteira : null
  } catch {
    return null
  }
}

/** Those entered lately, the last one first. */
export function listUltimos(carteira: Carteira | null): ClienteRepresentado[] {
  const byId = new Map(carteira?.clientes.map((cliente) => [cliente.idcliente, cliente]))
  return carteira?.ultimos.flatMap((id) => byId.get(id) ?? []) ?? []
}

/** Somebody is sold to: the first of the last five from now on. */
export function keepUltimo(slug: string, dono: string, cliente: ClienteRepresentado): void {
  const carteira = readCarteira(slug, dono) ?? { em: '', clientes: [], ultimos: [] }
  const { clientes, ultimos } = carteira
  const { idcliente } = cliente
  keep(slug, {
    ...carteira,
    dono,
    clientes: clientes.some((each) => each.idcliente === idcliente) ? clientes : [...clientes, cliente],
    ultimos: [idcliente, ...ultimos.filter((id) => id !== idcliente)].slice(0, MAX_ULTIMOS),
  })
}

/** Reads all clientes and keeps them, unless that was done a moment ago; whatever fails leaves what is kept. */
export async function syncCarteira(
  client: Client,
  slug: string,
  { a, b, fuso }: { a: string; b: string; fuso: string },
  agora = Date.now(),
): Promise<void> {
  const kept = readCarteira(slug, b)
  if (kept && agora - Date.parse(kept.em) < VALE_MS) return
  const clientes: ClienteRepresentado[] = []
  for (let total = 1; clientes.length < Math.min(total, MAX_CLIENTES);) {
    const resposta = await client('GET /v4/representante/{a}/{b}', {
      params: { a, b },
      query: { limit: POR_CHAMADA, offset: clientes.length },
    })
    if (!resposta.ok) return
    clientes.push(...resposta.dados.data)
    total = resposta.dados.data.length > 0 ? resposta.dados.totalItems : 0
  }
  const ultimos = readCarteira(slug, b)?.ultimos ?? []
  keep(slug, { dono: b, fuso, em: new Date(agora).toISOString(), clientes, ultimos })
}

/** The kept clientes that a filter lets through, as the server would on `hoje` ('YYYY-MM-DD'). */
export function filterCarteira(
  { clientes }: Pick<Carteira, 'clientes'>,
  { busca, parados, abertos, rota }: FiltroClientes,
  hoje: string,
): ClienteRepresentado[] {
  const texto = foldTexto(busca).trim()
  const digitos = busca.replaceAll(/\D/g, '')
  return clientes.filter((cliente) => {
    const { nome, razaosocial, cod_erp, documento, ultimopedido, carrinho, tags } = cliente
    const isFound =
      foldTexto(`${nome} ${razaosocial} ${cod_erp}`).includes(texto) ||
      (digitos !== '' && documento.replaceAll(/\D/g, '').startsWith(digitos))
    const isParado = !ultimopedido || ultimopedido.dias >= DIAS_PARADO
    return (
      isFound && (!parados || isParado) && (!abertos || carrinho !== null) && (!rota || isNaRota(tags, hoje))
    )
  })
}

function keep(slug: string, carteira: Carteira): void {
  try {
    localStorage.setItem(chaveOf(slug), JSON.stringify(carteira))
  } catch {
    // A device without room keeps no list: without a connection nothing is shown.
  }
}
