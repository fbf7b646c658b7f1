import { toCentavos } from '#dinheiro'

import type {
  CentroCusto,
  CondicaoAprovacao,
  ConfiguracaoAprovacao,
  NivelAprovacao,
  PessoaAprovacao,
  RegraAprovacao,
} from './configuracao.ts'

/** An order as the rules look at it. */
export interface PedidoAJulgar {
  /** Login that asks. */
  quem: string
  /** 'YYYY-MM-DD' where the supplier is: deputies depend on it. */
  dia: string
  /** Reais; null: no price yet. */
  total: number | null
  /** Of its products, with those above them. */
  idcategorias: readonly string[]
  produtos: readonly string[]
  centro: string | null
  precoFora: boolean
  /** Reais spent in this month, by code of the cost centre, this order left out. */
  gastos: Readonly<Record<string, number>>
  /** Products of the lists that rules name. */
  listas: Readonly<Record<string, readonly string[]>>
}

/** A place among those who must agree: any of these people fills it. */
export type Vaga = readonly string[]

export interface NivelPlanejado {
  tipo: NivelAprovacao['tipo']
  vagas: readonly Vaga[]
}

export interface PlanoAprovacao {
  precisa: boolean
  /** Names of the rules that require this approval, or of the missing permission. */
  motivos: readonly string[]
  niveis: readonly NivelPlanejado[]
  /** No login is left that could approve this tier: the screen says so, and what to do. */
  semAprovador: boolean
}

export const MOTIVO_SEM_PERMISSAO = 'Quem pede não envia pedidos'

/** Who must agree to an order. Whoever asks for an approval never counts as an approver of it. */
export function planAprovacao(
  configuracao: ConfiguracaoAprovacao,
  pessoas: readonly PessoaAprovacao[],
  pedido: PedidoAJulgar,
): PlanoAprovacao {
  const quem = pessoas.find(({ idusuario }) => idusuario === pedido.quem)
  const regras = configuracao.regras.filter((regra) => applies(regra, quem, configuracao, pedido))
  const pede = quem?.submete === false
  const podem = pessoas.filter(({ submete, idusuario }) => submete && idusuario !== pedido.quem)
  const niveis = regras.flatMap((regra) => regra.niveis)
  const em = { configuracao, podem, dia: pedido.dia }
  const planejados =
    (regras.length > 0 || pede) && niveis.length === 0
      ? [{ tipo: 'QUALQUER' as const, vagas: podem.map(({ idusuario }) => [idusuario]) }]
      : withoutRepetidos(niveis.map((nivel) => resolveNivel(nivel, em)))
  return {
    precisa: planejados.length > 0,
    motivos: [...(pede ? [MOTIVO_SEM_PERMISSAO] : []), ...regras.map(({ nome }) => nome)],
    niveis: planejados,
    semAprovador: planejados.some(({ vagas }) => vagas.length === 0),
  }
}

/** Rules that ask the same people ask them once. */
function withoutRepetidos(niveis: readonly NivelPlanejado[]): NivelPlanejado[] {
  const vistos = new Set<string>()
  return niveis.filter(({ tipo, vagas }) => {
    const chave = `${vagas.length === 1 ? '' : tipo}:${vagas.map((vaga) => vaga.join('+')).join()}`
    return !vistos.has(chave) && vistos.add(chave)
  })
}

/** The rule asks this person for this order. */
function applies(
  { ativa, paraQuem, condicoes }: RegraAprovacao,
  quem: PessoaAprovacao | undefined,
  configuracao: ConfiguracaoAprovacao,
  pedido: PedidoAJulgar,
): boolean {
  if (!ativa || (paraQuem === 'MENOS_ADMINISTRADORES' && quem?.administra && quem.submete)) return false
  return condicoes.every((condicao) => holds(condicao, configuracao, pedido))
}

function holds(
  condicao: CondicaoAprovacao,
  { centros }: ConfiguracaoAprovacao,
  { total, idcategorias, produtos, centro, precoFora, gastos, listas }: PedidoAJulgar,
): boolean {
  switch (condicao.tipo) {
    case 'VALOR':
      // Without a price the order counts as above every limit.
      return total === null || toCentavos(total) > toCentavos(condicao.acima ?? 0)
    case 'CATEGORIA':
      return condicao.idcategorias?.some((id) => idcategorias.includes(id)) === true
    case 'CENTRO':
      return centro !== null && condicao.centros?.includes(centro) === true
    case 'ORCAMENTO':
      return exceedsOrcamento(
        centros.find(({ codigo }) => codigo === centro),
        { total, gastos },
      )
    case 'FORA_DA_LISTA':
      return !produtos.every((id) => listas[condicao.idlista ?? '']?.includes(id))
    case 'PRECO_FORA':
      return precoFora
  }
}

/** Whether it is more than what is left of the cost centre's budget this month; without a price it counts as more. */
function exceedsOrcamento(
  centro: CentroCusto | undefined,
  { total, gastos }: Pick<PedidoAJulgar, 'total' | 'gastos'>,
): boolean {
  if (!centro || centro.orcamento === null) return false
  if (total === null) return true
  return toCentavos(gastos[centro.codigo] ?? 0) + toCentavos(total) > toCentavos(centro.orcamento)
}

interface EmPlano {
  configuracao: ConfiguracaoAprovacao
  /** All people who may agree to this order. */
  podem: readonly PessoaAprovacao[]
  dia: string
}

/** A tier as it is today: its approvers with their deputies; without any, the fallback of the company. */
function resolveNivel({ tipo, aprovadores }: NivelAprovacao, em: EmPlano): NivelPlanejado {
  const can = (id: string) => em.podem.some(({ idusuario }) => idusuario === id)
  const vagas = aprovadores
    .map((titular) => [titular, ...suplentesOf(titular, em)].filter(can))
    .filter((vaga) => vaga.length > 0)
  return vagas.length > 0 ? { tipo, vagas } : { tipo: 'QUALQUER', vagas: reservasOf(em) }
}

function suplentesOf(titular: string, { configuracao, dia }: EmPlano): string[] {
  return configuracao.suplentes
    .filter(({ de, inicio, fim }) => de === titular && inicio <= dia && dia <= fim)
    .map(({ para }) => para)
}

/** The fallback that the company named, else its administrators. */
function reservasOf({ configuracao: { reserva }, podem }: EmPlano): Vaga[] {
  const nomeada = podem.filter(({ idusuario }) => idusuario === reserva)
  const quem = nomeada.length > 0 ? nomeada : podem.filter(({ administra }) => administra)
  return quem.map(({ idusuario }) => [idusuario])
}
