import { isRouteErrorResponse, type ClientLoaderFunctionArgs } from 'react-router'

import { mayKeepUsuario } from '#consentimento'
import { bringParte } from '#shell'

import type { DadosPedido, loadPedido } from './load-pedido.ts'

/** Removed at logout: forgetUsuario knows the key (§4 Local persistence). */
const PREFIXO = 'vitrine_usuario_pedido:'
const QUANTOS = 5

interface Guardado {
  /** When it was read, ISO. */
  quando: string
  dados: DadosPedido
}

/** Keeps the last orders that were looked at on this device, for when the store cannot be asked (ux 1.9.4). */
export function keepPedido(dados: DadosPedido, quando = new Date()): void {
  if (!mayKeepUsuario()) return
  try {
    const chave = `${PREFIXO}${dados.pedido.numpedido}`
    localStorage.setItem(chave, JSON.stringify({ quando: quando.toISOString(), dados } satisfies Guardado))
    const outras = listChaves().filter((cada) => cada !== chave)
    for (const velha of outras.slice(0, Math.max(0, outras.length - QUANTOS + 1)))
      localStorage.removeItem(velha)
  } catch {
    // No room, or storage is off: the page works without it.
  }
}

/** An order as it was last read here; null when it never was, or what is there cannot be read. */
export function readGuardado(numpedido: string | undefined): Guardado | null {
  try {
    const guardado: Guardado | null = JSON.parse(localStorage.getItem(`${PREFIXO}${numpedido}`) ?? 'null')
    // Another version of this page kept the day alone.
    const isWhole =
      guardado && typeof guardado.quando === 'string' && guardado.dados.pedido && guardado.dados.hoje.fuso
    return isWhole ? guardado : null
  } catch {
    return null
  }
}

/** The oldest numbers first. */
function listChaves(): string[] {
  return Object.keys(localStorage)
    .filter((chave) => chave.startsWith(PREFIXO))
    .toSorted((a, b) => Number(a.slice(PREFIXO.length)) - Number(b.slice(PREFIXO.length)))
}

/**
 * As `loadPedidoGuardado`, together with the files of parts that stand in sight: one that came later would move what stands below it. A file that does not
 * come is the part's own matter.
 * @param partes what loads those of every order, beside its data
 * @param partesDe what loads those that this order has besides
 */
export function loadPedidoCom(
  partes: readonly LoadParte[],
  partesDe: (pedido: DadosPedido['pedido']) => readonly LoadParte[] = () => [],
) {
  return async (args: ClientLoaderFunctionArgs): Promise<DadosPedido> => {
    const arquivos = bringTodas(partes)
    const dados = await loadPedidoGuardado(args)
    await Promise.all([arquivos, bringTodas(partesDe(dados.pedido))])
    return dados
  }
}

type LoadParte = () => Promise<object>

const bringTodas = (partes: readonly LoadParte[]) => Promise.allSettled(partes.map(bringParte))

/**
 * In the browser: asked of the store, else as it was last seen here, with the moment of that. What the store answers (404, to
 * the login) is an answer; no network and a failure of its own are not.
 */
export async function loadPedidoGuardado({
  serverLoader,
  params,
}: ClientLoaderFunctionArgs): Promise<DadosPedido> {
  try {
    const dados = await serverLoader<typeof loadPedido>()
    keepPedido(dados)
    return dados
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    const guardado = readGuardado(params.numpedido)
    if (!guardado) throw error
    return { ...guardado.dados, desde: guardado.quando }
  }
}
