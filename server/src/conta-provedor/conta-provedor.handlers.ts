import type { CobrancaTeste, ContaProvedor } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import { listGuardadas, removeCadastros, removeUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Cofre } from '#cofre'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql } from '#infra'
import { toQr } from '#pagamento'

import { cadastroConta } from './cadastro-conta.ts'
import type { ProvedorDaLoja } from './provedor-da-loja.ts'
import { saveConta } from './save-conta.ts'
import { openSegredos } from './segredos.ts'
import { findTeste, saveSituacao, takeConferida, type TesteRow } from './teste.repository.ts'
import { tryConta } from './try-conta.ts'

type Base = '/painel/v1/{idfornecedor}/conta-provedor'
type Calls =
  | `GET ${Base}`
  | `PUT ${Base}`
  | `DELETE ${Base}`
  | `POST ${Base}/testes`
  | `GET ${Base}/testes/{idcobranca}`

export interface DepsDaConta {
  sql: Sql
  cofre: Cofre
  daLoja: ProvedorDaLoja
}

/** A screen asks each few seconds; its provider is asked no more often than this. */
const CONFERE_SEGUNDOS = 3

/** The account that takes a supplier's money, and charges that try it (decision 0150). */
export function createContaProvedorHandlers({ sql, cofre, daLoja }: DepsDaConta): HandlersOf<Calls> {
  const show = (contexto: ContextoComprador) => showConta({ sql, cofre, daLoja }, lojaOf(contexto))
  return {
    'GET /painel/v1/{idfornecedor}/conta-provedor': ({ contexto }) => show(contexto),
    'PUT /painel/v1/{idfornecedor}/conta-provedor': async ({ body, contexto }) => {
      await saveConta({ sql, cofre }, quemOf(contexto), body)
      return show(contexto)
    },
    'DELETE /painel/v1/{idfornecedor}/conta-provedor': ({ query, contexto }) => {
      const quem = quemOf(contexto)
      const chave = { idfornecedor: quem.idfornecedor, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeCadastros(tx, cadastroConta, quem, [chave]))
    },
    'POST /painel/v1/{idfornecedor}/conta-provedor/testes': async ({ body, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const { idusuario } = contexto
      const provedor = daLoja.provedorOf(fornecedor)
      return showTeste(await tryConta(sql, provedor, { fornecedor, idusuario, ...body }))
    },
    'GET /painel/v1/{idfornecedor}/conta-provedor/testes/{idcobranca}': async ({ params, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const { idfornecedor } = fornecedor
      const teste = await findTeste(sql, idfornecedor, params.idcobranca)
      if (!teste) throw new Falha('nao_encontrado')
      await checkTeste({ sql, daLoja }, fornecedor, teste)
      return showTeste((await findTeste(sql, idfornecedor, params.idcobranca)) ?? teste)
    },
  }
}

/** Asks the provider about a charge that waits; one that does not answer leaves it as it is. */
async function checkTeste(
  { sql, daLoja }: Pick<DepsDaConta, 'sql' | 'daLoja'>,
  fornecedor: FornecedorVivo,
  { idcobranca, provedor: nome, txid, idexterno }: TesteRow,
): Promise<void> {
  const provedor = daLoja.provedorOf(fornecedor)
  if (provedor?.nome !== nome || !(await takeConferida(sql, idcobranca, CONFERE_SEGUNDOS))) return
  const atual = await provedor.get({ txid, idexterno }).catch(() => null)
  if (atual) await saveSituacao(sql, idcobranca, atual)
}

async function showConta(
  { sql, cofre, daLoja }: Pick<DepsDaConta, 'sql' | 'cofre' | 'daLoja'>,
  fornecedor: FornecedorVivo,
): Promise<ContaProvedor> {
  const { idfornecedor } = fornecedor
  const [conta, teste] = await Promise.all([findConta(sql, idfornecedor), findTeste(sql, idfornecedor)])
  // What is in memory of the store may be of before this very change.
  const loja = { ...fornecedor, conta: conta ?? null }
  return {
    ...showGuardada(conta, cofre),
    guarda_segredos: cofre.isAberto(),
    em_uso: daLoja.emUsoOf(loja),
    url_webhook: daLoja.urlWebhookOf(fornecedor),
    teste: teste && showTeste(teste),
  }
}

const findConta = async (sql: Sql, idfornecedor: string) =>
  (await listGuardadas(sql, cadastroConta, idfornecedor, [{ idfornecedor }]))[0]

function showGuardada(conta: Awaited<ReturnType<typeof findConta>>, cofre: Cofre) {
  if (!conta)
    return {
      versao: null,
      chave_publica: '',
      final_token: '',
      final_segredo: '',
      gravada_em: null,
      estado: 'NENHUMA' as const,
    }
  const { versao, chave_publica, final_token, final_segredo } = conta
  const estado = openSegredos(cofre, conta) === null ? ('SEM_CHAVE' as const) : ('ABERTA' as const)
  const gravada_em = new Date(conta.gravada_em).toISOString()
  return { versao, chave_publica, final_token, final_segredo, gravada_em, estado }
}

const isoOf = (momento: Date | null) => momento?.toISOString() ?? null

function showTeste(row: TesteRow): CobrancaTeste {
  return {
    idcobranca: row.idcobranca,
    estado: row.status,
    valor: fromCentavos(row.valor),
    pix: row.brcode && row.status === 'PENDENTE' ? { brcode: row.brcode, ...toQr(row.brcode) } : null,
    recusa: row.recusa,
    criada_em: row.criada_em.toISOString(),
    expira_em: isoOf(row.expira_em),
    pago_em: isoOf(row.paga_em),
    avisada_em: isoOf(row.avisada_em),
    simulador: row.provedor === 'simulador' && row.status === 'PENDENTE' ? `/dev/banco/${row.txid}` : null,
  }
}
