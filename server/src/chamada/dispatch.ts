import { z } from 'zod'

import { calls, headers, type Call, type CallKey, type Calls, type Response } from '@vitrine/contract'

import { checkAcesso, checkChave, checkVisao, type ContextoComprador } from '#acesso'
import { codeOf, runFor } from '#infra'

import type { Handlers, Requisicao } from './handlers.ts'
import type { LimiteDeChamadas } from './limit-chamadas.ts'
import { toFalha } from './to-falha.ts'
import { validateInput } from './validate.ts'

export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** What a request names that its context is made for. */
export interface NomesDaChamada {
  /** Id or slug. */
  fornecedor?: string
  idcliente?: string
  tipoEntrega?: unknown
  idformapagto?: unknown
  uf?: unknown
}

/** Makes the context of a request for the fornecedor and cliente that it names (slice acesso). */
export type ResolveContexto = (requisicao: Requisicao, nomes: NomesDaChamada) => Promise<ContextoComprador>

/** The one way a call is carried out, over HTTP or in process: count, validate, make the context, check access, handle. */
export type Dispatch = <K extends CallKey>(
  key: K,
  raw: RawInput,
  requisicao: Requisicao,
) => Promise<Response<Calls[K]>>

/** Calls that name no supplier take their turn together, as one of them. */
const SEM_FORNECEDOR = 'plataforma'

/** What a dispatch needs besides the handlers. */
interface Entrada {
  resolveContexto: ResolveContexto
  limite: LimiteDeChamadas
  /** What the platform's people need for what is a store's customers' (slice acesso-operador). */
  requireMotivo: (
    key: CallKey,
    input: RawInput,
    quem: { contexto: ContextoComprador; idcliente: string | undefined },
  ) => Promise<void>
  /** Called with the token of a request whose call has changed what its session is. */
  forgetSessao(token: string): void
  /** Waits until this process knows of everything that was committed. */
  catchUp(): Promise<void>
}

export function createDispatch(
  handlers: Handlers,
  { resolveContexto, limite, requireMotivo, forgetSessao, catchUp }: Entrada,
): Dispatch {
  return async (key, raw, requisicao) => {
    const call: Call = calls[key]
    try {
      return await carryOut(key, raw, requisicao).catch((error: unknown) => {
        // What several wait for together was begun by somebody who has left: it is begun anew. Only what reads can end so.
        if (codeOf(error) !== 'CLIENTE_SAIU' || requisicao.hasLeft?.()) throw error
        return carryOut(key, raw, { ...requisicao, hasLeft: undefined })
      })
    } catch (error) {
      throw toFalha(error, call.imprevisto)
    }
  }

  async function carryOut<K extends CallKey>(key: K, raw: RawInput, requisicao: Requisicao) {
    const call: Call = calls[key]
    limite.checkIp(key, requisicao)
    requisicao.chamada = key
    const input = validateInput(key, nameFornecedor(key, wrapSolto(raw, call.solto), requisicao))
    const nomes = nomesDa(call, input)
    const { idcliente } = nomes
    const contexto = await resolveContexto(requisicao, nomes)
    requisicao.deChave = tellChave(contexto)
    requisicao.quem = { contexto, nomes }
    limite.checkConta(key, requisicao, contexto.idusuario)
    checkChave(key, contexto)
    checkVisao(key, call, contexto, requisicao.visao)
    await requireMotivo(key, input, { contexto, idcliente })
    checkAcesso(call, contexto, idcliente)
    // validateInput checked the three parts against the schemas that the handler's type is made of.
    const handle = async () => handlers[key]({ ...input, contexto, requisicao } as never)
    const parte = contexto.fornecedor?.idfornecedor ?? SEM_FORNECEDOR
    const feita = runFor({ parte, hasLeft: requisicao.hasLeft }, handle)
    // Also of one that failed after it had written.
    const resposta = await (isEscritaDoPainel(key) ? feita.finally(catchUp) : feita)
    if (call.mudaAcesso) forgetSessao(requisicao.token)
    return resposta
  }
}

/** What its context is made for, of an input that is valid. */
export function nomesDa(call: Call, input: RawInput): NomesDaChamada & { idcliente: string | undefined } {
  const query = (input.query ?? {}) as Record<string, unknown>
  const body = (input.body ?? {}) as Record<string, unknown>
  return {
    fornecedor: pick(input, call.fornecedor),
    idcliente: pick(input, call.cliente),
    tipoEntrega: query.tipoEntrega ?? query.tipoentrega ?? body.tipoEntrega,
    idformapagto: query.idformapagamento ?? query.formapagamento,
    uf: query.uf,
  }
}

/** Who changes a store looks at once at what came of it, and is answered out of memory: by then it has been heard of (decision 0198). */
const isEscritaDoPainel = (key: CallKey) => /^(?!GET )\w+ \/painel\//.test(key)

/** Whose session ended, or is of a key that ended or of another store's, is found out later (slice chamada-de-chave). */
function tellChave({ idapikeys, sessao, sessaoExpirada }: ContextoComprador): string | null | undefined {
  if (idapikeys) return idapikeys
  return sessaoExpirada || sessao?.papel === 'erp' || sessao?.papel === 'api-key' ? undefined : null
}

/** A body whose part came without its wrapper, with it (§7 Addresses: the address itself with idfornecedor). */
function wrapSolto(raw: RawInput, parte: string | undefined): RawInput {
  const { body } = raw
  if (!parte || typeof body !== 'object' || body === null || parte in body) return raw
  const { idfornecedor, ...campos } = body as Record<string, unknown> // of what was sent, before it is checked
  return { ...raw, body: { [parte]: campos, ...(idfornecedor !== undefined && { idfornecedor }) } }
}

/** Calls that cannot do without a supplier in their query. */
const exigemFornecedor: ReadonlySet<string> = new Set(
  (Object.entries(calls) as [CallKey, Call][]) // of an object that has only these keys
    .filter(
      ([, { fornecedor, query }]) =>
        fornecedor === 'query.idfornecedor' &&
        query instanceof z.ZodObject &&
        !query.shape.idfornecedor?.safeParse(undefined).success,
    )
    .map(([key]) => key),
)

/** Where a query must name a supplier and does not, it is the one that the host is locked to (X-Fornecedor, readings 8). */
function nameFornecedor(key: CallKey, raw: RawInput, requisicao: Requisicao): RawInput {
  const nome = requisicao.headers[headers.fornecedor]
  if (!nome || !exigemFornecedor.has(key) || pick(raw, 'query.idfornecedor')) return raw
  return { ...raw, query: { ...(raw.query as object | undefined), idfornecedor: nome } }
}

/** The value at 'query.idfornecedor' and the like; '' counts as absent. */
function pick(input: RawInput, where: string | undefined): string | undefined {
  if (!where) return undefined
  const [parte = '', campo = ''] = where.split('.')
  const part = input[parte as keyof RawInput] as Record<string, unknown> | undefined // contract: 'params' | 'query' | 'body'
  const value = part?.[campo]
  return typeof value === 'string' && value !== '' ? value : undefined
}
