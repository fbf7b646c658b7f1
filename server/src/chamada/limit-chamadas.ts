import type { CallKey } from '@vitrine/contract'

import { Falha, keyOfIp, Limites, type Config, type Folga } from '#infra'

import type { Requisicao } from './handlers.ts'

/** Calls that are expensive, send letters, or help to guess: how often in a minute for each account, else for each address. */
const porChamada: Partial<Record<CallKey, number>> = {
  'GET /v4/endereco/pesquisar': 120,
  'POST /v4/product/spreadsheet/{id}': 10,
  'GET /v4/client/{idcliente}/dados': 10,
  'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}': 30,
  'POST /v2/app/{session_token}/usuario/{id}/pedido': 30,
  'POST /v1/app/{session_token}/cliente/usuario': 20,
  'POST /v4/consentimento': 30,
  'POST /v4/fornecedor/aviso-area': 10,
  'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}': 10,
  'POST /v4/log/google-analytics/{id}': 60,
  'POST /v4/medicao/{idfornecedor}': 60,
}

/** Notices of payment providers are never limited: they are proved by a signature. */
const semLimite: ReadonlySet<CallKey> = new Set<CallKey>(['POST /v4/webhook/{provedor}/{idfornecedor}'])

export interface LimiteDeChamadas {
  /** Before anything is done, once for each request. Throws `muitas_requisicoes` with `detalhes.segundos`. */
  checkIp(key: CallKey, requisicao: Requisicao): void
  /** Once it is known who asks. Throws the same. */
  checkConta(key: CallKey, requisicao: Requisicao, idusuario: string | null): void
  /** The same for what is answered from memory: counted, and whether it is one too many. */
  isDemais(idusuario: string | null): boolean
  /** The same of an address. */
  isDemaisDoIp(ip: string): boolean
  /** Whether one more of this address would be one too many; nothing is counted. */
  isEsgotado(ip: string): boolean
}

/** Requests by address, by account and by call, as configured; 0 turns one of the three off (decision 0029). */
export function createLimiteDeChamadas({ limites: config }: Pick<Config, 'limites'>): LimiteDeChamadas {
  const limites = new Limites()
  // A page asks several things at once: a quarter of a minute's allowance may come together.
  const folgaOf = (porMinuto: number): Folga => ({ porMinuto, rajada: Math.ceil(porMinuto / 4) })

  const secondsOf = (chave: string, porMinuto: number) =>
    porMinuto > 0 ? limites.take(chave, folgaOf(porMinuto)) : 0

  function take(chave: string, porMinuto: number): void {
    const segundos = secondsOf(chave, porMinuto)
    if (segundos > 0) throw new Falha('muitas_requisicoes', { detalhes: { segundos } })
  }

  const isFree = (key: CallKey, { semLimite: free }: Requisicao) => free === true || semLimite.has(key)
  return {
    checkIp(key, requisicao) {
      if (requisicao.isContada || isFree(key, requisicao)) return
      requisicao.isContada = true
      take(`ip:${keyOfIp(requisicao.ip)}`, config.porIp)
    },
    checkConta(key, requisicao, idusuario) {
      if (isFree(key, requisicao)) return
      if (idusuario && !requisicao.isDaContaContada) take(`conta:${idusuario}`, config.porConta)
      const daChamada = (porChamada[key] ?? 0) * config.fatorPorChamada
      take(`${key}:${idusuario ?? keyOfIp(requisicao.ip)}`, daChamada)
    },
    isDemaisDoIp: (ip) => secondsOf(`ip:${keyOfIp(ip)}`, config.porIp) > 0,
    isEsgotado: (ip) => config.porIp > 0 && limites.peek(`ip:${keyOfIp(ip)}`, folgaOf(config.porIp)) > 0,
    isDemais: (idusuario) => idusuario !== null && secondsOf(`conta:${idusuario}`, config.porConta) > 0,
  }
}
