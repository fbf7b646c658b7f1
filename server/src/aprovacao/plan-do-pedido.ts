import {
  followAprovacao,
  planAprovacao,
  semRegras,
  type AndamentoAprovacao,
  type ConfiguracaoAprovacao,
  type PessoaAprovacao,
  type PlanoAprovacao,
} from '@vitrine/rules/aprovacao'

import type { AprovacaoRow } from './aprovacao.repository.ts'
import type { FatosAprovacao } from './fatos.repository.ts'
import { toPedidoAJulgar } from './to-pedido-a-julgar.ts'

/** The company as it is now, with its rules or without. */
export interface Empresa {
  aprovacao: FatosAprovacao | null
  pessoas: PessoaAprovacao[]
}

export interface PedidoPlanejado {
  plano: PlanoAprovacao
  andamento: AndamentoAprovacao
  /** Who agreed to it as it is now. */
  feitas: string[]
}

/** The purchase rules of a company; without any, an empty set. */
export function configuracaoDe({ aprovacao }: Empresa): ConfiguracaoAprovacao {
  return aprovacao?.configuracao ?? semRegras
}

/** Who must agree to a request, by the rules and people of now, and how far that is. */
export function planDoPedido(
  empresa: Empresa,
  row: Pick<AprovacaoRow, 'idusuario' | 'fatos' | 'centro' | 'passos' | 'revisao'> & {
    conteudo: Pick<AprovacaoRow['conteudo'], 'total'>
  },
  hoje: string,
): PedidoPlanejado {
  const planejado = planAprovacao(
    configuracaoDe(empresa),
    empresa.pessoas,
    toPedidoAJulgar(empresa.aprovacao ?? { gastos: {}, listas: {}, pais: {} }, {
      ...row.fatos,
      quem: row.idusuario,
      dia: hoje,
      total: row.conteudo.total,
      centro: row.centro,
    }),
  )
  const outros = empresa.pessoas.filter(({ submete, idusuario }) => submete && idusuario !== row.idusuario)
  const plano = planejado.precisa ? planejado : planDeOutros(outros)
  const feitas = row.passos
    .filter(({ tipo, revisao }) => tipo === 'SIM' && revisao === row.revisao)
    .flatMap(({ idusuario }) => idusuario ?? [])
  const andamento = followAprovacao(plano, feitas)
  // All approved but no order was made (it was refused, the process died): a login with the right may try again.
  const podem = andamento.completo ? outros.map(({ idusuario }) => idusuario) : andamento.podem
  return { plano, andamento: { ...andamento, podem }, feitas }
}

/** The request still waits although its rule was removed: any login that may send orders answers it, except who asked. */
function planDeOutros(outros: readonly PessoaAprovacao[]): PlanoAprovacao {
  return {
    precisa: true,
    motivos: [],
    niveis: [{ tipo: 'QUALQUER', vagas: outros.map(({ idusuario }) => [idusuario]) }],
    semAprovador: outros.length === 0,
  }
}
