import type { ConfiguracaoAprovacao } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import { type ClienteDeTeste, buildCliente } from '../builders.ts'
import { buildVinculado } from '../logins.ts'
import { submit, type Cena, type Provocacao, type ProvocacaoDentro } from './provoke.ts'
import { buildSubmissao } from '../submissao.ts'

const REGRAS = 'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}'

/** Rules of one that asks `aprovadores` about every order of everybody. */
export function buildRegras(
  aprovadores: string[],
  change: Partial<ConfiguracaoAprovacao['regras'][number]> = {},
): ConfiguracaoAprovacao {
  const regra = {
    idregra: uuidv7(),
    nome: 'Todo pedido',
    ativa: true,
    paraQuem: 'TODOS' as const,
    condicoes: [],
    niveis: [{ tipo: 'QUALQUER' as const, aprovadores }],
    ...change,
  }
  return { prazoHoras: 72, reserva: null, regras: [regra], suplentes: [], centros: [] }
}

const saveRegras = ({ app, loja, ana }: Cena, configuracao: ConfiguracaoAprovacao, revisao = 0) =>
  app.call(
    REGRAS,
    {
      params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente },
      body: { configuracao, revisao },
    },
    { token: ana.token },
  )

const ask = ({ app, loja, produto }: Cena, cliente: ClienteDeTeste, token: string) =>
  app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}',
    {
      params: { idfornecedor: loja.idfornecedor, idcliente: cliente.idcliente },
      body: { submissao: buildSubmissao({ loja, cliente, produto }) },
    },
    { token },
  )

/** Failures of approval and of its rules. */
export const provocacoesAprovacao = {
  aprovacao_necessaria: {
    provoke: async (cena: Cena) => {
      const bia = await buildVinculado(cena.app.sql, cena.loja, [cena.ana])
      await saveRegras(cena, buildRegras([bia.idusuario, cena.ana.idusuario]))
      return submit(cena)
    },
    error:
      'Erro ao submeter seu pedido. Pelas regras da sua empresa, este pedido precisa de aprovação: Todo pedido.',
  },
  sem_aprovador: async (cena: Cena) => {
    const so = await buildCliente(cena.app.sql, cena.loja, { pode_submeter: false })
    return ask(cena, so, so.token)
  },
  aprovacao_decidida: async (cena: Cena) => {
    const { app, loja, ana } = cena
    const bia = await buildVinculado(app.sql, loja, [ana])
    await app.sql`update usuario_cliente set submissao_pedido = false, administra = false where idusuario = ${bia.idusuario}`
    const { dados } = await ask(cena, ana, bia.token)
    const answer = () =>
      app.call(
        'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}',
        {
          params: {
            idfornecedor: loja.idfornecedor,
            idcliente: ana.idcliente,
            idaprovacao: dados.idaprovacao,
            acao: 'recusar',
          },
          body: { revisao: 1, motivo: 'Não agora.' },
        },
        { token: ana.token },
      )
    await answer()
    return answer()
  },
  regra_sem_saida: (cena: Cena) => saveRegras(cena, buildRegras([cena.ana.idusuario])),
  regras_mudaram: (cena: Cena) => saveRegras(cena, { ...buildRegras([cena.ana.idusuario]), regras: [] }, 7),
} satisfies Record<string, Provocacao | ProvocacaoDentro>
