import { instantDaRetentativa, instantDoCiclo, isDataDaSerie, nextData } from '@vitrine/rules/assinatura'
import { addDias, todayIn } from '@vitrine/rules/data'
import { type LugarEntrega } from '@vitrine/rules/entrega'

import { instantPago } from '#conferencia'
import { agendaOf, calendarioOf, semLugar, toLugar } from '#entrega'
import type { FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'
import type { SubmissaoGuardada } from '#submissao'

import type { AssinaturaRow, CamposAssinatura } from './assinatura.repository.ts'

/** More dates than this do not pass before one can be ordered for. */
const MAX_DATAS = 1000

/** Store, zone and moment of a step. */
export interface Momento {
  fornecedor: Pick<
    FornecedorVivo,
    'fuso' | 'uf' | 'formasEntrega' | 'formasPagamento' | 'areas' | 'diasFechados'
  >
  agora: Date
}

/** Result of a step for a subscription; null: nothing to change. */
export type Passo = (row: AssinaturaRow, momento: Momento) => CamposAssinatura | null

/** Pauses by the customer; a cancelled subscription is refused. */
export const pause: Passo = (row) => {
  refuseCancelada(row)
  return row.status === 'PAUSADA' ? null : { ...row, status: 'PAUSADA', motivo: '' }
}

/** Goes on with the first date that is still to come; what was refused before is forgotten. */
export const resume: Passo = (row, momento) => {
  refuseCancelada(row)
  if (row.status === 'ATIVA') return null
  const ontem = addDias(hojeOf(momento), -1)
  const desde = row.desde > ontem ? row.desde : ontem
  const limpa = { ...row, status: 'ATIVA' as const, motivo: '', desde, ciclo_recusado: null, tentativas: 0 }
  return settleProxima(limpa, momento)
}

/** The date is left out, or comes after all. */
export function skip(data: string | undefined, desfazer: boolean): Passo {
  return (row, momento) => {
    refuseCancelada(row)
    const dia = data ?? row.proxima
    if (dia <= row.desde || !isDataDaSerie(row, dia)) throw new Falha('assinatura_data_invalida')
    if (row.puladas.includes(dia) !== desfazer) return null
    const puladas = desfazer ? row.puladas.filter((pulada) => pulada !== dia) : [...row.puladas, dia]
    return settleProxima({ ...row, puladas, motivo: '' }, momento)
  }
}

/** The first date whose order can still be changed: one that passed, or is about to be ordered, is not made up for. */
export const begin: Passo = (row, momento) => {
  let nova = settleProxima(row, momento)
  for (let datas = 0; datas < MAX_DATAS && nova.tentar_em <= momento.agora; datas += 1)
    nova = settleProxima({ ...nova, desde: nova.proxima }, momento)
  return nova
}

/** Replaces the lines of the next orders; services of lines that are gone go with them. */
export function changeItens(itens: SubmissaoGuardada['itens']): Passo {
  return (row) => {
    refuseCancelada(row)
    const ids = new Set(itens.map(({ id }) => id))
    const servicos = row.submissao.servicos.filter(({ idlinha }) => idlinha === null || ids.has(idlinha))
    return { ...row, submissao: { ...row.submissao, itens, servicos } }
  }
}

/** A date that was refused for its payment may be tried again, because the customer has resumed. */
export function changePagamento(formaPagamento: SubmissaoGuardada['formaPagamento']): Passo {
  return (row, momento) => {
    refuseCancelada(row)
    const nova = { ...row, submissao: { ...row.submissao, formaPagamento } }
    return { ...nova, tentar_em: row.ciclo_recusado ? row.tentar_em : geracaoOf(nova, row.proxima, momento) }
  }
}

/** Cancels for good; nothing changes when it is cancelled already. */
export const cancel: Passo = (row) =>
  row.status === 'CANCELADA' ? null : { ...row, status: 'CANCELADA', motivo: '' }

/** The order of a date was made. Null when another run was first. */
export function advance(data: string): Passo {
  return (row, momento) =>
    row.proxima === data
      ? settleProxima(
          { ...row, desde: data, motivo: '', puladas: row.puladas.filter((pulada) => pulada > data) },
          momento,
        )
      : null
}

/**
 * The order of a date could not be made, or was not paid: tried again the next day, paused with the reason when it was
 * tried often enough. Null when another run was first. `desfeito`: it had been made.
 */
export function refuseCiclo(
  data: string,
  { motivo, tentativa, desfeito = false }: { motivo: string; tentativa: number | null; desfeito?: boolean },
): Passo {
  return (row, momento) => {
    if (row.status !== 'ATIVA' || (desfeito ? row.desde : row.proxima) !== data) return null
    const anteriores = tentativasOf(row, data)
    if (tentativa !== null && tentativa !== anteriores) return null
    const tentativas = anteriores + 1
    const quando = instantDaRetentativa(hojeOf(momento), tentativas, momento.fornecedor.fuso)
    const desde = desfeito ? addDias(data, -1) : row.desde
    const recusada = { ...row, desde, proxima: data, motivo, ciclo_recusado: data, tentativas }
    return quando ? { ...recusada, tentar_em: quando } : { ...recusada, status: 'PAUSADA' }
  }
}

/** Pauses it by the system, with the reason. */
export function halt(motivo: string): Passo {
  return (row) => (row.status === 'ATIVA' ? { ...row, status: 'PAUSADA', motivo } : null)
}

/** How often this date was refused before. */
export function tentativasOf({ ciclo_recusado, tentativas }: AssinaturaRow, data: string): number {
  return ciclo_recusado === data ? tentativas : 0
}

/** When the order of a date is made. */
export function geracaoOf(
  row: Pick<AssinaturaRow, 'submissao' | 'local'>,
  data: string,
  { fornecedor }: Momento,
): Date {
  const { fuso } = fornecedor
  const forma = fornecedor.formasEntrega.find(
    ({ idformaentrega }) => idformaentrega === row.submissao.formaEntrega.idformaentrega,
  )
  if (!forma) return instantDoCiclo(data, { antecedencia_horas: 0, prazo: 0, fuso })
  const agenda = agendaOf(forma, lugarOf(row, fornecedor))
  const calendario = calendarioOf(forma, fornecedor)
  const { formaPagamento, formaEntrega } = row.submissao
  const pagamento = fornecedor.formasPagamento.find(
    ({ idformapagto }) => idformapagto === formaPagamento.idformapagto,
  )
  return instantPago({ agenda, calendario, pagamento, data, inicio: formaEntrega.inicio })
}

/** Where it is delivered, as price tables see it: a place may have its own lead time. */
export function lugarOf(
  { submissao, local }: Pick<AssinaturaRow, 'submissao' | 'local'>,
  fornecedor: Pick<FornecedorVivo, 'areas'>,
): LugarEntrega {
  if (submissao.tipoEntrega === 'RETIRADA' || !local) return semLugar
  const { cep, lat, lng } = local
  return toLugar(fornecedor, { cep, ponto: lat === null || lng === null ? null : { lat, lng } })
}

/** Dates that passed while nothing ran are not made up for: one order, then the next date to come. */
function settleProxima<T extends AssinaturaRow>(row: T, momento: Momento): T {
  const ontem = addDias(hojeOf(momento), -1)
  const proxima = nextData(row, row.desde > ontem ? row.desde : ontem, row.puladas)
  return { ...row, proxima, tentar_em: geracaoOf(row, proxima, momento) }
}

/** The store's day. */
export function hojeOf({ fornecedor, agora }: Momento): string {
  return todayIn(fornecedor.fuso, agora)
}

function refuseCancelada({ status }: AssinaturaRow): void {
  if (status === 'CANCELADA') throw new Falha('assinatura_cancelada')
}
