import type { ConfiguracaoAprovacao, PessoaAprovacao, RegraAprovacao } from './configuracao.ts'
import { planAprovacao, type PedidoAJulgar } from './plan-aprovacao.ts'

/** A dead end: this person asks, this rule applies, and no login has the right to approve. */
export interface Beco {
  /** Null: no rule, only the permission that the person lacks. */
  idregra: string | null
  motivo: string
}

const qualquerPedido: Omit<PedidoAJulgar, 'quem'> = {
  dia: '',
  total: 0,
  idcategorias: [],
  produtos: [],
  centro: null,
  precoFora: false,
  gastos: {},
  listas: {},
}

/**
 * Every situation of a company that could not end, each with its reason; none: every order of everybody can. Whatever an order is, its
 * tiers are those of single rules, so each rule is tried alone on each person, as if it held; deputies only add people and their days
 * pass, so they are left out. A rule that names somebody who may not approve is reported too: others would have to be available by chance.
 */
export function findBecos(configuracao: ConfiguracaoAprovacao, pessoas: readonly PessoaAprovacao[]): Beco[] {
  return [
    ...findEstranhos(configuracao, pessoas),
    ...[null, ...configuracao.regras.filter(({ ativa }) => ativa)].flatMap((regra) =>
      findSemAprovador(regra, configuracao, pessoas),
    ),
  ]
}

function findSemAprovador(
  regra: RegraAprovacao | null,
  configuracao: ConfiguracaoAprovacao,
  pessoas: readonly PessoaAprovacao[],
): Beco[] {
  const sozinha = {
    ...configuracao,
    suplentes: [],
    regras: regra ? [{ ...regra, condicoes: [] }] : [],
  }
  return pessoas
    .filter(
      ({ idusuario }) => planAprovacao(sozinha, pessoas, { ...qualquerPedido, quem: idusuario }).semAprovador,
    )
    .map(({ nome }) => ({
      idregra: regra?.idregra ?? null,
      motivo: regra
        ? `Na regra "${regra.nome}", ninguém poderia aprovar um pedido de ${nome}.`
        : `${nome} não envia pedidos, e ninguém mais poderia aprovar os seus.`,
    }))
}

/** Approvers, deputies and the fallback that are not of the company, or may only prepare orders. */
function findEstranhos(
  { regras, suplentes, reserva }: ConfiguracaoAprovacao,
  pessoas: readonly PessoaAprovacao[],
): Beco[] {
  const explain = (idregra: string | null, id: string, como: string): Beco[] => {
    const pessoa = pessoas.find(({ idusuario }) => idusuario === id)
    if (pessoa?.submete) return []
    const motivo = pessoa
      ? `${pessoa.nome} não envia pedidos, e por isso não pode ser ${como}.`
      : `Um acesso que não é mais da empresa está como ${como}.`
    return [{ idregra, motivo }]
  }
  return [
    ...regras
      .filter(({ ativa }) => ativa)
      .flatMap(({ idregra, nome, niveis }) =>
        niveis
          .flatMap(({ aprovadores }) => aprovadores)
          .flatMap((id) => explain(idregra, id, `quem aprova na regra "${nome}"`)),
      ),
    ...suplentes.flatMap(({ para }) => explain(null, para, 'suplente')),
    ...(reserva ? explain(null, reserva, 'quem aprova quando falta alguém') : []),
  ]
}
